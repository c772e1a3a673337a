/** The games stored on this device, and any other by its record. */

import { useStored } from "../../keeper/here.js";
import { GAMES, MOST_GAMES } from "../../keeper/kinds.js";
import { refusalText } from "../../words/refusal.js";
import { language, listed, loadWords, t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { Learning } from "../parts/learning.js";
import { finishedGames, replayOf, reviewOf } from "../stored/finished.js";
import { placeOf } from "../parts/ranks.js";
import { html, useEffect, useRef, useState } from "../base/html.js";
import { loadStyle } from "../base/style.js";
import { go } from "../base/route.js";
import { Icon } from "../parts/icons.js";
import { withMinus } from "../parts/numbers.js";
import { LONGEST, openText, textIn } from "../stored/opened.js";

/** @import { FinishedGame } from "../../keeper/stored.d.ts" */
/** @import { Fault } from "../stored/opened.js" */

/**
 * @typedef {{launchQueue?: {setConsumer: (take: (launch: {files: readonly FileSystemFileHandle[]}) => void) => void}}} Launches
 */

await loadStyle("css/games.css");

const LOOK = { edition: /** @type {const} */ ("classic"), faces: /** @type {const} */ ("letters") };

export function Records() {
  const games = useStored(GAMES, finishedGames);
  return html`<${Frame} title=${t("web-games")}>
    <section class="panel">
      <h2>${t("web-games-solo")}</h2>
      ${
        games.length === 0
          ? html`<p>${t("web-games-none", { most: MOST_GAMES })}</p>
            <p class="actions"><a class="button button-main" href="/solo?new=1">${t("web-play-now")}</a></p>`
          : html`<ul class="table-list">
              ${games.map((game) => html`<li key=${game.id} class="with-act">
                <${Row} game=${game} />
                <a class="button review-link" href=${reviewOf(replayOf(game.id))} title=${t("web-review")}>
                  <${Icon} name="review" /><span class="visually-hidden">${t("web-review")}</span></a>
              </li>`)}
            </ul>`
      }
      <${Learning} but="/replay" />
    </section>
    <${Opener} />
  <//>`;
}

/** @param {{game: FinishedGame}} props */
function Row({ game: { id, players, totals, seat, isPractice, hasHints } }) {
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  const place = placeOf(totals, seat);
  const others = listed(players.filter((_, at) => at !== seat));
  return html`<a href=${replayOf(id)} class="game-row ${place === 1 ? "is-won" : ""}">
    <b class="game-place disc" aria-hidden="true">${place === 1 ? html`<${Icon} name="crown" />` : `${place}.`}</b>
    <span class="two-lines">
      ${t("web-game-result", { place, players: totals.length, points: withMinus(totals[seat]) })}
      <small>${t("web-game-when", { date: date.format(id), others })}</small>
    </span>
    ${isPractice && html`<span class="badge">${t("web-practice")}</span>`}
    ${hasHints && html`<span class="badge">${t("web-hints")}</span>`}
  </a>`;
}

/** A place for a record: chosen, dropped or pasted. */
function Opener() {
  const [fault, setFault] = useState(/** @type {(Fault & {name: string}) | null} */ (null));
  const [isOver, setOver] = useState(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));

  const read = async (/** @type {string | Fault} */ text, /** @type {string} */ name) => {
    const outcome = typeof text === "string" ? openText(text) : text;
    if (outcome === null) return go("/replay/file");
    await loadWords("record");
    setFault({ ...outcome, name });
  };
  const readFile = async (/** @type {File | undefined} */ file) => {
    // of a file that is far too large, only enough is read to show it, with two bytes for each
    // character
    if (file) await read(textIn(new Uint8Array(await file.slice(0, 2 * LONGEST + 4).arrayBuffer())), file.name);
    if (field.current) field.current.value = ""; // so that the same file can be chosen again once it is corrected
  };
  useEffect(() => {
    const paste = (/** @type {ClipboardEvent} */ event) => {
      event.preventDefault();
      const [file] = event.clipboardData?.files ?? [];
      if (file) void readFile(file);
      else void read(event.clipboardData?.getData("text") ?? "", t("web-pasted"));
    };
    const over = (/** @type {DragEvent} */ event) => {
      event.preventDefault();
      setOver(true);
    };
    const drop = (/** @type {DragEvent} */ event) => {
      event.preventDefault();
      setOver(false);
      void readFile(event.dataTransfer?.files[0]);
    };
    const leave = (/** @type {DragEvent} */ event) => event.relatedTarget === null && setOver(false);
    // a file opened with the installed page
    /** @type {Launches} */ (window).launchQueue?.setConsumer(({ files: [file] }) =>
      void file?.getFile().then(readFile)
    );
    const listeners = /** @type {const} */ ({ paste, dragover: over, dragleave: leave, drop });
    for (const [type, listen] of Object.entries(listeners)) {
      document.addEventListener(type, /** @type {EventListener} */ (listen));
    }
    return () => {
      for (const [type, listen] of Object.entries(listeners)) {
        document.removeEventListener(type, /** @type {EventListener} */ (listen));
      }
    };
  }, []);

  return html`<section class="panel opener stack ${isOver ? "is-over" : ""}">
    <h2>${t("web-open-record")}</h2>
    <p>${t("web-open-record-text")}</p>
    <label class="button button-large file-button">
      <${Icon} name="replay" /> ${t("web-choose-file")}
      <input ref=${field} type="file" accept=".jsonl,.json,.txt,application/jsonl"
        onChange=${() => readFile(field.current?.files?.[0])} />
    </label>
    <label class="field">
      <span class="visually-hidden">${t("web-paste-here")}</span>
      <textarea class="input" rows="2" autocomplete="off" spellcheck="false" value=""
        placeholder=${t("web-paste-here")}></textarea>
    </label>
    <div role="alert">${fault && html`<${FaultText} fault=${fault} />`}</div>
  </section>`;
}

/**
 * The fault of a file: its line, its kind, and the remedy.
 * @param {{fault: Fault & {name: string}}} props
 */
function FaultText({ fault: { refusal, line, name } }) {
  return html`<div class="trouble">
    <b>${line === null ? t("web-fault", { name }) : t("web-fault-line", { name, line })}</b>
    <p>${refusalText(refusal, LOOK)}</p>
    <p>${t("web-fault-advice")}</p>
  </div>`;
}
