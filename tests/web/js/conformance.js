// The page's core against the tables of conformance/, as their README defines them.

import {
  act,
  commitmentOf,
  dealKey,
  dealRound,
  deriveSeed,
  drawForDealer,
  eventLine,
  headerLine,
  mixedSeed,
  readRecord,
  redactEvent,
  settle,
  shuffleFault,
  stream,
  trumpOf,
  writeRecord,
} from "../../../src/foretell/web/static/core/dealing.js";
import {
  bestIn,
  DECK,
  fold,
  indexOf,
  inOrder,
  ledIn,
  legalFor,
  points,
  readOptions,
  scheduleOf,
  seatsToAct,
  start,
  SUITS,
} from "../../../src/foretell/web/static/core/index.js";
import { legalPlays } from "../../../src/foretell/web/static/core/rules.js";
import { hexOf } from "../../../src/foretell/web/static/core/sha256.js";
import { NOTHING_SENT, reduce } from "../../../src/foretell/web/static/net/table_view.js";
import { evolve } from "../../../src/foretell/web/static/table/evolve.js";
import { redactEvent as redactTableEvent } from "../../../src/foretell/web/static/table/redact.js";
import { HUMAN, optionsOf, UNOPENED } from "../../../src/foretell/web/static/table/state.js";
import { totalsOf } from "../../../src/foretell/web/static/core/state.js";
import { checks } from "./checks.js";

/** @import { GameEvent } from "../../../src/foretell/web/static/core/types.d.ts" */
/** @import { TableState, TableView, Turn } from "../../../src/foretell/web/static/table/types.d.ts" */

const words = (/** @type {string} */ column) => (column === "-" ? [] : column.split(" "));
const numbers = (/** @type {string} */ column) => words(column).map(Number);
const nothing = (/** @type {string} */ column) => (column === "-" ? null : column);
const hands = (/** @type {string} */ column) => column.split(" / ").map(words);
const ledAs = (/** @type {number} */ led) => (led >= 0 ? SUITS[led] : led === -3 ? "*" : "-");
const bytes = (/** @type {string} */ hex) =>
  Uint8Array.from(nothing(hex) ? (hex.match(/../g) ?? []) : [], (pair) => parseInt(pair, 16));
const listed = (/** @type {readonly unknown[]} */ list) =>
  list.map((one) => one ?? "-").join(" ") || "-";

/** @type {(column: string) => Record<string, unknown>} */
function named(column) {
  const values = words(column).map((word) => {
    const [name, value] = word.split("=");
    return [name, /^(true|false|\d+)$/.test(value) ? JSON.parse(value) : value];
  });
  return Object.fromEntries(values);
}

/** @type {(column: string, given?: object) => any} */
function options(column, given) {
  const reading = readOptions({ ...named(column), ...given });
  if ("refusal" in reading) throw new Error(`${column}: ${reading.refusal.code}`);
  return reading.options;
}

/**
 * A game in which these hands have just been dealt, after an earlier round if there are totals.
 * @type {(variant: string, held: string[][], turned: any, dealer: number, totals: number[]) => any}
 */
function dealt(variant, held, turned, dealer, totals) {
  const players = held.length;
  const size = held[0].length;
  const before = totals.some(Boolean);
  const fixed = players === 2 || variant.includes("one_suit");
  const own = fixed ? {} : { hand_sizes: before ? [size, size] : [size] };
  const chosen = options(variant, { players, ...own });
  const number = fixed ? scheduleOf(chosen).indexOf(size) + 1 : before ? 2 : 1;
  const first = (dealer - number + 1 + players) % players;
  const none = held.map(() => 0);
  const events = [];
  for (let round = 1; round < number; round += 1) {
    const gained = round === number - 1 ? totals : none;
    const score = { bids: none, tricks: none, points: gained, totals: gained, trump: null };
    events.push({
      type: "dealt",
      round,
      dealer: 0,
      hands: held.map(() => []),
      turned: null,
      trump: null,
    });
    events.push({ type: "round_scored", round, ...score });
  }
  events.push({
    type: "dealt",
    round: number,
    dealer,
    hands: held,
    turned,
    trump: trumpOf(turned),
  });
  return fold(start({ ...chosen, first_dealer: first }, "0"), /** @type {any} */ (events));
}

