// The game as screens need it: pure functions on plain values. `dealing.js` has what only a dealer
// or a verifier needs, so that other pages need not load it.

export { DECK, indexOf, inOrder, isJester, isWizard, rankOf, suitOf, SUITS } from "./cards.js";
export { clausesInPlay } from "./clauses.js";
export { DECLARED, PRESETS } from "./declaration.js";
export { evolve, fold } from "./evolve.js";
export { findRefusal, legalFor } from "./legal.js";
export {
  checkOptions,
  CHOICES,
  inRound,
  largestHand,
  leavesStock,
  readOptions,
  scheduleOf,
  standardOptions,
  SWITCHES,
} from "./options.js";
export { points } from "./rules.js";
export { awaitsTrump, phaseOf, roundsOf, seatsToAct, start, totalsOf } from "./state.js";
export { bestIn, ledIn } from "./tricks.js";
export { deciderOf, eventsToTakeBack } from "./undo.js";
