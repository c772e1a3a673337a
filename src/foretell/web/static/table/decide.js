// Decides the commands of the one person at a table of the page: events, or the server's refusal.

/** @import { Options, Refused, Seat } from "../core/types.d.ts" */
/** @import { Command, TableContext, TableEvent, TableSettings, TableState } from "./types.d.ts" */
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
  const read = readOptions({ ...options });
  if ("refusal" in read) throw new Error(read.refusal.code);
  return [
    { type: "opened", options: read.options, settings },
    { type: "seated", seat: 0, name: context.name, kind: HUMAN },
    { type: "host_changed", seat: 0 },
    commitment(1, context),
    ...bots
      .slice(0, read.options.players - 1)
      .map(({ bot, name }, place) => seated(place + 1, name, bot)),
  ];
}

/**
 * @type {(state: TableState, command: Command, context: TableContext) => TableEvent[] | Refused}
 */
export function decide(state, command, context) {
  const unknown = findUnknown(command);
  if (unknown) return { refusal: unknown };
  const own = seatOfPerson(state);
  const late = overtaken(state, command, own);
  if (late) return late;
  switch (command.type) {
    case "sit":
      return sit(state, command.seat ?? null, context);
    case "start":
      return notHost(state) ?? notGathering(state) ?? begin(state);
    case "rematch":
      return notHost(state) ?? callRematch(state, context);
    case "swap": {
      const { seats } = command;
      const none = noSuchSeat(state, seats[0]) ?? noSuchSeat(state, seats[1]);
      return notHost(state) ?? notGathering(state) ?? none ?? [{ type: "swapped", seats }];
    }
    case "seat_bot":
      return notHost(state) ?? noSuchSeat(state, command.seat) ?? seatBot(state, command, context);
    case "remove":
      return notHost(state) ?? noSuchSeat(state, command.seat) ?? remove(state, command.seat);
  }
  if (command.type === "readmit") {
    return notHost(state) ?? refused("removal/not_barred", { removed: command.removed });
  }
  if (own === null) return refused("table/not_seated");
  if (command.type === "let_bot_play") return letBotPlay(state, command.seat);
  switch (command.type) {
    case "choose_character":
      return chooseCharacter(own, command.character);
    case "stand":
      return stand(state, own);
    case "give_nonce":
      return giveNonce(state, own, command.nonce);
    case "ask_undo":
      return undo(state, own);
    case "answer_undo":
      return refused("undo/nothing_asked");
    case "use_hint":
      return useHint(state, own);
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
      return decideMove(state, command, own);
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
 * @type {(state: TableState, place: Seat | null, context: TableContext) => TableEvent[] | Refused}
 */
function sit(state, place, { name }) {
  const { seats, host } = state;
  const own = seatOfPerson(state);
  if (own !== null) return refused("table/already_seated", { seat: own });
  const open = seats.indexOf(null);
  if (place === null && open < 0) return refused("table/full");
  const seat = place ?? open;
  const none = noSuchSeat(state, seat);
  if (none) return none;
  if (seats[seat]) return refused("table/seat_taken", { seat });
  const sat = seated(seat, name, HUMAN);
  return host === null ? [sat, { type: "host_changed", seat }] : [sat];
}

/** @type {(seat: Seat, character: string) => TableEvent[] | Refused} */
function chooseCharacter(seat, character) {
  if (!CHARACTERS.includes(character)) {
    return refused("table/unknown_character", { character, known: CHARACTERS });
  }
  return [{ type: "character_chosen", seat, character }];
}

/** @type {(state: TableState, seat: Seat) => TableEvent[]} */
function stand({ host }, seat) {
  /** @type {TableEvent} */
  const vacated = { type: "vacated", seat, by: "self" };
  return host === seat ? [vacated, { type: "host_changed", seat: null }] : [vacated];
}

/** @type {(state: TableState, command: { seat: Seat, bot: string }, context: TableContext) =>
 *   TableEvent[] | Refused} */
function seatBot(state, { seat, bot }, { bots }) {
  if (!bots.includes(bot)) return refused("bots/unknown", { bot, known: bots });
  const holder = state.seats[seat];
  if (holder && (holder.kind === HUMAN || isPlaying(state))) {
    return refused("table/seat_taken", { seat });
  }
  return [seated(seat, bot, bot)];
}

/** @type {(state: TableState, seat: Seat) => TableEvent[] | Refused} */
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

/** @type {(state: TableState, seat: Seat, nonce: string) => TableEvent[] | Refused} */
function giveNonce(state, seat, nonce) {
  if (!isSeed(nonce)) return refused("frame/bad", { reason: "nonce" });
  const none = notGathering(state);
  if (none) return none;
  if (state.shuffle?.nonces[seat] !== undefined) return refused("table/nonce_stands", { seat });
  return [{ type: "nonce_given", seat, nonce }];
}

/** @type {(state: TableState, seat: Seat) => TableEvent[] | Refused} */
function undo(state, seat) {
  if (!isPlaying(state)) return refused("table/not_playing");
  const events = eventsToTakeBack(
    gameOf(state).events,
    seat,
    inRound(optionsOf(state), gameOf(state).state.round.number),
    botsAlone(state, seat),
  );
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

/** @type {(state: TableState, context: TableContext) => TableEvent[] | Refused} */
function callRematch(state, context) {
  if (!state.game || isPlaying(state)) return refused("table/not_over");
  return [{ type: "rematch_called" }, commitment(state.games + 1, context)];
}
