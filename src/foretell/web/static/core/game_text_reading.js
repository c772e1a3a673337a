// Reads a game in short text (docs/build/notation.md). The cards follow from the seed, so the game is
// played again, and each line is compared with the text of that game.

/** @import { Action, Dealt, GameEvent, GameRecord, Header, Outcome, Player, Refusal, Refused, Seat, State } from "./types.d.ts" */
import { act, nextEvent } from "./decide.js";
import { CARD } from "./cards.js";
import { evolve } from "./evolve.js";
import { dealText, drawText, headerText, roundText } from "./game_text.js";
import { linesOfGame } from "./mailed_lines.js";
import { readOptionsText } from "./options_text.js";
import { wordsOf } from "./mail.js";
import { refusal } from "./refusal.js";
import { start } from "./state.js";
import { isSeed } from "./stream.js";

/** @import { Line } from "./mailed_lines.js" */

const HEAD =
  /^wizard\/1 ([^ ]+) seed=([^ ]+) first=(draw|\d) started=(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{6})?Z) id=(.*)$/su;
const PLAYER = /^(\d) ([^ ]+) (.+)$/su;
const CHOSEN = /^[^=]+=([CDHS])$/;
const BID = /^(\d)=(\d{1,3})$/;
const TRICK = new RegExp(`^(\\d):(${CARD}(?:\\.${CARD})*)$`);
const NONE = "none";
/** Characters of a word that a refusal quotes at most. */
const QUOTED = 64;
/** Places of words in the line of a round. */
const [TURNED, FIRST_ACTION] = [2, 4];

/** @typedef {Refused & { line: number }} Fault */

/**
 * The first game of a file, and the state after its last line; or its first fault.
 * @type {(text: string) => { record: GameRecord, state: State } | Fault}
 */
export function readGameText(text) {
  const [head = { number: 1, text: "" }, ...lines] = linesOfGame(text);
  const beginning = begin(head, lines);
  if ("refusal" in beginning) return beginning;
  const { header } = beginning;
  let state = start(header.options, header.seed);
  const events = [];
  for (const line of lines.slice(header.players.length)) {
    const outcome = follow(state, line.text, line === lines.at(-1));
    if ("refusal" in outcome) return { ...outcome, line: line.number };
    events.push(...outcome.events);
    state = outcome.state;
  }
  return { record: { header, events }, state };
}

/** @type {(head: Line, lines: readonly Line[]) => { header: Header } | Fault} */
function begin(head, lines) {
  const fault = (/** @type {Refusal} */ refusal, line = head.number) => ({ refusal, line });
  const [, letters, seed, first, started, id] = HEAD.exec(head.text) ?? [];
  const reading = letters && isTime(started)
    ? readOptionsText(letters, first === "draw" ? first : Number(first))
    : null;
  if (!reading) return fault(notText("head"));
  if ("refusal" in reading) return fault(reading.refusal);
  if (!isSeed(seed)) return fault(refusal("seed/invalid", "R4.1", { seed }));
  const players = [];
  let last = head.number;
  for (let seat = 0; seat < reading.options.players; seat += 1) {
    last = lines[seat]?.number ?? last + 1;
    const player = playerIn(lines[seat]?.text ?? "", seat);
    if (!player) return fault(notText("player"), last);
    players.push(player);
  }
  const header = { id, options: reading.options, players, seed, started };
  const mismatch = difference(wordsOf(head.text), headerText(header));
  return mismatch ? fault(mismatch) : { header };
}

