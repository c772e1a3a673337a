// @ts-check
// What one person may ask at a table in the page, and what follows: entries, or the refusal that a
// server would give.

/** @import { Action, Options, Refused, Seat } from "../../core/types.d.ts" */
/** @import { Command, Entry, Move } from "../wire.d.ts" */
/** @import { Desk } from "./desk.js" */
import { BOTS } from "../../bots/index.js";
import { act, settle } from "../../core/decide.js";
import { commitmentOf } from "../../core/fair.js";
import { readOptions } from "../../core/options.js";
import { observe } from "../../core/redact.js";
import { refusal } from "../../core/refusal.js";
import { deriveSeed, isSeed } from "../../core/stream.js";
import { eventsToTakeBack } from "../../core/undo.js";
import { HUMAN, evolveDesk, gameOf, isPlaying, seatOf } from "./desk.js";

/** The bot that fills empty seats and stands in. */
export const STAND_IN = "steady";

/**
 * @typedef {object} Means
 * @property {string} name of the person
 * @property {() => string} secret 64 fresh digits
 */

/**
 * The first entries of a table; options that do not stand are an error.
 * @param {{ options: Options, bots?: readonly (string | { bot: string, name: string })[] }} table
 * @param {number} pace
 * @param {Means} means
 * @returns {Entry[]}
 */
export function opening({ options, bots = [] }, pace, means) {
  const read = readOptions({ ...options });
  if ("refusal" in read) throw new Error(read.refusal.code);
  const settings = {
    listed: false,
    clock: null,
    grace: 45,
    patience: 300,
    pace,
    stand_in: STAND_IN,
  };
  const seated = bots.slice(0, read.options.players - 1).map((bot, place) => {
    const { bot: kind, name: called } = typeof bot === "string" ? { bot, name: bot } : bot;
    return { type: /** @type {const} */ ("seated"), seat: place + 1, name: called, kind };
  });
  return [
    { type: "opened", options: read.options, settings },
    { type: "seated", seat: 0, name: means.name, kind: HUMAN },
    { type: "host_changed", seat: 0 },
    commitment(1, means),
    ...seated,
  ];
}

/**
 * What a command causes.
 * @param {Desk} desk
 * @param {Command} command
 * @param {Means} means
 * @returns {Entry[] | Refused}
 */
export function decide(desk, command, means) {
  const { story } = desk;
  const own = seatOf(desk);
  switch (command.type) {
    case "sit":
      return sit(desk, command.seat ?? null, means);
    case "start":
      return refuseHost(desk) ?? refuseGathering(desk) ?? begin(desk);
    case "rematch":
      if (story.game && !isPlaying(desk)) {
        return refuseHost(desk) ?? [{ type: "rematch_called" }, commitment(story.games + 1, means)];
      }
      return refuseHost(desk) ?? no("table/not_over");
    case "swap": {
      const { seats } = command;
      const refused = refuseHost(desk) ?? refuseGathering(desk);
      const none = refused ?? refuseSeat(desk, seats[0]) ?? refuseSeat(desk, seats[1]);
      return none ?? [{ type: "swapped", seats }];
    }
    case "seat_bot":
      return refuseHost(desk) ?? refuseSeat(desk, command.seat) ?? seatBot(desk, command);
    case "remove":
      return refuseHost(desk) ?? refuseSeat(desk, command.seat) ?? remove(desk, command.seat);
  }
  if (own === null) return no("table/not_seated");
  switch (command.type) {
    case "stand":
      return stand(desk, own);
    case "give_nonce":
      return giveNonce(desk, own, command.nonce);
    case "ask_undo": {
      if (!story.game || !isPlaying(desk)) return no("table/not_playing");
      const events = eventsToTakeBack(story.game.events, own, story.options);
      if (!events) return no("undo/nothing");
      return [
        { type: "undo_asked", seat: own, of: [] },
        { type: "taken_back", seat: own, events },
      ];
    }
    case "answer_undo":
      return no("undo/nothing_asked");
    case "answer_removal":
      return no("removal/nothing_asked");
    case "choose_trump":
    case "bid":
    case "play":
      return isPlaying(desk) ? moved(desk, actionOf(command, own)) : no("table/not_playing");
    default:
      return no("frame/bad", { reason: "no such message" });
  }
}

/**
 * What the bot does that acts for a seat.
 * @param {Desk} desk
 * @param {Seat} seat
 * @returns {Entry[] | Refused}
 */
export function botMove(desk, seat) {
  const game = gameOf(desk);
  if (!game) return no("table/not_playing");
  const bot = BOTS[desk.story.seats[seat]?.kind ?? STAND_IN] ?? BOTS[STAND_IN];
  return moved(desk, bot(observe(game, seat), seat, deriveSeed(desk.gameSeed, `bot/${seat}`)));
}