/** @type {(state: any, bids: number[]) => any} */
const bidding = (state, bids) =>
  bids.reduce((now, bid) => {
    const outcome = act(now, { type: "bid", seat: seatsToAct(now)[0], bid });
    if ("refusal" in outcome) throw new Error(outcome.refusal.code);
    return outcome.state;
  }, state);

/** @type {(check: any, name: string, columns: string[]) => void} */
function bids(check, name, [variant, size, made, totals, stand]) {
  const before = numbers(totals);
  const held = before.map((_, seat) => DECK.slice(seat * Number(size), (seat + 1) * Number(size)));
  const shared = !variant.includes("one_suit");
  const turned = shared && before.length * Number(size) < 60 ? "N4" : null;
  const state = bidding(dealt(variant, held, turned, before.length - 1, before), numbers(made));
  check.same(name, legalFor(state, numbers(made).length)?.bids, numbers(stand));
}

/** @type {(state: any) => number[]} */
function counts(state) {
  const found = [];
  let level = [state];
  while (!found.length || found[found.length - 1] < 4000) {
    const after = level.flatMap((before) =>
      seatsToAct(before).flatMap((seat) =>
        actionsOf(before, seat).map((action) => act(before, action))
      )
    );
    if (!after.length) break;
    found.push(after.length);
    level = after.map((one) => /** @type {any} */ (one).state);
    level = level.filter((one) => one.round.number === state.round.number);
  }
  return found;
}

/** @type {(state: any, seat: number) => any[]} */
function actionsOf(state, seat) {
  const { suits = [], bids: bidden = [], cards = [] } = legalFor(state, seat) ?? {};
  return [
    ...suits.map((suit) => ({ type: "choose_trump", seat, suit })),
    ...bidden.map((bid) => ({ type: "bid", seat, bid })),
    ...cards.map((card) => ({ type: "play", seat, card })),
  ];
}

/** @type {Record<string, (check: any, name: string, columns: string[]) => void>} */
const TABLES = {
  "by_hand/trump.txt": (check, name, [, turned, trump]) => {
    if (trump === "dealer") check.same(name, turned[0], "Z");
    else check.same(name, trumpOf(nothing(turned)), nothing(trump));
  },
  "by_hand/following.txt": (check, name, [, variant, played, led, hand, allowed]) => {
    const code = ledIn({ cards: words(played) }, options(variant));
    check.same(`${name} led`, ledAs(code), led);
    const plays = legalPlays(words(hand).map(indexOf), code).map((index) => DECK[index]);
    check.same(name, inOrder(plays), inOrder(words(allowed)));
  },
  "by_hand/winning.txt": (check, name, [, variant, trump, played, winner]) => {
    const cards = words(played);
    check.same(name, cards[bestIn({ cards }, nothing(trump), options(variant))], winner);
  },
  "by_hand/bids.txt": (check, name, [, ...columns]) => bids(check, name, columns),
  "by_hand/scores.txt": (check, name, [, bid, taken, gained]) =>
    check.same(name, points(Number(bid), Number(taken)), Number(gained)),
  "by_hand/options.txt": (check, name, [clause, verdict, values]) => {
    const reading = readOptions(JSON.parse(values));
    check.same(
      name,
      "refusal" in reading ? reading.refusal.clause : "",
      verdict === "refused" ? clause : "",
    );
  },
  "bids.txt": bids,
  "scores.txt": (check, name, [bid, taken, gained]) =>
    check.same(name, points(Number(bid), Number(taken)), Number(gained)),
  "options.txt": (
    check,
    name,
    [players, deal, bidden, even_bid, follow, sizes, others, clauses],
  ) => {
    const reading = readOptions({
      players: Number(players),
      deal,
      bidding: bidden,
      even_bid,
      follow_after_wizard: JSON.parse(follow),
      hand_sizes: JSON.parse(sizes),
      ...named(others),
    });
    if ("refusal" in reading) {
      check.same(name, clauses.split(" ").includes(reading.refusal.clause), true);
    } else check.same(name, "-", clauses);
  },
  "tricks.txt": (check, name, [variant, trump, held, led, legal, played, winner]) => {
    const chosen = options(variant);
    const cards = words(played);
    const codes = cards.map((_, place) => ledIn({ cards: cards.slice(0, place) }, chosen));
    check.same(`${name} led`, codes.map(ledAs).join(" "), led);
    const plays = hands(held).map((hand, place) =>
      legalPlays(hand.map(indexOf), codes[place]).map((index) => DECK[index])
    );
    check.same(`${name} legal`, plays, hands(legal));
    check.same(name, cards[bestIn({ cards }, nothing(trump), chosen)], winner);
  },
  "perft.txt": (check, name, [variant, dealer, totals, held, turned, sequences]) => {
    const state = dealt(variant, hands(held), nothing(turned), Number(dealer), numbers(totals));
    check.same(name, counts(state), numbers(sequences));
  },
  "fair.txt": (check, name, [seed, salt, nonces, commitment, gameSeed]) => {
    check.same(`${name} commitment`, commitmentOf(seed, salt), commitment);
    check.same(name, mixedSeed(seed, nonces.split(" ").map(nothing)), gameSeed);
  },
  "streams.txt": (check, name, [what, key, label, ...more]) => {
    const chance = stream(bytes(key), nothing(label) ?? "");
    if (what === "seed") check.same(name, deriveSeed(key, label), more[0]);
    if (what === "bytes") {
      check.same(name, hexOf(Uint8Array.from({ length: 70 }, chance.byte)), more[0]);
    }
    if (what === "below") {
      check.same(
        name,
        listed(Array.from({ length: 24 }, () => chance.below(Number(more[0])))),
        more[1],
      );
    }
    if (what === "shuffle") {
      check.same(name, listed(chance.shuffled([...Array(Number(more[0])).keys()])), more[1]);
    }
  },
};

