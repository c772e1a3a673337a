// A table in the page: one person and bots, without any network. It speaks the server's protocol,
// so that the same screens show it, and tells the person nothing that they may not know.

/** @import { Action, Options, Seat } from "../core/types.d.ts" */
/** @import { BotQuestion, SavedTable, TableEvent, TableSettings, TableState } from "../table/types.d.ts" */
/** @import { ClientMessage, Command, ServerMessage } from "../wire.d.ts" */
import { BOTS, STAND_IN } from "./bots.js";
import { legalFor } from "../core/legal.js";
import { hexOf } from "../core/sha256.js";
import { seatsToAct } from "../core/state.js";
import { deriveSeed } from "../core/stream.js";
import { decide, opening } from "../table/decide.js";
import { evolve } from "../table/evolve.js";
import { botQuestion, decideAction } from "../table/moves.js";
import { redactEvent } from "../table/redact.js";
import { gameOf, HUMAN, isPlaying, optionsOf, seatOfPerson, UNOPENED } from "../table/state.js";
import { inShort, recordOf } from "../table/to_record.js";

/**
 * @typedef {object} Setup
 * @property {Options} options
 * @property {string} name of the person, who sits on the first seat and is the host
 * @property {readonly (string | { bot: string, name: string })[]} [bots] on the other seats
 * @property {string} [seed] all shuffles follow from it; else nobody can tell them beforehand
 * @property {(question: BotQuestion) => Action | Promise<Action>} think decides for a bot
 * @property {(choices: number) => number} [thought] milliseconds that a bot lets pass before it acts, by
 *   the number of its legal actions
 * @property {string} [code] the table's
 * @property {SavedTable | null} [saved] what `save` gave; the table goes on from there
 * @property {(message: ServerMessage) => void} onMessage
 * @property {() => number} [now] the time, in milliseconds
 * @property {(act: () => void, wait: number) => () => void} [later] does something after a while,
 *   unless what it returns is called before
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
  bots = [],
  seed,
  think,
  thought = () => PACE,
  code = "HOME",
  saved: given = null,
  onMessage,
  now = Date.now,
  later = afterWait,
}) {
  const saved = given?.form === 1 ? given : null;
  /** @type {TableEvent[]} */
  const events = [];
  /** @type {Map<string, ServerMessage>} */
  const answers = new Map();
  /** @type {ServerMessage[]} */
  let outbox = [];
  let state = UNOPENED;
  let started = 0;
  let secrets = saved?.secrets ?? 0;
  let viewer = {
    greeted: false,
    welcomed: false,
    seat: /** @type {number | null} */ (null),
    since: 0,
  };
  /** The table before the last shuffle, in short, and where that stands. */
  let before = { inShort: /** @type {TableEvent[]} */ ([]), events: 0 };
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

  const context = { name, secret, bots: BOTS };

  const commit = (/** @type {readonly TableEvent[]} */ made) => {
    for (const event of made) {
      if (event.type === "game_started") started = now();
      if (event.type === "shuffle_committed") {
        before = { inShort: inShort(state, events[0]), events: events.length };
      }
      state = evolve(state, event);
      if (event.type === "game_started" && state.shuffle === null) {
        state = seeded(state, saved?.seed ?? null);
      }
      events.push(event);
    }
    stopWaiting();
    const seat = botToAct(state);
    if (seat !== null && !closed) letBotAct(seat);
  };

  const letBotAct = (/** @type {Seat} */ seat) => {
    let isDue = true;
    const action = Promise.resolve(think(botQuestion(state, seat)));
    action.catch(() => {}); // where the game has gone on, nobody misses it
    const stop = later(async () => {
      const chosen = await action;
      if (!isDue) return;
      const made = decideAction(state, chosen);
      if ("refusal" in made) throw new Error(`a bot was refused: ${made.refusal.code}`);
      commit(made);
      show();
    }, thought(choicesOf(state, seat)));
    stopWaiting = () => {
      isDue = false;
      stop();
    };
  };

  const show = () => {
    if (!viewer.greeted) return;
    const seat = seatOfPerson(state);
    const anew = !viewer.welcomed || seat !== viewer.seat;
    if (anew) {
      const known = !viewer.welcomed && seat === viewer.seat ? viewer.since : 0;
      viewer = { greeted: true, welcomed: true, seat, since: Math.min(known, events.length) };
      const { version } = state;
      post({ type: "welcome", table: code, seat, since: viewer.since, version });
    }
    let knowsTurn = !anew;
    while (viewer.since < events.length || !knowsTurn) {
      knowsTurn = true;
      const { since } = viewer;
      viewer.since = Math.min(since + LARGEST_BATCH, events.length);
      const seen = events
        .slice(since, viewer.since)
        .map((event) => redactEvent(event, seat, optionsOf(state)));
      const turn = viewer.since === events.length ? turnFor(state, seat) : {};
      post({ type: "events", since, events: seen, ...turn });
    }
    if (anew) post({ type: "presence", seats: state.seats.map(() => true) });
  };

  const ask = (/** @type {Command} */ command) => {
    const answered = answers.get(command.id);
    if (answered) return post(answered);
    const made = decide(state, command, context);
    if (!("refusal" in made)) commit(made);
    /** @type {ServerMessage} */
    const answer = "refusal" in made
      ? { type: "refused", id: command.id, ...made.refusal }
      : { type: "done", id: command.id, version: state.version };
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

  commit(saved ? saved.entries : opening(options, settingsOf(), bots.map(named), context));
  if (saved) started = saved.started;

  return {
    /** Say something to the table. */
    send,
    /**
     * The table at this moment; `localTable` goes on from it.
     * @returns {SavedTable}
     */
    save: () => ({
      form: 1,
      entries: [...before.inShort, ...events.slice(before.events)],
      started,
      secrets,
      ...(saved?.seed === undefined ? {} : { seed: saved.seed }),
    }),
    /**
     * The record of a game that is over, as the lines of a file; null before.
     * @returns {string | null}
     */
    record: () => (state.game && !isPlaying(state) ? recordOf(state, code, started) : null),
    /**
     * The record of a game as far as it has come; null before it starts.
     * @returns {string | null}
     */
    recordSoFar: () => state.game && recordOf(state, code, started),
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

/** @type {(bot: string | { bot: string, name: string }) => { bot: string, name: string }} */
const named = (bot) => (typeof bot === "string" ? { bot, name: bot } : bot);

/** A game that has just started, with its seed. @type {(state: TableState, seed: string | null) => TableState} */
function seeded(state, seed) {
  const game = gameOf(state);
  const first = { ...game.state, seed };
  return { ...state, game: { ...game, state: first, round: { before: first, at: 0 } } };
}

/** @type {() => TableSettings} */
export const settingsOf = () => ({
  listed: false,
  clock: null,
  grace: 45,
  patience: 300,
  pace: PACE,
  stand_in: STAND_IN,
  silence: 45,
  hints: true,
});

/**
 * The seat for which a bot is to act, null when nobody waits for one.
 * @param {TableState} state
 * @returns {Seat | null}
 */
function botToAct(state) {
  if (!state.game || seatOfPerson(state) === null) return null;
  return seatsToAct(state.game.state).find((seat) => state.seats[seat]?.kind !== HUMAN) ?? null;
}

/** The number of legal actions. @type {(state: TableState, seat: Seat) => number} */
function choicesOf(state, seat) {
  const { suits, bids, cards } = legalFor(gameOf(state).state, seat) ?? {};
  return (suits ?? bids ?? cards ?? []).length;
}

/**
 * The next action due, as in a message of events.
 * @param {TableState} state
 * @param {Seat | null} viewer
 */
export function turnFor({ game }, viewer) {
  const seats = game ? seatsToAct(game.state) : [];
  const legal = game && viewer !== null ? legalFor(game.state, viewer) : null;
  return { ...(seats.length ? { to_act: seats } : {}), ...(legal ? { legal } : {}) };
}
