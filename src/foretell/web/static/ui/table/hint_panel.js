/** A hint: what each action is worth, the best first. A tap on one does it. */

import { language, t } from "../../words/words.js";
import { gameOf } from "../../table/state.js";
import { html, useEffect, useMemo, useRef, useState } from "../html.js";
import { settings } from "../settings.js";
import { loadStyle } from "../style.js";
import { adviceOf, adviceText, barOf, pointsText } from "./advice.js";
import { MiniCard, SuitSign } from "./card.js";
import { lookOf } from "./game_view.js";
import { NO_HINT, studyHint } from "./hint_study.js";
import { chooseTrump, makeBid, playCard } from "./moves.js";

/** @import { Action } from "../../core/types.d.ts" */
/** @import { Study } from "../../engine/engine.js" */
/** @import { TableView } from "../../net/table_view.js" */
/** @import { Look } from "../../words/cards.js" */
/** @import { Advice } from "./advice.js" */
/** @import { Announcer } from "./announcer.js" */
/** @import { Controller } from "./controller.js" */

await loadStyle("css/table-hint.css");

/** Milliseconds for which the best action has to be the same before it is announced. */
const SETTLES = 200;

/** @param {{controller: Controller, announcer: Announcer}} props */
export function HintPanel({ controller, announcer }) {
  const { connection } = controller;
  const table = useMemo(() => /** @type {TableView} */ (connection.table.peek()), []);
  const [hint, setHint] = useState(NO_HINT);
  const { study, isSimpler, isFinal } = hint;
  const look = lookOf(table, settings.value.faces);
  const advice = useMemo(
    () => adviceOf(study?.values ?? [], look),
    [study, look.edition, look.faces, language.value],
  );
  useEffect(() => studyHint(gameOf(table).state, Number(table.seat), setHint), []);
  useEffect(() => {
    if (study) connection.hints?.use();
  }, [study !== null]);
  useEffect(
    () => connection.table.subscribe((/** @type {TableView | null} */ now) => now?.legal ?? close(controller)),
    [],
  );
  useSaid(announcer, advice, isFinal);

  if (study === null && isFinal) return html`<p role="alert">${t("table-hint-none")}</p>`;
  return html`
    ${isSimpler && html`<p class="trouble" role="alert">${t("table-hint-simpler")}</p>`}
    ${study === null
      ? html`<p role="status">${t("table-hint-loading")}</p>`
      : html`<${Best} advice=${advice[0]} />
        <${Choices} advice=${advice} look=${look} onChoose=${(/** @type {Action} */ action) => {
          close(controller);
          act(controller, action);
        }} />
        <p class="hint-basis">${basisText(study)} ${t("table-hint-marked")}</p>`}
  `;
}

/** @param {Controller} controller */
function close({ panel }) {
  if (panel.peek() === "hint") panel.value = null;
}

/** @param {Controller} controller @param {Action} action */
function act(controller, action) {
  if (action.type === "bid") makeBid(controller, action.bid);
  else if (action.type === "choose_trump") chooseTrump(controller, action.suit);
  else playCard(controller, action.card);
}

/**
 * The best action is announced at the first figures, when another one is better, and in the end.
 * @param {Announcer} announcer
 * @param {readonly Advice[]} advice
 * @param {boolean} isFinal
 */
function useSaid(announcer, [best], isFinal) {
  const said = useRef("");
  useEffect(() => {
    const text = best ? adviceText(best) : "";
    if (text === "" || text === said.current) return;
    const timer = setTimeout(() => {
      said.current = text;
      announcer.announce([text]);
    }, SETTLES);
    return () => clearTimeout(timer);
  }, [best?.text, isFinal]);
}

/** @param {{advice: Advice}} props */
function Best({ advice: { text, points, chance } }) {
  return html`<p class="hint-best"><b>${text}</b> <span>${t("table-hint-worth", { points, chance })}</span></p>`;
}

/** @param {{advice: readonly Advice[], look: Look, onChoose: (action: Action) => void}} props */
function Choices({ advice, look, onChoose }) {
  const all = advice.map(({ value }) => value.points);
  return html`<div class="hint-head" aria-hidden="true">
      <span>${t("table-hint-points")}</span><span>${t("table-hint-made")}</span>
    </div>
    <ol class="hint-list">
      ${advice.map(
        (one, at) => html`<li key=${one.text}>
        <${Choice} advice=${one} bar=${barOf(one.value.points, all)} isBest=${at === 0} look=${look}
          onChoose=${onChoose} />
      </li>`,
      )}
    </ol>`;
}

/**
 * @param {{advice: Advice, bar: ReturnType<typeof barOf>, isBest: boolean, look: Look,
 *   onChoose: (action: Action) => void}} props
 */
function Choice({ advice, bar, isBest, look, onChoose }) {
  const { value, name, points, chance, isLevel } = advice;
  const level = !isBest && isLevel ? t("table-hint-level") : "";
  const kind = isBest ? "is-best" : isLevel ? "is-level" : "";
  const style = { "--start": `${bar.start}%`, "--width": `${bar.width}%` };
  return html`<button type="button" class=${`hint-choice ${kind}`} onClick=${() => onChoose(value.action)}>
    <span class="visually-hidden">${adviceText(advice)} ${level}</span>
    <${Sign} action=${value.action} look=${look} />
    <span class="hint-what" aria-hidden="true">${name} ${level && html`<small>${level}</small>`}</span>
    <span class="hint-points" aria-hidden="true">${points}</span>
    <span class="hint-chance" aria-hidden="true">${chance}</span>
    <span class=${`hint-bar ${value.points < 0 ? "is-loss" : ""}`} style=${style}></span>
  </button>`;
}

/** The bid, suit or card of an action. @param {{action: Action, look: Look}} props */
function Sign({ action, look }) {
  return html`<span class="hint-sign" aria-hidden="true">${
    action.type === "bid"
      ? action.bid
      : action.type === "choose_trump"
        ? html`<${SuitSign} suit=${action.suit} edition=${look.edition} />`
        : html`<${MiniCard} card=${action.card} look=${look} />`
  }</span>`;
}

/** The number of games behind the figures, and their margin. @param {Study} study */
const basisText = ({ values: [best], games }) =>
  t("table-hint-games", { games, margin: pointsText(best.margin) });
