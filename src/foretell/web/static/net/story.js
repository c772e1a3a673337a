// @ts-check
/** What a server has told of a table, folded: everything a screen shows follows from this value. */

import { evolve, start } from "../core/index.js";

/**
 * @typedef {{name: string, kind: string, away: boolean, waits: boolean}} Holder `waits`: a bot plays
 *   this round out for the person, who plays from the next deal on
 * @typedef {{seat: number, missing: readonly number[]}} Undo
 * @typedef {{seat: number, target: number, missing: readonly number[]}} Removal the host asks to
 *   remove the person at the target seat
 * @typedef {{
 *   number: number,
 *   state: any,
 *   events: readonly any[],
 *   round: {before: any, at: number},
 * }} Game what has happened, the state it comes to, and where the round that is on begins
 * @typedef {{
 *   table: string,
 *   seat: number | null,
 *   version: number,
 *   epoch: number | null,
 *   options: any,
 *   settings: any,
 *   seats: readonly (Holder | null)[],
 *   host: number | null,
 *   shuffle: {commitment: string, nonces: Readonly<Record<number, string>>, seed?: string, salt?: string} | null,
 *   game: Game | null,
 *   games: number,
 *   undo: Undo | null,
 *   removal: Removal | null,
 *   toAct: readonly number[],
 *   legal: {suits?: string[], bids?: number[], cards?: string[]} | null,
 *   clocks: readonly number[],
 *   present: readonly boolean[],
 *   botsWait: boolean,
 *   upToDate: boolean,
 * }} Story
 */

/** @type {Story} */
export const UNTOLD = Object.freeze({
  table: "",
  seat: null,
  version: 0,
  epoch: null,
  options: null,
  settings: null,
  seats: [],
  host: null,
  shuffle: null,
  game: null,
  games: 0,
  undo: null,
  removal: null,
  toAct: [],
  legal: null,
  clocks: [],
  present: [],
  botsWait: false,
  upToDate: false,
});

/** What happens in a game besides; whatever else there is, only a later version knows. */
const IN_GAME = new Set([
  "dealer_drawn",
  "trump_chosen",
  "bid",
  "bidding_closed",
  "played",
  "trick_won",
  "round_scored",
]);

/** Entries that do not follow on what is known: the table has to be asked for anew. */
export class Gap extends Error {}

/**
 * Return the story after a message of the server; messages that tell nothing leave it as it is.
 * @param {Story} story
 * @param {any} message
 * @returns {Story}
 */
export function told(story, message) {
  switch (message.type) {
    case "welcome": {
      const again = message.since < story.version || message.table !== story.table;
      const before = again ? UNTOLD : story;
      if (again && message.since > 0) throw new Gap(`told from ${message.since} on`);
      const upToDate = message.version === before.version;
      const epoch = message.epoch ?? null;
      return { ...before, table: message.table, seat: message.seat, epoch, upToDate };
    }
    case "events":
      return withEvents(story, message);
    case "presence":
      return { ...story, present: message.seats, botsWait: message.bots_wait ?? false };
    default:
      return story;
  }
}

/**
 * @param {Story} story
 * @param {any} message
 * @returns {Story}
 */
function withEvents(story, message) {
  if (message.since !== story.version) {
    throw new Gap(`entries from ${message.since} on do not follow on ${story.version}`);
  }
  const after = message.events.reduce(withEntry, story);
  return {
    ...after,
    version: story.version + message.events.length,
    epoch: message.epoch ?? story.epoch,
    toAct: message.to_act ?? [],
    legal: message.legal ?? null,
    clocks: message.clocks ?? [],
    upToDate: true,
  };
}

/**
 * Return the story after one entry of the log.
 * @param {Story} story
 * @param {any} entry
 * @returns {Story}
 */
