/** The round at the end of a lesson, at a table in the page, and how it went. */

import { decideAnyway } from "../../net/bots.js";
import { keeper } from "../../keeper/here.js";
import { LESSON_ROUND } from "../../keeper/kinds.js";
import { t } from "../../words/words.js";
import { html, useEffect, useState } from "../base/html.js";
import { go } from "../base/route.js";
import { characterName, opponentsOf } from "../parts/characters.js";
import { thoughtTime } from "../parts/motion.js";
import { Elsewhere } from "../stored/elsewhere.js";
import { inOneTab } from "../stored/one_tab.js";
import { playLocally } from "../table/state/table_connection.js";
import { Table } from "../table/table.js";
import { OWN, stateAt } from "./lessons.js";
import { OPPONENT, tableAt } from "./round_table.js";
import { Verdict } from "./verdict.js";

/** @import { RoundScored } from "../../core/types.d.ts" */
/** @import { TableView } from "../../table/types.d.ts" */
/** @import { TableConnection } from "../table/state/table_connection.js" */
/** @import { LessonProgress } from "../../keeper/stored.d.ts" */
/** @import { Lesson } from "./lessons.js" */

/**
 * @param {{lesson: Lesson, progress: LessonProgress, next: string | null, onDone: () => void}} props
 *   `next`: the id of the lesson after this one
 */
export function PracticeRound({ lesson, progress, next, onDone }) {
  const [connection, setConnection] = useState(/** @type {TableConnection | null} */ (null));
  const [score, setScore] = useState(/** @type {RoundScored | null} */ (null));
  const [isElsewhere, setElsewhere] = useState(false);
  const [beginning, begin] = useState(0);
  const { state } = stateAt(lesson.round);
  useEffect(() => {
    const seen = keeper.read(LESSON_ROUND);
    const onTrouble = (/** @type {string} */ code) => (made.refusal.value = { type: "refused", id: null, code });
    const saved = seen.value?.lesson === lesson.id ? seen.value.table : null;
    const name = t("web-you");
    const bots = opponentsOf(name, Array(state.options.players - 1).fill(OPPONENT)).map(characterName);
    const made = playLocally({
      options: state.options,
      name,
      thought: thoughtTime,
      think: (question) => decideAnyway(question, onTrouble),
      saved: saved ?? tableAt(lesson.round, { name, bots, started: Date.now() }),
    });
    const leave = () => {
      end();
      setElsewhere(true);
    };
    const stored = inOneTab(LESSON_ROUND, seen, { onElsewhere: leave });
    const keep = (/** @type {TableView | null} */ table) => {
      if (!table?.game || !made.save) return;
      const scored = table.game.state.scores[state.round.number - 1];
      if (!scored) return void stored.keep({ lesson: lesson.id, table: made.save() });
      stop();
      stored.stop();
      stored.keep(null);
      setScore(scored);
      onDone();
    };
    const stop = made.table.subscribe(keep);
    setConnection({ ...made, isFinal: true });
    const end = () => {
      stop();
      stored.stop();
      made.close();
    };
    return end;
  }, [beginning]);
  if (isElsewhere) {
    return html`<${Elsewhere} leave="/learn" onContinue=${() => {
      begin(beginning + 1);
      setElsewhere(false);
    }} />`;
  }
  const playAgain = () => {
    setScore(null);
    setConnection(null);
    begin(beginning + 1);
  };
  return connection && html`<${Table} key=${beginning} connection=${connection} onLeave=${() => go("/learn")} />
    ${score && html`<${Verdict} lesson=${lesson} score=${score} seat=${OWN} progress=${progress} next=${next} onAgain=${playAgain} />`}`;
}
