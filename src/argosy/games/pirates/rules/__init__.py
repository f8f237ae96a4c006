"""The rules of The Pirates of Van Zandt.

turn        setup and the course of a turn (PV-R1 to PV-R7)
ships       along the coast and at sea (PV-R8, PV-R9, PV-R22, PV-R25)
gunnery     firing and boarding (PV-R10, PV-R12 to PV-R15)
walking     on land, and the free move after a find (PV-R16, PV-R17)
crews       digging, attacks, recruits (PV-R11, PV-R17 to PV-R21, PV-R23, PV-R24)
treasures   hidden dice, claimed treasures, the end (PV-R6, PV-R18, PV-R26, PV-R28 to PV-R30)
"""
