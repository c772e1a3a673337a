/** @import { Refusal } from "./types.d.ts" */

/**
 * A refusal. Codes and fields are the server's; the clause is "" if none applies.
 * @type {(code: string, clause?: string, fields?: Record<string, unknown>) => Refusal}
 */
export const refusal = (code, clause = "", fields = {}) => ({ code, clause, fields });
