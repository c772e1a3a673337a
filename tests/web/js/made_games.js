// Reviewed games made up for tests of the coach: decisions with losses whose truth is known.

import { bytesOf } from "../../../src/foretell/web/static/core/sha256.js";
import { stream } from "../../../src/foretell/web/static/core/stream.js";
import { SURE } from "../../../src/foretell/web/static/analysis/judgement.js";
import {
  BANDS,
  CARDS,
  groupOf,
  idOf,
} from "../../../src/foretell/web/static/analysis/occasions.js";

/** @import { Case, ReviewedGame } from "../../../src/foretell/web/static/analysis/habits.js" */

/** @typedef {{loss: number, error: number, bias?: number}} Loss */

/** Random numbers that are the same each time. @param {string} label */
export function numbers(label) {
  const { below } = stream(bytesOf(label), "made");
  const uniform = () => (below(256) + (below(256) + 0.5) / 256) / 256;
  const exponential = () => -Math.log(uniform());
  const normal = () => Math.sqrt(2 * exponential()) * Math.cos(2 * Math.PI * uniform());
  return { below, uniform, exponential, normal };
}

/**
 * A decision without a loss, as a review sees it: the best of three equal actions has luck in the
 * possible games.
 * @param {ReturnType<typeof numbers>} random
 * @returns {Loss}
 */
export function chance({ uniform, normal }) {
  const error = 0.5 + uniform();
  return { loss: Math.max(0, error * normal(), error * normal()), error };
}

/**
 * A game of ten rounds with a bid and three cards each.
 * @param {(group: string) => Loss} lossOf by the id of the smallest group
 * @param {ReturnType<typeof numbers>} random
 * @param {number} [started]
 * @returns {ReviewedGame}
 */
export function gameWith(lossOf, { below }, started = 0) {
  /** @type {Case[]} */
  const cases = [];
  const add = (/** @type {string[]} */ groups, /** @type {number | null} */ bias) => {
    const own = lossOf(groups[groups.length - 1]);
    const { loss, error } = own;
    const sure = Math.max(0, loss - SURE * error);
    cases.push({ groups, loss, sure, bias: bias === null ? null : own.bias ?? bias });
  };
  for (let round = 0; round < 10; round += 1) {
    const band = BANDS[Math.min(BANDS.length - 1, Math.floor(round / 2.6))];
    const place = /** @type {const} */ (["first", "between", "between", "last"])[round % 4];
    const bid = groupOf(`bid/${band}/${place}`);
    add(["bid", `bid/${band}`, `bid//${place}`, idOf(bid)], 0);
    for (let card = 0; card < 3; card += 1) {
      const even = below(5) === 0 ? ["even"] : [];
      add([...even, CARDS[below(CARDS.length)]], null);
    }
  }
  return { started, players: 4, cases };
}
