/* Trade Routes at sea by hand, in C: what the game costs at the least. bench/instructions.py compiles and counts it.
 *
 *     sea_routes SEATS GAMES SEED    prints decisions, outcomes and the sum of all scores
 *
 * The same rules, the same random numbers and the same order of actions as argosy.games.sea_routes with its usual
 * options, so the three numbers must be those of `argosy.core.play.random_games`. Nothing is told, nothing is checked.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t u64;
typedef int64_t i64;
typedef uint8_t u8;

enum { LAYING, DEALING, DRAWING, SAILING, STRANDING, PARTING, RESTING };
enum { SAIL = 1, SNEAK, RUSH, SLIP, EMBARGO, PASS, DONE };
enum { ARMS, MOONS, SUNS };
enum { FACES = 24, COINS = 20, CATEGORIES = 6, MOST_SEATS = 4, MOST_SPACES = 49 + 28 };
enum { COINS_A_ROUND = 2, NULL_TILE = 2, NULL_COIN = 1, GAIN = 1, DIE_LIMIT = 5 };
enum { IDLE_ROUNDS = 2, ROUNDS = 12, IDLE_MOVES = 12 };

/* ── The board, which follows from the seats ── */

static int seats, side, tile_spaces, coin_spaces, centre, packs;
static u64 sides[4], near_tiles[MOST_SPACES], near_coins[MOST_SPACES];
static u8 near[MOST_SPACES][4], degree[MOST_SPACES], face_of_coin[2 * COINS];
static u64 tile_single[CATEGORIES], tile_null[CATEGORIES], coin_single[CATEGORIES], coin_null[CATEGORIES];

static inline u64 bit(int n) { return (u64)1 << n; }
static inline int count(u64 bag) { return __builtin_popcountll(bag); }
static inline int first(u64 bag) { return __builtin_ctzll(bag); }

static inline int nth(u64 bag, int n) {
    while (n-- > 0) bag &= bag - 1;
    return first(bag);
}

static void where(int space, int *x, int *y) {
    int coin = space - tile_spaces;
    if (coin < 0) { *x = space % side + 1; *y = space / side + 1; }
    else if (coin < side) { *x = coin + 1; *y = 0; }
    else if (coin >= 3 * side) { *x = coin - 3 * side + 1; *y = side + 1; }
    else { *x = (coin - side) % 2 ? side + 1 : 0; *y = (coin - side) / 2 + 1; }
}

static int space_at(int x, int y) {
    for (int space = 0; space < tile_spaces + coin_spaces; space++) {
        int a, b;
        where(space, &a, &b);
        if (a == x && b == y) return space;
    }
    return -1;
}

static void draw_board(void) {
    static const int dx[4] = {0, 1, 0, -1}, dy[4] = {-1, 0, 1, 0};
    packs = seats == 2 ? 1 : 2;
    side = packs == 1 ? 5 : 7;
    tile_spaces = side * side;
    coin_spaces = side * 4;
    centre = tile_spaces / 2;
    for (int space = 0; space < tile_spaces + coin_spaces; space++) {
        int x, y;
        where(space, &x, &y);
        for (int way = 0; way < 4; way++) {
            int other = space_at(x + dx[way], y + dy[way]);
            if (other < 0) continue;
            near[space][degree[space]++] = (u8)other;
            if (other < tile_spaces) near_tiles[space] |= bit(other);
            else near_coins[space] |= bit(other - tile_spaces);
        }
        if (space >= tile_spaces) sides[y == 0 ? 0 : y == side + 1 ? 1 : x == 0 ? 2 : 3] |= bit(space - tile_spaces);
    }
}

static void sort_pieces(void) {
    /* crowns, even, odd, then the suits of the three dice */
    static const int suit_of_category[CATEGORIES] = {2, -1, -1, 3, 1, 0};
    for (int coin = 0; coin < COINS * packs; coin++) {
        int in_pack = coin % COINS;
        face_of_coin[coin] = (u8)(in_pack < 16 ? in_pack / 4 : in_pack - 12);
    }
    for (int category = 0; category < CATEGORIES; category++) {
        for (int tile = 0; tile < FACES * packs; tile++) {
            int suit = tile % FACES / 6, rank = tile % 6;
            if (suit == suit_of_category[category]) *(rank ? &tile_single[category] : &tile_null[category]) |= bit(tile);
            if (rank && category == (rank % 2 ? 2 : 1)) tile_single[category] |= bit(tile);
        }
        for (int coin = 0; coin < COINS * packs; coin++) {
            int face = face_of_coin[coin];
            if (face >= 4) coin_null[category] |= face - 4 == suit_of_category[category] ? bit(coin) : 0;
            else if (category == (face % 2 ? 2 : 1)) coin_single[category] |= bit(coin);
        }
    }
}

