// The bots of the page, by name.

/** @import { Action, Seat, State } from "../core/types.d.ts" */
import { random } from "./random.js";
import { steady } from "./steady.js";

/**
 * Says what a seat that is to act does, by what it knows of the game.
 * @typedef {(known: State, seat: Seat, seed: string) => Action} Bot
 */

/**
 * Every bot by its name. The seed is the source of its choices, if it leaves any to chance.
 * @type {Readonly<Record<string, Bot>>}
 */
export const BOTS = { random, steady };
