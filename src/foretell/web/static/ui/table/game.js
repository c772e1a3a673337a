/** A game on the screen. */

import { waits } from "../../net/table_view.js";
import { t } from "../../words/words.js";
import { html, useEffect } from "../base/html.js";
import { Absence, usePresenceTold } from "./play/absence.js";
import { BarredNotice } from "./play/barred.js";
import { BidBar } from "./play/bid_bar.js";
import { OthersHands, UnseenHand, isClairvoyant, isHandUnseen } from "./play/clairvoyance.js";
import { Sheet } from "../parts/dialog.js";
import { useFocusKept } from "./play/focus.js";
import { Hand } from "./play/hand.js";
import { HintButton } from "./hints/hint_button.js";
import { Icon } from "../parts/icons.js";
import { KeysHelp, useKeys } from "./keys.js";
import { Menu } from "./play/menu.js";
import { useOwnTurn } from "./play/own_turn.js";
import { RemovalAsked } from "./play/removal.js";
import { FeltMiddle } from "./play/room.js";
import { whoOf } from "../parts/names.js";
import { later } from "../base/later.js";
import { prefer, settings } from "../base/settings.js";
import { Plate } from "./play/plate.js";
import { ScorePad } from "./play/score_pad.js";
import { Sum } from "./play/sum.js";
import { promptText } from "./play/announcements.js";
import { TrickOnTable, towards } from "./play/trick.js";
import { TricksPanel } from "./play/tricks_panel.js";
import { Stock, Trump, TrumpChoice } from "./play/trump.js";
import { UndoAsked, UndoButton } from "./play/undo.js";
import { Waiting } from "./play/waiting.js";
import { gameViewOf } from "./state/game_view.js";

/** @import { TableView } from "../../table/types.d.ts" */
/** @import { Child } from "../../libraries.d.ts" */
/** @import { Announcer } from "./play/announcer.js" */
/** @import { Controller } from "./state/controller.js" */
/** @import { GameView } from "./state/game_view.js" */

const RoundOver = later(() => import("./results/results.js").then((file) => file.RoundOver));
const TableRules = later(() => import("./gather/table_rules.js").then((file) => file.TableRules));
const HintPanel = later(() => import("./hints/hint_panel.js").then((file) => file.HintPanel));
const GameOver = later(() => import("./results/results.js").then((file) => file.GameOver));

/**
 * @param {{controller: Controller, table: TableView, onLeave: () => void, onRematch?: () => void,
 *   announcer: Announcer, toasts: Child, voice: Child}} props `toasts` and `voice` are repeated in
 *   an open sheet, as nothing outside of it is seen or heard
 */
