// The bots as tests ask them: at once, without a worker.

import { startEngine } from "../../../src/foretell/web/static/engine/engine.js";
import { random } from "./random.js";

/** @import { Action } from "../../../src/foretell/web/static/core/types.d.ts" */
/** @import { BotQuestion } from "../../../src/foretell/web/static/table/types.d.ts" */

const ENGINE = new URL("../../../src/foretell/bots/engine/engine.wasm", import.meta.url);
const engine = await startEngine(await (await fetch(ENGINE)).arrayBuffer());

/** @type {(question: BotQuestion) => Action} */
export const think = (question) =>
  question.bot === "random"
    ? random(question.known, question.seat, question.seed)
    : engine.decide(question);
