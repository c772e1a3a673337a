/** A review shared by the people at a table: one leads, the others follow or look around. */

import { listed, loadWords, t } from "../../words/words.js";
import { html, useEffect, useRef, useState } from "../base/html.js";
import { useLayer } from "../base/route.js";
import { loadStyle } from "../base/style.js";
import { Icon } from "../parts/icons.js";
import { nameOf } from "../parts/names.js";
import { refusedAt } from "../table/play/refused.js";
import { Waiting } from "../table/play/waiting.js";
import { connectToServer } from "../table/state/table_connection.js";
import { takenPart, useFollowing } from "./following.js";
import { Notes, notesIn } from "./notes.js";

/** @import { Command, TableView } from "../../table/types.d.ts" */
/** @import { TableConnection } from "../table/state/table_connection.js" */
/** @import { Part } from "./following.js" */
/** @import { PlayedRound } from "./moments.js" */
/** @import { Moment } from "./shown.js" */
/** @import { Spoilers } from "./spoilers.js" */

await Promise.all([loadWords("server"), loadWords("together"), loadStyle("css/together.css")]);

/** The id of the notes. */
const PANEL = "together-notes";

/**
 * @typedef {{code: string, game: number, moment: Moment, rounds: readonly PlayedRound[],
 *   spoilers: Spoilers, isAlone: boolean, onGo: (moment: Moment) => Moment}} TogetherProps `code` is the
 *   table's, `game` the number of the game there
 */

/** @param {TogetherProps} props */
export function Together(props) {
  const { code, game } = props;
  const [isOut, setOut] = useState(false);
  const [connection, setConnection] = useState(/** @type {TableConnection | null} */ (null));
  useEffect(() => {
    const made = connectToServer(code, () => setOut(true));
    setConnection(made);
    return () => {
      const table = made.table.peek();
      if (table && takenPart(table)) made.send({ type: "take_part", game, part: null });
      made.close();
    };
  }, [code, game]);
  if (isOut) return html`<p class="together" role="alert">${t("web-together-signed-out")}</p>`;
  return connection && html`<${Room} ...${props} connection=${connection} />`;
}

/** @param {TogetherProps & {connection: TableConnection}} props */
function Room({ connection, code, game, moment, rounds, spoilers, isAlone, onGo }) {
  const { part, follow } = useFollowing(connection, game, moment, onGo, isAlone);
  const [isOpen, setOpen] = useState(false);
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const table = connection.table.value;
  const refused = connection.refusal.value;
  const refusal = refused?.command?.type === "take_part" ? null : refused; // not the person's request
  /** @param {Command} command */
  const send = (command) => {
    connection.refusal.value = null;
    connection.send(command);
  };
  /** Closes the notes, and returns the focus to their button. */
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useLayer(isOpen && part !== "over", close);
  const state = connection.state.value;
  if (table === null || part === null) {
    return html`<div class="together">
      <p role="status">${
      refusal ? refusedAt(refusal, null) : t(state === "open" ? "web-loading" : `table-connection-${state}`)
    }</p>
    </div>`;
  }
  const notes = part === "over" ? [] : notesIn(table, spoilers);
  const here = notes.findLast(({ at }) => at === moment.at);
  return html`<div class="together"
    onKeyDown=${(/** @type {KeyboardEvent} */ { key }) => key === "Escape" && isOpen && close()}>
    <div class="together-said">
      <p role="status">${state === "open" ? partText(part, table) : t(`table-connection-${state}`)}</p>
      ${
        refusal
          ? html`<p class="trouble" role="alert">${refusedAt(refusal, table)}</p>`
          : here && html`<p class="together-note one-line"><b dir="auto">${here.name}</b> <span dir="auto">${here.text}</span></p>`
      }
      <${Told} table=${table} />
    </div>
    ${
      part === "apart" &&
      html`<button type="button" class="button button-main" onClick=${follow}>
      ${t("web-together-follow", { who: nameOf(table, Number(table.host)) })}</button>`
    }
    ${
      part === "over"
        ? html`<a class="button" href=${`/t/${code}`}>${t("web-together-table")}</a>`
        : html`<button ref=${button} type="button" class="button" aria-expanded=${String(isOpen)} aria-controls=${PANEL}
          onClick=${() => setOpen(!isOpen)}><${Icon} name="pad" /> <span>${t("web-together-notes")}</span>
          ${notes.length > 0 && html`<b>${notes.length}</b>`}</button>`
    }
    <section id=${PANEL} class="together-panel" hidden=${!isOpen || part === "over"}
      aria-label=${t("web-together-notes")}>
      <div class="questions"><${Waiting} connection=${connection} table=${table}
        onWithdraw=${connection.withdraw} /></div>
      <${Notes} table=${table} game=${game} at=${moment.at} rounds=${rounds} spoilers=${spoilers}
        refusal=${refusal} send=${send}
        onGo=${(/** @type {number} */ at) => onGo({ at, seat: moment.seat })} />
      <a class="button" href=${`/t/${code}`}>${t("web-together-table")}</a>
    </section>
  </div>`;
}

/** Announces a new note by another person. @param {{table: TableView}} props */
function Told({ table }) {
  const announced = useRef({ number: table.version, text: "" });
  const last = table.review?.notes.at(-1);
  if (last && last.number >= announced.current.number && last.seat !== table.seat) {
    const text = t("table-told-note", { who: last.name, text: last.text });
    announced.current = { number: last.number + 1, text };
  }
  return html`<p class="visually-hidden" role="status">${announced.current.text}</p>`;
}

/**
 * The viewer's part, and for the leader, the parts of the others.
 * @type {(part: Part, table: TableView) => string}
 */
function partText(part, table) {
  if (part === "follow") return t("web-together-following", { who: nameOf(table, Number(table.host)) });
  if (part !== "lead") return t(`web-together-${part}`);
  const { watchers } = table;
  const here = (/** @type {readonly number[]} */ seats = []) =>
    seats.filter((seat) => table.present[seat] && seat !== table.seat).map((seat) => nameOf(table, seat));
  const some = (/** @type {readonly string[]} */ names, /** @type {number} */ others) =>
    others > 0 ? [...names, t("web-together-watchers", { count: others })] : names;
  const seated = here(table.review?.following);
  const followers = some([...seated, ...watchers.names], watchers.following - watchers.names.length);
  const alone = some(here(table.review?.apart), watchers.apart);
  return [
    t("web-together-lead"),
    t("web-together-followers", { count: seated.length + watchers.following, who: listed(followers) }),
    ...(alone.length > 0 ? [t("web-together-wander", { who: listed(alone) })] : []),
  ].join(" ");
}
