/** The score pad for a game with real cards. It is kept in this browser and needs no network. */

import { t } from "../../words/words.js";
import { Frame } from "../frame.js";
import { html, useState } from "../html.js";
import { load, save } from "../storage.js";
import { newSheet, scored, tricksAmiss, written } from "./pad_sheet.js";

/** @import { Sheet } from "./pad_sheet.js" */
/** @import { FieldEvent } from "../html.js" */

const KEY = "foretell.pad";

export function Pad() {
  const [sheet, setSheet] = useState(
    /** @type {Sheet | null} */ (load(KEY, null)),
  );
  const change = (/** @type {Sheet | null} */ next) => {
    setSheet(next);
    save(KEY, next);
  };
  return html`<${Frame} title=${t("web-pad")}>
    ${sheet === null
      ? html`<${Names} onStart=${(/** @type {string[]} */ names) => change(newSheet(names))} />`
      : html`<${Paper} sheet=${sheet} onChange=${change} />`}
  <//>`;
}

/** @param {{onStart: (names: string[]) => void}} props */
function Names({ onStart }) {
  const [count, setCount] = useState(4);
  /** @param {SubmitEvent} event */
  const start = (event) => {
    event.preventDefault();
    const given = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).getAll("name");
    onStart(given.map((name, at) => String(name).trim() || t("web-seat", { seat: at + 1 })));
  };
  return html`<form class="set-up" onSubmit=${start}>
    <label class="field panel">
      <span class="label">${t("web-option-players")}</span>
      <select class="input" value=${count} onChange=${(/** @type {FieldEvent} */ event) => setCount(Number(event.currentTarget.value))}>
        ${[2, 3, 4, 5, 6].map((one) => html`<option key=${one} value=${one}>${one}</option>`)}
      </select>
    </label>
    <fieldset class="panel">
      <legend>${t("web-pad-names")}</legend>
      ${Array.from({ length: count }, (_, seat) => html`<label class="field" key=${seat}>
        <span class="label">${t("web-seat", { seat: seat + 1 })}</span>
        <input class="input" name="name" maxlength="24" autocomplete="off" />
      </label>`)}
    </fieldset>
    <p class="actions"><button class="button button-main button-large">${t("web-pad-start")}</button></p>
  </form>`;
}

/** @param {{sheet: Sheet, onChange: (sheet: Sheet | null) => void}} props */
function Paper({ sheet, onChange }) {
  const scores = scored(sheet);
  const first = scores.findIndex((score) => score === null);
  const round = first < 0 ? sheet.lines.length - 1 : first;
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  const shown = open ?? round;
  const again = () => confirm(t("web-pad-again-sure")) && onChange(null);
  return html`
    <${Entry} sheet=${sheet} round=${shown} onChange=${onChange} />
    <div class="sheet-scroll" tabindex="0" role="region" aria-label=${t("web-pad")}>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">${t("web-pad-round")}</th>
            ${sheet.names.map((name, seat) => html`<th scope="col" key=${seat}>${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${sheet.lines.map((line, at) => {
            const score = scores[at];
            return html`<tr key=${at} class=${at === shown ? "shown" : ""}>
              <th scope="row">
                <button class="link" onClick=${() => setOpen(at)}
                  aria-label=${t("web-pad-edit", { round: at + 1 })}>${sheet.sizes[at]}</button>
              </th>
              ${sheet.names.map((_, seat) => {
                const made = score !== null && line.bids[seat] === line.taken[seat];
                return html`<td key=${seat} class=${score === null ? "" : made ? "made" : "missed"}>
                  ${score === null
                    ? html`<small>${line.bids[seat] ?? ""}</small>`
                    : html`<b>${score.totals[seat]}</b>
                        <small>${line.bids[seat]}${made ? " ✓" : ` / ${line.taken[seat]}`}</small>`}
                </td>`;
              })}
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
    <p class="actions"><button class="button" onClick=${again}>${t("web-pad-again")}</button></p>
  `;
}

/** @param {{sheet: Sheet, round: number, onChange: (sheet: Sheet | null) => void}} props */
function Entry({ sheet, round, onChange }) {
  const line = sheet.lines[round];
  const size = sheet.sizes[round];
  const amiss = tricksAmiss(sheet, round);
  const sum = line.bids.reduce((/** @type {number} */ all, one) => all + (one ?? 0), 0);
  return html`<section class="panel pad-entry">
    <h2>${t("web-pad-title", { round: round + 1, cards: size })}</h2>
    <p>${t("web-pad-sum", { sum, tricks: size })}</p>
    <div class="pad-grid" role="group">
      <span></span><span>${t("web-pad-bid")}</span><span>${t("web-pad-taken")}</span>
      ${sheet.names.map(
        (name, seat) => html`<b>${name}</b>
          ${/** @type {const} */ (["bids", "taken"]).map(
            (kind) => html`<${Counter} key=${kind} most=${size} value=${line[kind][seat]}
              label=${t(kind === "bids" ? "web-pad-bid-of" : "web-pad-taken-of", { name })}
              onChange=${(/** @type {number | null} */ value) =>
                onChange(written(sheet, { round, kind, seat, value }))} />`,
          )}`,
      )}
    </div>
    <p class="trouble" role="status">
      ${amiss === null ? "" : t("web-pad-amiss", { sum: amiss, tricks: size })}
    </p>
  </section>`;
}

/**
 * @param {{most: number, value: number | null, label: string, onChange: (value: number | null) => void}} props
 */
function Counter({ most, value, label, onChange }) {
  return html`<span class="counter" role="group" aria-label=${label}>
    <button class="button" disabled=${value === null || value === 0} aria-label=${t("web-less", { what: label })}
      onClick=${() => onChange(Number(value) - 1)}>−</button>
    <output>${value ?? "–"}</output>
    <button class="button" disabled=${value === most} aria-label=${t("web-more-of", { what: label })}
      onClick=${() => onChange(value === null ? 0 : value + 1)}>+</button>
  </span>`;
}
