/** A game against bots in the page: at once, offline, and restored after a reload. */

import { roundsOf } from "../../core/index.js";
import { decideAnyway } from "../../net/bots.js";
import { beforeLastDecision } from "../../net/practice.js";
import { keeper, useStored } from "../../keeper/here.js";
import { SOLO } from "../../keeper/kinds.js";
import { t } from "../../words/words.js";
import { afterPaint } from "../base/after_paint.js";
import { useCalls } from "../table/calls.js";
import { html, useEffect, useMemo, useRef, useState } from "../base/html.js";
import { characterName, opponentsOf } from "../parts/characters.js";
import { later } from "../base/later.js";
import { useFiles } from "../parts/not_stored.js";
import { go, rewrite, leave } from "../base/route.js";
import { playLocally } from "../table/state/table_connection.js";
import { thoughtTime } from "../parts/motion.js";
import { Table } from "../table/table.js";
import { FIRST_CHOICE, optionsFor } from "../choice/choice.js";
import { keepFinished, saveSoFar } from "../stored/finished.js";
import { STANDARD, optionsOf } from "../choice/presets.js";
import { inOneTab } from "../stored/one_tab.js";
import { Elsewhere } from "../stored/elsewhere.js";
import { gameUnderWay, practiceTable, savedGame } from "../stored/saved.js";
import { botsOf, soloChoice } from "./solo_choice.js";
import { Sheet } from "../parts/dialog.js";

/** @import { RoundScored } from "../../core/types.d.ts" */
/** @import { TableView } from "../../table/types.d.ts" */
/** @import { TableConnection } from "../table/state/table_connection.js" */
/** @import { SavedGame } from "../../keeper/stored.d.ts" */

const WhatIfEnd = later(() => import("../review/what_if_end.js").then((file) => file.WhatIfEnd));

/** @param {{query: URLSearchParams}} props */
export function Solo({ query }) {
  const [isNew, setNew] = useState(query.has("new"));
  const [asked, ask] = useState(isNew ? gameUnderWay() : null);
  if (asked === null) return html`<${Play} query=${query} isNew=${isNew} />`;
  /** @param {boolean} anew */
  const choose = (anew) => {
    setNew(anew);
    ask(null);
  };
  return html`<${NewOrResume} game=${asked} onChoose=${choose} />`;
}

/** @param {{query: URLSearchParams, isNew: boolean}} props */
function Play({ query, isNew }) {
  const [setup, setSetup] = useState(useMemo(() => setUp(query, isNew), []));
  const [connection, setConnection] = useState(/** @type {TableConnection | null} */ (null));
  const [ended, setEnded] = useState(/** @type {RoundScored | null} */ (null));
  const [isElsewhere, setElsewhere] = useState(false);
  const last = useRef(() => setup.seen);
  /** @param {Partial<typeof setup>} changes */
  const goOnWith = (changes) => setSetup({ ...setup, ...changes, seen: last.current() });
  useEffect(() => {
    const tell = (/** @type {string} */ code) => (made.refusal.value = { type: "refused", id: null, code });
    const made = playLocally({ ...setup, think: (question) => decideAnyway(question, tell) });
    const { isPractice, whatIf } = setup;
    /** Whether the round to compare was over before. @type {boolean | null} */
    let wasOver = null;
    /** @type {string | null} */
    let replay = null;
    const tryAgain = () => {
      const saved = made.save?.();
      const seat = made.table.peek()?.seat;
      const earlier = saved && seat != null ? beforeLastDecision(saved, seat, Date.now()) : null;
      if (earlier) goOnWith({ saved: earlier, isPractice: true });
    };
    const leave = () => {
      if (isOver(made.table.peek())) return; // its result stays on the screen
      end();
      setElsewhere(true);
    };
    const stored = inOneTab(SOLO, setup.seen, { onElsewhere: leave });
    last.current = stored.seenLast;
    if (setup.saved === null) made.send({ type: "start" });
    const keep = (/** @type {TableView | null} */ table) => {
      if (!table?.game) return;
      const { state, hints } = table.game;
      const isAtEnd = isOver(table);
      const isHere = stored.keep({
        round: state.round.number,
        rounds: roundsOf(state),
        table: made.save?.() ?? null,
        ...(isAtEnd ? { isOver: isAtEnd } : {}),
        ...(isPractice ? { isPractice } : {}),
        ...(whatIf ? { whatIf } : {}),
      });
      if (!isHere && !isAtEnd) return;
      const score = whatIf && state.scores[whatIf.round - 1];
      wasOver ??= Boolean(score);
      if (score && !wasOver) setEnded(score);
      if (score) wasOver = true;
      // with cards that are not those of its seed, it is not a game of record
      const record = isAtEnd && whatIf?.deal !== "other" ? made.record?.() : null;
      const marks = { isPractice, hasHints: hints.length > 0 };
      if (record && table.seat !== null) replay = keepFinished(record, table.seat, marks);
    };
    const stop = made.table.subscribe(keep);
    const end = () => {
      stop();
      stored.stop();
      made.close();
    };
    if (query.has("new")) rewrite("/solo");
    setConnection({ ...made, replay: () => replay, isPractice, tryAgain });
    return end;
  }, [setup]);
  useCalls(connection, "");
  useFiles(connection === null ? [] : [{ label: t("web-record"), save: () => saveSoFar(connection) }]);
  if (isElsewhere) {
    const goOn = () => {
      setSetup(setUp(query, false));
      setElsewhere(false);
    };
    return html`<${PlayedElsewhere} onContinue=${goOn} />`;
  }
  if (connection === null) return null;
  const rematch = () =>
    setup.isPractice
      ? goOnWith({ saved: null, isPractice: false, whatIf: undefined })
      : again(connection);
  return html`<${Table} connection=${connection} onLeave=${() => go("/")} onRematch=${rematch} />
    ${
      ended && setup.whatIf &&
      html`<${WhatIfEnd} whatIf=${setup.whatIf} score=${ended} onClose=${() => setEnded(null)} />`
    }`;
}

