/** A game on the screen. */

import { waits } from "../../net/table_view.js";
import { t } from "../../words/words.js";
import { html, useEffect, useRef } from "../html.js";
import { BidBar } from "./bid_bar.js";
import { OthersHands, UnseenHand, isClairvoyant, isHandUnseen } from "./clairvoyance.js";
import { Sheet } from "./dialog.js";
import { useFocusKept } from "./focus.js";
import { GameOver } from "./game_over.js";
import { Hand } from "./hand.js";
import { Icon } from "./icons.js";
import { KeysHelp, useKeys } from "./keys.js";
import { Menu } from "./menu.js";
import { playByItself } from "./moves.js";
import { RemovalAsked } from "./removal.js";
import { whoOf } from "./names.js";
import { Plate } from "./plate.js";
import { RoundOver } from "./round_over.js";
import { ScorePad } from "./score_pad.js";
import { Sum } from "./sum.js";
import { promptText } from "./announcements.js";
import { TrickOnTable } from "./trick.js";
import { TricksPanel } from "./tricks_panel.js";
import { Stock, Trump } from "./trump.js";
import { TrumpChoice } from "./trump_choice.js";
import { UndoAsked, UndoButton } from "./undo.js";
import { gameViewOf } from "./game_view.js";

/** @import { TableView } from "../../net/table_view.js" */
/** @import { Child } from "../../libraries.d.ts" */
/** @import { Announcer } from "./announcer.js" */
/** @import { Controller } from "./controller.js" */
/** @import { GameView } from "./game_view.js" */

/** @type {Record<string, string>} */
const PANELS = { pad: "table-pad", menu: "table-menu", tricks: "table-tricks", keys: "table-keys" };

/**
 * @param {{controller: Controller, table: TableView, onLeave: () => void,
 *   onRematch?: () => void, announcer: Announcer, coach?: Child,
 *   voice: Child}} props `voice` is what is said in passing: in an open sheet, as nothing outside of
 *   it is seen or heard
 */
