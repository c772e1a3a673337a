// Written by scripts/declaration.py from the declarations in rules/; not to be edited.

/** @import { Clash, Clause, Declared, Preset } from "./types.d.ts" */

/**
 * Every option, in the order of records.
 * @type {readonly Declared[]}
 */
export const DECLARED = [
  {"name": "players", "kind": "number", "least": 2, "most": 6, "standard": 4, "forTwo": null, "clause": "R2.1", "letters": {}, "place": 0, "refines": null, "isLater": false},
  {"name": "deal", "kind": "choice", "values": ["shared", "one_suit"], "standard": "shared", "forTwo": null, "clause": "R9.7", "letters": {"o": "one_suit"}, "place": 5, "refines": null, "isLater": false},
  {"name": "bidding", "kind": "choice", "values": ["open", "hidden", "secret"], "standard": "open", "forTwo": "secret", "clause": "R9.1", "letters": {"h": "hidden", "s": "secret"}, "place": 1, "refines": null, "isLater": false},
  {"name": "even_bid", "kind": "choice", "values": ["free", "not_leader", "never"], "standard": "free", "forTwo": null, "clause": "R9.5", "letters": {"l": "not_leader", "n": "never"}, "place": 2, "refines": null, "isLater": false},
  {"name": "winning_wizard", "kind": "choice", "values": ["first", "last"], "standard": "first", "forTwo": null, "clause": "R9.3", "letters": {"w": "last"}, "place": 4, "refines": null, "isLater": false},
  {"name": "clairvoyance", "kind": "switch", "standard": false, "forTwo": null, "clause": "R9.6", "letters": {"c": true}, "place": 7, "refines": null, "isLater": false},
  {"name": "follow_after_wizard", "kind": "switch", "standard": false, "forTwo": null, "clause": "R7.5", "letters": {"f": true}, "place": 9, "refines": null, "isLater": false},
  {"name": "first_dealer", "kind": "dealer", "standard": "draw", "forTwo": null, "clause": "R3.1", "letters": {}, "place": 10, "refines": null, "isLater": false},
  {"name": "hand_sizes", "kind": "sizes", "standard": null, "forTwo": null, "clause": "R11.1", "letters": {}, "place": 11, "refines": null, "isLater": false},
  {"name": "edition", "kind": "choice", "values": ["classic", "fantasy"], "standard": "classic", "forTwo": null, "clause": "R1.3", "letters": {"e": "fantasy"}, "place": 6, "refines": null, "isLater": false},
  {"name": "clairvoyant_rounds", "kind": "choice", "values": ["all", "first"], "standard": "all", "forTwo": null, "clause": "R9.9", "letters": {"r": "first"}, "place": 8, "refines": "clairvoyance", "isLater": true},
  {"name": "even_bid_from", "kind": "number", "least": 1, "most": null, "standard": 1, "forTwo": null, "clause": "R9.10", "letters": {"m": null}, "place": 3, "refines": "even_bid", "isLater": true},
];

/**
 * Options that do not go together (R10).
 * @type {readonly Clash[]}
 */
export const CLASHES = [
  {"code": "options/even_bid_needs_open_bids", "clause": "R10.1", "fields": ["even_bid", "bidding"], "cases": [{"even_bid": {"not": ["free"]}, "bidding": {"not": ["open"]}}]},
  {"code": "options/one_suit_needs_three_or_four", "clause": "R10.2", "fields": ["players", "deal"], "cases": [{"deal": {"is": ["one_suit"]}, "players": {"not": [3, 4]}}]},
  {"code": "options/two_players_need_secret_bids", "clause": "R10.2", "fields": ["players", "bidding"], "cases": [{"players": {"is": [2]}, "bidding": {"not": ["secret"]}}]},
  {"code": "options/nothing_to_follow", "clause": "R10.3", "fields": ["follow_after_wizard", "deal"], "cases": [{"follow_after_wizard": {"is": [true]}, "deal": {"is": ["one_suit"]}}]},
  {"code": "options/no_round_is_clairvoyant", "clause": "R10.6", "fields": ["clairvoyant_rounds", "clairvoyance"], "cases": [{"clairvoyant_rounds": {"is": ["first"]}, "clairvoyance": {"is": [false]}}]},
  {"code": "options/no_bid_is_restricted", "clause": "R10.6", "fields": ["even_bid_from", "even_bid"], "cases": [{"even_bid_from": {"not": [1]}, "even_bid": {"is": ["free"]}}]},
  {"code": "options/fixed_schedule", "clause": "R11.1", "fields": ["hand_sizes", "players", "deal"], "cases": [{"hand_sizes": {"not": [null]}, "players": {"is": [2]}}, {"hand_sizes": {"not": [null]}, "deal": {"is": ["one_suit"]}}]},
];

