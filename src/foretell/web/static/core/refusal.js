/** @import { Refusal } from "./types.d.ts" */

/**
 * A refusal. Codes and fields are the server's.
 * @param {string} code `area/what`
 * @param {string} [clause] of the rules; "" if none applies
 * @param {Record<string, unknown>} [fields]
 * @returns {Refusal}
 */
export const refusal = (code, clause = "", fields = {}) => ({ code, clause, fields });
