// A position in one line of text (docs/build/notation.md), as FEN is for chess.

/** @import { Card, Seat, State, Trick } from "./types.d.ts" */
import { isWizard } from "./cards.js";
import { optionsText } from "./options_text.js";

/** The viewer who sees all hands and bids. */
export const EVERYTHING = "*";
/** An empty value, and the viewer who sees no hand. */
export const NOTHING = "-";
/** A hidden value. */
export const UNKNOWN = "?";

/**
 * A position as one line: of a whole state or a viewer's, in a round that is under way.
 * @type {(state: State, viewer: typeof EVERYTHING | Seat | null) => string}
 */
export function positionText({ options, round, scores, spent }, viewer) {
  const totals = round.number > 1 ? scores[round.number - 2].totals : round.taken.map(() => 0);
  const tricks = round.trick?.cards.length ? [...round.tricks, round.trick] : round.tricks;
  return [
    optionsText(options),
    `r${round.number}`,
    `d${round.dealer}`,
    turnedText(round),
    totals.join(),
    viewer ?? NOTHING,
    round.hands.map((hand) => (hand ? cardsText(hand) || NOTHING : UNKNOWN)).join("/"),
    round.bids.map((bid, seat) => bid ?? (round.hasBid[seat] ? UNKNOWN : NOTHING)).join(),
    ...tricks.map(trickText),
    ...(spent.length > 0 ? [`x${cardsText(spent)}`] : []),
  ].join(" ");
}

/** @param {State["round"]} round */
const turnedText = ({ turned, trump }) =>
  turned !== null && isWizard(turned) && trump !== null ? `${turned}=${trump}` : turned ?? NOTHING;

/** @param {Trick} trick */
const trickText = ({ leader, cards }) => `${leader}:${cardsText(cards)}`;

/** @param {readonly Card[]} cards */
const cardsText = (cards) => cards.join(".");
