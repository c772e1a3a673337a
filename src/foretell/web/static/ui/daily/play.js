/** The try that counts: the deal of the day at a table in the page, without hints and without taking back. */

import { decideAnyway } from "../../net/bots.js";
import { t } from "../../words/words.js";
import { characterName, opponentsOf } from "../characters.js";
import { finishedGames, keepFinished } from "../home/finished.js";
import { useCalls } from "../calls.js";
import { html, useEffect, useState } from "../html.js";
import { go } from "../route.js";
import { playLocally } from "../table_connection.js";
import { thoughtTime } from "../table/motion.js";
import { Table } from "../table/table.js";
import { HAND_SIZES, OPPONENTS, optionsOfDay, SEAT, tableOfDay } from "./deal.js";
import { forgetTry, keepDay, keepTry, resultOf, tryOf } from "./log.js";
import { compare, newResult } from "./others.js";

/** @import { TableView } from "../../net/table_view.js" */
/** @import { TableConnection } from "../table_connection.js" */

/** @param {{date: string}} props */
export function PlayDay({ date }) {
  const [connection, setConnection] = useState(/** @type {TableConnection | null} */ (null));
  useEffect(() => {
    const tell = (/** @type {string} */ code) => (made.refusal.value = { type: "refused", id: null, code });
    const made = playLocally({
      options: optionsOfDay(),
      name: t("web-you"),
      thought: thoughtTime,
      think: (question) => decideAnyway(question, tell),
      saved: tryOf(date) ?? freshTable(date),
    });
    let replay = /** @type {string | null} */ (null);
    const keep = (/** @type {TableView | null} */ table) => {
      if (!table?.game || !made.save) return;
      const { scores, winners } = table.game.state;
      if (winners.length === 0) return void keepTry(date, made.save());
      const record = made.record?.();
      if (!record) return;
      replay = keepFinished(record, SEAT);
      const result = resultOf(scores, SEAT, HAND_SIZES, replay === null ? null : finishedGames()[0].id);
      keepDay(date, { ...result, unsent: newResult(made.save().entries, SEAT) });
      forgetTry();
      void compare(date);
    };
    const stop = made.table.subscribe(keep);
    const afterwards = { text: t("daily-see-result"), go: showResult };
    setConnection({ ...made, isFinal: true, replay: () => replay, afterwards });
    return () => {
      stop();
      made.close();
    };
  }, [date]);
  useCalls(connection, t("web-daily"));
  return connection && html`<${Table} connection=${connection} onLeave=${showResult} />`;
}

const showResult = () => go("/daily", { replace: true });

/** A date's table, about to begin. @param {string} date @param {{hints?: boolean}} [how] with hints for practice */
export function freshTable(date, { hints = false } = {}) {
  const name = t("web-you");
  const bots = opponentsOf(name, OPPONENTS).map(characterName);
  return tableOfDay(date, { name, bots, started: Date.now(), hints });
}
