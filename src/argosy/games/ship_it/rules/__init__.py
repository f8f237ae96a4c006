"""The rules of Ship It!

setup       cities, freight, hubs, officials, the pool (SI-R2 to SI-R7, SI-R18)
turn        the phases of a turn in order, rounds (SI-R8, SI-R9)
links       buying, taking back, choosing, building (SI-R10 to SI-R12)
officials   where they may stop, and what it costs (SI-R13, SI-R32)
freight     the pip-stop, and the loads that move with it (SI-R14 to SI-R16, SI-R20)
travel      who can go where (SI-R13, SI-R15 to SI-R17, SI-R28 to SI-R30)
shipments   warehousing, profits, chits, laying out (SI-R19 to SI-R27, SI-R31 to SI-R33)
reading     questions that all of them ask of the table
"""
