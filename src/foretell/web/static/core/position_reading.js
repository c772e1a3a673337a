// Reads a position from its line of text (docs/build/notation.md), checked against the rules.

/** @import { Action, Card, Dealt, GameEvent, Refusal, Refused, Seat, State } from "./types.d.ts" */
/** @import { Parts, Played, Viewer } from "./position_parts.js" */
import { inOrder } from "./cards.js";
import { trumpOf } from "./deal.js";
import { nextEvent } from "./decide.js";
import { evolve } from "./evolve.js";
import { findRefusal } from "./legal.js";
import { positionIn, wordsOf } from "./mail.js";
import { leavesStock, scheduleOf } from "./options.js";
import { readParts, wrong } from "./position_parts.js";
import { EVERYTHING, NOTHING, positionText, UNKNOWN } from "./position_text.js";
import { redactEvent } from "./redact.js";
import { start } from "./state.js";

/**
 * @typedef {Action | { readonly type: "bid", readonly seat: Seat, readonly bid: null }}
 *   PositionAction an action, or a bid that is hidden
 */

/**
 * The position in a line of text: the whole state or the viewer's. Of earlier rounds, only the
 * totals are known.
 * @type {(text: string) => { state: State, viewer: Viewer } | Refused}
 */
export function readPosition(text) {
  const line = positionIn(text);
  const parts = readParts(line);
  if ("refusal" in parts) return parts;
  const dealt = dealIn(parts);
  if ("refusal" in dealt) return dealt;
  const state = follow(parts, dealt);
  if ("refusal" in state) return state;
  const { viewer } = parts;
  const [found, form] = [wordsOf(line).join(" "), positionText(state, viewer)];
  return found === form ? { state, viewer } : wrong("form", found, form);
}

/**
 * The deal; its hands include the cards of tricks.
 * @type {(parts: Parts) => Dealt | Refused}
 */
function dealIn({ options, round, dealer, turned: { card: turned }, hands, tricks, spent }) {
  const size = scheduleOf(options)[round - 1];
  if ((turned !== null) !== leavesStock(options, size)) return wrong("turned", turned ?? NOTHING);
  const dealt = hands.map((hand, seat) =>
    hand && inOrder([...hand, ...playedBy(seat, tricks, hands.length)])
  );
  const seat = dealt.findIndex((hand) => hand !== null && hand.length !== size);
  if (seat >= 0) return wrong("hands", hands[seat]?.join(".") || NOTHING);
  const all = [
    ...hands.flatMap((hand) => hand ?? []),
    ...tricks.flatMap(({ cards }) => cards),
    ...(turned === null ? [] : [turned]),
  ];
  const duplicate = all.find((card, index) => all.indexOf(card) < index || spent.includes(card));
  if (duplicate !== undefined) return wrong("hands", duplicate);
  return { type: "dealt", round, dealer, hands: dealt, turned, trump: trumpOf(turned) };
}

/** @type {(seat: Seat, tricks: readonly Played[], players: number) => Card[]} */
const playedBy = (seat, tricks, players) =>
  tricks.flatMap(({ leader, cards }) => cards[(seat - leader + players) % players] ?? []);

/**
 * The state to which the parts lead, as the viewer sees it.
 * @type {(parts: Parts, dealt: Dealt) => State | Refused}
 */
function follow(parts, dealt) {
  const { options, viewer, spent, tricks } = parts;
  const redacted = (/** @type {GameEvent} */ event) =>
    viewer === EVERYTHING ? event : redactEvent(event, viewer, options);
  const bids = parts.bids.map((bid) => (typeof bid === "number" ? bid : null));
  const closed = /** @type {const} */ ({ type: "bidding_closed", bids, hands: dealt.hands });
  let state = { ...evolve({ ...before(parts), spent }, redacted(dealt)), spent };
  for (const action of actionsIn(parts)) {
    const trick = tricks.find(({ cards }) => action.type === "play" && cards[0] === action.card);
    const { trick: current } = state.round;
    if (trick && (current?.leader !== trick.leader || current.cards.length > 0)) {
      return wrong("tricks", `${trick.leader}:${trick.cards.join(".")}`);
    }
    const refusal = refusalOf(state, action);
    if (refusal) return { refusal };
    state = evolve(state, redacted(eventOf(action)));
    if (state.round.trick === null) {
      if (state.round.hasBid.every(Boolean)) state = evolve(state, redacted(closed));
    } else if (state.round.trick.cards.length === options.players) {
      state = evolve(state, /** @type {GameEvent} */ (nextEvent(state)));
    }
  }
  return state;
}

/** @type {(parts: Parts) => State} the game before the round */
function before({ options, round, totals }) {
  const zeros = totals.map(() => 0);
  const scores = Array.from({ length: round - 1 }, (_, index) => {
    const points = index === round - 2 ? totals : zeros;
    const counts = { bids: zeros, tricks: zeros, points, totals: points };
    return {
      type: /** @type {const} */ ("round_scored"),
      round: index + 1,
      ...counts,
      trump: null,
    };
  });
  return { ...start(options, null), scores };
}

/** @type {(parts: Parts) => Generator<PositionAction, void>} */
function* actionsIn({ dealer, turned: { suit }, bids, tricks, hands: { length: players } }) {
  if (suit !== null) yield { type: "choose_trump", seat: dealer, suit };
  for (let step = 1; step <= players; step += 1) {
    const seat = (dealer + step) % players;
    const bid = bids[seat];
    if (bid !== NOTHING) yield { type: "bid", seat, bid: bid === UNKNOWN ? null : Number(bid) };
  }
  for (const { leader, cards } of tricks) {
    for (const [place, card] of cards.entries()) {
      yield { type: "play", seat: (leader + place) % players, card };
    }
  }
}

/**
 * The refusal of an action, if there is one; a hidden hand may hold any card.
 * @type {(state: State, action: PositionAction) => Refusal | null}
 */
function refusalOf(state, action) {
  if (action.type === "bid" && action.bid === null) return null;
  if (action.type === "play" && state.round.hands[action.seat] === null) return null;
  return findRefusal(state, /** @type {Action} */ (action));
}

/** @type {(action: PositionAction) => GameEvent} */
function eventOf(action) {
  if (action.type === "bid") return action;
  if (action.type === "play") return { ...action, type: "played" };
  return { ...action, type: "trump_chosen" };
}
