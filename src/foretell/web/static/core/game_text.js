// A game as a short text that people can read, paste and mail (docs/build/notation.md).

/** @import { Card, Dealt, GameEvent, GameRecord, Header, Player, Seat } from "./types.d.ts" */
import { optionsText } from "./options_text.js";

/** The beginning of every game. */
export const SIGN = "wizard/";

/**
 * A game as lines of text, without the proof of a fair shuffle and the hints.
 * @type {(record: GameRecord) => string}
 */
export function gameText({ header, events }) {
  const lines = [headerText(header), ...header.players.map(playerText)];
  for (const [index, event] of events.entries()) {
    if (event.type === "dealer_drawn") lines.push(drawText(event));
    if (event.type === "dealt") lines.push(roundText(events.slice(index)));
  }
  return `${lines.join("\n")}\n`;
}

/** @type {(header: Header) => string} */
export function headerText({ id, options, seed, started }) {
  const first = options.first_dealer;
  return `wizard/1 ${optionsText(options)} seed=${seed} first=${first} started=${started} id=${id}`;
}

/**
 * The line of a player; a space in the kind is escaped, as the name begins after one.
 * @type {(player: Player, seat: Seat) => string}
 */
const playerText = ({ name, kind }, seat) =>
  `${seat} ${kind.replaceAll("%", "%25").replaceAll(" ", "%20")} ${name}`;

/** @type {(event: GameEvent & {type: "dealer_drawn"}) => string} */
export const drawText = ({ draws }) => ["draw", ...draws.map(cardsText)].join(" ");

/**
 * The first four words of a round, with what follows a turned Wizard (R5.3).
 * @type {(dealt: Dealt, chosen?: string) => string}
 */
export function dealText({ round, dealer, turned, hands }, chosen = "") {
  const card = turned === null ? "-" : `${turned}${chosen}`;
  return `r${round} d${dealer} ${card} ${hands.map((hand) => cardsText(hand ?? [])).join("/")}`;
}

/**
 * The line of the round that the events begin with.
 * @param {readonly GameEvent[]} events
 */
export function roundText([dealt, ...rest]) {
  let chosen = "";
  const words = [];
  /** @type {Card[]} */
  let trick = [];
  let leader = 0;
  for (const event of rest) {
    if (event.type === "dealt") break;
    if (event.type === "trump_chosen") chosen = `=${event.suit}`;
    if (event.type === "bid") words.push(`${event.seat}=${event.bid}`);
    if (event.type === "played") {
      if (trick.length === 0) leader = event.seat;
      trick.push(event.card);
    }
    if (event.type === "trick_won") {
      words.push(trickText(leader, trick));
      trick = [];
    }
    if (event.type === "round_scored") words.push("=", event.points.join());
  }
  if (trick.length > 0) words.push(trickText(leader, trick));
  return [dealText(/** @type {Dealt} */ (dealt), chosen), ...words].join(" ");
}

/** @type {(leader: Seat, cards: readonly Card[]) => string} */
const trickText = (leader, cards) => `${leader}:${cardsText(cards)}`;

/** @param {readonly (Card | null)[]} cards */
const cardsText = (cards) => cards.map((card) => card ?? "-").join(".");
