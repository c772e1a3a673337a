/** The start of a score sheet: players, first dealer, and game. */

import { checkOptions } from "../../core/index.js";
import { distinct } from "../../words/names.js";
import { refusalText } from "../../words/refusal.js";
import { t } from "../../words/words.js";
import { optionsOf } from "../choice/presets.js";
import { html, useState } from "../base/html.js";

/** @import { Options } from "../../core/types.d.ts" */
/** @import { FieldEvent } from "../base/html.js" */

/** The games that a score sheet distinguishes: by their rounds, or by the dealer's bids. */
const GAMES = ["standard", "short", "no-even-bid", "plus-minus-one", "one-suit"];
const LOOK = { edition: /** @type {const} */ ("classic"), faces: /** @type {const} */ ("letters") };
const MOST = 6;

/**
 * @param {{known: readonly string[], last: readonly string[], onStart: (names: readonly string[],
 *   options: Options) => void}} props `known`: names to suggest; `last`: the last players, by seat
 */
export function NewSheet({ known, last, onStart }) {
  const [count, setCount] = useState(last.length || 4);
  const [names, setNames] = useState(Array.from({ length: MOST }, (_, seat) => last[seat] ?? ""));
  const [dealer, setDealer] = useState(0);
  const [game, setGame] = useState("standard");
  const options = {
    ...optionsOf(game, { players: count }),
    players: count, // the number is reported where a game does not suit it
    first_dealer: Math.min(dealer, count - 1),
  };
  const clash = checkOptions(options);
  const shown = names.slice(0, count).map((name, seat) =>
    name.trim() || t("web-seat", { seat: seat + 1 })
  );
  /** @param {SubmitEvent} event */
  const start = (event) => {
    event.preventDefault();
    onStart(distinct(shown), options);
  };
  /** @param {number} seat @param {string} name */
  const rename = (seat, name) =>
    setNames(names.map((before, one) => (one === seat ? name : before)));
  return html`<form class="panel pad-new" onSubmit=${start}>
    <h2>${t("web-pad-names")}</h2>
    <fieldset class="pad-count">
      <legend>${t("web-option-players")}</legend>
      ${[2, 3, 4, 5, 6].map((one) => html`<label key=${one} class="pad-choice">
        <input type="radio" name="players" checked=${one === count} onChange=${() => setCount(one)} />
        <span>${one}</span>
      </label>`)}
    </fieldset>
    <ol class="pad-names">
      ${shown.map((_, seat) => html`<li key=${seat}>
        <input class="input" maxlength="24" autocomplete="off" list="pad-known"
          aria-label=${t("web-seat", { seat: seat + 1 })} placeholder=${t("web-seat", { seat: seat + 1 })}
          value=${names[seat]}
          onInput=${(/** @type {FieldEvent} */ event) => rename(seat, event.currentTarget.value)} />
      </li>`)}
    </ol>
    <datalist id="pad-known">${known.map((name) => html`<option key=${name} value=${name} />`)}</datalist>
    <p class="note">${t("web-pad-clockwise")}</p>
    <div class="pad-fields">
      <label class="field">
        <span class="label">${t("web-option-first-dealer")}</span>
        <select class="input" value=${options.first_dealer}
          onChange=${(/** @type {FieldEvent} */ event) => setDealer(Number(event.currentTarget.value))}>
          ${shown.map((name, seat) => html`<option key=${seat} value=${seat}>${name}</option>`)}
        </select>
      </label>
      <label class="field">
        <span class="label">${t("web-pad-game")}</span>
        <select class="input" value=${game}
          onChange=${(/** @type {FieldEvent} */ event) => setGame(event.currentTarget.value)}>
          ${GAMES.map((one) => html`<option key=${one} value=${one}>${t(`web-preset-${one}`)}</option>`)}
        </select>
      </label>
    </div>
    <p class="trouble" role="alert">${clash ? refusalText(clash, LOOK) : ""}</p>
    <p class="actions">
      <button class="button button-main button-large" disabled=${clash !== null}>${t("web-pad-start")}</button>
    </p>
  </form>`;
}
