// Reading a game in short text (docs/build/notation.md). The cards follow from the seed, so reading plays the
// game again, and each line is compared with what is printed of the game.

/** @import { Action, Dealt, GameEvent, GameRecord, Header, Player, Refusal, Refused, Seat, State } from "./types.d.ts" */
import { act, nextEvent } from "./decide.js";
import { evolve } from "./evolve.js";
import { dealText, drawText, headerText, roundText } from "./game_text.js";
import { linesOfGame } from "./mailed_lines.js";
import { readOptionsText } from "./options_text.js";
import { refusal } from "./refusal.js";
import { start } from "./state.js";
import { isSeed } from "./stream.js";

const HEAD =
  /^wizard\/1 ([^ ]+) seed=([^ ]+) first=(draw|\d) started=(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{6})?Z) id=(.*)$/su;
const PLAYER = /^(\d) ([^ ]+) (.+)$/su;
const CHOSEN = /^[^=]+=([CDHS])$/;
const BID = /^(\d)=(\d{1,3})$/;
const CARD = "(?:[CDHS](?:[1-9]|1[0-3])|[ZN][1-4])";
const TRICK = new RegExp(`^(\\d):(${CARD}(?:\\.${CARD})*)$`);
const NONE = "none";
/** Characters of a word that a refusal quotes at most. */
const SHOWN = 64;
/** Places of words in the line of a round. */
const [TURNED, FIRST_ACTION] = [2, 4];

/** @import { Line } from "./mailed_lines.js" */

/** @typedef {Refused & { line: number }} Fault */

/**
 * The first game of a file, and the state after its last line; or its first fault.
 * @type {(text: string) => { record: GameRecord, state: State } | Fault}
 */
export function readGameText(text) {
  const [head = { number: 1, text: "" }, ...lines] = linesOfGame(text);
  const begun = begin(head, lines);
  if ("refusal" in begun) return begun;
  const { header } = begun;
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
  const [, written, seed, first, started, id] = HEAD.exec(head.text) ?? [];
  const read = written && isTime(started)
    ? readOptionsText(written, first === "draw" ? first : Number(first))
    : null;
  if (!read) return fault(notText("head"));
  if ("refusal" in read) return fault(read.refusal);
  if (!isSeed(seed)) return fault(refusal("seed/invalid", "R4.1", { seed }));
  const players = [];
  let last = head.number;
  for (let seat = 0; seat < read.options.players; seat += 1) {
    last = lines[seat]?.number ?? last + 1;
    const player = playerIn(lines[seat]?.text ?? "", seat);
    if (!player) return fault(notText("player"), last);
    players.push(player);
  }
  const header = { id, options: read.options, players, seed, started };
  const other = difference(wordsOf(head.text), headerText(header));
  return other ? fault(other) : { header };
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
 * The events of a line and the state after it, or the reason why it is invalid.
 * @param {State} state
 * @param {string} line the draw or a round
 * @param {boolean} isLast whether the game may break off in it
 * @returns {{ events: GameEvent[], state: State } | Refused}
 */
function follow(state, line, isLast) {
  const words = wordsOf(line);
  const due = nextEvent(state);
  /** @type {{ events: GameEvent[], state: State }} */
  let followed = { events: [], state };
  let printed = "";
  if (due?.type === "dealer_drawn") {
    followed = take(state, due);
    printed = drawText(due);
  } else if (due?.type === "dealt") {
    const round = followRound(state, due, words, isLast);
    if ("refusal" in round) return round;
    followed = round;
    printed = roundText(followed.events);
  }
  const other = difference(words, printed, isLast);
  return other ? { refusal: other } : followed;
}

/**
 * @type {(before: State, dealt: Dealt, words: readonly string[], isLast: boolean) => { events:
 *   GameEvent[], state: State } | Refused}
 */
function followRound(before, dealt, words, isLast) {
  const deal = words.slice(0, FIRST_ACTION).map((word, at) =>
    at === TURNED ? word.split("=")[0] : word
  );
  const other = difference(deal, dealText(dealt), isLast);
  if (other) return { refusal: other };
  let { events, state } = take(before, dealt);
  for (const action of actionsIn(words, dealt)) {
    if (action === null) return { refusal: notText("round") };
    const outcome = act(state, action);
    if ("refusal" in outcome) return { refusal: ofSeat(outcome.refusal, action.seat) };
    const taken = take(state, outcome.events[0]);
    events = [...events, ...taken.events];
    ({ state } = taken);
    if (state.scores.length === dealt.round) break;
  }
  return { events, state };
}

/**
 * An event and those that follow automatically, up to the next deal.
 * @param {State} state
 * @param {GameEvent} event
 */
function take(state, event) {
  const events = [];
  /** @type {GameEvent | null} */
  let due = event;
  while (due && (due === event || due.type !== "dealt")) {
    events.push(due);
    state = evolve(state, due);
    due = nextEvent(state);
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

/** @type {(refused: Refusal, seat: Seat) => Refusal} */
const ofSeat = ({ fields, ...rest }, seat) => ({ ...rest, fields: { seat, ...fields } });

/**
 * The first word that differs from the printed game; null if none does.
 * @type {(words: readonly string[], printed: string, mayBreakOff?: boolean) => Refusal | null}
 */
function difference(words, printed, mayBreakOff = false) {
  const ours = wordsOf(printed);
  const length = mayBreakOff ? words.length : Math.max(words.length, ours.length);
  for (let at = 0; at < length; at += 1) {
    const [expected, found] = [ours[at] ?? NONE, words[at] ?? NONE];
    if (expected !== found) {
      return refusal("record/other_word", "", { expected: cut(expected), found: cut(found) });
    }
  }
  return null;
}

/** @param {string} word */
const cut = (word) => (word.length > SHOWN ? `${word.slice(0, SHOWN)}…` : word);

/** @param {string} line */
const wordsOf = (line) => line.split(/\s+/).filter(Boolean);

/** @param {string} form */
const notText = (form) => refusal("record/not_game_text", "", { form });
