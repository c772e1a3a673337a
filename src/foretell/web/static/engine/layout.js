// Written by `make wasm` from the Python side; not to be edited: the constants of the engine.
/** The indices of a game's settings (`foretell.sim.layout`). */
export const SETTINGS = { ROUNDS: 1, HAND_SIZES: 11, WIDTH: 71, DRAWN: -1 };
/** The settings that hold an option, by its name. */
export const OPTIONS = {
  players: 0,
  deal: 2,
  bidding: 7,
  even_bid: 3,
  winning_wizard: 4,
  clairvoyance: 6,
  follow_after_wizard: 5,
  first_dealer: 8,
  clairvoyant_rounds: 9,
  even_bid_from: 10,
};
/** The indices of an information set (`foretell.sim.information_set`). */
export const KNOWN = {
  OBSERVER: 0,
  ROUND: 1,
  DEALER: 2,
  TURNED: 3,
  TRUMP: 4,
  SPENT: 5,
  TOTALS: 6,
  BIDS: 12,
  HANDS: 18,
  COUNT: 24,
  CARDS: 25,
  WIDTH: 85,
  UNKNOWN: -1,
};
/** Codes for no card, no bid and no suit. */
export const CODES = {
  NO_BID: -1,
  HIDDEN_BID: -2,
  NO_CARD: -1,
  NO_TRUMP: -1,
  TRUMP_TO_CHOOSE: -2,
};
/** A game's state: its seats at most, its number of entries, where hands and totals begin. */
export const STATE = { SEATS: 6, WIDTH: 51, HANDS: 21, TOTALS: 45 };
/** The outcome of a rollout: the totals, then the tricks of the seat to act, and its size. */
export const OUTCOME = { TRICKS: 6, WIDTH: 7 };
/** The indices of trials' progress, and of an estimate (`foretell.bots.search.trials`). */
export const TRIALS = {
  START: 0,
  STOP: 1,
  RUNNING: 2,
  LEFT: 3,
  BEST: 4,
  DEFAULT: 5,
  TRIES_ALL: 6,
  PROGRESS: 7,
  FIRST_STAGE: 32,
  POINTS: 0,
  MAKES_BID: 1,
  MARGIN: 2,
  BEHIND: 3,
  BEHIND_MARGIN: 4,
  ESTIMATE: 5,
};
/** The sizes of a network's input and output, and its error in comparing two actions. */
export const NETWORK = { WIDTH: 620, ACTIONS: 85, ERROR: 6.1 };
/** Constants of the search (`foretell.bots.search`, `foretell.bots.strongest`). */
export const SEARCH = {
  Z_95: 1.96,
  ENDGAME_ROUNDS: 3,
  QUICK_MOVES: 40,
  BEST_MOVES: 12,
  TEMPERATURE: 1.0,
  MOVES: 67,
  NO_MOVE: -1,
};
/** The sizes of the arrays of reasons. */
export const REASONS = { ROWS: 16, FIELDS: 9 };
/** The budgets of searches: games, worlds, actions tried per game, whether all are tried. */
export const BUDGETS = {
  yardstick: { games: 100, worlds: 1000, actions: null, tries_all: 0 },
  searcher: { games: 1000, worlds: 10000, actions: null, tries_all: 0 },
  strongest: { games: 70, worlds: 350, actions: null, tries_all: 0 },
  analyst: { games: 70, worlds: 350, actions: null, tries_all: 1 },
  expert: { games: 60, worlds: 600, actions: null, tries_all: 0 },
};
/** The parameters of the levels that decide by heuristics. */
export const LEVELS = {
  beginner: { forgetful: 2, counting: 1, heeds: 0, horizon: 0, bid_noise: 1 },
  casual: { forgetful: 1, counting: 0.6, heeds: 0, horizon: 4, bid_noise: 0.9 },
  seasoned: { forgetful: 0.5, counting: 0.3, heeds: 1, horizon: 10, bid_noise: 0.4 },
};
/** The largest noise in the bids of levels that search, and a style's shift, in tricks. */
export const BID_NOISE = {
  levels: { expert: 0.6, master: 0 },
  style: { bias: 0.25 },
};
/** The ways in which a card takes a trick, or fails to, by number. */
export const HOWS = /** @type {const} */ ([
  "takes",
  "leads",
  "must_lead",
  "leads_late",
  "follows",
  "late",
  "ruffs",
  "fails",
  "higher",
  "trumped",
  "wizard",
  "discarded",
]);
/** The reasons by number: the code, and the names of its fields. */
export const CODED = /** @type {const} */ ([
  ["reason/all_same", []],
  ["reason/next_bid", ["bid", "points"]],
  ["reason/next_suit", ["suit", "points"]],
  ["reason/next_card", ["card", "points"]],
  ["reason/level_bid", ["bid", "points"]],
  ["reason/level_suit", ["suit", "points"]],
  ["reason/level_card", ["card", "points"]],
  ["reason/bid_forbidden", ["bid"]],
  ["reason/bid_sure_tricks", ["count"]],
  ["reason/bid_high_cards", ["cards", "count"]],
  ["reason/bid_weak_hand", []],
  ["reason/bid_promises", ["tricks"]],
  ["reason/bid_others_leave", ["sum", "left", "to_come"]],
  ["reason/bid_others_want_more", ["sum", "size"]],
  ["reason/bid_others_hold", ["wizards", "trumps"]],
  ["reason/bid_others_hold_wizards", ["wizards"]],
  ["reason/trump_held", ["suit", "count", "card"]],
  ["reason/trump_not_held", ["suit"]],
  ["reason/trump_others_hold", ["suit", "count"]],
  ["reason/card_only", ["card"]],
  ["reason/all_needed", ["count"]],
  ["reason/some_needed", ["count", "left"]],
  ["reason/none_needed", []],
  ["reason/out_of_reach", ["count", "left"]],
  ["reason/too_many_taken", ["count"]],
  ["reason/wins_as_last", []],
  ["reason/wins_unbeaten", []],
  ["reason/cannot_win", []],
  ["reason/none_can_win", []],
  ["reason/all_win", []],
  ["reason/takes_trick", ["count", "games"]],
  ["reason/loses_trick", ["count", "games"]],
  ["reason/cause_takes", [
    "card",
    "other",
    "count",
    "instead",
    "games",
    "game",
    "trick",
    "kept",
    "how",
  ]],
  ["reason/cause_fails", [
    "card",
    "other",
    "count",
    "instead",
    "games",
    "game",
    "trick",
    "kept",
    "how",
  ]],
  ["reason/cause_takes_now", ["card", "other", "count", "instead", "games", "game"]],
  ["reason/cause_fails_now", ["card", "other", "count", "instead", "games", "game"]],
  ["reason/keeps_jester", []],
  ["reason/keeps_sure_tricks", ["count"]],
  ["reason/seldom_too_many", ["percent", "worse"]],
  ["reason/seldom_too_few", ["percent", "worse"]],
  ["reason/against_chance", ["percent", "better"]],
  ["reason/against_bid_missed", ["bid", "percent"]],
  ["reason/against_bid_passed", ["bid", "percent"]],
  ["reason/against_bid_cheap", ["bid", "more"]],
  ["reason/against_bid_high", ["tricks"]],
  ["reason/against_bid_low", ["tricks"]],
  ["reason/against_trump_fewer", ["suit", "count", "more"]],
  ["reason/against_trump_lower", ["card"]],
  ["reason/against_trump_weak", ["tricks", "than"]],
  ["reason/against_takes_surely", []],
  ["reason/against_takes", ["count", "games"]],
  ["reason/against_cannot_take", []],
  ["reason/against_seldom_takes", ["count", "games", "instead"]],
  ["reason/against_more", ["percent", "better"]],
  ["reason/against_fewer", ["percent", "better"]],
  ["reason/against_further", ["tricks", "than"]],
]);
