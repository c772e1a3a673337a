/** The notes of people at a table on moments of a game. */

import { t } from "../../words/words.js";
import { html, useLayoutEffect, useState } from "../base/html.js";
import { Icon } from "../parts/icons.js";
import { roundAt } from "./moments.js";

/** @import { Command, Note, TableView } from "../../table/types.d.ts" */
/** @import { Refusal } from "../../net/table_session.js" */
/** @import { FieldEvent } from "../base/html.js" */
/** @import { PlayedRound } from "./moments.js" */
/** @import { Spoilers } from "./spoilers.js" */

/** The server's limit in characters. */
const LONGEST = 280;

/**
 * The notes up to the visible end, in the order of the game.
 * @type {(table: TableView, spoilers: Spoilers) => Note[]}
 */
export const notesIn = ({ review }, { end }) =>
  (review?.notes ?? [])
    .filter(({ at }) => at <= end)
    .sort((one, other) => one.at - other.at || one.number - other.number);

/**
 * @param {{table: TableView, game: number, at: number, rounds: readonly PlayedRound[],
 *   spoilers: Spoilers, refusal: Refusal | null, onGo: (at: number) => void,
 *   send: (command: Command) => void}} props
 */
export function Notes({ table, game, at, rounds, spoilers, refusal, onGo, send }) {
  const notes = notesIn(table, spoilers);
  const isHost = table.seat !== null && table.seat === table.host;
  return html`<div class="notes stack">
    ${
      notes.length === 0
        ? html`<p>${t("web-together-no-notes")}</p>`
        : html`<ol>
      ${notes.map(
        (note) => html`<li key=${note.number}>
        <button type="button" class="note-go" aria-current=${note.at === at ? "true" : undefined}
          onClick=${() => onGo(note.at)}>
          <small>${t("web-together-note-of", {
            who: note.name,
            round: rounds[roundAt(rounds, note.at)].number,
          })}</small>
          <span dir="auto">${note.text}</span>
        </button>
        ${
          (isHost || isOwn(table, note)) &&
          html`<button type="button" class="icon-button"
            aria-label=${t("web-together-remove", { who: note.name })}
            onClick=${() => send({ type: "remove_note", note: note.number })}>
            <${Icon} name="close" /></button>`
        }
      </li>`,
      )}
    </ol>`
    }
    ${table.seat !== null &&
    html`<${Writing} refusal=${refusal} onAdd=${(/** @type {string} */ text) => send({ type: "add_note", game, at, text })} />`}
    <label class="choice">
      <input type="checkbox" checked=${spoilers.hides}
        onChange=${(/** @type {FieldEvent} */ event) => spoilers.setHides(event.currentTarget.checked)} />
      <b>${t("web-together-hide")}</b><small>${t("web-together-hide-hint")}</small>
    </label>
  </div>`;
}

/**
 * A line for a note; a refused note returns to it.
 * @param {{refusal: Refusal | null, onAdd: (text: string) => void}} props
 */
function Writing({ refusal, onAdd }) {
  const [text, setText] = useState("");
  useLayoutEffect(() => { // in the same moment as the refusal
    const command = refusal?.command;
    if (command?.type === "add_note") setText((now) => now || command.text);
  }, [refusal]);
  /** @param {SubmitEvent} event */
  const add = (event) => {
    event.preventDefault();
    if (text.trim() === "") return;
    onAdd(text);
    setText("");
  };
  return html`<form class="note-form" onSubmit=${add}>
    <input class="input" aria-label=${t("web-together-write")} placeholder=${t("web-together-write")}
      maxlength=${LONGEST} autocomplete="off" value=${text}
      onInput=${(/** @type {FieldEvent} */ event) => setText(event.currentTarget.value)} />
    <button class="button">${t("web-together-add")}</button>
  </form>`;
}

/**
 * Whether the viewer wrote a note; names at a table never look alike.
 * @type {(table: TableView, note: Note) => boolean}
 */
const isOwn = ({ seat, seats }, note) => seat === note.seat && seats[seat]?.name === note.name;
