/* Whole games of four players at random, in plain C: a peer to compare the simulator with.
 *
 *     games SEED GAMES
 *
 * prints how many decisions were made, the seconds they took, and the points of each seat in all.
 *
 * The random numbers are those of foretell.sim, so that the games are the very same ones; but for
 * the deals where no instruction finds the n-th card of a set (BMI2 has one): there it is faster to
 * shuffle, and SAME_DEALS is defined to do without that.
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#ifdef __BMI2__
#include <immintrin.h>
#define SAME_DEALS
#endif

enum { PLAYERS = 4, ROUNDS = 15, SUITS = 4, RANKS = 13 };
enum { FIRST_WIZARD = 52, FIRST_JESTER = 56, DECK_SIZE = 60 };
enum { NO_SUIT_LED = -3, JESTERS_LED = -2, NOTHING_LED = -1, NO_TRUMP = -1 };

static const uint64_t SUIT_SET = (1ULL << RANKS) - 1;
static const uint64_t WIZARDS_AND_JESTERS = 0xFFULL << FIRST_WIZARD;

/* SplitMix64: the n-th number that a key gives. */
static inline uint64_t derive(uint64_t key, uint64_t n)
{
    uint64_t value = key + (n + 1) * 0x9E3779B97F4A7C15ULL;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31);
}

/* A number from 0 to bound - 1, each as likely as the others (Lemire 2019). */
static inline int below(uint64_t bits, int bound)
{
    uint64_t product = (bits >> 32) * (uint64_t)bound;
    if ((uint32_t)product < (uint32_t)bound) {
        uint32_t uneven = (uint32_t)((1ULL << 32) % (uint64_t)bound);
        while ((uint32_t)product < uneven) {
            bits = derive(bits, 0);
            product = (bits >> 32) * (uint64_t)bound;
        }
    }
    return (int)(product >> 32);
}

/* The n-th card of a set, from 0. */
static inline int nth(uint64_t cards, int n)
{
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64(1ULL << n, cards));
#else
    while (n-- > 0)
        cards &= cards - 1;
    return __builtin_ctzll(cards);
#endif
}

/* Deal hands of some size; return the turned card, -1 when no card is left to turn. */
static inline int deal(uint64_t key, int size, uint64_t hands[PLAYERS])
{
    int drawn = 0;
#ifdef SAME_DEALS
    uint64_t deck = (1ULL << DECK_SIZE) - 1;
    for (int seat = 0; seat < PLAYERS; seat++) {
        uint64_t before = deck;
        for (int n = 0; n < size; n++, drawn++)
            deck ^= 1ULL << nth(deck, below(derive(key, drawn), DECK_SIZE - drawn));
        hands[seat] = before ^ deck;
    }
    return drawn < DECK_SIZE ? nth(deck, below(derive(key, drawn), DECK_SIZE - drawn)) : -1;
#else
    uint8_t deck[DECK_SIZE];
    for (int card = 0; card < DECK_SIZE; card++)
        deck[card] = (uint8_t)card;
    for (int seat = 0; seat < PLAYERS; seat++) {
        hands[seat] = 0;
        for (int n = 0; n < size; n++, drawn++) {
            int place = drawn + below(derive(key, drawn), DECK_SIZE - drawn);
            hands[seat] |= 1ULL << deck[place];
            deck[place] = deck[drawn];
        }
    }
    return drawn < DECK_SIZE ? deck[drawn + below(derive(key, drawn), DECK_SIZE - drawn)] : -1;
#endif
}

static inline uint64_t legal_plays(uint64_t hand, int led)
{
    if (led < 0)
        return hand;
    uint64_t suit = SUIT_SET << (RANKS * led);
    return hand & suit ? hand & (suit | WIZARDS_AND_JESTERS) : hand;
}

static inline int led_after(int led, int card)
{
    if (led >= 0 || led == NO_SUIT_LED)
        return led;
    if (card < FIRST_WIZARD)
        return card / RANKS;
    return card < FIRST_JESTER ? NO_SUIT_LED : JESTERS_LED;
}

static inline int beats(int card, int best, int trump)
{
    if (card >= FIRST_JESTER)
        return 0;
    if (card >= FIRST_WIZARD)
        return best < FIRST_WIZARD || best >= FIRST_JESTER;
    if (best >= FIRST_JESTER)
        return 1;
    if (best >= FIRST_WIZARD)
        return 0;
    if (card / RANKS == best / RANKS)
        return card > best;
    return card / RANKS == trump;
}

static inline int following(int seat)
{
    return seat + 1 < PLAYERS ? seat + 1 : 0;
}

/* Play a game, add its points to the totals, and return how many decisions it had. */
static long play_game(uint64_t key, long totals[PLAYERS])
{
    uint64_t choices = derive(derive(key, 1ULL << 32), 0);
    long made = 0;
    int dealer = below(derive(key, 0), PLAYERS);

    for (int size = 1; size <= ROUNDS; size++) {
        uint64_t hands[PLAYERS];
        int bids[PLAYERS], taken[PLAYERS] = {0}, trump = NO_TRUMP, leader = following(dealer);

        int turned = deal(derive(key, size), size, hands);
        if (turned >= 0 && turned < FIRST_WIZARD)
            trump = turned / RANKS;
        else if (turned >= 0 && turned < FIRST_JESTER)
            trump = below(derive(choices, made++), SUITS);

        for (int step = 0, seat = leader; step < PLAYERS; step++, seat = following(seat))
            bids[seat] = below(derive(choices, made++), size + 1);

        dealer = leader; /* of the next round */
        for (int trick = 0; trick < size; trick++) {
            int led = NOTHING_LED, best = 0, winner = leader;
            for (int step = 0, seat = leader; step < PLAYERS; step++, seat = following(seat)) {
                uint64_t legal = legal_plays(hands[seat], led);
                int card = nth(legal, below(derive(choices, made++), __builtin_popcountll(legal)));
                hands[seat] ^= 1ULL << card;
                if (step == 0 || beats(card, best, trump)) {
                    best = card;
                    winner = seat;
                }
                led = led_after(led, card);
            }
            taken[winner]++;
            leader = winner;
        }

        for (int seat = 0; seat < PLAYERS; seat++) {
            int off = abs(bids[seat] - taken[seat]);
            totals[seat] += off ? -10 * off : 20 + 10 * bids[seat];
        }
    }
    return made;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

int main(int count, char **words)
{
    if (count != 3)
        return 2;
    uint64_t seed = strtoull(words[1], NULL, 10);
    long games = strtol(words[2], NULL, 10), made = 0, totals[PLAYERS] = {0};

    double start = now();
    for (long game = 0; game < games; game++)
        made += play_game(derive(seed, (uint64_t)game), totals);
    printf("%ld %.9f", made, now() - start);
    for (int seat = 0; seat < PLAYERS; seat++)
        printf(" %ld", totals[seat]);
    printf("\n");
    return 0;
}
