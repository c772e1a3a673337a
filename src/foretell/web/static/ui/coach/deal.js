/** One deal of a drill: its decision, the verdict on it, and the rest of the round. */

import { GAMES, questionOf, valueOf } from "../../analysis/appraisal.js";
import { dealOf, DEALS, OWN } from "../../analysis/drills.js";
import { groupOf } from "../../analysis/occasions.js";
import { NAMED_FROM } from "../../analysis/judgement.js";
import { decide, decideAnyway } from "../../net/bots.js";
import { practiceFrom } from "../../net/practice.js";
import { valued } from "../../net/reviews.js";
import { HUMAN } from "../../table/state.js";
import { t } from "../../words/words.js";
import { html, useEffect, useRef, useState } from "../base/html.js";
import { go } from "../base/route.js";
import { characterName, opponentsOf } from "../parts/characters.js";
import { Frame } from "../parts/frame.js";
import { thoughtTime, times } from "../parts/motion.js";
import { isGood, thresholds } from "../review/thresholds.js";
import { pointsText } from "../table/hints/advice.js";
import { actionOf, playLocally } from "../table/state/table_connection.js";
import { Table } from "../table/table.js";
import { groupText } from "./texts.js";
import { Verdict } from "./verdict.js";

/** @import { Deal } from "../../analysis/drills.js" */
/** @import { Action } from "../../core/types.d.ts" */
/** @import { Question } from "../../engine/engine.js" */
/** @import { ActionValue } from "../../engine/search.js" */
/** @import { Drill, DrillAnswer } from "../../keeper/stored.d.ts" */
/** @import { Command, SavedTable } from "../../table/types.d.ts" */
/** @import { TableConnection } from "../table/state/table_connection.js" */

/** @typedef {{taken: ActionValue, values: readonly ActionValue[], isRight: boolean}} Judged */

/** The bots on the other seats after the decision. */
const OPPONENT = "seasoned";
/** Milliseconds that the choice is shown on the table before the verdict. */
const SEEN = 700;

/**
 * @param {{drill: Drill, deal: number, onAnswer: (answer: DrillAnswer) => void, onNext: () => void}}
 *   props `deal`: its number, from 0
 */
