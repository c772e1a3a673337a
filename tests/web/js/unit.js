// Unit tests of the page's core: what the tables and games of the other tests do not reach.

import {
  act,
  dealKey,
  isSeed,
  nextEvent,
  observe,
  readRecord,
  redactEvent,
  seesHand,
  settle,
  shuffleFault,
  timeText,
} from "../../../src/foretell/web/static/core/dealing.js";
import {
  awaitsTrump,
  checkOptions,
  CHOICES,
  clausesInPlay,
  DECK,
  eventsToTakeBack,
  findRefusal,
  indexOf,
  inOrder,
  isJester,
  isWizard,
  legalFor,
  phaseOf,
  PRESETS,
  rankOf,
  readOptions,
  roundsOf,
  standardOptions,
  start,
  suitOf,
  SWITCHES,
  totalsOf,
} from "../../../src/foretell/web/static/core/index.js";
import { bytesOf, hexOf, hmac, sha256 } from "../../../src/foretell/web/static/core/sha256.js";
// @ts-types="../../../src/foretell/web/static/libraries.d.ts"
import {
  FluentBundle,
  FluentResource,
} from "../../../src/foretell/web/static/vendor/fluent/index.js";
import { FUNCTIONS } from "../../../src/foretell/web/static/words/words.js";
import { settingsOf } from "../../../src/foretell/web/static/engine/known.js";
import { LEVELS, STYLES } from "../../../src/foretell/web/static/ui/parts/levels.js";
import { checks } from "./checks.js";

const hash = (/** @type {string} */ words) => hexOf(sha256(bytesOf(words)));
const mac = (/** @type {Uint8Array} */ key, /** @type {string} */ words) =>
  hexOf(hmac(key, bytesOf(words)));

/** @type {(options: object, seed?: string) => any} */
const begun = (options, seed = "2a") => {
  const reading = readOptions({ first_dealer: 0, ...options });
  if ("refusal" in reading) throw new Error(reading.refusal.code);
  return settle(start(reading.options, seed)).state;
};

/** @type {(state: any, ...actions: any[]) => any} */
const after = (state, ...actions) =>
  actions.reduce((now, action) => {
    const outcome = act(now, action);
    if ("refusal" in outcome) throw new Error(outcome.refusal.code);
    return outcome.state;
  }, state);

/** @typedef {(name: string, found: any, expected: any) => void} Same */

