/** A hint at the table; a tap on an action plays it. */

import { hintOf } from "../../../analysis/hints.js";
import { language, t } from "../../../words/words.js";
import { hasHint } from "../../../table/hints.js";
import { gameOf } from "../../../table/state.js";
import { html, useEffect, useFollowed, useMemo, useState } from "../../base/html.js";
import { settings } from "../../base/settings.js";
import { adviceOf, adviceText } from "./advice.js";
import { lookOf } from "../state/game_view.js";
import { NO_HINT, studyHint } from "./hint_study.js";
import { basisText, Best, Choices, lookingText } from "./hint_values.js";
import { chooseTrump, makeBid, playCard, turnOf } from "../play/moves.js";
import { reasonText } from "./reasons.js";

/** @import { Action } from "../../../core/types.d.ts" */
/** @import { Refusal } from "../../../net/table_session.js" */
/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { TableConnection } from "../state/table_connection.js" */
/** @import { Advice } from "./advice.js" */
/** @import { Announcer } from "../play/announcer.js" */
/** @import { Controller } from "../state/controller.js" */

/** Milliseconds for which the best action has to stay the same before it is announced. */
const SETTLES = 200;

/** @param {{controller: Controller, announcer: Announcer}} props */
export function HintPanel({ controller, announcer }) {
  const { connection } = controller;
  const table = useMemo(() => /** @type {TableView} */ (connection.table.peek()), []);
  const [hint, setHint] = useState(NO_HINT);
  const { study, looking, isSimpler, isFinal } = hint;
  const look = lookOf(table, settings.value.faces);
  const [advice, reasons] = useMemo(
    () => [
      adviceOf(study?.values ?? [], look),
      (study?.reasons ?? []).map((reason) => reasonText(reason, look)),
    ],
    [study, look.edition, look.faces, language.value],
  );
  useEffect(() => studyHint(gameOf(table).state, Number(table.seat), setHint), []);
  const isMarked = hasHint(connection.table.value ?? table, table.seat, gameOf(table).state.round.number);
  // figures appear only after the table has marked the round
  useEffect(() => {
    if (study && !isMarked) connection.send({ type: "use_hint", version: table.version });
  }, [study !== null]);
  useEffect(() => () => withdrawMark(connection), []);
  // the move brings what was shown before it, for the review
  useEffect(() => {
    const turn = turnOf(table);
    if (study && isMarked && !isSimpler && turn) controller.shownHint.value = { turn, hint: hintOf(study) };
  }, [study, isMarked]);
  useEffect(() => {
    const before = connection.refusal.peek();
    return connection.refusal.subscribe((/** @type {Refusal | null} */ refusal) => {
      const isNew = refusal !== before && refusal?.command?.type === "use_hint";
      if (isNew && refusal.code !== "hint/marked") close(controller);
    });
  }, []);
  useFollowed(connection.table, (now) => {
    if (!now?.legal || turnOf(now) !== turnOf(table)) close(controller);
  }, []);
  useSaid(announcer, isMarked ? advice : [], isFinal ? reasons : null);

  if (study === null && isFinal) return html`<p role="alert">${t("table-hint-none")}</p>`;
  return html`
    ${isSimpler && html`<p class="trouble" role="alert">${t("table-hint-simpler")}</p>`}
    ${study === null || !isMarked
      ? html`<p role="status">${study === null ? lookingText(looking) : t("table-hint-marking")}</p>`
      : html`<${Best} advice=${advice[0]} reasons=${reasons} />
        <${Choices} advice=${advice} look=${look} onChoose=${(/** @type {Action} */ action) => {
          close(controller);
          act(controller, action, table.version);
        }} />
        <p class="hint-basis">${basisText(study)} ${t("table-hint-marked")}</p>`}
  `;
}

/** @param {Controller} controller */
function close({ panel }) {
  if (panel.peek() === "hint") panel.value = null;
}

/** Withdraws the mark of a hint that is no longer wanted. @param {TableConnection} connection */
function withdrawMark({ pending, withdraw }) {
  for (const { command } of pending.peek()) if (command.type === "use_hint") withdraw(command.id);
}

/**
 * @param {Controller} controller
 * @param {Action} action
 * @param {number} version of the table for which it is valid
 */
function act(controller, action, version) {
  if (action.type === "bid") makeBid(controller, action.bid, version);
  else if (action.type === "choose_trump") chooseTrump(controller, action.suit, version);
  else playCard(controller, action.card, version);
}

/**
 * Announces the best action: at the first figures, when it changes, and at the end with its
 * reasons.
 * @param {Announcer} announcer
 * @param {readonly Advice[]} advice
 * @param {readonly string[] | null} reasons null until they are final
 */
function useSaid(announcer, [best], reasons) {
  useEffect(() => {
    if (!best) return;
    const sentences = [adviceText(best), ...(reasons ?? [])];
    const timer = setTimeout(() => announcer.announce(sentences), SETTLES);
    return () => clearTimeout(timer);
  }, [best?.text, reasons !== null]);
}