/** The notice of a game in another tab, with its round. @param {{onContinue: () => void}} props */
function PlayedElsewhere({ onContinue }) {
  const progress = useStored(SOLO, savedGame);
  return html`<${Elsewhere} progress=${progress} leave="/" onContinue=${onContinue} />`;
}

/** Whether the game at a table is over. @param {TableView | null} table */
const isOver = (table) => (table?.game?.state.winners.length ?? 0) > 0;

/** Another game, at once, since there is nobody to wait for. @param {TableConnection} connection */
export function again(connection) {
  afterPaint(() => {
    connection.send({ type: "rematch" });
    const stop = connection.table.subscribe((/** @type {TableView | null} */ table) => {
      if (table === null || table.game !== null) return; // meant for the table before the game
      stop();
      connection.send({ type: "start" });
    });
  });
}

/**
 * The table in the address, or else the last one chosen.
 * @param {URLSearchParams} query
 * @param {boolean} isNew
 */
function setUp(query, isNew) {
  const seen = keeper.read(SOLO);
  const saved = isNew ? null : seen.value;
  const isPractice = isNew ? query.has("practice") : saved?.isPractice === true;
  const practice = isNew && isPractice ? practiceTable() : null;
  const table = practice ?? saved?.table;
  const chosen = soloChoice();
  const preset = query.get("preset");
  const players = query.get("players");
  const opened = table?.entries[0];
  const options =
    opened?.type === "opened"
      ? opened.options
      : preset === null && players === null
        ? optionsFor(chosen?.choice ?? FIRST_CHOICE)
        : optionsOf(preset ?? "standard", { ...STANDARD, players: Number(players ?? 4) });
  const name = t("web-you");
  const levels = botsOf(chosen, options.players - 1);
  const bots = opponentsOf(name, levels).map((who, at) => ({ bot: levels[at], name: characterName(who) }));
  const whatIf = practice?.whatIf ?? saved?.whatIf;
  return { options, name, bots, thought: thoughtTime, saved: table ?? null, seen, isPractice, whatIf };
}

/** @param {{game: SavedGame, onChoose: (anew: boolean) => void}} props */
function NewOrResume({ game, onChoose }) {
  const title = t("web-under-way");
  return html`<main id="main" tabindex="-1" class="table-screen cloth">
    <h1 class="visually-hidden">${title}</h1>
    <${Sheet} title=${title} kind="sheet-question" isScreen onClose=${() => leave("/")}>
      <div class="choices stack">
        <button type="button" class="button button-main button-large" autofocus
          onClick=${() => onChoose(false)}>
          ${t("web-resume")}
          <small>${t("web-resume-text", { round: game.round, rounds: game.rounds })}</small>
        </button>
        <button type="button" class="button button-large" onClick=${() => onChoose(true)}>
          ${t("web-new-game")}<small>${t("web-new-game-text")}</small>
        </button>
      </div>
    <//>
  </main>`;
}