/* ── Chance: the generator of argosy.core.contract.Rng ── */

static const u64 LOW_62 = 0x3FFFFFFFFFFFFFFF;

static inline u64 word(u64 *rng) {
    u64 x = *rng;
    *rng = (x * 3935559000370003845u + 1442695040888963407u) & LOW_62;
    return (x ^ x >> 20) >> (20 + (x >> 59)) & 0xFFFFFFFF;
}

static inline int below(u64 *rng, u64 n) {
    u64 m = word(rng) * n;
    if ((m & 0xFFFFFFFF) < n)
        for (u64 least = (0x100000000u - n) % n; (m & 0xFFFFFFFF) < least;) m = word(rng) * n;
    return (int)(m >> 32);
}

static u64 seeded(u64 seed) {
    u64 rng = (seed * 2 + 1) & LOW_62;
    for (int k = 0; k < 4; k++) {
        word(&rng);
        rng ^= rng >> 31;
    }
    return rng;
}

/* ── The table ── */

typedef struct {
    u64 tiles, coins, tile_markers, coin_markers, bag, cup, tiles_of[MOST_SEATS], coins_of[MOST_SEATS];
    int step, mover, round, round_first, laid, idle_moves, idle_rounds, ending, scores[MOST_SEATS];
    u8 pawn[MOST_SEATS], taken[MOST_SEATS], passed[MOST_SEATS], points[3], owner[3], tile_at[49], coin_at[28];
} State;

static inline int is_full(const State *s, int space) {
    return (int)((space < tile_spaces ? s->tiles >> space : s->coins >> (space - tile_spaces)) & 1);
}

static inline int has_marker(const State *s, int space) {
    return (int)((space < tile_spaces ? s->tile_markers >> space : s->coin_markers >> (space - tile_spaces)) & 1);
}

static inline int has_point(const State *s, int seat, int die) { return s->owner[die] == seat + 1 && s->points[die]; }

static inline int has_plain_move(const State *s, int seat) {
    int here = s->pawn[seat];
    return (near_tiles[here] & s->tiles) != 0 || (near_coins[here] & s->coins) != 0;
}

static inline int is_out(const State *s, int seat) {
    if (s->taken[seat] >= COINS_A_ROUND || s->passed[seat]) return 1;
    return !has_plain_move(s, seat) && !has_point(s, seat, MOONS);
}

static inline int may_embargo(const State *s, int seat) {
    if (!has_point(s, seat, ARMS) || count(s->tile_markers) + count(s->coin_markers) >= 4 * packs) return 0;
    for (int other = 0; other < seats; other++)
        if (other != seat && !is_out(s, other)) return 1;
    return 0;
}

static inline int may_embargo_there(const State *s, int seat, int space) {
    for (int other = 0; other < seats; other++)
        if (other != seat && s->pawn[other] == space) return 0;
    return is_full(s, space) && !has_marker(s, space);
}

static int can_embargo(const State *s, int seat) {
    if (!may_embargo(s, seat)) return 0;
    int here = s->pawn[seat];
    for (int k = 0; k < degree[here]; k++)
        if (may_embargo_there(s, seat, near[here][k])) return 1;
    return 0;
}

/* ── What a seat may do ── */

static inline i64 pack(int verb, i64 a, i64 b) { return verb | a << 8 | b << 24; }

