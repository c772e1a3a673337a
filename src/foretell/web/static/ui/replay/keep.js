/** Ways to take a finished game along: its record as a file, and its short text. */

import { gameText } from "../../core/game_text.js";
import { t } from "../../words/words.js";
import { copyText } from "../copy_text.js";
import { html, useState } from "../html.js";
import { saveRecord } from "../save_file.js";
import { Icon } from "../table/icons.js";

/** @import { GameRecord } from "../../core/types.d.ts" */

/** @param {{record: GameRecord, text: string, address?: string}} props the record, its lines, and where a server has it */
export function Keep({ record, text, address }) {
  const [told, tell] = useState("");
  const copy = async () => tell(t(await copyText(gameText(record)) ? "web-copied" : "web-not-copied"));
  const label = html`<${Icon} name="download" /> ${t("web-record")}`;
  return html`<span class="actions">
    ${
    address
      ? html`<a class="button" download href=${address}>${label}</a>`
      : html`<button type="button" class="button" onClick=${() => saveRecord(record.header.id, text)}>${label}</button>`
  }
    <button type="button" class="button" onClick=${copy}><${Icon} name="copy" /> ${t("web-copy-text")}</button>
    <span role="status">${told}</span>
  </span>`;
}