export function Game({ controller, table, onLeave, onRematch, announcer, coach, voice }) {
  const view = gameViewOf(table);
  useKeys(controller, announcer);
  useOwnTurn(controller);
  useFocusKept(nextToDo);
  const panel = controller.panel.value;
  const questions = html`<div class="questions">
    <${UndoAsked} controller=${controller} table=${table} />
    <${RemovalAsked} controller=${controller} table=${table} />
  </div>`;
  const isOver = view.phase === "finished" && controller.animations.lying.value === null;
  return html`
    <header class="table-bar">
      <button type="button" class="icon-button" onClick=${() => controller.open("menu")}
        aria-label=${t("table-menu")}>
        <${Icon} name="menu" />
      </button>
      <div class="table-state">
        <h1>${t("table-round", { number: view.number, rounds: view.rounds })}</h1>
        <${Sum} view=${view} />
      </div>
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
            onRematch=${onRematch} />`
          : html`<${Felt} controller=${controller} view=${view} coach=${coach} />
            <${Own} controller=${controller} view=${view} />`
      }
    </main>
    <aside class="pad-side" aria-labelledby="pad-side-title">
      <h2 id="pad-side-title">${t("table-pad")}</h2>
      <${ScorePad} view=${view} />
    </aside>
    ${
      panel === null
        ? questions
        : html`<${Sheet} key=${panel} kind=${`sheet-${panel}`}
        title=${t(PANELS[panel])}
      onClose=${() => controller.panel.value === panel && (controller.panel.value = null)}>
      ${panel === "pad" && html`<${ScorePad} view=${view} />`}
      ${panel === "menu" && html`<${Menu} controller=${controller} view=${view} onLeave=${onLeave} />`}
      ${panel === "tricks" && html`<${TricksPanel} view=${view} />`}
      ${panel === "keys" && html`<${KeysHelp} />`}
      ${questions} ${voice}
    <//>`
    }
  `;
}

/** Where there is something to do now, or else where the game is. */
function nextToDo() {
  const places = [
    "#over-title",
    ".ask button:not([aria-disabled])",
    ".hand-card[tabindex='0']",
    "#main",
  ];
  return places.map((place) => document.querySelector(place)).find((found) => found !== null);
}

/**
 * The cloth: who sits around it, and what lies on it.
 * @param {{controller: Controller, view: GameView, coach?: Child}} props
 */
function Felt({ controller, view, coach }) {
  const legal = view.table.legal;
  const last = view.tricks.length > 0;
  return html`<section class="felt" aria-labelledby="felt-title"
    onClick=${() => controller.animations.lying.value && controller.animations.hurry()}>
    <h2 id="felt-title" class="visually-hidden">${t("table-players")}</h2>
    <ol class="plates">
      ${view.others.map(
        (seat, at) => html`<${Plate} key=${seat} controller=${controller} view=${view} seat=${seat}
        place=${around(at, view.others.length)} />`,
      )}
    </ol>
    <div class="felt-strip">
      <${Trump} view=${view} />
      <div class="felt-acts">
        ${view.me !== null &&
        html`<${UndoButton} controller=${controller} table=${controller.connection.table.value ?? view.table} />`}
        ${
          (last || view.spent.length > 0) &&
          html`<button type="button" class="last-trick"
            onClick=${() => controller.open("tricks")}>
          <${Icon} name="tricks" /><span>${last ? t("table-last-trick") : t("table-spent-short")}
            </span>
        </button>`
        }
      </div>
    </div>
    ${coach}
    <div class="felt-middle">
      ${view.trick === null && view.turned !== null && !isClairvoyant(view) &&
      html`<${Stock} view=${view} />`}
      <${TrickOnTable} controller=${controller} view=${view} />
      ${isClairvoyant(view) && html`<${OthersHands} view=${view} />`}
      ${!isHandUnseen(view) && html`<${RoundOver} controller=${controller} view=${view} />`}
    </div>
    ${legal?.bids && html`<${BidBar} controller=${controller} view=${view} />`}
    ${legal?.suits && html`<${TrumpChoice} controller=${controller} view=${view} />`}
  </section>`;
}

/** The own place: plate, prompt, hand. @param {{controller: Controller, view: GameView}} props */
function Own({ controller, view }) {
  const { table, me } = view;
  const isTurn = table.legal !== null;
  const connection = controller.connection.state.value;
  const lying = controller.animations.lying.value;
  const prompt = lying
    ? t("table-told-won", whoOf(table, Number(lying.trick.winner)))
    : promptText(table);
  return html`<section class="own-place" aria-labelledby="own-title">
      <h2 id="own-title" class="visually-hidden">
        ${table.seat === null ? t("table-watching") : t("table-your-place")}</h2>
      <${Plate} tag="div" controller=${controller} view=${view} seat=${view.bottom} />
      <p class="prompt ${isTurn ? "your-turn" : ""}">
        ${connection === "open" ? prompt || t("table-moment") : t(`table-connection-${connection}`)}
      </p>
    </section>
    ${
      me === null
        ? html`<${Watching} controller=${controller} view=${view} />`
        : isHandUnseen(view)
          ? html`<${UnseenHand} view=${view}>
            <${RoundOver} controller=${controller} view=${view} /><//>`
          : html`<${Hand} controller=${controller} view=${view} />`
    }`;
}

/** Instead of a hand: why there is none, and how to get one. @param {{controller: Controller, view: GameView}} props */
function Watching({ controller, view }) {
  const { table, phase } = view;
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
 * When the own turn comes: what was chosen before is played, and nothing asked is open any more.
 * @param {Controller} controller
 */
function useOwnTurn(controller) {
  const version = useRef(-1);
  useEffect(
    () =>
      controller.connection.table.subscribe(
        (/** @type {TableView | null} */ table) => {
          if (!table?.game || table.version === version.current) return;
          version.current = table.version;
          controller.asked.value = null;
          const view = gameViewOf(table);
          const hand = view.me === null ? [] : (view.hands[view.me] ?? []);
          const chosen = controller.chosen.peek();
          if (chosen !== null && !hand.includes(chosen)) controller.chosen.value = null;
          // all of the page sees the new state first, then the card is played
          if (table.legal?.cards) queueMicrotask(() => playByItself(controller));
        },
      ),
    [controller],
  );
}

/**
 * Where another's plate stands on large screens, in percent of the cloth: on an arc, clockwise.
 * @param {number} at
 * @param {number} count
 * @returns {[number, number]}
 */
function around(at, count) {
  const angle = Math.PI * (1 + (at + 0.5) / count);
  const flat = count === 2 ? 0.9 : 1;
  return [Math.round(50 + 42 * flat * Math.cos(angle)), Math.round(54 + 52 * Math.sin(angle))];
}
