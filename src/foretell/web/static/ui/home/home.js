/** The first screen: play, at once. */

import { lobby } from "../../net/api.js";
import { t } from "../../words/words.js";
import { Frame, Mark } from "../frame.js";
import { html, useEffect, useState } from "../html.js";
import { go } from "../route.js";
import { recentTables } from "./recent.js";
import { savedGame } from "./saved.js";

/** @import { Component } from "../../libraries.d.ts" */
/** @import { ListedTable } from "../../wire.d.ts" */

export function Home() {
  const saved = savedGame();
  const recent = recentTables();
  return html`
    <${Frame} isHome>
      <div class="masthead cloth">
        <${Cards} />
        <h1>Foretell</h1>
        <p>${t("web-claim")}</p>
      </div>
      <nav class="choices" aria-label=${t("web-choices")}>
        ${saved &&
        html`<a class="button button-main button-large" href="/solo">
          ${t("web-resume")}
          <small>${t("web-resume-text", { round: saved.round, rounds: saved.rounds })}</small>
        </a>`}
        <a class="button button-large ${saved ? "" : "button-main"}" href="/solo?new=1">
          ${t("web-play-now")}<small>${t("web-play-now-text")}</small>
        </a>
        <a class="button button-large" href="/new">
          ${t("web-play-friends")}<small>${t("web-play-friends-text")}</small>
        </a>
      </nav>
      ${recent.length > 0 && html`<${Recent} tables=${recent} />`}
      <${JoinByCode} />
      <${Lobby} />
      <nav class="more" aria-label=${t("web-more")}>
        <a href="/learn">${t("web-learn")}</a>
        <a href="/rules">${t("web-rules")}</a>
        <a href="/pad">${t("web-pad")}</a>
        <a href="/settings">${t("web-settings")}</a>
      </nav>
    <//>
  `;
}

/** The place for a few cards, with the mark until they are on the device: the first load has none. */
function Cards() {
  const [Shown, show] = useState(/** @type {Component<{}> | null} */ (null));
  useEffect(() => {
    const worker = navigator.serviceWorker; // there is none without https
    const load = () => void import("./showpiece.js").then((file) => show(() => file.Showpiece));
    if (worker?.controller) load();
    else worker?.addEventListener("controllerchange", load, { once: true });
    return () => worker?.removeEventListener("controllerchange", load);
  }, []);
  return html`<div class="showpiece-place">${Shown ? html`<${Shown} />` : html`<${Mark} />`}</div>`;
}

/** @param {{tables: {code: string, name: string}[]}} props */
function Recent({ tables }) {
  return html`<section class="panel">
    <h2>${t("web-your-tables")}</h2>
    <ul class="table-list">
      ${tables.map(({ code, name }) => html`<li key=${code}><a href=${`/t/${code}`}>${name}</a></li>`)}
    </ul>
  </section>`;
}

function JoinByCode() {
  /** @param {SubmitEvent} event */
  const join = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const code = String(new FormData(form).get("code")).toUpperCase().replace(/[^0-9A-Z]/g, "");
    if (code) go(`/t/${code}`);
  };
  return html`<form class="panel join" onSubmit=${join}>
    <label for="code">${t("web-code")}</label>
    <span class="row">
      <input class="input" id="code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false"
        maxlength="16" required />
      <button class="button">${t("web-join")}</button>
    </span>
  </form>`;
}

/** Open tables; nothing at all where there are none, or no network. */
function Lobby() {
  const [tables, setTables] = useState(/** @type {readonly ListedTable[]} */ ([]));
  useEffect(() => {
    let here = true;
    const look = () =>
      lobby().then(
        (found) => here && setTables(found.tables),
        () => here && setTables([]),
      );
    void look();
    const every = setInterval(() => !document.hidden && void look(), 10000);
    return () => {
      here = false;
      clearInterval(every);
    };
  }, []);
  if (tables.length === 0) return null;
  return html`<section class="panel">
    <h2>${t("web-open-tables")}</h2>
    <ul class="table-list">
      ${tables.map(
        (table) => html`<li key=${table.code}>
          <a href=${`/t/${table.code}`}>
            ${t("web-table-of", { host: table.host || "–" })}
            <small>${t("web-seats-taken", { taken: table.taken, players: table.players })}</small>
            ${table.phase === "playing" && html`<span class="badge">${t("web-watch")}</span>`}
          </a>
        </li>`,
      )}
    </ul>
  </section>`;
}
