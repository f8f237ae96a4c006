"""Player against player."""

from argosy.games.wandering_merchant.tests.tables import Caravan, example


def meeting(**options: int) -> Caravan:
    """Red moves onto g3, where blue stands; nothing is done yet."""
    t = example(**{"combat": 1, **options})
    t.put("red", "g2")
    t.put("blue", "g3")
    t.fill_purse("red", 100)
    t.fill_purse("blue", 100)
    return t


def meet(t: Caravan) -> Caravan:
    t.begin("red").act("head south", "3")
    t.act("stop")
    assert t.asked == "red attacking"
    return t


def test_one_attacks_after_ending_the_movement() -> None:
    """WM-R30, WM-A52, WM-A72: once, one victim, anywhere; not without having moved."""
    t = meet(meeting(seats=3))
    assert t.legal() == ["attack blue", "pass"]
    t.act("attack blue", "3", "3")
    assert t.asked == "blue beginning"
    still = meeting()
    still.put("red", "g3")
    still.begin("red").act("stay")
    assert still.asked == "blue beginning"
    peaceful = meet(meeting())
    peaceful.act("pass")
    assert peaceful.asked == "blue beginning"


def test_whom_one_may_attack() -> None:
    """WM-R30: not himself, nobody elsewhere, nobody who is not in the game, and only with the module."""
    t = meet(meeting(seats=3))
    assert t.refuses("attack red") == "WM-R30"
    assert t.refuses("attack green") == "WM-R30"
    assert t.refuses("attack orange") == "WM-R30"
    off = meeting(combat=0)
    off.begin("red").act("head south", "3")
    off.act("stop")
    assert off.asked == "blue beginning"
    unasked = meet(meeting())
    unasked.game = unasked.edition.make({**unasked.options, "combat": 0})
    assert unasked.refuses("attack blue") == "WM-R30"


def test_the_defender_pays_and_discards() -> None:
    """WM-R30: 10 GC a point, half as many units rounded up."""
    t = meeting()
    t.load("blue", "wood", 2)
    t.load("blue", "fish", 1)
    meet(t).act("attack blue", "6", "3")
    assert t.purse("blue") == 70
    assert t.asked == "blue discarding"
    t.act("blue discard cargo wood")
    t.act("blue discard cargo fish")
    assert t.asked == "red looting"
    assert t.refuses("take cargo clothes") == "WM-R30"
    t.act("red take cargo fish", "coin jewelry")  # for the wood that goes into the cup
    assert (t.cargo("red", "fish"), t.cargo("blue", "wood")) == (1, 1)
    assert (t.cup("wood"), t.stack("jewelry")) == (5, 1)


def test_the_attacker_may_leave_everything() -> None:
    """WM-R30: then as many coins are drawn as went into the cup."""
    t = meeting()
    t.load("blue", "wood", 3)
    meet(t).act("attack blue", "6", "3")
    t.act("blue discard cargo wood")
    t.act("blue discard cargo wood")
    t.act("red leave", "coin wood", "coin fish")
    assert (t.stack("wood"), t.stack("fish")) == (1, 1)


def test_weapons_and_shields_count() -> None:
    """WM-R26, WM-R30, WM-A61: attacker's weapons, defender's shields."""
    t = meeting()
    t.equip("red", "weapons", 2)
    t.equip("blue", "shields", 1)
    meet(t).act("attack blue", "3", "3")  # 5 against 4
    assert t.purse("blue") == 90
    assert t.legal() == ["discard use shields"]
    t.act("blue discard use shields")
    t.act("red take use shields")
    assert t.gear("red", "shields") == 1


def test_a_poor_victim_gives_what_there_is() -> None:
    """WM-A53: never a horse that a cart needs."""
    t = meeting()
    t.fill_purse("blue", 12)
    meet(t).act("attack blue", "6", "1")
    assert t.purse("blue") == 0
    assert t.asked == "blue beginning"  # nothing to discard, nothing to loot
    horses = meeting()
    horses.equip("blue", "horses", 1)
    horses.load("blue", "wood", 1)
    meet(horses).act("attack blue", "6", "1")  # three units, he has two to spare
    assert horses.refuses("discard cargo fish") == "WM-R30"
    assert horses.refuses("discard use magic") == "WM-R30"
    horses.act("blue discard use horses")
    assert horses.refuses("discard use horses") == "WM-A53"
    horses.act("blue discard cargo wood")
    assert horses.asked == "red looting"