/** @type {Record<string, (same: Same, given: any) => void>} */
const TESTS = {
  cards(same) {
    same("60 cards, each once", new Set(DECK).size, 60);
    same("indices", DECK.map(indexOf), [...DECK.keys()]);
    same("no card", ["", "C0", "C14", "Z5", "c1", "toString"].map(indexOf), Array(6).fill(-1));
    same("suits", ["C1", "D13", "H7", "S2", "Z1", "N4"].map(suitOf), [
      "C",
      "D",
      "H",
      "S",
      null,
      null,
    ]);
    same("ranks", ["N1", "C1", "H7", "S13", "Z4"].map(rankOf), [0, 1, 7, 13, 14]);
    same("order", inOrder(["N1", "Z2", "S1", "C13", "C2"]), ["C2", "C13", "S1", "Z2", "N1"]);
    same("wizards", ["Z1", "N1", "C1", null].map(isWizard), [true, false, false, false]);
    same("jesters", ["Z1", "N1", "C1", null].map(isJester), [false, true, false, false]);
  },
  hashes(same) {
    same("empty", hash(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    same("abc", hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    same(
      "two blocks",
      hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
    same(
      "a million",
      hash("a".repeat(1_000_000)),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
    );
    same(
      "RFC 4231, 2",
      mac(bytesOf("Jefe"), "what do ya want for nothing?"),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
    same(
      "RFC 4231, 6: a long key",
      mac(new Uint8Array(131).fill(0xaa), "Test Using Larger Than Block-Size Key - Hash Key First"),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    );
    same("seeds", ["0", "2a", "f".repeat(128)].map(isSeed), [true, true, true]);
    same("no seeds", ["", "2A", "g", "f".repeat(129), "2a\n"].map(isSeed), Array(5).fill(false));
  },
  options(same, { refused, presets, clauses, settings }) {
    for (const [values, expected] of refused) {
      same(JSON.stringify(values), checkOptions(values), expected);
    }
    same("presets", PRESETS, presets);
    for (const [values, expected] of clauses) {
      same(JSON.stringify(values), clausesInPlay(values), expected);
    }
    for (const [values, expected] of settings) {
      same(`settings of ${JSON.stringify(values)}`, settingsOf(values), expected);
    }
    same("standard", checkOptions(standardOptions()), null);
    same("standard for two", checkOptions(standardOptions(2)), null);
    const shuffled = Object.fromEntries(Object.entries(standardOptions()).reverse());
    const key = (/** @type {any} */ options) => hexOf(dealKey("2a", options));
    same("the order of options does not matter", key(shuffled), key(standardOptions()));
  },
  choices(same, { choices, switches, levels, styles }) {
    same("of options", CHOICES, choices);
    same("of switches", SWITCHES, switches);
    same("of levels", LEVELS, levels);
    same("of styles", STYLES, ["none", ...styles]);
  },
  course(same) {
    const fresh = start(standardOptions(3), "2a");
    same("before the first deal", phaseOf(fresh), { type: "settling", seats: [] });
    same(
      "nobody acts then",
      findRefusal(fresh, { type: "bid", seat: 0, bid: 0 })?.code,
      "turn/not_dealt",
    );
    const state = begun({ players: 3, hand_sizes: [1] });
    same("rounds", roundsOf(state), 1);
    same("totals", totalsOf(state), [0, 0, 0]);
    same("the dealer's left bids", phaseOf(state), { type: "bidding", seats: [1] });
    same("nothing to choose", awaitsTrump(state), false);
    same("nothing follows by itself", nextEvent(state), null);
    const unknown = act(state, { type: "play", seat: 1, card: "C14" });
    same("no card", unknown, {
      refusal: { code: "card/unknown", clause: "R1.1", fields: { text: "C14" } },
    });
    same(
      "a bid is whole",
      findRefusal(state, { type: "bid", seat: 1, bid: 0.5 })?.code,
      "bid/out_of_range",
    );
    const bid = after(state, ...[1, 2, 0].map((seat) => ({ type: "bid", seat, bid: 0 })));
    const play = (/** @type {number} */ seat) => /** @type {const} */ ({
      type: "play",
      seat,
      card: bid.round.hands[seat][0],
    });
    const over = after(bid, play(1), play(2), play(0));
    same("over", phaseOf(over).type, "finished");
    same("then nobody acts", findRefusal(over, play(0))?.code, "turn/game_over");
    same("the first state is as it was", state, begun({ players: 3, hand_sizes: [1] }));
  },
  sight(same) {
    const state = begun({ players: 3, clairvoyance: true, hand_sizes: [2] });
    const visible = observe(state, 1).round.hands.map((/** @type {any} */ hand) => hand !== null);
    same("all hands but one's own", visible, [true, false, true]);
    same("a spectator sees none", observe(state, null).round.hands, [null, null, null]);
    same(
      "nor does a stranger",
      [-1, 3].map((viewer) => seesHand(0, viewer, state.options, true)),
      [false, false],
    );
    same("nobody is told the seed", observe(state, 0).seed, null);
    const hidden = begun({ players: 3, bidding: "hidden", hand_sizes: [2] });
    const bid = /** @type {const} */ ({ type: "bid", seat: 1, bid: 2 });
    same("a bid for others", redactEvent(bid, 0, hidden.options), {
      type: "bid",
      seat: 1,
      bid: null,
    });
    same("one's own bid", redactEvent(bid, 1, hidden.options), bid);
    same("who may bid", phaseOf(hidden).seats, [1, 2, 0]);
    same("legal by what one knows", legalFor(observe(hidden, 2), 2), { bids: [0, 1, 2] });
  },
  undo(same) {
    const options = standardOptions(3);
    const bid = (/** @type {number} */ seat) => /** @type {const} */ ({
      type: "bid",
      seat,
      bid: 0,
    });
    same("one's own", eventsToTakeBack([bid(1), bid(2)], 2, options), 1);
    same("somebody has acted since", eventsToTakeBack([bid(1), bid(2)], 1, options), 0);
    same("nothing yet", eventsToTakeBack([], 1, options), 0);
    same("with bots", eventsToTakeBack([bid(0), bid(1), bid(2)], 1, options, [0, 2]), 2);
    same("but one", eventsToTakeBack([bid(0), bid(1), bid(2)], 1, options, [0]), 0);
  },
  records(same, { record, long }) {
    same("time", timeText(1896114600000), "2030-01-31T18:30:00Z");
    same("milliseconds", timeText(1896114600007), "2030-01-31T18:30:00.007000Z");
    const lines = record.trimEnd().split("\n");
    /** @type {(place: number, change: (line: string) => string) => any} */
    const fault = (place, change) => {
      const changed = lines.map((/** @type {string} */ line, /** @type {number} */ at) =>
        at === place ? change(line) : line
      );
      const reading = readRecord(changed.join("\n"));
      return "refusal" in reading ? [reading.line, reading.refusal.code] : null;
    };
    const line = (/** @type {string} */ type) =>
      lines.findIndex((/** @type {string} */ one) => one.includes(`"${type}"`));
    same("whole", fault(-1, String), null);
    same("more rounds than a new game has", "record" in readRecord(long), true);
    same(
      "no header",
      fault(0, () => "{}"),
      [1, "record/no_header"],
    );
    same(
      "no JSON",
      fault(0, () => "Ada"),
      [1, "record/no_header"],
    );
    same(
      "version",
      fault(0, (one) => one.replace('"version":1', '"version":2')),
      [1, "record/unknown_version"],
    );
    same(
      "seed",
      fault(0, (one) => one.replace(/"seed":"\w/, '"seed":"X')),
      [1, "seed/invalid"],
    );
    same(
      "players",
      fault(0, (one) => one.replace(/\{"name":[^}]*\},/, "")),
      [1, "record/players_mismatch"],
    );
    same(
      "options",
      fault(0, (one) => one.replace('"open"', '"loud"')),
      [1, "options/invalid"],
    );
    const dealt = line("dealt");
    const first = JSON.parse(lines[dealt]).hands[0][0];
    const other = first === "C1" ? "C2" : "C1";
    same(
      "a hand",
      fault(dealt, (one) => one.replace(first, other)),
      [dealt + 1, "record/wrong_hand"],
    );
    same(
      "left out",
      fault(dealt, () => '{"type":"finished"}'),
      [dealt + 1, "record/missing_line"],
    );
    const won = line("trick_won");
    same(
      "winner",
      fault(won, (one) => one.replace(/\d/, "9")),
      [won + 1, "record/wrong_trick_winner"],
    );
    const scored = line("round_scored");
    same(
      "points",
      fault(scored, (one) => one.replace('"points":[', '"points":[5')),
      [scored + 1, "record/wrong_points"],
    );
    same(
      "trump",
      fault(scored, (one) => one.replace(/"trump":[^}]*/, '"trump":"X"')),
      [scored + 1, "record/wrong_trump"],
    );
    same(
      "without trump",
      fault(scored, (one) => one.replace(/,"trump":[^}]*/, "")),
      null,
    );
    const draw = line("dealer_drawn");
    same(
      "draw",
      fault(draw, (one) => one.replace(/"[CDHSZN]\d+"/, '"X1"')),
      [draw + 1, "record/wrong_draw"],
    );
    const bid = line("bid");
    same(
      "bid",
      fault(bid, (one) => one.replace(/"bid":\d+/, '"bid":99')),
      [bid + 1, "bid/out_of_range"],
    );
    same(
      "garbage",
      fault(bid, () => "…"),
      [bid + 1, "turn/bid"],
    );
    same("cut off", "record" in readRecord(lines.slice(0, bid + 1).join("\n")), true);
  },
  shuffles(same, { fair }) {
    const reading = readRecord(fair);
    if ("refusal" in reading) throw new Error(reading.refusal.code);
    const { header, events } = reading.record;
    /** @type {(change: object, noted?: string) => any} */
    const fault = (change, noted) => {
      const whole = { ...header, fair: /** @type {any} */ ({ ...header.fair, ...change }) };
      return shuffleFault(whole, events, noted)?.code ?? null;
    };
    const commitment = header.fair?.commitment ?? "";
    same("as promised", fault({}), null);
    same("as noted", fault({}, commitment), null);
    same("not as noted", fault({}, "0".repeat(64)), "record/other_commitment");
    same("commitment", fault({ commitment: "0".repeat(64) }), "record/commitment_mismatch");
    same("salt", fault({ salt: "0".repeat(64) }), "record/commitment_mismatch");
    same("short", fault({ salt: "0" }), "record/invalid_hex");
    same(
      "a nonce changed",
      fault({ nonces: ["5eee", null, "0123456789abcdef", null] }),
      "record/seed_mismatch",
    );
    same("a nonce too few", fault({ nonces: ["5eed"] }), "record/nonces_mismatch");
    same("no nonce", fault({ nonces: ["5EED", null, null, null] }), "nonce/invalid");
    same(
      "nothing promised",
      shuffleFault({ ...header, fair: undefined }, events)?.code,
      "record/no_shuffle",
    );
    for (const viewer of [0, 1, 2, 3, null]) {
      const redacted = events.map((event) => redactEvent(event, viewer, header.options));
      const { seed, ...rest } = header;
      same(`as ${viewer} saw it`, shuffleFault(rest, redacted), null);
      same(`of ${viewer}, its own seed`, shuffleFault({ ...rest, seed }, redacted), null);
      const deal = redacted.findIndex((event) => event.type === "dealt");
      const turned = { .../** @type {any} */ (redacted[deal]), turned: "Z1" };
      const other = redacted.map((event, place) => (place === deal ? turned : event));
      same(`another card for ${viewer}`, shuffleFault(rest, other)?.code, "record/wrong_turned");
    }
  },
  articles(same, { articles }) {
    for (const { language, catalogue, cards } of articles) {
      /** @type {any} */
      const manner = { functions: FUNCTIONS, useIsolating: false };
      const bundle = new FluentBundle(language, manner);
      bundle.addResource(new FluentResource(catalogue));
      /** @type {any} */
      const pattern = bundle.getMessage("card-with-article")?.value;
      for (const [card, said] of cards) {
        same(`${language} ${card}`, bundle.formatPattern(pattern, { card }), said);
      }
    }
  },
};

/** @param {any} given what the server's side says */
export function run(given) {
  const check = checks();
  for (const [name, test] of Object.entries(TESTS)) {
    check.attempt(
      name,
      () => test((what, found, expected) => check.same(`${name}: ${what}`, found, expected), given),
    );
  }
  return check.result();
}