static int list_moves(const State *s, int seat, i64 *out) {
    int found = 0, here = s->pawn[seat], sneaks = has_point(s, seat, MOONS);
    for (int k = 0; k < degree[here]; k++) {
        int to = near[here][k];
        if (is_full(s, to)) out[found++] = pack(SAIL, to, 0);
        else if (sneaks) out[found++] = pack(SNEAK, to, 0);
    }
    if (!has_point(s, seat, SUNS)) return found;
    for (int k = 0; k < degree[here]; k++) {
        int by = near[here][k], full = is_full(s, by);
        for (int m = 0; m < degree[by]; m++) {
            int to = near[by][m];
            if (full && is_full(s, to)) out[found++] = pack(RUSH, by, to);
            else if (sneaks) out[found++] = pack(SLIP, by, to);
        }
    }
    return found;
}

static int legal(const State *s, i64 *out) {
    int seat = s->mover, here = s->pawn[seat];
    int found = s->step == PARTING ? 0 : list_moves(s, seat, out);
    if (may_embargo(s, seat))
        for (int k = 0; k < degree[here]; k++)
            if (may_embargo_there(s, seat, near[here][k])) out[found++] = pack(EMBARGO, near[here][k], 0);
    if (s->step == STRANDING) out[found++] = PASS;
    if (s->step == PARTING) out[found++] = DONE;
    return found;
}

/* ── Rounds ── */

static inline int tally(const State *s, int seat, int category) {
    u64 tiles = s->tiles_of[seat], coins = s->coins_of[seat];
    return count(tiles & tile_single[category]) + NULL_TILE * count(tiles & tile_null[category]) +
           count(coins & coin_single[category]) + NULL_COIN * count(coins & coin_null[category]);
}

static int majority(const State *s, int category, int *most) {
    int who = -1;
    *most = 0;
    for (int seat = 0; seat < seats; seat++) {
        int has = tally(s, seat, category);
        if (has > *most) { *most = has; who = seat; }
        else if (has == *most) who = -1;
    }
    return who;
}

static int ending(const State *s) {
    int empty = 0;
    for (int k = 0; k < 4; k++) empty += (s->coins & sides[k]) == 0;
    if (empty >= packs) return 1;
    if (s->idle_rounds >= IDLE_ROUNDS) return 3;
    return s->round >= ROUNDS ? 4 : 0;
}

static void begin_round(State *s) {
    int lowest = s->round_first;
    for (int turn = 1; turn < seats; turn++) {
        int seat = (s->round_first + turn) % seats;
        if (s->scores[seat] <= s->scores[lowest]) lowest = seat;
    }
    s->round_first = s->mover = lowest;
    s->round++;
    s->bag = bit(FACES * packs) - 1;
    s->laid = s->idle_moves = 0;
    s->tiles = 0;
    for (int seat = 0; seat < seats; seat++) {
        s->taken[seat] = s->passed[seat] = 0;
        s->tiles_of[seat] = 0;
        s->pawn[seat] = (u8)centre;
    }
    s->step = LAYING;
}

static void end_round(State *s) {
    int most, any = 0;
    s->tile_markers = s->coin_markers = 0;
    for (int category = 0; category < 3; category++) {
        int seat = majority(s, category, &most);
        if (seat >= 0) s->scores[seat] += most;
    }
    for (int die = 0; die < 3; die++) {
        int seat = majority(s, 3 + die, &most);
        if (seat < 0) continue;
        int raised = s->points[die] + GAIN;
        s->points[die] = (u8)(raised < DIE_LIMIT ? raised : DIE_LIMIT);
        s->owner[die] = (u8)(seat + 1);
    }
    for (int seat = 0; seat < seats; seat++) any |= s->taken[seat];
    s->idle_rounds = any ? 0 : s->idle_rounds + 1;
    s->ending = ending(s);
    if (s->ending) s->step = RESTING;
    else begin_round(s);
}

/* ── Turns ── */

static inline void begin_turn(State *s, int seat) {
    s->mover = seat;
    s->step = has_plain_move(s, seat) ? SAILING : STRANDING;
}

static void end_turn(State *s) {
    int seat = s->mover;
    for (int turn = 0; turn < seats; turn++) {
        if (++seat == seats) seat = 0;
        if (!is_out(s, seat)) { begin_turn(s, seat); return; }
    }
    end_round(s);
}