def test_the_taker_declares_cargo_or_use() -> None:
    """WM-A71, WM-A34, WM-A31"""
    t = meeting()
    t.load("blue", "wood", 1)
    t.load("blue", "magic", 1)
    t.load("red", "fish", 3)
    meet(t).act("attack blue", "5", "2")
    t.act("blue discard cargo wood")
    t.act("blue discard cargo magic", "coin fish", "coin fish")  # red's carts are full
    assert t.asked == "blue beginning"
    room = meeting()
    room.load("blue", "wood", 1)
    room.load("blue", "magic", 1)
    meet(room).act("attack blue", "5", "2")
    room.act("blue discard cargo wood")
    room.act("blue discard cargo magic")
    assert room.refuses("take use wood") == "WM-A34"
    room.act("red take use magic", "coin fish")
    assert room.gear("red", "magic") == 1


def test_tokens_are_for_use_and_go_first() -> None:
    """WM-A71, WM-A7"""
    t = meeting(seats=4)
    t.equip("blue", "horses", 1)
    meet(t).act("attack blue", "2", "1")
    t.act("blue discard use horses")
    assert t.refuses("take cargo horses") == "WM-A71"
    before = t.s.cup
    t.act("red take use horses")
    assert t.gear("red", "horses") == 2
    assert t.s.cup == before
    both = meeting(seats=4)
    both.equip("blue", "horses", 1)
    both.load("blue", "horses", 1)
    meet(both).act("attack blue", "4", "1")
    both.act("blue discard use horses")
    both.act("blue discard cargo horses")
    both.act("red take use horses", "coin fish")  # the token; the coin goes into the cup
    assert (both.gear("red", "horses"), both.cup("horses")) == (2, 6)
    coin = meeting(seats=4)
    coin.load("blue", "horses", 1)
    meet(coin).act("attack blue", "2", "1")
    coin.act("blue discard cargo horses")
    coin.act("red take use horses", "coin horses")  # returned like a bought one
    assert (coin.gear("red", "horses"), coin.stack("horses")) == (2, 1)


def test_tokens_left_behind_just_go() -> None:
    """WM-A71, WM-R30"""
    t = meeting(seats=4)
    t.equip("blue", "horses", 1)
    meet(t).act("attack blue", "2", "1")
    t.act("blue discard use horses")
    before = t.s.cup
    t.act("red leave")  # no coin is drawn
    assert t.s.cup == before


def test_a_beaten_attacker_pays_half_and_loses_a_weapon() -> None:
    """WM-R31, WM-A54"""
    t = meeting()
    t.equip("red", "weapons", 2)
    meet(t).act("attack blue", "1", "6", "coin fish")  # 3 against 6
    assert t.purse("red") == 85
    assert t.gear("red", "weapons") == 1
    tie = meet(meeting())
    tie.act("attack blue", "4", "4")
    assert tie.purse("red") == 100
    tie_armed = meeting()
    tie_armed.equip("red", "weapons", 1)
    meet(tie_armed).act("attack blue", "3", "4", "coin fish")
    assert (tie_armed.purse("red"), tie_armed.gear("red", "weapons")) == (100, 0)


def test_own_shields_lower_the_penalty() -> None:
    """WM-A61, WM-R25: 10 off for each, not below 0."""
    t = meeting()
    t.equip("red", "shields", 1)
    meet(t).act("attack blue", "1", "6")
    assert t.purse("red") == 100 - (25 - 10)
    many = meeting()
    many.equip("red", "shields", 3)
    meet(many).act("attack blue", "1", "6")
    assert many.purse("red") == 100


def test_damage_and_shield_are_options() -> None:
    """WM-R30, WM-R31, WM-A61"""
    t = meet(meeting(damage=50))
    t.act("attack blue", "2", "1")
    assert t.purse("blue") == 50
    lost = meeting(damage=15, shield=3)
    lost.equip("red", "shields", 1)
    meet(lost).act("attack blue", "1", "4")  # 45 // 2 - 3
    assert lost.purse("red") == 100 - 19


def test_trade_comes_after_the_attack() -> None:
    """WM-A72"""
    t = meeting()
    t.found("g3", "fish")
    t.offer("fish", 2)
    meet(t)
    assert t.refuses("buy cargo") == "WM-A65"
    t.act("attack blue", "1", "1")
    assert t.asked == "red trading"
    t.act("buy cargo")
    assert t.cargo("red", "fish") == 1


def test_exploring_first_then_attack_then_trade() -> None:
    """WM-A72, WM-R16"""
    t = meeting()
    t.begin("red").act("head south", "3")
    t.act("explore", "town wood", "coin wood", "coin wood", "coin wood")
    assert t.asked == "red attacking"
    t.act("pass")
    assert t.asked == "red trading"
