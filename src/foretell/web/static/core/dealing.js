// The functions that only a dealer or a verifier needs: cards from a seed, the events that follow an
// action, redaction, records, and the fair shuffle.

export { dealKey, dealRound, drawForDealer, trumpOf } from "./deal.js";
export { act, nextEvent, settle } from "./decide.js";
export { commitmentOf, mixedSeed, shuffleFault } from "./fair_shuffle.js";
export { readRecord } from "./reading.js";
export { eventLine, headerLine, timeText, writeRecord } from "./record.js";
export { observe, redactEvent, seesHand } from "./redact.js";
export { deriveSeed, isSeed, stream } from "./stream.js";
