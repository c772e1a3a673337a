// Reads a game record, and checks it line by line against the rules and the seed.

/** @import { Action, GameEvent, GameRecord, Header, Hint, Outcome, Refusal, Refused, Seat, State } from "./types.d.ts" */
import { act, nextEvent } from "./decide.js";
import { evolve } from "./evolve.js";
import { readHint } from "./hint.js";
import { recordedOptions } from "./options.js";
import { refusal } from "./refusal.js";
import { start } from "./state.js";
import { isSeed } from "./stream.js";

/** @typedef {Readonly<Record<string, unknown>>} Line the value of a line, of any type */

/**
 * The first game of a file, and the state after its last line; or its first fault.
 * @type {(text: string) => { record: GameRecord, state: State } | (Refused & { line: number })}
 */
export function readRecord(text) {
  const [head, ...lines] = text.replace(/^\ufeff/, "").trimEnd().split("\n").map(parse);
  const beginning = begin(head);
  if ("refusal" in beginning) return { ...beginning, line: 1 };
  let { state } = beginning;
  const events = [];
  /** @type {[Seat, number][]} */
  const hints = [];
  /** @type {[number, Hint][]} */
  const hintValues = [];
  for (const [index, line] of lines.entries()) {
    if (line.type === "game") break;
    const outcome = follow(state, line);
    if ("refusal" in outcome) return { ...outcome, line: index + 2 };
    const hint = isDecision(line) && readHint(line.hint);
    if (hint) hintValues.push([events.length + outcome.events.length - 1, hint]);
    events.push(...outcome.events);
    state = outcome.state;
    const { number } = state.round;
    for (const seat of number > 0 ? hintsIn(line, state) : []) {
      const isListed = hints.some(([other, round]) => other === seat && round === number);
      if (!isListed) hints.push([seat, number]);
    }
  }
  return { record: { header: beginning.header, events, hints, hintValues }, state };
}

/**
 * The event of a line and the state after it, or the reason why it is invalid.
 * @param {State} state
 * @param {Line} line
 * @param {(expected: GameEvent, line: Line) => GameEvent} [redact] an expected event like the line
 * @returns {Outcome}
 */
export function follow(state, line, redact = (expected) => expected) {
  const expected = nextEvent(state);
  if (expected?.type === "bidding_closed" && line.type !== expected.type) {
    // The close of the bidding is not in a record.
    const outcome = follow(evolve(state, expected), line, redact);
    return "refusal" in outcome ? outcome : { ...outcome, events: [expected, ...outcome.events] };
  }
  if (!expected) {
    const outcome = act(state, actionOf(line));
    if ("refusal" in outcome) return outcome;
    const [event] = outcome.events;
    return { events: [event], state: evolve(state, event) };
  }
  const refusal = difference(redact(expected, line), line);
  return refusal ? { refusal } : { events: [expected], state: evolve(state, expected) };
}

/** @type {(line: Line) => boolean} */
const isDecision = ({ type }) => type === "trump_chosen" || type === "bid" || type === "played";

/** @type {(line: Line, state: State) => Seat[]} */
const hintsIn = (line, { options }) =>
  listOf(line.hints).flatMap((seat) =>
    typeof seat === "number" && Number.isInteger(seat) && seat >= 0 && seat < options.players
      ? [seat]
      : []
  );

/** @type {(text: string) => Line} */
function parse(text) {
  try {
    const value = JSON.parse(text);
    if (typeof value === "object" && value) return value;
  } catch {
    // refused by its type, which no line has
  }
  return { type: text.slice(0, 64) };
}

/** @type {(line: Line) => { header: Header, state: State } | Refused} */
function begin(line) {
  const { type, version, id, options, players, seed, started, fair } = line;
  if (type !== "game") return { refusal: refusal("record/no_header") };
  if (version !== 1) {
    return { refusal: refusal("record/unknown_version", "", { found: `${version}` }) };
  }
  const reading = recordedOptions(/** @type {Line} */ (options ?? {}));
  if ("refusal" in reading) return reading;
  if (typeof seed !== "string" || !isSeed(seed)) {
    return { refusal: refusal("seed/invalid", "R4.1", { seed }) };
  }
  const named = listOf(players).length;
  if (named !== reading.options.players) {
    const fields = { named, players: reading.options.players };
    return { refusal: refusal("record/players_mismatch", "", fields) };
  }
  const header = {
    id,
    options: reading.options,
    players,
    seed,
    started,
    ...(fair ? { fair } : {}),
  };
  return { header: /** @type {Header} */ (header), state: start(reading.options, seed) };
}

/** @type {(line: Line) => Action} */
function actionOf(line) {
  const types = /** @type {Line} */ ({ trump_chosen: "choose_trump", played: "play" });
  const type = types[String(line.type)] ?? line.type;
  return /** @type {Action} */ (/** @type {unknown} */ ({ ...line, type }));
}

/**
 * The difference between a line and the event that must follow; null if there is none.
 * @type {(expected: GameEvent, line: Line) => Refusal | null}
 */
function difference(expected, line) {
  if (line.type !== expected.type) return mismatch("missing_line", expected.type, line.type);
  for (const [key, ours] of Object.entries(expected)) {
    const theirs = line[key];
    if (same(ours, theirs)) continue;
    if (key === "trump" && theirs === undefined && expected.type === "round_scored") continue;
    if (key !== "hands" && key !== "draws") {
      return mismatch(key === "seat" ? "wrong_trick_winner" : `wrong_${key}`, ours, theirs);
    }
    const tables = [listOf(ours), listOf(theirs)];
    const outer = firstDifference(tables[0], tables[1]);
    const [row, other] = tables.map((rows) => listOf(rows[outer]));
    const inner = firstDifference(row, other);
    const cards = /** @type {const} */ ([row[inner], other[inner]]);
    return key === "draws"
      ? mismatch("wrong_draw", ...cards, { drawing: outer + 1, seat: inner })
      : mismatch("wrong_hand", ...cards, { seat: outer, place: inner + 1 });
  }
  return null;
}

/** @type {(what: string, expected: unknown, found: unknown, more?: object) => Refusal} */
function mismatch(what, expected, found, more) {
  const [ours, theirs] = [expected, found].map((value) =>
    JSON.stringify(value ?? null).slice(0, 64)
  );
  return refusal(`record/${what}`, "", { expected: ours, found: theirs, by: "", ...more });
}

/** @type {(one: unknown, other: unknown) => boolean} */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** @type {(value: unknown) => readonly unknown[]} */
const listOf = (value) => Array.isArray(value) ? value : [];

/** @type {(ours: readonly unknown[], theirs: readonly unknown[]) => number} */
function firstDifference(ours, theirs) {
  const place = ours.findIndex((value, index) => !same(value, theirs[index]));
  return place < 0 ? ours.length : place;
}