export function Game({ controller, table, onLeave, onRematch, announcer, toasts, voice }) {
  const view = gameViewOf(table);
  useKeys(controller, announcer);
  useOwnTurn(controller);
  usePresenceTold(controller, announcer);
  useFocusKept(nextToDo);
  useEffect(() => void GameOver.load(), []);
  const panel = controller.panel.value;
  const { isPractice, lookBack } = controller.connection;
  const questions = html`<div class="questions">
    <${UndoAsked} controller=${controller} table=${table} />
    <${RemovalAsked} controller=${controller} table=${table} />
    <${Absence} controller=${controller} />
    <${Waiting} connection=${controller.connection} table=${table} onWithdraw=${controller.withdraw} />
  </div>`;
  const isOver = view.phase === "finished" && controller.animations.lying.value === null;
  return html`
    <header class="table-bar">
      <button type="button" class="icon-button" onClick=${() => controller.open("menu")}
        aria-label=${t("table-menu")}>
        <${Icon} name="menu" />
      </button>
      <div class="table-state">
        <h1>${roundText(view)}</h1>
        ${!isOver && html`<${Sum} view=${view} />`}
      </div>
      ${!isOver && html`<${Trump} view=${view} />`}
      <button type="button" class="icon-button rules-button" onClick=${() => controller.open("rules")}
        aria-label=${t("table-rules")}>
        <${Icon} name="rules" />
      </button>
      <${SoundButton} />
      <button type="button" class="icon-button pad-button" onClick=${() => controller.open("pad")}
        aria-label=${t("table-pad")}>
        <${Icon} name="pad" />
      </button>
    </header>
    <main id="main" tabindex="-1"
      class=${`table-main ${isOver ? "is-over" : ""}`}>
      ${
        isOver
          ? html`<${GameOver} controller=${controller} view=${view} onLeave=${onLeave}
            onRematch=${onRematch} />
            ${table.barredBy && html`<${BarredNotice} host=${table.barredBy} onLeave=${onLeave} />`}
            ${panel === null && [questions, toasts]}`
          : html`<${Felt} controller=${controller} view=${view}>
              ${panel === null && [questions, toasts]}<//>
            <${Own} controller=${controller} view=${view} onLeave=${onLeave} />`
      }
    </main>
    <aside class="pad-side" aria-labelledby="pad-side-title">
      <h2 id="pad-side-title">${t("table-pad")}</h2>
      <${ScorePad} view=${view} isPractice=${isPractice} />
    </aside>
    ${
      panel !== null &&
      html`<${Sheet} key=${panel} kind=${`sheet-${panel}`} title=${t(`table-${panel}`)}
      onClose=${() => controller.panel.value === panel && (controller.panel.value = null)}>
      ${panel === "pad" && html`<${ScorePad} view=${view} isPractice=${isPractice} />`}
      ${panel === "menu" && html`<${Menu} controller=${controller} view=${view} onLeave=${onLeave} />`}
      ${panel === "tricks" && html`<${TricksPanel} view=${view} />`}
      ${panel === "keys" && html`<${KeysHelp} table=${table} always=${lookBack?.keys} />`}
      ${panel === "rules" && html`<${TableRules} table=${table} isLocal=${controller.connection.isLocal} />`}
      ${panel === "hint" && html`<${HintPanel} controller=${controller} announcer=${announcer} />`}
      ${questions} ${toasts} ${voice}
    <//>`
    }
  `;
}

/** The number of the round, and of all rounds unless a replay hides it. @param {GameView} view */
function roundText({ number, rounds }) {
  return rounds === null ? t("web-replay-round", { number }) : t("table-round", { number, rounds });
}

/** The switch for sounds, if the bar has room for it; the menu has it, too. */
function SoundButton() {
  const { sound } = settings.value;
  return html`<button type="button" class="icon-button sound-button" aria-pressed=${String(sound)}
    aria-label=${t("table-prefer-sound")} onClick=${() => prefer({ sound: !sound })}>
    <${Icon} name=${sound ? "sound" : "mute"} />
  </button>`;
}

/** The element to focus: a question to the viewer, or else the game. */
function nextToDo() {
  const places = [
    "#over-title",
    ".ask button:not([aria-disabled])",
    ".hand-card[tabindex='0']",
    "#main",
  ];
  return places.map((place) => document.querySelector(place)).find((target) => target !== null);
}

/**
 * The cloth, with the seats around it and the cards on it. Questions are shown below notices, and
 * neither hides the other.
 * @param {{controller: Controller, view: GameView, children?: Child}} props
 */
function Felt({ controller, view, children }) {
  const legal = view.table.legal;
  return html`<section class="felt felt-of-${view.options.players}" aria-labelledby="felt-title"
    onClick=${() => controller.animations.lying.value && controller.animations.hurry()}>
    <h2 id="felt-title" class="visually-hidden">${t("table-players")}</h2>
    <ol class="plates">
      ${view.others.map(
        (seat, at) => html`<${Plate} key=${seat} controller=${controller} view=${view} seat=${seat}
        place=${around(at, view.others.length)} />`,
      )}
    </ol>
    <${FeltMiddle}>
      ${view.trick === null && view.turned !== null && !isClairvoyant(view) &&
      html`<${Stock} view=${view} />`}
      <${TrickOnTable} controller=${controller} view=${view} />
      <${RoundOver} controller=${controller} view=${view} />
    <//>
    <${Acts} controller=${controller} view=${view} />
    <div class="felt-over">
      <div class="felt-notes">${children}</div>
      ${isClairvoyant(view) && !controller.connection.lookBack && html`<${OthersHands} view=${view} />`}
      ${legal?.bids && html`<${BidBar} controller=${controller} view=${view} />`}
      ${legal?.suits && html`<${TrumpChoice} controller=${controller} view=${view} />`}
    </div>
  </section>`;
}

/** @param {{controller: Controller, view: GameView}} props */
function Acts({ controller, view }) {
  const last = view.tricks.length > 0;
  const name = last ? t("table-last-trick") : t("table-spent-short");
  return html`<div class="felt-acts">
    ${
      (last || view.spent.length > 0) &&
      html`<button type="button" class="felt-act last-trick" title=${name}
        onClick=${() => controller.open("tricks")}>
        <${Icon} name="tricks" /><span>${name}</span>
      </button>`
    }
    ${view.me !== null && !controller.connection.lookBack && !controller.connection.isFinal &&
    html`<${UndoButton} controller=${controller} table=${controller.connection.table.value ?? view.table} />`}
  </div>`;
}

/** @param {{controller: Controller, view: GameView, onLeave: () => void}} props */
function Own({ controller, view, onLeave }) {
  const { table, me } = view;
  const isTurn = table.legal !== null;
  const connection = controller.connection.state.value;
  const lookBack = controller.connection.lookBack;
  const lying = controller.animations.lying.value;
  const prompt = lying
    ? t("table-told-won", whoOf(table, Number(lying.trick.winner)))
    : promptText(table);
  return html`<section class="own-place" aria-labelledby="own-title">
      <h2 id="own-title" class="visually-hidden">
        ${table.seat === null && !lookBack ? t("table-watching") : t("table-your-place")}</h2>
      <${Plate} tag="div" controller=${controller} view=${view} seat=${view.bottom} />
      <p class="prompt ${isTurn ? "your-turn" : ""}">
        ${connection === "open" ? prompt || t("table-moment") : t(`table-connection-${connection}`)}
      </p>
      <${HintButton} controller=${controller} />
    </section>
    ${
      lookBack
        ? html`<${lookBack.Hands} view=${view} />`
        : me === null
        ? html`<${Watching} controller=${controller} view=${view} onLeave=${onLeave} />`
        : isHandUnseen(view)
          ? html`<${UnseenHand} view=${view} />`
          : html`<${Hand} controller=${controller} view=${view} />`
    }`;
}

/**
 * Shown instead of a hand: why there is none, and how to get one.
 * @param {{controller: Controller, view: GameView, onLeave: () => void}} props
 */
function Watching({ controller, view, onLeave }) {
  const { table, phase } = view;
  if (table.barredBy) {
    return html`<div class="watching"><${BarredNotice} host=${table.barredBy} onLeave=${onLeave} /></div>`;
  }
  if (waits(table)) return html`<p class="watching">${t("table-waits-for-deal")}</p>`;
  const canSit = table.seats.includes(null) && phase !== "finished" && !controller.connection.isLocal;
  return html`<div class="watching">
    <p>${t("table-watching")}</p>
    ${
      canSit &&
      html`<button type="button" class="button button-main"
        onClick=${() => controller.send({ type: "sit" })}>${t("table-sit-down")}</button>`
    }
  </div>`;
}

/**
 * The position of another player's plate: where its card lies from the middle, and its side and row
 * on a low screen. Clockwise, from the left.
 * @type {(at: number, count: number) => {x: number, y: number, side: number, row: number}}
 */
function around(at, count) {
  const [x, y] = towards(at + 1, count + 1);
  const onLeft = Math.ceil(count / 2);
  const isLeft = at < onLeft;
  return { x, y, side: isLeft ? 1 : 2, row: isLeft ? onLeft - at : at - onLeft + 1 };
}
