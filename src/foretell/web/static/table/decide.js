// Decides the commands of the one person at a table of the page: their events, or a refusal with the
// codes of the server.

/** @import { Options, Refused, Seat } from "../core/types.d.ts" */
/** @import { Command, TableContext, TableEvent, TableSettings, TableState } from "./types.d.ts" */
/** @typedef {TableEvent[] | Refused} Decision */
import { commitmentOf } from "../core/fair_shuffle.js";
import { findUnknown } from "../core/legal.js";
import { inRound, readOptions } from "../core/options.js";
import { isSeed } from "../core/stream.js";
import { eventsToTakeBack } from "../core/undo.js";
import { CHARACTERS } from "./characters.js";
import { evolve } from "./evolve.js";
import { useHint } from "./hints.js";
import { decideMove, settled } from "./moves.js";
import { noSuchSeat, notGathering, notHost, refused } from "./permissions.js";
import { overtaken } from "./precondition.js";
import { botsAlone, gameOf, HUMAN, isPlaying, optionsOf, seatOfPerson } from "./state.js";

/**
 * The first events of a table; throws on invalid options.
 * @param {Options} options
 * @param {TableSettings} settings
 * @param {readonly { bot: string, name: string }[]} bots on the seats after the person's
 * @param {TableContext} context
 * @returns {TableEvent[]}
 */
export function opening(options, settings, bots, context) {
  const reading = readOptions({ ...options });
  if ("refusal" in reading) throw new Error(reading.refusal.code);
  return [
    { type: "opened", options: reading.options, settings },
    { type: "seated", seat: 0, name: context.name, kind: HUMAN },
    { type: "host_changed", seat: 0 },
    commitment(1, context),
    ...bots
      .slice(0, reading.options.players - 1)
      .map(({ bot, name }, place) => seated(place + 1, name, bot)),
  ];
}

/** @type {(state: TableState, command: Command, context: TableContext) => Decision} */
export function decide(state, command, context) {
  const unknown = findUnknown(command);
  if (unknown) return { refusal: unknown };
  const person = seatOfPerson(state);
  const refusal = overtaken(state, command, person);
  if (refusal) return refusal;
  switch (command.type) {
    case "sit":
      return sit(state, command.seat ?? null, context);
    case "start":
      return notHost(state) ?? notGathering(state) ?? begin(state);
    case "rematch":
      return notHost(state) ?? callRematch(state, context);
    case "swap": {
      const { seats } = command;
      const missing = noSuchSeat(state, seats[0]) ?? noSuchSeat(state, seats[1]);
      return notHost(state) ?? notGathering(state) ?? missing ?? [{ type: "swapped", seats }];
    }
    case "seat_bot":
      return notHost(state) ?? noSuchSeat(state, command.seat) ?? seatBot(state, command, context);
    case "remove":
      return notHost(state) ?? noSuchSeat(state, command.seat) ?? remove(state, command.seat);
    case "readmit":
      return notHost(state) ?? refused("removal/not_barred", { removed: command.removed });
  }
  if (person === null) return refused("table/not_seated");
  switch (command.type) {
    case "let_bot_play":
      return letBotPlay(state, command.seat);
    case "choose_character":
      return chooseCharacter(person, command.character);
    case "stand":
      return stand(state, person);
    case "give_nonce":
      return giveNonce(state, person, command.nonce);
    case "ask_undo":
      return undo(state, person);
    case "answer_undo":
      return refused("undo/nothing_asked");
    case "use_hint":
      return useHint(state, person);
    case "answer_removal":
      return refused("removal/nothing_asked");
    case "show_moment":
    case "add_note":
    case "remove_note":
    case "take_part":
      return refused("frame/bad", { reason: "nobody to review with" });
    case "choose_trump":
    case "bid":
    case "play":
      return decideMove(state, command, person);
    default:
      /** @satisfies {never} */ (command);
      return refused("frame/bad", { reason: "no such message" });
  }
}

/** @type {(game: number, context: TableContext) => TableEvent} */
function commitment(game, { secret }) {
  const seed = secret();
  const salt = secret();
  return { type: "shuffle_committed", game, commitment: commitmentOf(seed, salt), seed, salt };
}

