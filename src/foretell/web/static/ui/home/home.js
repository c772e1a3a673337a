/** The first screen: play at once. */

import { keeper, useStored } from "../../keeper/here.js";
import { DAYS, SOLO } from "../../keeper/first_kinds.js";
import { lobby } from "../../net/api.js";
import { t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { html, useEffect, useState } from "../base/html.js";
import { go } from "../base/route.js";
import { RecentTables, TablesToPlay, useTablesToPlay } from "./own_tables.js";
import { PlayNow } from "./play_now.js";
import { gameUnderWay } from "../stored/saved.js";

/** @import { Component } from "../../libraries.d.ts" */
/** @import { ListedTable } from "../../wire.d.ts" */

export function Home() {
  const saved = useStored(SOLO, gameUnderWay);
  const toPlay = useTablesToPlay();
  return html`
    <${Frame} isHome>
      <div class="masthead cloth">
        <${Show} />
        <h1>Foretell</h1>
        <p class="what">${t("web-what")}</p>
        <p>${t("web-claim")}</p>
        <label class="show-pause"><input type="checkbox" aria-label=${t("web-show-pause")} /><span></span></label>
      </div>
      <nav class="choices stack" aria-label=${t("web-choices")}>
        <${TablesToPlay} tables=${toPlay} />
        ${saved &&
        html`<a class="button button-main button-large calls" href="/solo">
          ${t("web-resume")}
          <small>${t("web-resume-text", { round: saved.round, rounds: saved.rounds })}</small>
        </a>`}
        <${PlayNow} isMain=${!saved && toPlay.length === 0} />
        <a class="button button-large" href="/new">
          ${t("web-play-friends")}<small>${t("web-play-friends-text")}</small>
        </a>
        <div class="choices-pair">
          <${Daily} />
          <a class="button button-large" href="/puzzles">
            ${t("web-puzzles")}<small>${t("web-puzzles-text")}</small>
          </a>
        </div>
      </nav>
      <${RecentTables} but=${toPlay.map(({ code }) => code)} />
      <${JoinByCode} />
      <${Lobby} />
      <nav class="more" aria-label=${t("web-more")}>
        <a href="/learn">${t("web-learn")}</a>
        <a href="/rules">${t("web-rules")}</a>
        <a href="/pad">${t("web-pad")}</a>
        <a href="/advice">${t("web-advice")}</a>
        <a href="/replay">${t("web-games")}</a>
        <a href="/settings">${t("web-settings")}</a>
      </nav>
    <//>
  `;
}

/** The daily deal: its result, or an invitation to play it. */
function Daily() {
  const result = useStored(DAYS, () => keeper.read(DAYS, new Date().toISOString().slice(0, 10)).value);
  return html`<a class="button button-large" href="/daily">
    ${t("web-daily")}
    <small>${result ? t("web-daily-played", { points: result.points }) : t("web-daily-text")}</small>
  </a>`;
}

/** The trick being played, as the server wrote it into the page. */
const written = document.querySelector(".show")?.innerHTML ?? "";

/** A trick being played; drawn here if the page was opened at another screen. */
function Show() {
  const [trick, setTrick] = useState(written);
  useEffect(() => {
    if (!trick) void import("../../art/trick_show.js").then((file) => setTrick(file.trickShow()));
  }, []);
  return html`<div class="show" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: trick }}></div>`;
}

function JoinByCode() {
  /** @param {SubmitEvent} event */
  const join = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const code = String(new FormData(form).get("code")).toUpperCase().replace(/[^0-9A-Z]/g, "");
    if (code) go(`/t/${code}`);
  };
  return html`<form class="panel join stack" onSubmit=${join}>
    <label for="code">${t("web-code")}</label>
    <span class="row">
      <input class="input" id="code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false"
        maxlength="16" required />
      <button class="button">${t("web-join")}</button>
    </span>
  </form>`;
}

/** Open tables; nothing if there are none, or no network. */
function Lobby() {
  const [tables, setTables] = useState(/** @type {readonly ListedTable[]} */ ([]));
  const [List, setList] = useState(
    /** @type {Component<{tables: readonly ListedTable[]}> | null} */ (null),
  );
  useEffect(() => {
    let here = true;
    const look = () =>
      lobby().then(
        (lobby) => here && setTables(lobby.tables),
        () => here && setTables([]),
      );
    void look();
    const every = setInterval(() => !document.hidden && void look(), 10000);
    return () => {
      here = false;
      clearInterval(every);
    };
  }, []);
  const hasTables = tables.length > 0;
  useEffect(() => {
    if (hasTables) void import("./lobby_list.js").then((file) => setList(() => file.LobbyList));
  }, [hasTables]);
  if (!hasTables || List === null) return null;
  return html`<section class="panel">
    <h2>${t("web-open-tables")}</h2>
    <${List} tables=${tables} />
  </section>`;
}