static inline void claim(State *s) {
    int seat = s->mover, space = s->pawn[seat];
    s->idle_moves++;
    if (!is_full(s, space) || (has_marker(s, space) && s->owner[ARMS] != seat + 1)) return;
    s->idle_moves = 0;
    if (space < tile_spaces) {
        s->tiles ^= bit(space);
        s->tiles_of[seat] |= bit(s->tile_at[space]);
    } else {
        s->coins ^= bit(space - tile_spaces);
        s->coins_of[seat] |= bit(s->coin_at[space - tile_spaces]);
        s->taken[seat]++;
    }
}

static inline void end_movement(State *s) {
    if (s->idle_moves >= IDLE_MOVES) { end_round(s); return; }
    s->step = PARTING;
    if (!can_embargo(s, s->mover)) end_turn(s);
}

static inline void act(State *s, i64 action) {
    int verb = (int)(action & 255), a = (int)(action >> 8 & 65535), b = (int)(action >> 24 & 65535), seat = s->mover;
    switch (verb) {
    case SNEAK: s->points[MOONS]--; /* fall through */
    case SAIL: claim(s); s->pawn[seat] = (u8)a; end_movement(s); break;
    case SLIP: s->points[MOONS]--; /* fall through */
    case RUSH: s->points[SUNS]--; s->idle_moves++; s->pawn[seat] = (u8)b; end_movement(s); break;
    case EMBARGO:
        s->points[ARMS]--;
        if (a < tile_spaces) s->tile_markers |= bit(a);
        else s->coin_markers |= bit(a - tile_spaces);
        if (s->step == PARTING && !can_embargo(s, seat)) end_turn(s);
        break;
    case PASS: s->passed[seat] = 1; end_turn(s); break;
    default: end_turn(s);
    }
}

/* Chance draws one outcome, and it happens: a tile, a coin, the first player. */
static inline void draw(State *s, u64 *rng) {
    if (s->step == LAYING) {
        int tile = nth(s->bag, below(rng, (u64)(FACES * packs - s->laid)));
        int shows = tile % FACES, space = s->laid < centre ? s->laid : s->laid + 1;
        tile = s->bag & bit(shows) ? shows : shows + FACES; /* equal tiles are not told apart */
        s->bag ^= bit(tile);
        s->tiles |= bit(space);
        s->laid++;
        s->tile_at[space] = (u8)tile;
        if (s->bag) return;
        if (s->round == 1) s->step = DEALING;
        else begin_turn(s, s->round_first);
    } else if (s->step == DEALING) {
        int face = face_of_coin[nth(s->cup, below(rng, (u64)count(s->cup)))], place = count(s->coins);
        u64 rest = s->cup;
        while (face_of_coin[first(rest)] != face) rest &= rest - 1;
        s->cup ^= bit(first(rest));
        s->coins |= bit(place);
        s->coin_at[place] = (u8)first(rest);
        if (place + 1 == coin_spaces) s->step = DRAWING;
    } else {
        s->round_first = below(rng, (u64)seats);
        begin_turn(s, s->round_first);
    }
}

/* Counted by callgrind under this name. */
__attribute__((noinline)) void play_games(int games, u64 seed, i64 *decisions, i64 *outcomes, i64 *scores) {
    for (int game = 0; game < games; game++) {
        State s = {.round = 1, .step = LAYING, .bag = bit(FACES * packs) - 1, .cup = bit(COINS * packs) - 1};
        u64 rng = seeded(seed + (u64)game);
        i64 out[64];
        for (int seat = 0; seat < seats; seat++) s.pawn[seat] = (u8)centre;
        while (s.step != RESTING) {
            if (s.step <= DRAWING) {
                draw(&s, &rng);
                ++*outcomes;
                continue;
            }
            int found = legal(&s, out);
            act(&s, found == 1 ? out[0] : out[below(&rng, (u64)found)]);
            ++*decisions;
        }
        for (int seat = 0; seat < seats; seat++) *scores += s.scores[seat];
    }
}

int main(int argc, char **argv) {
    if (argc != 4) return 2;
    seats = atoi(argv[1]);
    draw_board();
    sort_pieces();
    i64 decisions = 0, outcomes = 0, scores = 0;
    play_games(atoi(argv[2]), strtoull(argv[3], NULL, 10), &decisions, &outcomes, &scores);
    printf("%lld %lld %lld\n", (long long)decisions, (long long)outcomes, (long long)scores);
    return 0;
}
