// What who deals needs, beside `index.js`, and who checks what was dealt: cards from a seed, what
// follows from an action, who may know what, records, and the fair shuffle.

export { dealKey, dealRound, drawForDealer, trumpOf } from "./deal.js";
export { act, nextEvent, settle } from "./decide.js";
export { commitmentOf, mixedSeed, shuffleFault } from "./fair_shuffle.js";
export { readRecord } from "./reading.js";
export { eventLine, headerLine, timeText, writeRecord } from "./record.js";
export { observe, redactEvent, seesHand } from "./redact.js";
export { deriveSeed, isSeed, stream } from "./stream.js";
