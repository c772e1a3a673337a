// Games of the deal of the day, played at the page's table, for the server to count.

import "./page.js";
import { HAND_SIZES, SEAT, tableOfDay } from "../../../src/foretell/web/static/net/daily/deal.js";
import { resultOf } from "../../../src/foretell/web/static/ui/daily/log.js";
import { newResult } from "../../../src/foretell/web/static/ui/daily/others.js";
import { playUntil, tableOf } from "./home_table.js";

const NAMES = ["Renata", "Bruno", "Minerva"];

/** @param {readonly string[]} dates */
export function run(dates) {
  return Promise.all(dates.map(async (date) => {
    const home = await tableOf(tableOfDay(date, { name: "You", bots: NAMES, started: 0 }));
    await playUntil(home, () => home.table.record() !== null);
    const scores = home.view().game?.state.scores ?? [];
    const { points } = resultOf(scores, SEAT, HAND_SIZES, null);
    return { date, points, choices: newResult(home.table.save().entries, SEAT).choices };
  }));
}
