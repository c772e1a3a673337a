/** @import { Refusal } from "./types.d.ts" */

/**
 * A refusal, as the server tells it. Codes and fields are the same on both sides.
 * @param {string} code `area/what`
 * @param {string} [clause] of the rules, "" where none is concerned
 * @param {Record<string, unknown>} [fields]
 * @returns {Refusal}
 */
export function refusal(code, clause = "", fields = {}) {
  return { code, clause, fields };
}