/**
 * When each clause applies.
 * @type {readonly Clause[]}
 */
export const CLAUSES = [
  ["R0.1", {}],
  ["R0.2", {}],
  ["R0.3", {"turned": {"is": [true]}}],
  ["R1.1", {}],
  ["R1.2", {}],
  ["R1.3", {}],
  ["R2.1", {}],
  ["R2.2", {"deal": {"is": ["shared"]}, "players": {"not": [2]}, "hand_sizes": {"is": [null]}}],
  ["R2.3", {}],
  ["R3.1", {"first_dealer": {"is": ["draw"]}}],
  ["R3.2", {"first_dealer": {"not": ["draw"]}}],
  ["R3.3", {}],
  ["R4.1", {"deal": {"is": ["shared"]}, "players": {"not": [2]}}],
  ["R4.2", {"turned": {"is": [true]}}],
  ["R5.1", {"turned": {"is": [true]}}],
  ["R5.2", {"turned": {"is": [true]}}],
  ["R5.3", {"turned": {"is": [true]}}],
  ["R5.4", {"deal": {"is": ["shared"]}, "players": {"not": [2]}, "exhausted": {"is": [true]}}],
  ["R5.5", {"turned": {"is": [true]}}],
  ["R6.1", {}],
  ["R6.2", {"even_bid": {"is": ["free"]}}],
  ["R6.3", {"bidding": {"not": ["secret"]}}],
  ["R6.4", {"bidding": {"not": ["secret"]}}],
  ["R7.1", {}],
  ["R7.2", {"deal": {"is": ["shared"]}}],
  ["R7.3", {"deal": {"is": ["shared"]}}],
  ["R7.4", {"deal": {"is": ["shared"]}}],
  ["R7.5", {"follow_after_wizard": {"is": [true]}}],
  ["R8.1", {}],
  ["R8.2", {}],
  ["R8.3", {}],
  ["R8.4", {}],
  ["R9.1", {"bidding": {"is": ["hidden"]}}],
  ["R9.2", {"bidding": {"is": ["secret"]}}],
  ["R9.3", {"winning_wizard": {"is": ["last"]}}],
  ["R9.4", {"players": {"is": [2]}}],
  ["R9.5", {"even_bid": {"is": ["not_leader"]}}],
  ["R9.6", {"clairvoyance": {"is": [true]}}],
  ["R9.7", {"deal": {"is": ["one_suit"]}}],
  ["R9.8", {"even_bid": {"is": ["never"]}}],
  ["R9.9", {"clairvoyant_rounds": {"is": ["first"]}}],
  ["R9.10", {"even_bid_from": {"not": [1]}}],
  ["R11.1", {"hand_sizes": {"not": [null]}}],
  ["R13.1", {}],
];

/**
 * Named options: rule sheets, then variants.
 * @type {readonly Preset[]}
 */
export const PRESETS = [
  {"name": "en", "clause": "R3", "faces": "letters", "language": "en", "options": {"edition": "classic", "first_dealer": "draw"}},
  {"name": "es", "clause": "R3", "faces": "letters", "language": "es", "options": {"edition": "classic", "first_dealer": "draw"}},
  {"name": "fr", "clause": "R3", "faces": "numbers", "language": "fr", "options": {"edition": "fantasy", "first_dealer": 0}},
  {"name": "it-classic", "clause": "R3", "faces": "numbers", "language": "it", "options": {"edition": "classic", "first_dealer": "draw"}},
  {"name": "it-fantasy", "clause": "R3", "faces": "numbers", "language": "it", "options": {"edition": "fantasy", "first_dealer": 0}},
  {"name": "hidden-bid", "clause": "R9.1", "faces": "letters", "language": null, "options": {"bidding": "hidden"}},
  {"name": "delayed-reveal", "clause": "R9.2", "faces": "letters", "language": null, "options": {"bidding": "secret"}},
  {"name": "dark-wizard", "clause": "R9.3", "faces": "letters", "language": null, "options": {"winning_wizard": "last"}},
  {"name": "two-players", "clause": "R9.4", "faces": "letters", "language": null, "options": {"players": 2, "bidding": "secret"}},
  {"name": "no-even-bid", "clause": "R9.5", "faces": "letters", "language": null, "options": {"even_bid": "not_leader"}},
  {"name": "clairvoyance", "clause": "R9.6", "faces": "letters", "language": null, "options": {"clairvoyance": true}},
  {"name": "one-suit", "clause": "R9.7", "faces": "letters", "language": null, "options": {"deal": "one_suit"}},
  {"name": "plus-minus-one", "clause": "R9.8", "faces": "letters", "language": null, "options": {"even_bid": "never"}},
];
