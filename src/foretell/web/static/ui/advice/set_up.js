/** The start of advice: the players, the game and its round, with the last choices as defaults. */

import { checkOptions, scheduleOf, SUITS } from "../../core/index.js";
import { distinct } from "../../words/names.js";
import { refusalText } from "../../words/refusal.js";
import { t } from "../../words/words.js";
import { FIRST_CHOICE, kindOf, optionsFor, playersFor, withPlayers } from "../choice/choice.js";
import { GameChoice, Segments } from "../choice/game_choice.js";
import { html, useState } from "../base/html.js";
import { settings } from "../base/settings.js";
import { Sheet } from "../parts/dialog.js";
import { OwnedSuits } from "./owned_suits.js";
import { placeName } from "./seats.js";

/** @import { FieldEvent } from "../base/html.js" */
/** @import { AdviceDraft, Choice } from "../../keeper/stored.d.ts" */
/** @import { Setup } from "./course.js" */

/** @type {AdviceDraft} */
const FIRST_DRAFT = {
  choice: FIRST_CHOICE,
  size: 1,
  dealer: 0,
  names: [],
  suits: SUITS,
};

/**
 * @param {{draft: AdviceDraft | null, onStart: (setup: Setup, draft: AdviceDraft) => void, onBack:
 *   (() => void) | null}} props `onBack`: null if no advice is in progress
 */
export function SetUp({ draft: last, onStart, onBack }) {
  const [draft, setDraft] = useState(last ?? FIRST_DRAFT);
  const [chooses, setChooses] = useState(false);
  const { choice } = draft;
  const options = optionsFor(choice);
  const clash = checkOptions(options);
  const { players } = options;
  const schedule = clash ? [] : scheduleOf(options);
  const sizes = [...new Set(schedule)];
  const size = sizes.includes(draft.size) ? draft.size : sizes[0];
  const dealer = Math.min(draft.dealer, players - 1);
  const steps = Array.from({ length: players }, (_, step) => step);
  const own = steps.map((step) => step === 0 ? t("web-you") : draft.names[step - 1] || placeName(players, step));
  const change = (/** @type {Partial<AdviceDraft>} */ changes) => setDraft({ ...draft, ...changes });
  const isOneSuit = options.deal === "one_suit";
  /** @param {SubmitEvent} event */
  const start = (event) => {
    event.preventDefault();
    const entered = steps.map((step) => (step === 0 ? "" : draft.names[step - 1]?.trim() ?? ""));
    const setup = {
      options,
      names: distinct(own).map((name, step) => entered[step] && name),
      seat: 0,
      suits: isOneSuit ? draft.suits.slice(0, players) : [],
      round: schedule.indexOf(size) + 1,
      dealer,
      totals: null,
      bids: [],
      sheet: null,
    };
    onStart(setup, { ...draft, size, dealer });
  };
  const look = { edition: options.edition, faces: settings.value.faces };
  return html`<form class="advice-new" onSubmit=${start}>
    ${last === null && html`<p class="note">${t("web-advice-what")}</p>`}
    ${
    choice.own === null &&
    html`<${Segments} name="advice-players" label=${t("web-option-players")} chosen=${players}
      values=${playersFor(choice).map((count) => ({ value: count, text: String(count) }))}
      onChoose=${(/** @type {number} */ count) => change({ choice: withPlayers(choice, count) })} />`
  }
    <p class="advice-game row"><span class="label">${t("web-pad-game")}</span>
      <button type="button" class="chip" aria-haspopup="dialog" onClick=${() => setChooses(true)}>
        <span>${gameText(choice)}, ${choice.own ? t("web-players", { players }) : t("web-rounds", { rounds: schedule.length })}</span></button></p>
    <${Segments} name="advice-size" label=${t("web-advice-size")} chosen=${size}
      values=${sizes.map((one) => ({ value: one, text: String(one) }))}
      onChoose=${(/** @type {number} */ one) => change({ size: one })} />
    <div class="advice-deals">
    <${Segments} name="advice-dealer" label=${t("web-advice-dealer")} chosen=${dealer}
      values=${steps.map((step) => ({ value: step, text: own[step] }))}
      onChoose=${(/** @type {number} */ step) => change({ dealer: step })} />
    </div>
    ${
    isOneSuit &&
    html`<${OwnedSuits} names=${own} suits=${draft.suits.slice(0, players)} look=${options.edition}
      onChange=${(/** @type {AdviceDraft["suits"]} */ suits) => change({ suits: [...suits, ...missing(suits)] })} />`
  }
    <details class="advice-names">
      <summary>${t("web-advice-names")}</summary>
      ${steps.slice(1).map((step) => html`<label key=${step} class="field">
        <span>${placeName(players, step)}</span>
        <input class="input" maxlength="24" autocomplete="off" value=${draft.names[step - 1] ?? ""}
          onInput=${(/** @type {FieldEvent} */ event) =>
        change({ names: named(draft.names, step - 1, event.currentTarget.value) })} />
      </label>`)}
    </details>
    <p class="trouble" role="alert">${clash ? refusalText(clash, look) : ""}</p>
    <div class="advice-bar">
      ${onBack && html`<button type="button" class="button" onClick=${onBack}>${t("web-advice-back")}</button>`}
      <button class="button button-main" disabled=${clash !== null}>${t("web-pad-start")}</button>
    </div>
  </form>
  ${
    chooses &&
    html`<${Sheet} title=${t("web-pad-game")} kind="sheet-set-up" onClose=${() => setChooses(false)}>
      <${GameChoice} choice=${choice} onChange=${(/** @type {Choice} */ next) => change({ choice: next })} />
    <//>`
  }`;
}

/** @param {Choice} choice */
const gameText = (choice) =>
  choice.own === null && choice.twist ? t(`web-preset-${choice.twist}`) : t(`web-kind-${kindOf(choice)}`);

/** The suits without an owner. @param {readonly string[]} suits */
const missing = (suits) => SUITS.filter((suit) => !suits.includes(suit));

/** @param {readonly string[]} names @param {number} at @param {string} name */
const named = (names, at, name) =>
  Array.from({ length: Math.max(names.length, at + 1) }, (_, one) => one === at ? name : names[one] ?? "");
