// Reading a game record, held line by line against the rules and the seed.

/** @import { Action, GameEvent, GameRecord, Header, Refusal, Refused, Seat, State } from "./types.d.ts" */
import { act, nextEvent } from "./decide.js";
import { evolve } from "./evolve.js";
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
  const lines = text
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split("\n")
    .map(parse);
  const begun = begin(lines[0]);
  if ("refusal" in begun) return { ...begun, line: 1 };
  let { state } = begun;
  const events = [];
  /** @type {[Seat, number][]} */
  const hints = [];
  for (const [place, line] of lines.entries()) {
    if (place === 0) continue;
    if (line.type === "game") break;
    const next = follow(state, line);
    if ("refusal" in next) return { ...next, line: place + 1 };
    events.push(...next.events);
    state = next.state;
    const { number } = state.round;
    for (const seat of number > 0 ? hintsIn(line, state) : []) {
      if (!hints.some(([one, round]) => one === seat && round === number)) {
        hints.push([seat, number]);
      }
    }
  }
  return { record: { header: begun.header, events, hints }, state };
}

/**
 * The event of a line and the state after it, or the reason why it is invalid.
 * @param {State} state
 * @param {Line} line
 * @param {(expected: GameEvent, line: Line) => GameEvent} [seen] redacts an expected event like the
 *   line
 * @returns {{ events: GameEvent[], state: State } | Refused}
 */
export function follow(state, line, seen = (expected) => expected) {
  const expected = nextEvent(state);
  if (expected?.type === "bidding_closed" && line.type !== expected.type) {
    // The close of the bidding is not in a record.
    const next = follow(evolve(state, expected), line, seen);
    return "refusal" in next ? next : { ...next, events: [expected, ...next.events] };
  }
  if (!expected) {
    const outcome = act(state, actionOf(line));
    if ("refusal" in outcome) return outcome;
    const [event] = outcome.events;
    return { events: [event], state: evolve(state, event) };
  }
  const wrong = difference(seen(expected, line), line);
  return wrong ? { refusal: wrong } : { events: [expected], state: evolve(state, expected) };
}

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
  const read = recordedOptions(/** @type {Line} */ (options ?? {}));
  if ("refusal" in read) return read;
  if (typeof seed !== "string" || !isSeed(seed)) {
    return { refusal: refusal("seed/invalid", "R4.1", { seed }) };
  }
  const named = listOf(players).length;
  if (named !== read.options.players) {
    const fields = { named, players: read.options.players };
    return { refusal: refusal("record/players_mismatch", "", fields) };
  }
  const header = { id, options: read.options, players, seed, started, ...(fair ? { fair } : {}) };
  return { header: /** @type {Header} */ (header), state: start(read.options, seed) };
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
    const [rows, found] = [listOf(ours), listOf(theirs)];
    const outer = firstOther(rows, found);
    const [row, other] = [listOf(rows[outer]), listOf(found[outer])];
    const inner = firstOther(row, other);
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
function firstOther(ours, theirs) {
  const place = ours.findIndex((one, at) => !same(one, theirs[at]));
  return place < 0 ? ours.length : place;
}
