/** Commands that wait for the connection, with a button to withdraw each. */

import { cardName, suitName } from "../../../words/cards.js";
import { t } from "../../../words/words.js";
import { html } from "../../base/html.js";
import { settings } from "../../base/settings.js";
import { lookOf } from "../state/game_view.js";
import { Icon } from "../../parts/icons.js";
import { nameOf } from "../../parts/names.js";

/** @import { Command, TableView } from "../../../table/types.d.ts" */
/** @import { TableConnection } from "../state/table_connection.js" */

/**
 * The commands given while disconnected, or just before, except the page's own.
 * @param {{connection: TableConnection, table: TableView, onWithdraw: (id: string) => void}} props
 */
export function Waiting({ connection, table, onWithdraw }) {
  return connection.pending.value.map(({ command, isSent }) => {
    const what = labelOf(command, table);
    if (what === null) return null;
    return html`<section key=${command.id} class="question row waiting">
      <h2><span role="status">${
      t(isSent ? "table-waiting-sent" : "table-waiting", { what })
    }</span></h2>
      ${
      !isSent &&
      html`<p class="actions"><button type="button" class="button"
        onClick=${() => onWithdraw(command.id)}>
        <${Icon} name="close" /><span>${t("table-withdraw")}</span></button></p>`
    }
    </section>`;
  });
}

/**
 * The labels of buttons that send a command, by its type.
 * @type {Partial<Record<Command["type"], string>>}
 */
const LABELS = {
  sit: "table-sit-down",
  stand: "table-stand",
  start: "table-start",
  rematch: "table-rematch",
  ask_undo: "table-undo",
  let_bot_play: "table-bot-now",
};

/**
 * The label of a command: its card or its button; null for one that no person gives.
 * @type {(command: Command, table: TableView) => string | null}
 */
export function labelOf(command, table) {
  const look = lookOf(table, settings.peek().faces);
  switch (command.type) {
    case "play":
      return cardName(command.card, look);
    case "bid":
      return t("table-bid-of", { bid: command.bid });
    case "choose_trump":
      return t("table-hint-trump", { suit: suitName(command.suit, look) });
    case "answer_undo":
    case "answer_removal":
      return t(command.agree ? "table-undo-agree" : "table-undo-refuse");
    case "remove":
      return t("table-remove", { who: nameOf(table, command.seat) });
    case "swap":
      return t("table-swap", { who: nameOf(table, command.seats[0]) });
    case "seat_bot":
      return t("table-bot-at", { seat: command.seat + 1 });
    case "add_note":
      return command.text;
    case "remove_note": {
      const note = table.review?.notes.find(({ number }) => number === command.note);
      return t("web-together-remove", { who: note?.name ?? "" });
    }
    case "readmit": {
      const barred = table.barred.find(({ number }) => number === command.removed);
      return t("table-invite-again", { who: barred?.name ?? "" });
    }
    default: {
      const label = LABELS[command.type];
      return label === undefined ? null : t(label);
    }
  }
}