/** @param {string} text in the form of a time */
function isTime(text) {
  const seconds = text.slice(0, "2026-01-01T00:00:00".length);
  const time = new Date(`${seconds}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(seconds);
}

/** @type {(line: string, seat: Seat) => Player | null} */
function playerIn(line, seat) {
  const [, place, kind, name] = PLAYER.exec(line) ?? [];
  if (Number(place) !== seat) return null;
  return { name, kind: kind.replaceAll("%20", " ").replaceAll("%25", "%") };
}

/**
 * The events of the draw or a round and the state after them, or the reason why the line is invalid;
 * the game may break off in the last one.
 * @type {(state: State, line: string, isLast: boolean) => Outcome}
 */
function follow(state, line, isLast) {
  const words = wordsOf(line);
  const event = nextEvent(state);
  if (event?.type === "dealt") return followRound(state, event, words, isLast);
  const draw = event?.type === "dealer_drawn" ? event : null;
  const fault = difference(words, draw ? drawText(draw) : "", isLast);
  return fault ? { refusal: fault } : take(state, draw);
}

/** @type {(before: State, dealt: Dealt, words: readonly string[], isLast: boolean) => Outcome} */
function followRound(before, dealt, words, isLast) {
  const deal = words.slice(0, FIRST_ACTION).map((word, index) =>
    index === TURNED ? word.split("=")[0] : word
  );
  const fault = difference(deal, dealText(dealt), isLast);
  if (fault) return { refusal: fault };
  const { events, ...first } = take(before, dealt);
  let { state } = first;
  for (const action of actionsIn(words, dealt)) {
    if (action === null) return { refusal: notText("round") };
    const outcome = act(state, action);
    if ("refusal" in outcome) return { refusal: ofSeat(outcome.refusal, action.seat) };
    const step = take(state, outcome.events[0]);
    events.push(...step.events);
    ({ state } = step);
    if (state.scores.length === dealt.round) break;
  }
  const mismatch = difference(words, roundText(events), isLast);
  return mismatch ? { refusal: mismatch } : { events, state };
}

/**
 * An event and those that follow automatically, up to the next deal.
 * @type {(state: State, event: GameEvent | null) => { events: GameEvent[], state: State }}
 */
function take(state, event) {
  const events = [];
  let next = event;
  while (next && (next === event || next.type !== "dealt")) {
    events.push(next);
    state = evolve(state, next);
    next = nextEvent(state);
  }
  return { events, state };
}

/**
 * The actions in the words of a round: the suit for a turned Wizard, bids, tricks; null for an
 * invalid word.
 * @type {(words: readonly string[], dealt: Dealt) => Generator<Action | null, void>}
 */
function* actionsIn(words, { dealer, hands }) {
  const [, suit] = CHOSEN.exec(words[TURNED] ?? "") ?? [];
  if (suit) yield { type: "choose_trump", seat: dealer, suit };
  for (const word of words.slice(FIRST_ACTION)) {
    if (word === "=") return;
    const bid = BID.exec(word);
    const [, leader, cards] = TRICK.exec(word) ?? [];
    if (bid) yield { type: "bid", seat: Number(bid[1]), bid: Number(bid[2]) };
    else if (cards === undefined) yield null;
    else {
      for (const [place, card] of cards.split(".").entries()) {
        yield { type: "play", seat: (Number(leader) + place) % hands.length, card };
      }
    }
  }
}

/** @type {(refusal: Refusal, seat: Seat) => Refusal} */
const ofSeat = ({ fields, ...rest }, seat) => ({ ...rest, fields: { seat, ...fields } });

/**
 * The first word that differs from the text of the game; null if none does.
 * @type {(words: readonly string[], text: string, mayBreakOff?: boolean) => Refusal | null}
 */
function difference(words, text, mayBreakOff = false) {
  const ours = wordsOf(text);
  const length = mayBreakOff ? words.length : Math.max(words.length, ours.length);
  for (let index = 0; index < length; index += 1) {
    const [expected, found] = [ours[index] ?? NONE, words[index] ?? NONE];
    if (expected !== found) {
      return refusal("record/other_word", "", { expected: cut(expected), found: cut(found) });
    }
  }
  return null;
}

/** @param {string} word */
const cut = (word) => (word.length > QUOTED ? `${word.slice(0, QUOTED)}…` : word);

/** @param {string} form */
const notText = (form) => refusal("record/not_game_text", "", { form });
