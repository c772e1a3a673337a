/** The game that counts: the daily deal at a table in the page, without hints and undo. */

import { decideAnyway } from "../../net/bots.js";
import { keeper } from "../../keeper/here.js";
import { DAY_TRIES } from "../../keeper/kinds.js";
import { t } from "../../words/words.js";
import { characterName, opponentsOf } from "../parts/characters.js";
import { useCalls } from "../table/calls.js";
import { Elsewhere } from "../stored/elsewhere.js";
import { idOf, keepFinished, saveSoFar } from "../stored/finished.js";
import { inOneTab } from "../stored/one_tab.js";
import { html, useEffect, useState } from "../base/html.js";
import { useFiles } from "../parts/not_stored.js";
import { go } from "../base/route.js";
import { playLocally } from "../table/state/table_connection.js";
import { thoughtTime } from "../parts/motion.js";
import { Table } from "../table/table.js";
import { dateAt, HAND_SIZES, OPPONENTS, optionsOfDay, SEAT, tableOfDay } from "../../net/daily/deal.js";
import { lineOf } from "../../net/daily/line.js";
import { dayResult, isInTime, keepDay, pageOfDay, resultOf, tryOf, YOU } from "./log.js";
import { compare, newResult } from "./others.js";

/** @import { TableView } from "../../table/types.d.ts" */
/** @import { TableConnection } from "../table/state/table_connection.js" */

/** @param {{date: string}} props */
export function PlayDay({ date }) {
  const [connection, setConnection] = useState(/** @type {TableConnection | null} */ (null));
  const [isElsewhere, setElsewhere] = useState(false);
  const [beginning, begin] = useState(0);
  useEffect(() => {
    const seen = keeper.read(DAY_TRIES, date);
    const saved = tryOf(date) ?? freshTable(date);
    const onTrouble = (/** @type {string} */ code) => (made.refusal.value = { type: "refused", id: null, code });
    const made = playLocally({
      options: optionsOfDay(),
      name: t("web-you"),
      thought: thoughtTime,
      think: (question) => decideAnyway(question, onTrouble),
      saved,
    });
    const leave = () => {
      end();
      if (dayResult(date) !== null) return showResult(date);
      setElsewhere(true);
    };
    const isEnded = () => dayResult(date) !== null;
    const stored = inOneTab(DAY_TRIES, seen, { isEnded, onElsewhere: leave });
    let replay = /** @type {string | null} */ (null);
    const keep = (/** @type {TableView | null} */ table) => {
      if (!table?.game || !made.save) return;
      const { scores, winners } = table.game.state;
      if (winners.length === 0) return void stored.keep({ date, table: made.save() });
      const record = made.record?.();
      if (!record) return;
      replay = keepFinished(record, SEAT);
      const { entries } = made.save();
      const now = Date.now();
      keepDay(date, {
        ...resultOf(scores, SEAT, HAND_SIZES, idOf(record)),
        lines: { [YOU]: lineOf(date, entries) },
        ...(isInTime(date, saved.started, now) ? { unsent: newResult(entries, SEAT) } : { playedOn: dateAt(now) }),
      });
      stored.stop();
      stored.keep(null);
      void compare(date);
    };
    const stop = made.table.subscribe(keep);
    const afterwards = { text: t("daily-see-result"), go: () => showResult(date) };
    setConnection({ ...made, isFinal: true, replay: () => replay, afterwards });
    const end = () => {
      stop();
      stored.stop();
      made.close();
    };
    return end;
  }, [date, beginning]);
  useCalls(connection, t("web-daily"));
  useFiles(connection === null ? [] : [{ label: t("web-record"), save: () => saveSoFar(connection) }]);
  if (isElsewhere) {
    const goOn = () => {
      if (dayResult(date) !== null) return showResult(date);
      begin(beginning + 1);
      setElsewhere(false);
    };
    return html`<${Elsewhere} leave=${pageOfDay(date)} onContinue=${goOn} />`;
  }
  return connection && html`<${Table} connection=${connection} onLeave=${() => showResult(date)} />`;
}

/** @param {string} date */
const showResult = (date) => go(pageOfDay(date), { replace: true });

/**
 * A date's table before its first deal.
 * @param {string} date
 * @param {{hints?: boolean}} [how] with hints for practice
 */
export function freshTable(date, { hints = false } = {}) {
  const name = t("web-you");
  const bots = opponentsOf(name, OPPONENTS).map(characterName);
  return tableOfDay(date, { name, bots, started: Date.now(), hints });
}
