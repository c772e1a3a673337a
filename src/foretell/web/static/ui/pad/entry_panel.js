/** The open round: bids in their order, then tricks, entered with one row of large numbers. */

import { t } from "../../words/words.js";
import { html, useEffect, useState } from "../base/html.js";
import { Icon } from "../parts/icons.js";
import {
  allMade,
  bidAgainstRule,
  bidForbiddenTo,
  biddersOf,
  bidSum,
  dealerOf,
  endCorrection,
  entered,
  hasBids,
  isComplete,
  isOver,
  nextCell,
  nextRound,
  openEntry,
  openRound,
  openSize,
  tricksOf,
  wrongSum,
} from "./sheet.js";

/** @import { Cell } from "./sheet.js" */
/** @import { Sheet } from "../../keeper/stored.d.ts" */

/** Milliseconds in which two taps on a number are one. */
const DOUBLE_TAP = 350;

/**
 * @param {{sheet: Sheet, onChange: (sheet: Sheet) => void, onUndo: (() => void) | null}} props
 *   `onUndo`: null if there is nothing to undo
 */
export function EntryPanel({ sheet, onChange, onUndo }) {
  const [chosen, setChosen] = useState(/** @type {Cell | null} */ (null));
  const round = openRound(sheet);
  const size = openSize(sheet);
  const entry = openEntry(sheet);
  const cell = chosen ?? nextCell(sheet);
  const change = (/** @type {Sheet} */ next) => {
    setChosen(null);
    onChange(next);
  };
  const title = sheet.correction === null ? "web-pad-title" : "web-pad-correcting";
  return html`<section class="panel pad-entry" aria-labelledby="pad-round">
    <header>
      <h2 id="pad-round">${t(title, { round: round + 1, cards: size })}</h2>
      <p class="pad-sum">${sumText(sheet)}</p>
      ${
    !isOver(sheet) &&
    html`<a class="button pad-advice" href=${`/advice?pad=${sheet.id}`} aria-label=${t("web-pad-advice")}
        title=${t("web-pad-advice")}><${Icon} name="hint" /></a>`
  }
    </header>
    <${Seats} sheet=${sheet} cell=${cell} onChoose=${setChosen} onChange=${change} />
    <${Keys} sheet=${sheet} cell=${cell} onChange=${change} />
    <p class="trouble" role="status">${faultText(sheet)}</p>
    <p class="actions pad-actions">
      <button class="button" disabled=${onUndo === null} onClick=${onUndo}><${Icon} name="undo" /> ${
    t("web-pad-undo")
  }</button>
      ${
    sheet.correction === null
      ? html`<button class="button button-main" disabled=${!isComplete(entry, size)}
          onClick=${() => change(nextRound(sheet))}>
          ${t(round + 1 < sheet.rounds.length ? "web-pad-next" : "web-pad-finish")}</button>`
      : html`<button class="button" onClick=${() => change(endCorrection(sheet, { keep: false }))}>
            ${t("web-pad-cancel")}</button>
          <button class="button button-main" disabled=${!isComplete(entry, size)}
            onClick=${() => change(endCorrection(sheet, { keep: true }))}>${t("web-pad-save")}</button>`
  }
    </p>
  </section>`;
}

/**
 * @param {{sheet: Sheet, cell: Cell | null, onChoose: (cell: Cell) => void,
 *   onChange: (sheet: Sheet) => void}} props
 */
