/** Ways to keep a finished game: its record as a file, its short text, and the position shown. */

import { observe } from "../../core/dealing.js";
import { fold, start } from "../../core/index.js";
import { gameText } from "../../core/game_text.js";
import { EVERYTHING, positionText } from "../../core/position_text.js";
import { t } from "../../words/words.js";
import { html, useState } from "../base/html.js";
import { saveRecord } from "../base/save_file.js";
import { Icon } from "../parts/icons.js";
import { copyText } from "../base/copy_text.js";

/** @import { GameRecord } from "../../core/types.d.ts" */
/** @import { Moment } from "./shown.js" */

/**
 * @param {{record: GameRecord, text: string, address?: string}} props the record, its lines, and
 *   where a server has it
 */
export function Keep({ record, text, address }) {
  const label = html`<${Icon} name="download" /> ${t("web-record")}`;
  return html`<span class="actions">
    ${
    address
      ? html`<a class="button" download href=${address}>${label}</a>`
      : html`<button type="button" class="button" onClick=${() => saveRecord(record.header.id, text)}>${label}</button>`
  }
    <${CopyButton} label=${t("web-copy-text")} text=${() => gameText(record)} />
  </span>`;
}

/**
 * The position at a moment, as the seat with the visible hand sees it; none before the first deal.
 * @param {{record: GameRecord, moment: Moment}} props
 */
export function KeepPosition({ record: { header, events }, moment: { at, seat } }) {
  const state = fold(start(header.options, header.seed), events.slice(0, at));
  if (state.round.number === 0) return null;
  const text = () =>
    seat === null ? positionText(state, EVERYTHING) : positionText(observe(state, seat), seat);
  return html`<span class="actions"><${CopyButton} label=${t("web-copy-position")} text=${text} /></span>`;
}

/** @param {{label: string, text: () => string}} props */
function CopyButton({ label, text }) {
  const [outcome, setOutcome] = useState("");
  const copy = async () => setOutcome(t(await copyText(text()) ? "web-copied" : "web-not-copied"));
  return html`<button type="button" class="button" onClick=${copy} onBlur=${() => setOutcome("")}>
      <${Icon} name="copy" /> ${label}</button>
    <span role="status">${outcome}</span>`;
}
