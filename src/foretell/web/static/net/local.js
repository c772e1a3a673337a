// @ts-check
// A table in the page: one person and bots, without any network. It says and understands what a
// server does, so that the same screens show it, and lets out nothing that the person may not know.

/** @import { Options } from "../core/types.d.ts" */
/** @import { ClientMessage, Command, Entry, ServerMessage } from "./wire.d.ts" */
/** @import { Desk } from "./local/desk.js" */
import { hexOf } from "../core/sha256.js";
import { seatsToAct } from "../core/state.js";
import { deriveSeed } from "../core/stream.js";
import { botMove, decide, opening } from "./local/decide.js";
import {
  EMPTY,
  HUMAN,
  entryFor,
  evolveDesk,
  gameOf,
  isPlaying,
  seatOf,
  turnFor,
} from "./local/desk.js";
import { inShort, recordOf } from "./local/kept.js";

/**
 * @typedef {object} Setup
 * @property {Options} options
 * @property {string} name of the person, who sits on the first seat and is the host
 * @property {readonly (string | { bot: string, name: string })[]} [bots] on the other seats
 * @property {string} [seed] all shuffles follow from it; else nobody can tell them beforehand
 * @property {number} [pace] milliseconds that bots let pass before they act
 * @property {string} [code] the table's
 * @property {Saved | null} [saved] what `save` gave; the table goes on from there
 * @property {(message: ServerMessage) => void} onMessage
 * @property {() => number} [now] the time, in milliseconds
 * @property {(act: () => void, wait: number) => () => void} [later] does something after a while,
 *   unless what it returns is called before
 */
/**
 * A table as a plain JSON value.
 * @typedef {{ form: 1, entries: Entry[], started: number, secrets: number }} Saved
 */

const PACE = 700;
const LARGEST_BATCH = 200;
/** Answers that are kept for those who ask again. */
const MOST_ANSWERS = 100;

/**
 * Open a table, or go on at one that was saved. Messages come once `hello` has been said.
 * @param {Setup} setup
 */
export function localTable({
  options,
  name,
  bots,
  seed,
  pace = PACE,
  code = "HOME",
  saved: given = null,
  onMessage,
  now = Date.now,
  later = afterWait,
}) {
  const saved = given?.form === 1 ? given : null;
  /** @type {Entry[]} */
  const entries = [];
  /** @type {Map<string, ServerMessage>} */
  const answers = new Map();
  /** @type {ServerMessage[]} */
  let outbox = [];
  let desk = EMPTY;
  let started = 0;
  let secrets = saved?.secrets ?? 0;
  let viewer = {
    greeted: false,
    welcomed: false,
    seat: /** @type {number | null} */ (null),
    since: 0,
  };
  /** The table before the last shuffle, in short, and where that stands. */
  let before = { told: /** @type {Entry[]} */ ([]), entries: 0 };
  let stopWaiting = () => {};
  let closed = false;

  const secret = () => {
    secrets += 1;
    if (seed === undefined) return hexOf(crypto.getRandomValues(new Uint8Array(32)));
    return [0, 1].map((half) => deriveSeed(seed, `secret/${secrets}/${half}`)).join("");
  };

  const post = (/** @type {ServerMessage} */ message) => {
    if (outbox.push(message) > 1) return;
    queueMicrotask(() => {
      const messages = outbox;
      outbox = [];
      for (const one of messages) if (!closed) onMessage(one);
    });
  };

  const commit = (/** @type {readonly Entry[]} */ made) => {
    for (const entry of made) {
      if (entry.type === "game_started") started = now();
      if (entry.type === "shuffle_committed") {
        before = { told: inShort(desk, entries[0]), entries: entries.length };
      }
      desk = evolveDesk(desk, entry);
      entries.push(entry);
    }
    stopWaiting();
    const seat = botToAct(desk);
    if (seat !== null && !closed) stopWaiting = later(() => letBotAct(seat), pace);
  };

  const letBotAct = (/** @type {number} */ seat) => {
    const made = botMove(desk, seat);
    if ("refusal" in made) throw new Error(`a bot was refused: ${made.refusal.code}`);
    commit(made);
    show();
  };

  const show = () => {
    if (!viewer.greeted) return;
    const seat = seatOf(desk);
    const anew = !viewer.welcomed || seat !== viewer.seat;
    if (anew) {
      const known = !viewer.welcomed && seat === viewer.seat ? viewer.since : 0;
      viewer = { greeted: true, welcomed: true, seat, since: Math.min(known, entries.length) };
      const { version } = desk;
      post({ type: "welcome", table: code, seat, since: viewer.since, version });
    }
    let knowsTurn = !anew;
    while (viewer.since < entries.length || !knowsTurn) {
      knowsTurn = true;
      const { since } = viewer;
      viewer.since = Math.min(since + LARGEST_BATCH, entries.length);
      const events = entries.slice(since, viewer.since).map((entry) => entryFor(entry, seat, desk));
      const turn = viewer.since === entries.length ? turnFor(desk, seat) : {};
      post({ type: "events", since, events, ...turn });
    }
    if (anew) post({ type: "presence", seats: desk.story.seats.map(() => true) });
  };

  const ask = (/** @type {Command} */ command) => {
    const answered = answers.get(command.id);
    if (answered) return post(answered);
    const made = decide(desk, command, { name, secret });
    if (!("refusal" in made)) commit(made);
    /** @type {ServerMessage} */
    const answer =
      "refusal" in made
        ? { type: "refused", id: command.id, ...made.refusal }
        : { type: "done", id: command.id, version: desk.version };
    answers.set(command.id, answer);
    if (answers.size > MOST_ANSWERS) answers.delete([...answers.keys()][0]);
    show();
    post(answer);
  };

  const send = (/** @type {ClientMessage} */ message) => {
    if (closed) return;
    if (message.type === "ping") post({ type: "pong" });
    else if (message.type === "hello") {
      // What a page knew before the table was restored counts otherwise.
      const since = saved && !viewer.greeted ? 0 : (message.since ?? 0);
      viewer = { greeted: true, welcomed: false, seat: message.seat ?? null, since };
      show();
    } else if (viewer.greeted) ask(message);
    else post({ type: "refused", id: message.id, code: "frame/hello_first" });
  };

  commit(saved ? saved.entries : opening({ options, bots }, pace, { name, secret }));
  if (saved) started = saved.started;

  return {
    /** Say something to the table. */
    send,
    /**
     * The table at this moment; `localTable` goes on from it.
     * @returns {Saved}
     */
    save: () => ({
      form: 1,
      entries: [...before.told, ...entries.slice(before.entries)],
      started,
      secrets,
    }),
    /**
     * The record of a game that is over, as the lines of a file; null before.
     * @returns {string | null}
     */
    record: () => (desk.story.game && !isPlaying(desk) ? recordOf(desk, code, started) : null),
    /** Stop all that is under way. */
    close: () => {
      closed = true;
      stopWaiting();
    },
  };
}

/** @type {(act: () => void, wait: number) => () => void} */
function afterWait(act, wait) {
  const timer = setTimeout(act, wait);
  return () => clearTimeout(timer);
}

/**
 * The seat for which a bot is to act, null when nobody waits for one.
 * @param {Desk} desk
 * @returns {number | null}
 */
function botToAct(desk) {
  const game = gameOf(desk);
  if (!game || seatOf(desk) === null) return null;
  return seatsToAct(game).find((seat) => desk.story.seats[seat]?.kind !== HUMAN) ?? null;
}