export function OneDeal({ drill, deal, onAnswer, onNext }) {
  const group = groupOf(drill.habit);
  const isLast = deal + 1 === DEALS;
  const [dealt, setDealt] = useState(/** @type {Deal | null} */ (null));
  const [connection, setConnection] = useState(/** @type {TableConnection | null} */ (null));
  const [judged, setJudged] = useState(/** @type {Judged | null} */ (null));
  const [isOpen, open] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [attempt, again] = useState(0);
  const next = useRef(onNext);
  next.current = onNext;
  useEffect(() => {
    let isShown = true;
    let leave = () => {};
    const fail = () => isShown && setMissing(true);
    const begin = (/** @type {Deal | null} */ found) => {
      if (!isShown) return;
      if (found === null) return fail();
      const value = (/** @type {number} */ games) => valued(questionOf(found.known, OWN, games));
      const first = value(GAMES);
      const more = first.then(() => value(NAMED_FROM));
      more.catch(() => {}); // reported once there is an answer
      const answer = async (/** @type {Action} */ action) => {
        const { behind } = valueOf(await first, action);
        const study = await (behind < thresholds().inaccurate ? first : more); // as in a review
        if (!isShown) return;
        const taken = valueOf(study, action);
        const isRight = isGood(taken.behind, taken.behindMargin, study.games);
        onAnswer({ loss: taken.behind, isRight });
        setJudged({ taken, values: study.values, isRight });
        const timer = setTimeout(() => open(true), times().flight === 0 ? 0 : SEEN);
        leave = after(leave, () => clearTimeout(timer));
      };
      const made = tableAt(found, (action) => void answer(action).catch(fail), {
        text: t(isLast ? "coach-result" : "coach-next"),
        go: () => next.current(),
      });
      leave = made.close;
      setDealt(found);
      setConnection(made);
    };
    setMissing(false);
    const { players, number } = drill;
    const estimate = async (/** @type {Question} */ question) => (await valued(question)).values;
    dealOf(group, { players, drill: number, deal }, { decide, estimate }).then(begin).catch(fail);
    return () => {
      isShown = false;
      leave();
    };
  }, [attempt]);
  const title = groupText(group);
  if (isMissing) {
    return html`<${Frame} title=${title}>
      <p class="trouble" role="alert">${t("coach-deals-missing")}</p>
      <p class="actions"><button type="button" class="button button-main" onClick=${() => again(attempt + 1)}>
        ${t("table-try-again")}</button> <a class="button" href="/coach">${t("coach-back")}</a></p>
    <//>`;
  }
  if (connection === null || dealt === null) {
    return html`<${Frame} title=${title}><p role="status">${t("coach-waits")}</p><//>`;
  }
  const isRight = judged?.isRight === true;
  const verdict = judged === null
    ? t(`coach-ask-${group.occasion === "bid" || group.occasion === "trump" ? group.occasion : "card"}`)
    : isRight
    ? t("coach-right")
    : t("coach-wrong", { points: pointsText(judged.taken.behind) });
  return html`<div class="replay puzzle drill">
    <${Table} connection=${connection} onLeave=${() => go("/coach")} />
    <section class="replay-bar puzzle-bar" aria-label=${title}>
      <p class=${judged === null ? "" : isRight ? "is-right" : "is-wrong"} role="status">
        <b>${verdict}</b> <small>${t("coach-deal", { deal: deal + 1, deals: DEALS })}${judged === null && ` · ${title}`}</small></p>
      ${
        judged === null
          ? html`<a class="button" href="/coach">${t("coach-stop")}</a>`
          : html`<button type="button" class="button" onClick=${() => open(true)}>${t("coach-why")}</button>
            <button type="button" class="button button-main" onClick=${onNext}>${t(isLast ? "coach-result" : "coach-next")}</button>`
      }
    </section>
    ${
      isOpen && judged &&
      html`<${Verdict} deal=${dealt} judged=${judged} isRight=${isRight} title=${verdict} isLast=${isLast}
        onClose=${() => open(false)} onNext=${onNext} />`
    }
  </div>`;
}

/** @type {(first: () => void, second: () => void) => () => void} */
const after = (first, second) => () => {
  second();
  first();
};

/**
 * The table of a deal, at which the person's first action is the answer.
 * @param {Deal} deal
 * @param {(action: Action) => void} onAnswer called once
 * @param {TableConnection["afterwards"]} afterwards
 * @returns {TableConnection}
 */
function tableAt(deal, onAnswer, afterwards) {
  const { options } = deal;
  const refuse = (/** @type {string} */ code) => (made.refusal.value = { type: "refused", id: null, code });
  const made = playLocally({
    options,
    name: t("web-you"),
    thought: thoughtTime,
    think: (question) => decideAnyway(question, refuse),
    saved: savedAt(deal),
  });
  let isAnswered = false;
  const send = (/** @type {Command} */ command) => {
    const action = actionOf(command, OWN);
    made.send(command);
    if (action === null || isAnswered) return;
    isAnswered = true;
    onAnswer(action);
  };
  return { ...made, send, isFinal: true, afterwards };
}

/** @param {Deal} deal @returns {SavedTable} */
function savedAt({ options, seed, events }) {
  const name = t("web-you");
  const bots = Array.from({ length: options.players - 1 }, () => OPPONENT);
  const others = opponentsOf(name, bots).map((who) => ({ name: characterName(who), kind: OPPONENT }));
  const now = Date.now();
  const players = [{ name, kind: HUMAN }, ...others];
  const header = { id: "drill", options, players, seed, started: new Date(now).toISOString() };
  const table = practiceFrom({ header, events }, events.length, OWN, now);
  const entries = table.entries.map((entry) =>
    entry.type === "opened" ? { ...entry, settings: { ...entry.settings, hints: false } } : entry
  );
  return { ...table, entries };
}
