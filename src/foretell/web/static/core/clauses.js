/** @import { Options } from "./types.d.ts" */
import { CLAUSES } from "./declaration.js";
import { allHold, leavesStock, scheduleOf } from "./options.js";

/**
 * The clauses of the rules that hold at a table with these options, in their order.
 * @type {(options: Options) => string[]}
 */
export function clausesInPlay(options) {
  const sizes = scheduleOf(options);
  const turned = sizes.some((size) => leavesStock(options, size));
  const exhausted = sizes.some((size) => !leavesStock(options, size));
  const values = { ...options, turned, exhausted };
  return CLAUSES.flatMap(([clause, conditions]) => (allHold(conditions, values) ? [clause] : []));
}