export function withEntry(story, entry) {
  switch (entry.type) {
    case "opened": {
      const seats = Array(entry.options.players).fill(null);
      return { ...story, options: entry.options, settings: entry.settings, seats };
    }
    case "seated": {
      const { name, kind, waits = false } = entry;
      return withHolder(story, entry.seat, { name, kind, away: false, waits });
    }
    case "vacated": {
      const left = withHolder(withNonces(story, { [entry.seat]: null }), entry.seat, null);
      return { ...left, removal: afterLeaving(story.removal, entry.seat) };
    }
    case "swapped":
      return swapped(story, entry.seats);
    case "host_changed":
      return { ...story, host: entry.seat, removal: null };
    case "stood_in":
    case "handed_back": {
      const holder = story.seats[entry.seat];
      const away = entry.type === "stood_in";
      return holder ? withHolder(story, entry.seat, { ...holder, away }) : story;
    }
    case "shuffle_committed":
      return { ...story, shuffle: { commitment: entry.commitment, nonces: {} } };
    case "nonce_given":
      return withNonces(story, {}, { [entry.seat]: entry.nonce });
    case "shuffle_revealed":
      return story.shuffle
        ? { ...story, shuffle: { ...story.shuffle, seed: entry.seed, salt: entry.salt } }
        : story;
    case "game_started": {
      const first = start(story.options, null);
      const round = { before: first, at: 0 };
      const game = { number: entry.game, state: first, events: [], round };
      return { ...story, game, games: entry.game, undo: null };
    }
    case "undo_asked":
      return { ...story, undo: { seat: entry.seat, missing: entry.of } };
    case "undo_answered":
      return { ...story, undo: answered(story.undo, entry) };
    case "undo_lapsed":
      return { ...story, undo: null };
    case "removal_asked":
      return {
        ...story,
        removal: { seat: entry.seat, target: entry.target, missing: entry.of },
      };
    case "removal_answered":
      return { ...story, removal: answered(story.removal, entry) };
    case "removal_lapsed":
      return { ...story, removal: null };
    case "taken_back":
      return takenBack(story, entry.events);
    case "rematch_called":
      return withNewcomers({ ...story, game: null, undo: null });
    case "resumed":
      return story;
    case "dealt":
      return withNewcomers(happened(story, entry));
    case "finished":
      return { ...happened(story, entry), removal: null };
    default:
      return IN_GAME.has(entry.type) ? happened(story, entry) : story;
  }
}

/**
 * @param {Story} story
 * @param {any} event
 * @returns {Story}
 */
function happened(story, event) {
  if (story.game === null) throw new Gap(`${event.type} outside of a game`);
  const state = evolve(story.game.state, event);
  const events = [...story.game.events, event];
  const isOver = event.type === "round_scored";
  const round = isOver ? { before: state, at: events.length } : story.game.round;
  const game = { ...story.game, state, events, round };
  return { ...story, game, undo: null };
}

/**
 * @param {Story} story
 * @param {number} count
 * @returns {Story}
 */
function takenBack(story, count) {
  if (story.game === null) throw new Gap("taken back outside of a game");
  const { round } = story.game;
  const events = story.game.events.slice(0, -count);
  if (events.length < round.at) throw new Gap("taken back beyond the round");
  const left = events.slice(round.at);
  const state = left.reduce((before, event) => evolve(before, event), round.before);
  return { ...story, game: { ...story.game, events, state }, undo: null };
}

/**
 * What is left of a question after an answer: one who does not agree ends the matter.
 * @template {Undo | Removal} T
 * @param {T | null} question
 * @param {{seat: number, agree: boolean}} answer
 * @returns {T | null}
 */
function answered(question, { seat, agree }) {
  if (question === null || !agree) return null;
  return { ...question, missing: question.missing.filter((one) => one !== seat) };
}

/**
 * What is left of a removal when somebody leaves: whoever was to be removed, or to answer, ends it.
 * @param {Removal | null} removal
 * @param {number} seat
 * @returns {Removal | null}
 */
function afterLeaving(removal, seat) {
  return removal?.target === seat || removal?.missing.includes(seat) ? null : removal;
}

/**
 * Nobody waits for the next deal any more.
 * @param {Story} story
 * @returns {Story}
 */
function withNewcomers(story) {
  if (!story.seats.some((holder) => holder?.waits)) return story;
  return { ...story, seats: story.seats.map((holder) => holder && { ...holder, waits: false }) };
}

/** Whether a bot plays this round out for the own seat. @param {Story} story */
export const waits = ({ seat, seats }) => seat !== null && seats[seat]?.waits === true;

/**
 * @param {Story} story
 * @param {number} seat
 * @param {Holder | null} holder
 * @returns {Story}
 */
function withHolder(story, seat, holder) {
  return { ...story, seats: story.seats.map((one, at) => (at === seat ? holder : one)) };
}

/**
 * @param {Story} story
 * @param {[number, number]} seats
 * @returns {Story}
 */
function swapped(story, [one, other]) {
  const seats = [...story.seats];
  [seats[one], seats[other]] = [seats[other], seats[one]];
  const moved = { [one]: other, [other]: one };
  const host = story.host === null ? null : moved[story.host] ?? story.host;
  return { ...withNonces(story, moved), seats, host };
}

/**
 * Before a game, what persons gave goes with their seats.
 * @param {Story} story
 * @param {Record<number, number | null>} moved
 * @param {Record<number, string>} [given]
 * @returns {Story}
 */
function withNonces(story, moved, given = {}) {
  if (story.shuffle === null || story.game !== null) return story;
  /** @type {Record<number, string>} */
  const nonces = {};
  for (const [seat, nonce] of Object.entries(story.shuffle.nonces)) {
    const place = seat in moved ? moved[Number(seat)] : Number(seat);
    if (place !== null) nonces[place] = nonce;
  }
  return { ...story, shuffle: { ...story.shuffle, nonces: { ...nonces, ...given } } };
}