function Seats({ sheet, cell, onChoose, onChange }) {
  const { names } = sheet;
  const entry = openEntry(sheet);
  const size = openSize(sheet);
  const tricks = tricksOf(entry, size);
  const dealer = dealerOf(sheet, openRound(sheet));
  const canPlay = hasBids(entry);
  const isEven = canPlay && bidSum(entry) === size;
  /** @param {number} seat @param {"bids" | "taken"} kind */
  const cellOf = (seat, kind) => {
    const value = kind === "bids" ? entry.bids[seat] : tricks[seat];
    const isOpen = cell?.seat === seat && cell.kind === kind;
    const label = t(kind === "bids" ? "web-pad-bid-of" : "web-pad-taken-of", { name: names[seat] });
    return html`<button class="pad-cell ${kind}" aria-pressed=${isOpen}
      disabled=${kind === "taken" && !canPlay} aria-label="${label}: ${value ?? "–"}"
      onClick=${() => onChoose({ seat, kind })}>${value ?? "–"}</button>`;
  };
  return html`<table class="pad-seats">
    <thead>
      <tr>
        <td></td>
        <th scope="col">${t("web-pad-bid")}</th>
        <th scope="col">${t("web-pad-taken")}</th>
        <td>${
    isEven &&
    html`<button class="button pad-made" onClick=${() => onChange(allMade(sheet))}>
          ${t("web-pad-all-made")}</button>`
  }</td>
      </tr>
    </thead>
    <tbody>
      ${biddersOf(sheet).map((seat) => {
        const isMade = canPlay && tricks[seat] === entry.bids[seat];
        const made = { seat, kind: /** @type {const} */ ("taken") };
        return html`<tr key=${seat} class=${cell?.seat === seat ? "open" : ""}>
        <th scope="row"><span class="pad-name one-line" dir="auto">${names[seat]}</span>
          ${seat === dealer && html`<small>${t("web-pad-dealer")}</small>`}</th>
        <td>${cellOf(seat, "bids")}</td>
        <td>${cellOf(seat, "taken")}</td>
        <td><button class="button pad-made ${isMade ? "is-made" : ""}" disabled=${!canPlay}
          aria-pressed=${isMade} aria-label=${t("web-pad-made-of", { name: names[seat] })}
          onClick=${() => onChange(entered(sheet, made, isMade ? null : entry.bids[seat]))}>
          <${Icon} name="check" /> <span>${t("web-pad-made")}</span></button></td>
      </tr>`;
      })}
    </tbody>
  </table>`;
}

/** @param {{sheet: Sheet, cell: Cell | null, onChange: (sheet: Sheet) => void}} props */
function Keys({ sheet, cell, onChange }) {
  const [tapped, setTapped] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    if (tapped === null) return;
    const timer = setTimeout(() => setTapped(null), DOUBLE_TAP);
    return () => clearTimeout(timer);
  }, [tapped]);
  const size = openSize(sheet);
  const name = cell === null ? "" : sheet.names[cell.seat];
  const what = cell?.kind === "taken" ? "web-pad-taken-of" : "web-pad-bid-of";
  const prompt = cell === null ? t("web-pad-full") : t(what, { name });
  const forbidden = cell?.kind === "bids" ? bidForbiddenTo(sheet, cell.seat) : null;
  /** @param {number} value */
  const press = (value) => {
    if (cell === null || value === tapped) return; // a double tap counts once
    setTapped(value);
    onChange(entered(sheet, cell, value));
  };
  return html`<div class="pad-keys" role="group" aria-labelledby="pad-asked">
    <p id="pad-asked" role="status">${prompt}</p>
    <div>
      ${Array.from({ length: size + 1 }, (_, value) => html`<button key=${value}
        class="button ${value === forbidden ? "against" : ""} ${value === tapped ? "tapped" : ""}"
        disabled=${cell === null} onClick=${() => press(value)}>${value}</button>`)}
    </div>
  </div>`;
}

/** The sum of the bids, compared with the tricks. @param {Sheet} sheet */
function sumText(sheet) {
  const entry = openEntry(sheet);
  const tricks = openSize(sheet);
  const bids = bidSum(entry);
  const how = !hasBids(entry) ? "open" : bids > tricks ? "over" : bids < tricks ? "under" : "even";
  return t("web-pad-sum", { how, bids, tricks, by: Math.abs(bids - tricks) });
}

/**
 * The fault of the round: impossible tricks, or a bid against the rules; "" if there is none.
 * @param {Sheet} sheet
 */
function faultText(sheet) {
  const tricks = openSize(sheet);
  const sum = wrongSum(openEntry(sheet), tricks);
  if (sum !== null) return t("web-pad-amiss", { sum, tricks });
  const against = bidAgainstRule(sheet);
  return against ? t("web-pad-forbidden", { name: sheet.names[against.seat], bid: against.bid, tricks }) : "";
}
