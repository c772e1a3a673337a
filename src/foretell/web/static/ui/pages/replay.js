/** A finished game, at any moment: by a link to it, kept on this device, or from a file. */

import { readRecord } from "../../core/dealing.js";
import { recordAddress, recordKey, record as recordText } from "../../net/api.js";
import { listed, loadWords, t } from "../../words/words.js";
import { Frame } from "../frame.js";
import { finishedRecord } from "../home/finished.js";
import { html, useEffect, useMemo, useState } from "../html.js";
import { Player } from "../replay/player.js";
import { saveRecord } from "../save_file.js";
import { loadStyle } from "../style.js";
import { openedText } from "./opened.js";
import { Records } from "./records.js";

/** @import { GameRecord } from "../../core/types.d.ts" */

await Promise.all([loadWords("replay"), loadStyle("css/pages-replay.css")]);

/** @param {{rest: string[], query: URLSearchParams}} props */
export function Replay({ rest: [source, number], query }) {
  if (!source) return html`<${Records} />`;
  if (source === "here") return html`<${Kept} text=${finishedRecord(Number(number))} query=${query} />`;
  if (source === "file") return html`<${Kept} text=${openedText()} query=${query} />`;
  return html`<${Shared} code=${source} number=${number} query=${query} />`;
}

/** A record that is on this device. @param {{text: string | null, query: URLSearchParams}} props */
function Kept({ text, query }) {
  const read = useMemo(() => (text === null ? null : readRecord(text)), [text]);
  if (text === null || read === null || "refusal" in read) {
    return html`<${Frame} title=${t("web-replay")}>
      <p>${t("web-replay-gone")}</p>
      <p><a class="button button-main" href="/replay">${t("web-games")}</a></p>
    <//>`;
  }
  const { header } = read.record;
  const own = Math.max(0, header.players.findIndex(({ kind }) => kind === "human"));
  const title = t("web-replay-of", { players: listed(header.players.map(({ name }) => name)) });
  const save = () => saveRecord(header.id, text);
  return html`<${Player} record=${read.record} query=${query} shared="" own=${own} title=${title}
    address=${location.pathname}
    keep=${html`<button type="button" class="button" onClick=${save}>${t("web-record")}</button>`} />`;
}

/**
 * A game of the server.
 * @param {{code: string, number: string, query: URLSearchParams}} props
 */
function Shared({ code, number, query }) {
  const [record, setRecord] = useState(/** @type {GameRecord | null | undefined} */ (undefined));
  const [key, setKey] = useState(query.get("key") ?? "");
  useEffect(() => {
    const look = async () => {
      const found = key || (await recordKey(code, Number(number)));
      const text = await recordText(code, Number(number), found);
      const read = text === null ? null : readRecord(text);
      setKey(found);
      setRecord(read !== null && "record" in read ? read.record : null);
    };
    look().catch(() => setRecord(null));
  }, [code, number]);
  if (record === undefined) return html`<${Frame} title=${t("web-replay")}><p>${t("web-loading")}</p><//>`;
  if (record === null) return html`<${Frame} title=${t("web-replay")}><p>${t("web-replay-none")}</p><//>`;
  return html`<${Player} record=${record} query=${query} shared=${key} own=${0}
    address=${`/replay/${code}/${number}`}
    keep=${html`<a class="button" download href=${recordAddress(code, Number(number), key)}>
      ${t("web-record")}</a>`}
    title=${t("web-replay-title", { code, number })} />`;
}