/**
 * The promise of the shuffle of a game.
 * @param {number} game
 * @param {Means} means
 * @returns {Entry}
 */
function commitment(game, { secret }) {
  const seed = secret();
  const salt = secret();
  return { type: "shuffle_committed", game, commitment: commitmentOf(seed, salt), seed, salt };
}

/** @type {(code: string, fields?: Record<string, unknown>) => Refused} */
const no = (code, fields) => ({ refusal: refusal(code, "", fields) });

/** @type {(desk: Desk) => Refused | null} */
function refuseHost(desk) {
  const seat = seatOf(desk);
  return seat === null || seat !== desk.story.host ? no("table/not_host") : null;
}

/** @type {(desk: Desk) => Refused | null} */
const refuseGathering = ({ story }) => (story.game ? no("table/not_gathering") : null);

/** @type {(desk: Desk, seat: Seat) => Refused | null} */
function refuseSeat({ story }, seat) {
  const players = story.seats.length;
  return seat >= 0 && seat < players ? null : no("table/no_such_seat", { seat, players });
}

/** @type {(desk: Desk, place: Seat | null, means: Means) => Entry[] | Refused} */
function sit(desk, place, { name }) {
  const { seats, host } = desk.story;
  const own = seatOf(desk);
  if (own !== null) return no("table/already_seated", { seat: own });
  const open = seats.indexOf(null);
  if (place === null && open < 0) return no("table/full");
  const seat = place ?? open;
  const refused = refuseSeat(desk, seat);
  if (refused) return refused;
  if (seats[seat]) return no("table/seat_taken", { seat });
  const seated = { type: /** @type {const} */ ("seated"), seat, name, kind: HUMAN };
  return host === null ? [seated, { type: "host_changed", seat }] : [seated];
}

/** @type {(desk: Desk, seat: Seat) => Entry[]} */
function stand({ story }, seat) {
  /** @type {Entry} */
  const left = { type: "vacated", seat, by: "self" };
  return story.host === seat ? [left, { type: "host_changed", seat: null }] : [left];
}

/** @type {(desk: Desk, command: { seat: Seat, bot: string }) => Entry[] | Refused} */
function seatBot(desk, { seat, bot }) {
  if (!Object.hasOwn(BOTS, bot)) return no("bots/unknown", { bot, known: Object.keys(BOTS) });
  const holder = desk.story.seats[seat];
  if (holder && (holder.kind === HUMAN || isPlaying(desk))) return no("table/seat_taken", { seat });
  return [{ type: "seated", seat, name: bot, kind: bot }];
}

/** @type {(desk: Desk, seat: Seat) => Entry[] | Refused} */
function remove(desk, seat) {
  if (seat === desk.story.host) return no("table/own_seat", { seat });
  if (!desk.story.seats[seat]) return no("table/seat_open", { seat });
  return refuseGathering(desk) ?? [{ type: "vacated", seat, by: "host" }];
}

/** @type {(desk: Desk, seat: Seat, nonce: string) => Entry[] | Refused} */
function giveNonce(desk, seat, nonce) {
  if (!isSeed(nonce)) return no("frame/bad", { reason: "nonce" });
  const refused = refuseGathering(desk);
  if (refused) return refused;
  if (desk.story.shuffle?.nonces[seat] !== undefined) return no("table/nonce_stands", { seat });
  return [{ type: "nonce_given", seat, nonce }];
}

/** @type {(desk: Desk) => Entry[] | Refused} */
function begin(desk) {
  /** @type {Entry[]} */
  const entries = desk.story.seats.flatMap((holder, seat) =>
    holder ? [] : [{ type: /** @type {const} */ ("seated"), seat, name: STAND_IN, kind: STAND_IN }],
  );
  entries.push({ type: "game_started", game: desk.story.games + 1 });
  const game = gameOf(entries.reduce(evolveDesk, desk));
  return game ? [...entries, ...settle(game).events] : entries;
}

/** @type {(move: Move, seat: Seat) => Action} */
function actionOf(move, seat) {
  if (move.type === "choose_trump") return { type: move.type, seat, suit: move.suit };
  if (move.type === "bid") return { type: move.type, seat, bid: move.bid };
  return { type: move.type, seat, card: move.card };
}

/** @type {(desk: Desk, action: Action) => Entry[] | Refused} */
function moved(desk, action) {
  const game = gameOf(desk);
  if (!game) return no("table/not_playing");
  const outcome = act(game, action);
  if ("refusal" in outcome) return outcome;
  const { seed, salt } = desk;
  const over = outcome.state.winners.length > 0;
  return over ? [...outcome.events, { type: "shuffle_revealed", seed, salt }] : outcome.events;
}