/** @type {(seat: Seat, name: string, kind: string) => TableEvent} */
const seated = (seat, name, kind) => ({ type: "seated", seat, name, kind });

/**
 * @type {(state: TableState, place: Seat | null, context: TableContext) => Decision}
 */
function sit(state, place, { name }) {
  const { seats, host } = state;
  const person = seatOfPerson(state);
  if (person !== null) return refused("table/already_seated", { seat: person });
  const free = seats.indexOf(null);
  if (place === null && free < 0) return refused("table/full");
  const seat = place ?? free;
  const refusal = noSuchSeat(state, seat);
  if (refusal) return refusal;
  if (seats[seat]) return refused("table/seat_taken", { seat });
  const event = seated(seat, name, HUMAN);
  return host === null ? [event, { type: "host_changed", seat }] : [event];
}

/** @type {(seat: Seat, character: string) => Decision} */
function chooseCharacter(seat, character) {
  if (!CHARACTERS.includes(character)) {
    return refused("table/unknown_character", { character, known: CHARACTERS });
  }
  return [{ type: "character_chosen", seat, character }];
}

/** @type {(state: TableState, seat: Seat) => TableEvent[]} */
function stand({ host }, seat) {
  /** @type {TableEvent} */
  const event = { type: "vacated", seat, by: "self" };
  return host === seat ? [event, { type: "host_changed", seat: null }] : [event];
}

/** @type {(state: TableState, command: { seat: Seat, bot: string }, context: TableContext) => Decision} */
function seatBot(state, { seat, bot }, { bots }) {
  if (!bots.includes(bot)) return refused("bots/unknown", { bot, known: bots });
  const holder = state.seats[seat];
  if (holder && (holder.kind === HUMAN || isPlaying(state))) {
    return refused("table/seat_taken", { seat });
  }
  return [seated(seat, bot, bot)];
}

/** @type {(state: TableState, seat: Seat) => Decision} */
function remove(state, seat) {
  if (seat === state.host) return refused("table/own_seat", { seat });
  if (!state.seats[seat]) return refused("table/seat_open", { seat });
  return notGathering(state) ?? [{ type: "vacated", seat, by: "host" }];
}

/**
 * The refusal: no person here is ever away.
 * @type {(state: TableState, seat: Seat) => Refused}
 */
function letBotPlay(state, seat) {
  if (!isPlaying(state)) return refused("table/not_playing");
  return noSuchSeat(state, seat) ?? refused("table/nobody_away", { seat });
}

/** @type {(state: TableState, seat: Seat, nonce: string) => Decision} */
function giveNonce(state, seat, nonce) {
  if (!isSeed(nonce)) return refused("frame/bad", { reason: "nonce" });
  const refusal = notGathering(state);
  if (refusal) return refusal;
  if (state.shuffle?.nonces[seat] !== undefined) return refused("table/nonce_stands", { seat });
  return [{ type: "nonce_given", seat, nonce }];
}

/** @type {(state: TableState, seat: Seat) => Decision} */
function undo(state, seat) {
  if (!isPlaying(state)) return refused("table/not_playing");
  const game = gameOf(state);
  const options = inRound(optionsOf(state), game.state.round.number);
  const events = eventsToTakeBack(game.events, seat, options, botsAlone(state, seat));
  if (!events) return refused("undo/nothing");
  return [
    { type: "undo_asked", seat, of: [] },
    { type: "taken_back", seat, events },
  ];
}

/** @type {(state: TableState) => TableEvent[]} */
function begin(state) {
  const standIn = state.settings?.stand_in ?? "";
  const events = state.seats.flatMap((holder, seat) =>
    holder ? [] : [seated(seat, standIn, standIn)]
  );
  events.push({ type: "game_started", game: state.games + 1 });
  return [...events, ...settled(events.reduce(evolve, state))];
}

/** @type {(state: TableState, context: TableContext) => Decision} */
function callRematch(state, context) {
  if (!state.game || isPlaying(state)) return refused("table/not_over");
  return [{ type: "rematch_called" }, commitment(state.games + 1, context)];
}
