"""The rules of Trade Routes on the road.

setup     boxes, gold, the first player, starting centers (LR-R2 to LR-R4)
turn      the course of a turn, a round and the game (LR-R4, LR-R16)
moving    rolling, staying, moving, hazards (LR-R5 to LR-R9)
centers   buying, selling, the bank (LR-R10 to LR-R14, LR-R16)
deck      the cargo deck and the boxes it fills (LR-R10, LR-R13)
trades    offers between players (LR-R15)
bundles   which bundles of cargo an offer may name (LR-R15)
reading   questions that all of them ask of the table
"""
