"""The rules of Ship It!

setup       cities, freight, hubs, officials, the pool (SI-R2 to SI-R7, SI-R18)
turn        the steps of a turn in order, officials, freight (SI-R8, SI-R9, SI-R13, SI-R14)
links       buying, taking back, choosing, building (SI-R10 to SI-R12)
travel      who can go where (SI-R13, SI-R15 to SI-R17, SI-R28 to SI-R30)
shipments   warehousing, profits, chits, laying out (SI-R19 to SI-R27, SI-R31 to SI-R33)
"""
