"""Player against player."""

from argosy.games.wandering_merchant.tests.tables import (
    act,
    begin,
    cargo,
    cup,
    equip,
    example,
    fill_purse,
    found,
    gear,
    load,
    offer,
    purse,
    put,
    stack,
    state,
    turn,
)
from argosy.tabletop import Tabletop


def meeting(**options: int) -> Tabletop:
    """Red moves onto g3, where blue stands; nothing is done yet."""
    t = example(**{"combat": 1, **options})
    put(t, "red", "g2")
    put(t, "blue", "g3")
    fill_purse(t, "red", 100)
    fill_purse(t, "blue", 100)
    return t


def meet(t: Tabletop) -> Tabletop:
    act(begin(t, "red"), "head south", "3")
    act(t, "stop")
    assert turn(t) == "red attacking"
    return t


def test_one_attacks_after_ending_the_movement() -> None:
    """WM-R30, WM-A52, WM-A72: once, one victim, anywhere; not without having moved."""
    t = meet(meeting(seats=3))
    assert t.legal() == ["attack blue", "pass"]
    act(t, "attack blue", "3", "3")
    assert turn(t) == "blue beginning"
    still = meeting()
    put(still, "red", "g3")
    act(begin(still, "red"), "stay")
    assert turn(still) == "blue beginning"
    peaceful = meet(meeting())
    act(peaceful, "pass")
    assert turn(peaceful) == "blue beginning"


def test_whom_one_may_attack() -> None:
    """WM-R30: not himself, nobody elsewhere, nobody who is not in the game, and only with the module."""
    t = meet(meeting(seats=3))
    assert t.refuses("attack red") == "WM-R30"
    assert t.refuses("attack green") == "WM-R30"
    assert t.refuses("attack orange") == "WM-R30"
    off = meeting(combat=0)
    act(begin(off, "red"), "head south", "3")
    act(off, "stop")
    assert turn(off) == "blue beginning"
    unasked = meet(meeting())
    unasked.game = unasked.edition.make({**unasked.options, "combat": 0})
    assert unasked.refuses("attack blue") == "WM-R30"


def test_the_defender_pays_and_discards() -> None:
    """WM-R30: 10 GC a point, half as many units rounded up."""
    t = meeting()
    load(t, "blue", "wood", 2)
    load(t, "blue", "fish", 1)
    act(meet(t), "attack blue", "6", "3")
    assert purse(t, "blue") == 70
    assert turn(t) == "blue discarding"
    act(t, "blue discard cargo wood")
    act(t, "blue discard cargo fish")
    assert turn(t) == "red looting"
    assert t.refuses("take cargo clothes") == "WM-R30"
    act(t, "red take cargo fish", "coin jewelry")  # for the wood that goes into the cup
    assert (cargo(t, "red", "fish"), cargo(t, "blue", "wood")) == (1, 1)
    assert (cup(t, "wood"), stack(t, "jewelry")) == (5, 1)


def test_the_attacker_may_leave_everything() -> None:
    """WM-R30: then as many coins are drawn as went into the cup."""
    t = meeting()
    load(t, "blue", "wood", 3)
    act(meet(t), "attack blue", "6", "3")
    act(t, "blue discard cargo wood")
    act(t, "blue discard cargo wood")
    act(t, "red leave", "coin wood", "coin fish")
    assert (stack(t, "wood"), stack(t, "fish")) == (1, 1)


def test_weapons_and_shields_count() -> None:
    """WM-R26, WM-R30, WM-A61: attacker's weapons, defender's shields."""
    t = meeting()
    equip(t, "red", "weapons", 2)
    equip(t, "blue", "shields", 1)
    act(meet(t), "attack blue", "3", "3")  # 5 against 4
    assert purse(t, "blue") == 90
    assert t.legal() == ["discard use shields"]
    act(t, "blue discard use shields")
    act(t, "red take use shields")
    assert gear(t, "red", "shields") == 1


def test_a_poor_victim_gives_what_there_is() -> None:
    """WM-A53: never a horse that a cart needs."""
    t = meeting()
    fill_purse(t, "blue", 12)
    act(meet(t), "attack blue", "6", "1")
    assert purse(t, "blue") == 0
    assert turn(t) == "blue beginning"  # nothing to discard, nothing to loot
    horses = meeting()
    equip(horses, "blue", "horses", 1)
    load(horses, "blue", "wood", 1)
    act(meet(horses), "attack blue", "6", "1")  # three units, he has two to spare
    assert horses.refuses("discard cargo fish") == "WM-R30"
    assert horses.refuses("discard use magic") == "WM-R30"
    act(horses, "blue discard use horses")
    assert horses.refuses("discard use horses") == "WM-A53"
    act(horses, "blue discard cargo wood")
    assert turn(horses) == "red looting"


