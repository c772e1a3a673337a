// The seeds of the deals of the day, for the server to compare.

import "./page.js";
import { seedOfDay } from "../../../src/foretell/web/static/net/daily/deal.js";

/** @param {readonly string[]} dates */
export const run = (dates) => dates.map(seedOfDay);