/** @type {(check: any, rows: string[][]) => void} */
function deals(check, rows) {
  let seed = "";
  /** @type {any} */
  let chosen;
  /** @type {any[]} */
  let draws = [];
  for (const [what, ...columns] of rows) {
    const name = `deals.txt ${what} ${columns.join(" | ")}`;
    if (what === "game") {
      seed = columns[0];
      chosen = JSON.parse(columns[1]);
      draws = chosen.first_dealer === "draw" ? drawForDealer(seed, chosen).draws : [];
    } else if (what === "key") check.same(name, hexOf(dealKey(seed, chosen)), columns[0]);
    else if (what === "draw") check.same(name, listed(draws.shift()), columns[0]);
    else if (what === "dealer") {
      check.same(name, drawForDealer(seed, chosen).dealer, Number(columns[0]));
    } else {
      const { hands: found, turned } = dealRound(
        seed,
        chosen,
        Number(columns[0]),
        Number(columns[1]),
      );
      check.same(
        name,
        { hands: found, turned },
        { hands: hands(columns[2]), turned: nothing(columns[3]) },
      );
    }
  }
}

/** @type {(check: any, name: string, text: string) => void} */
function record(check, name, text) {
  const reading = readRecord(text);
  if ("refusal" in reading) throw new Error(`line ${reading.line}: ${reading.refusal.code}`);
  const { header, events, hintValues } = reading.record;
  const hints = new Map(hintValues);
  const lineOf = (/** @type {GameEvent} */ event, /** @type {number} */ at) => {
    const hint = hints.get(at);
    return eventLine(hint ? { ...event, hint } : event);
  };
  check.same(`${name} written`, writeRecord(reading.record), text);
  check.same(`${name} over`, settle(reading.state).events, []);
  check.same(
    `${name} shuffle`,
    shuffleFault(header, events)?.code ?? "",
    header.fair ? "" : "record/no_shuffle",
  );
  const [first, ...rest] = text.trimEnd().split("\n");
  check.same(
    `${name} lines`,
    [headerLine(header), ...events.map(lineOf)].join(""),
    `${[first, ...rest].join("\n")}\n`,
  );
}

