/* The limit: rounds of Moustache (4 seats, random legal play, no rule cards) about as fast as this machine can play them.
   A hand is 44 bits, 11 for each colour; pdep finds its n-th card. Counts how many rounds each team won, and nobody. */
#include <immintrin.h>
#include <stdint.h>

enum { SEATS = 4, TRICKS = 10, DECK = 44, CROWN = 0 };
static const uint64_t COLOUR = 2047;
static const int STARS[11] = {0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 0};
static const int TEAMS[6] = {3, 5, 6, 9, 10, 12}; /* a bit for each seat */

typedef struct { uint64_t a, b, c, d; } Chance; /* xoshiro256++ */

static inline uint64_t turned(uint64_t x, int by) { return x << by | x >> (64 - by); }

static inline uint64_t word(Chance *s) {
  uint64_t result = turned(s->a + s->d, 23) + s->a, shifted = s->b << 17;
  s->c ^= s->a; s->d ^= s->b; s->b ^= s->c; s->a ^= s->d;
  s->c ^= shifted; s->d = turned(s->d, 45);
  return result;
}

static inline uint32_t below(uint32_t drawn, uint32_t n) { return (uint64_t)drawn * n >> 32; }

static Chance seeded(uint64_t seed) { /* by SplitMix64 */
  uint64_t key[4];
  for (int i = 0; i < 4; i++) {
    uint64_t z = seed += 0x9E3779B97F4A7C15ull;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ z >> 27) * 0x94D049BB133111EBull;
    key[i] = z ^ z >> 31;
  }
  return (Chance){key[0], key[1], key[2], key[3]};
}

/* 0 or 1 for the team that wins, 2 for nobody */
static inline int played(uint64_t hands[SEATS], int leader, int teams, const int star[DECK], Chance *chance) {
  int stars[2] = {0, 0}, crown = 2;
  uint64_t drawn = 0;
  for (int trick = 0; trick < TRICKS; trick++) {
    uint64_t followed = ~0ull;
    int best = 0, worth = 0, crowned = 0;
    for (int place = 0; place < SEATS; place++) {
      uint64_t *hand = &hands[(leader + place) & 3], may = *hand & followed;
      if (!may) may = *hand;
      drawn = place & 1 ? drawn >> 32 : word(chance); /* two numbers from a word */
      uint64_t bit = _pdep_u64(1ull << below((uint32_t)drawn, __builtin_popcountll(may)), may);
      *hand ^= bit;
      int card = __builtin_ctzll(bit), rank = card * SEATS + place;
      if (place == 0) followed = COLOUR << card / 11 * 11;
      if (rank > best) best = rank;
      worth += star[card];
      crowned |= card == CROWN;
    }
    leader = (leader + (best & 3)) & 3;
    int team = teams >> leader & 1;
    stars[team] += worth;
    if (crowned) crown = team;
  }
  return stars[0] > stars[1] ? 0 : stars[1] > stars[0] ? 1 : crown;
}

void play(int64_t rounds, uint64_t seed, int64_t won[3]) {
  Chance chance = seeded(seed);
  int star[DECK];
  uint8_t deck[DECK];
  for (int card = 0; card < DECK; card++) {
    star[card] = STARS[card % 11];
    deck[card] = card;
  }
  for (int64_t round = 0; round < rounds; round++) {
    uint64_t hands[SEATS] = {0}, drawn = 0;
    for (int place = 0; place < SEATS * TRICKS; place++) {
      drawn = place & 1 ? drawn >> 32 : word(&chance);
      int other = place + below((uint32_t)drawn, DECK - place);
      uint8_t card = deck[other];
      deck[other] = deck[place];
      deck[place] = card;
      hands[place / TRICKS] |= 1ull << card;
    }
    drawn = word(&chance);
    won[played(hands, drawn & 3, TEAMS[below(drawn >> 32, 6)], star, &chance)]++;
  }
}
