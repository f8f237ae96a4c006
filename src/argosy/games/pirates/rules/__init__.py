"""The rules of The Pirates of Van Zandt.

setup       from the box to the ships along the coast (PV-R1 to PV-R4)
turn        the course of a turn and of the game (PV-R5, PV-R7)
ships       along the coast and at sea (PV-R8, PV-R9, PV-R22, PV-R25)
gunnery     firing and boarding (PV-R10 to PV-R15)
walking     on land, and the free move after a find (PV-R16, PV-R17)
crews       digging, attacks, recruits (PV-R17 to PV-R21, PV-R23, PV-R24)
treasures   hidden dice, claimed treasures, the end (PV-R6, PV-R18, PV-R26, PV-R28 to PV-R30)
pieces      what comes and goes: pieces on land, shown values, holes, dice that change hands
reading     questions that all of them ask of the table
"""
