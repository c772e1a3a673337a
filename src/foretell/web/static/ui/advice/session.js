/** The advice in progress and the next draft, stored in this browser. */

import { keeper } from "../../keeper/here.js";
import { ADVICE } from "../../keeper/kinds.js";
import { scheduleOf } from "../../core/index.js";
import { isOver, scoresOf } from "../pad/sheet.js";
import { stepAfter } from "./course.js";

/** @import { Seat, Suit } from "../../core/types.d.ts" */
/** @import { AdviceDraft, Sheet, StoredAdvice } from "../../keeper/stored.d.ts" */
/** @import { Answer, Setup } from "./course.js" */

/** @import { Kind, Seen, Written } from "../../keeper/types.d.ts" */

/**
 * @typedef {{ readonly setup: Setup, readonly answers: readonly Answer[] }} Session
 * @typedef {StoredAdvice<Session>} Advice
 * @typedef {Seen<Advice> & {readonly value: Advice}} SeenAdvice
 */

/** @type {Kind<Advice>} */
const KIND = ADVICE;

/** @returns {SeenAdvice} */
export function seenAdvice() {
  const seen = keeper.read(KIND);
  const advice = seen.value ?? { session: null, draft: null };
  try {
    if (advice.session) stepAfter(advice.session.setup, advice.session.answers);
    return { ...seen, value: advice };
  } catch {
    return { ...seen, value: { ...advice, session: null } }; // from an earlier version of the page
  }
}

/** @type {(seen: SeenAdvice, kept: Advice) => Written<Advice>} */
export const saveAdvice = (seen, kept) => keeper.write(KIND, seen, kept);

/**
 * The game of a score sheet, at its current round.
 * @param {Sheet} sheet of a game in progress
 * @param {{ seat: Seat, suits: readonly Suit[] }} reader
 * @returns {Setup}
 */
export function setupFrom(sheet, { seat, suits }) {
  const { options, names, round, rounds, id } = sheet;
  const score = scoresOf({ ...sheet, correction: null })[round - 1];
  return {
    options,
    names,
    seat,
    suits,
    round: round + 1,
    dealer: (Number(options.first_dealer) + round) % names.length,
    totals: score?.totals ?? names.map(() => 0),
    bids: rounds[round].bids,
    sheet: id,
  };
}

/**
 * The draft for the next time: once the hand is entered, the following round.
 * @type {(draft: AdviceDraft | null, session: Session) => AdviceDraft | null}
 */
export function nextDraft(draft, { setup, answers }) {
  const { question, state: { round, options } } = stepAfter(setup, answers);
  const size = scheduleOf(options)[round.number];
  const isDealt = question.type !== "turned" && question.type !== "cards";
  if (draft === null || setup.sheet !== null || !isDealt || size === undefined) return draft;
  return { ...draft, size, dealer: (round.dealer - setup.seat + 1) % options.players };
}

/**
 * The session to continue from a score sheet; null if the reader's seat has to be asked for.
 * @type {(sheet: Sheet, session: Session | null) => Session | null}
 */
export function continued(sheet, session) {
  if (session?.setup.sheet !== sheet.id || isOver(sheet)) return null;
  const { state } = stepAfter(session.setup, session.answers);
  if (state.round.number === sheet.round + 1) return session;
  return { setup: setupFrom(sheet, session.setup), answers: [] };
}