def test_the_taker_declares_cargo_or_use() -> None:
    """WM-A71, WM-A34, WM-A31"""
    t = meeting()
    load(t, "blue", "wood", 1)
    load(t, "blue", "magic", 1)
    load(t, "red", "fish", 3)
    act(meet(t), "attack blue", "5", "2")
    act(t, "blue discard cargo wood")
    act(t, "blue discard cargo magic", "coin fish", "coin fish")  # red's carts are full
    assert turn(t) == "blue beginning"
    room = meeting()
    load(room, "blue", "wood", 1)
    load(room, "blue", "magic", 1)
    act(meet(room), "attack blue", "5", "2")
    act(room, "blue discard cargo wood")
    act(room, "blue discard cargo magic")
    assert room.refuses("take use wood") == "WM-A34"
    act(room, "red take use magic", "coin fish")
    assert gear(room, "red", "magic") == 1


def test_tokens_are_for_use_and_go_first() -> None:
    """WM-A71, WM-A7"""
    t = meeting(seats=4)
    equip(t, "blue", "horses", 1)
    act(meet(t), "attack blue", "2", "1")
    act(t, "blue discard use horses")
    assert t.refuses("take cargo horses") == "WM-A71"
    before = state(t).cup
    act(t, "red take use horses")
    assert gear(t, "red", "horses") == 2
    assert state(t).cup == before
    both = meeting(seats=4)
    equip(both, "blue", "horses", 1)
    load(both, "blue", "horses", 1)
    act(meet(both), "attack blue", "4", "1")
    act(both, "blue discard use horses")
    act(both, "blue discard cargo horses")
    act(both, "red take use horses", "coin fish")  # the token; the coin goes into the cup
    assert (gear(both, "red", "horses"), cup(both, "horses")) == (2, 6)
    coin = meeting(seats=4)
    load(coin, "blue", "horses", 1)
    act(meet(coin), "attack blue", "2", "1")
    act(coin, "blue discard cargo horses")
    act(coin, "red take use horses", "coin horses")  # returned like a bought one
    assert (gear(coin, "red", "horses"), stack(coin, "horses")) == (2, 1)


def test_tokens_left_behind_just_go() -> None:
    """WM-A71, WM-R30"""
    t = meeting(seats=4)
    equip(t, "blue", "horses", 1)
    act(meet(t), "attack blue", "2", "1")
    act(t, "blue discard use horses")
    before = state(t).cup
    act(t, "red leave")  # no coin is drawn
    assert state(t).cup == before


def test_a_beaten_attacker_pays_half_and_loses_a_weapon() -> None:
    """WM-R31, WM-A54"""
    t = meeting()
    equip(t, "red", "weapons", 2)
    act(meet(t), "attack blue", "1", "6", "coin fish")  # 3 against 6
    assert purse(t, "red") == 85
    assert gear(t, "red", "weapons") == 1
    tie = meet(meeting())
    act(tie, "attack blue", "4", "4")
    assert purse(tie, "red") == 100
    tie_armed = meeting()
    equip(tie_armed, "red", "weapons", 1)
    act(meet(tie_armed), "attack blue", "3", "4", "coin fish")
    assert (purse(tie_armed, "red"), gear(tie_armed, "red", "weapons")) == (100, 0)


def test_own_shields_lower_the_penalty() -> None:
    """WM-A61, WM-R25: 10 off for each, not below 0."""
    t = meeting()
    equip(t, "red", "shields", 1)
    act(meet(t), "attack blue", "1", "6")
    assert purse(t, "red") == 100 - (25 - 10)
    many = meeting()
    equip(many, "red", "shields", 3)
    act(meet(many), "attack blue", "1", "6")
    assert purse(many, "red") == 100


def test_damage_and_shield_are_options() -> None:
    """WM-R30, WM-R31, WM-A61"""
    t = meet(meeting(damage=50))
    act(t, "attack blue", "2", "1")
    assert purse(t, "blue") == 50
    lost = meeting(damage=15, shield=3)
    equip(lost, "red", "shields", 1)
    act(meet(lost), "attack blue", "1", "4")  # 45 // 2 - 3
    assert purse(lost, "red") == 100 - 19


def test_trade_comes_after_the_attack() -> None:
    """WM-A72"""
    t = meeting()
    found(t, "g3", "fish")
    offer(t, "fish", 2)
    meet(t)
    assert t.refuses("buy cargo") == "WM-A65"
    act(t, "attack blue", "1", "1")
    assert turn(t) == "red trading"
    act(t, "buy cargo")
    assert cargo(t, "red", "fish") == 1


def test_exploring_first_then_attack_then_trade() -> None:
    """WM-A72, WM-R16"""
    t = meeting()
    act(begin(t, "red"), "head south", "3")
    act(t, "explore", "town wood", "coin wood", "coin wood", "coin wood")
    assert turn(t) == "red attacking"
    act(t, "pass")
    assert turn(t) == "red trading"
