/** A question of the course, and the ways to answer it: cards, numbers, suits, a word. */

import { findRefusal, SUITS } from "../../core/index.js";
import { suitName } from "../../words/cards.js";
import { refusalText } from "../../words/refusal.js";
import { t } from "../../words/words.js";
import { html, useEffect, useRef, useState } from "../base/html.js";
import { SuitSign } from "../parts/card.js";
import { OwnMove } from "./own_move.js";
import { Picker } from "./picker.js";
import { cardMeant } from "./places.js";
import { nameOf, refusalAtTable } from "./seats.js";
import { RoundOver } from "./round_over.js";

/** @import { Action, Card, Refusal } from "../../core/types.d.ts" */
/** @import { Child } from "../../libraries.d.ts" */
/** @import { Look } from "../../words/cards.js" */
/** @import { Answer, Question, Setup, Step } from "./course.js" */

/**
 * @param {{setup: Setup, step: Step, look: Look, isNext: boolean, onAnswer: (answer: Answer) =>
 *   void, onTakeBack: (card: Card) => void, children: Child}} props `isNext`: whether another
 *   question was asked before, `onTakeBack`: for an entered card that is none of those asked for,
 *   `children`: shown below
 */
export function Ask({ setup, step, look, isNext, onAnswer, onTakeBack, children }) {
  const [refused, setRefused] = useState(/** @type {Refusal | null} */ (null));
  const { question, state } = step;
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (isNext && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    setRefused(null);
  }, [step]);
  const isOwn = "seat" in question && question.seat === setup.seat && isMove(question);
  const entry = html`<${Entry} setup=${setup} step=${step} look=${look} onAnswer=${onAnswer}
    onTakeBack=${onTakeBack} onRefuse=${setRefused}>${children}<//>`;
  const seated = { nameOf: (/** @type {number} */ seat) => nameOf(setup, seat), own: setup.seat };
  const why = refused ? refusalText(refusalAtTable(setup, refused), look, seated) : "";
  return html`<section class="advice-ask" aria-labelledby="advice-asked">
    <div role="status"><h2 id="advice-asked" tabindex="-1" ref=${heading}>${promptOf(setup, step)}</h2></div>
    <div class="advice-why"><p class="trouble" role="alert">${why}</p></div>
    ${
    isOwn
      ? html`<${OwnMove} setup=${setup} state=${state} look=${look} otherwise=${entry}
          onAct=${(/** @type {Action} */ action) => onAnswer(answerOf(action))}>${children}<//>`
      : entry
  }
  </section>`;
}

/** @param {Question} question */
const isMove = ({ type }) => type === "trump" || type === "bid" || type === "card";

/** @type {(action: Action) => Answer} */
function answerOf(action) {
  if (action.type === "bid") return { type: "bid", bid: action.bid };
  if (action.type === "choose_trump") return { type: "trump", suit: action.suit };
  return { type: "card", card: action.card };
}

/** @param {Setup} setup @param {Step} step */
function promptOf(setup, { question, state }) {
  const { type } = question;
  const isLead = type === "card" && state.round.trick?.cards.length === 0;
  if (!("seat" in question)) return t(`web-advice-${type}`);
  if (question.seat === setup.seat && isMove(question)) {
    return t(`table-turn-${isLead ? "lead" : type === "card" ? "play" : type}`);
  }
  const who = nameOf(setup, question.seat);
  if (type === "cards") return t(`web-advice-${question.whose}`, { who, left: question.left });
  return t(`web-advice-${isLead ? "lead" : type}`, { who });
}

/**
 * @param {{setup: Setup, step: Step, look: Look, onAnswer: (answer: Answer) => void,
 *   onTakeBack: (card: Card) => void, onRefuse: (refusal: Refusal | null) => void, children: Child}} props
 */
function Entry({ setup, step, look, onAnswer, onTakeBack, onRefuse, children }) {
  const { question, state } = step;
  /** @param {Answer} answer @param {Refusal | null} [refusal] */
  const give = (answer, refusal = null) => {
    onRefuse(refusal);
    if (refusal === null) onAnswer(answer);
  };
  const sentenceName = (/** @type {number} */ seat) => nameOf(setup, seat);
  const bar = html`<div class="advice-bar">${children}</div>`;
  switch (question.type) {
    case "turned":
    case "cards":
    case "card": {
      const entered = question.type === "cards" ? question.told : [];
      const find = (/** @type {string} */ face) => cardMeant(setup, step, face, sentenceName);
      const choose = (/** @type {string} */ face) => {
        const result = find(face);
        if (entered.includes(face)) {
          onRefuse(null);
          onTakeBack(face);
        } else if ("refusal" in result) onRefuse(result.refusal);
        else give(/** @type {Answer} */ ({ type: question.type, card: result.card }));
      };
      return html`<${Picker} setup=${setup} look=${look} chosen=${entered} onChoose=${choose}
        isOut=${(/** @type {string} */ face) => "refusal" in find(face)}>${children}<//>`;
    }
    case "bid":
    case "revealed": {
      const { type, seat } = question;
      const refusalOf = (/** @type {number} */ bid) =>
        type === "bid" ? findRefusal(state, { type: "bid", seat, bid }) : null;
      return html`<${Numbers} most=${state.round.size} isOut=${(/** @type {number} */ bid) =>
        refusalOf(bid) !== null} onChoose=${(/** @type {number} */ bid) => give({ type, bid }, refusalOf(bid))} />${bar}`;
    }
    case "trump":
      return html`<div class="advice-suits">
        ${SUITS.map((suit) => html`<button key=${suit} type="button" class="button"
          onClick=${() => give({ type: "trump", suit })}>
          <${SuitSign} suit=${suit} edition=${look.edition} /> ${suitName(suit, look)}
        </button>`)}
      </div>${bar}`;
    case "leader":
      return html`<div class="advice-suits">
        ${[true, false].map((leads) => html`<button key=${leads} type="button" class="button"
          onClick=${() => give({ type: "leader", leads })}>${t(leads ? "web-advice-yes" : "web-advice-no")}</button>`)}
      </div>${bar}`;
    default:
      return html`<${RoundOver} setup=${setup} state=${state} isLast=${question.type === "over"}
        onNext=${() => give({ type: "next" })} />${bar}`;
  }
}

/**
 * A key for each number from 0.
 * @param {{most: number, isOut: (bid: number) => boolean, onChoose: (bid: number) => void}} props
 */
export function Numbers({ most, isOut, onChoose }) {
  return html`<div class="advice-numbers">
    ${Array.from({ length: most + 1 }, (_, bid) => html`<button key=${bid} type="button" class="button"
      aria-disabled=${isOut(bid)} aria-label=${t("table-bid-of", { bid })} onClick=${() => onChoose(bid)}>${bid}</button>`)}
  </div>`;
}
