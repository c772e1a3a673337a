// What screens need of the game: pure functions on plain values. Who deals, or checks who dealt,
// finds the rest in `dealing.js`, which a page that looks on need not load.

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