/** @type {(check: any, name: string, text: string) => void} */
function redactions(check, name, text) {
  const [header, ...lines] = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  for (const { event, seen } of lines) {
    for (const { viewers, event: told } of seen) {
      for (const viewer of viewers) {
        check.same(name, redactEvent(event, viewer, header.options), told);
      }
    }
  }
}

/**
 * The log of a table, folded whole, and as everybody is sent it.
 * @type {(check: any, name: string, text: string) => void}
 */
function wholeTable(check, name, text) {
  /** @type {TableState} */
  let whole = UNOPENED;
  /** @type {Map<number | null, TableView>} by viewer */
  const views = new Map();
  /** @type {number[]} the versions after each step */
  const versions = [];
  for (const [number, line] of text.trimEnd().split("\n").entries()) {
    const { events, table } = JSON.parse(line);
    const at = `${name}:${number + 1}`;
    for (const { event, seen } of events) {
      whole = evolve(whole, event);
      for (const { viewers, event: shown } of seen) {
        for (const viewer of viewers) {
          const knows = whole.seats[viewer]?.waits ? null : viewer;
          check.same(at, redactTableEvent(event, knows, optionsOf(whole)), shown);
        }
      }
    }
    check.same(at, factsOf(whole), factsIn(table));
    const { to_act, clocks, legal, turns } = table;
    versions.push(whole.version);
    check.same(`${at} turns`, whole.turns.map((turn) => afterSteps(turn, versions)), turns);
    for (const viewer of [null, ...table.seats.keys()]) {
      if (viewer !== null && table.seats[viewer]?.kind !== HUMAN) {
        views.set(viewer, views.get(null) ?? NOTHING_SENT); // what whoever sits down will know
        continue;
      }
      const view = views.get(viewer) ?? NOTHING_SENT;
      const sent = events.map((/** @type {any} */ { seen }) =>
        seen.find((/** @type {any} */ { viewers }) => viewers.includes(viewer)).event
      );
      const own = legal[String(viewer)] ?? null;
      const message = { since: view.version, events: sent, to_act, clocks, legal: own };
      const after = reduce(view, { type: "events", ...message });
      check.same(`${at} to ${viewer}`, factsOf(after), factsIn(table));
      check.same(`${at} to ${viewer}`, [after.toAct, after.clocks, after.legal], [
        to_act,
        clocks,
        own,
      ]);
      views.set(viewer, after);
    }
  }
}

/**
 * The versions of a turn, which the page counts by events, as those after whole steps.
 * @type {(turn: Turn, versions: number[]) => any}
 */
const afterSteps = ({ turned, seated }, versions) =>
  [turned, seated].map((one) => one && versions.find((version) => version >= one));

/**
 * The public state of a table.
 * @param {TableState} table
 */
function factsOf({ version, seats, host, game, undo, removal, barred, review }) {
  return {
    version,
    phase: game === null ? "gathering" : game.state.winners.length > 0 ? "finished" : "playing",
    seats,
    host,
    game: game && game.number,
    totals: game && totalsOf(game.state),
    hints: game && game.hints,
    undo,
    removal,
    barred,
    review,
  };
}

/**
 * The same, as a file has it.
 * @param {any} table
 */
function factsIn({ to_act: _, legal: __, clocks: ___, turns: ____, ...table }) {
  return {
    ...table,
    seats: table.seats.map((/** @type {any} */ one) =>
      one && { away: false, waits: false, ...one }
    ),
  };
}

/** @param {Record<string, string>} files their texts by path */
export function run(files) {
  const check = checks();
  for (const [file, text] of Object.entries(files)) {
    const rows = text.split("\n").filter((line) => line && !line.startsWith("#"));
    check.attempt(file, () => {
      if (file.startsWith("records/")) record(check, file, text);
      else if (file.startsWith("redactions/")) redactions(check, file, text);
      else if (file.startsWith("tables/")) wholeTable(check, file, text);
      else if (file === "deals.txt") {
        deals(
          check,
          rows.map((row) => row.split(" | ")),
        );
      } else for (const row of rows) TABLES[file](check, `${file} ${row}`, row.split(" | "));
    });
  }
  return check.result();
}
