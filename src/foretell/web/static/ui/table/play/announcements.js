/** Announcements for screen readers: events in short sentences. */

import { evolve } from "../../../table/evolve.js";
import { cardName, suitName } from "../../../words/cards.js";
import { listed, t } from "../../../words/words.js";
import { settings } from "../../base/settings.js";
import { nameOf, whoOf } from "../../parts/names.js";
import { sumText } from "./sum.js";
import { trumpText } from "./trump.js";
import { lookOf, seatOf, gameViewOf, winningCard } from "../state/game_view.js";

/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { TableEvent } from "../../../wire.d.ts" */
/** @import { GameView } from "../state/game_view.js" */

/**
 * The sentences for the events of a message, each by the table right after it, since a seat may
 * have another holder later.
 * @param {TableView} before before the message
 * @param {readonly TableEvent[]} events
 */
export function announcementsOf(before, events) {
  let table = before;
  return events.flatMap((event) => {
    table = evolve(table, event);
    return sentencesFor(table, event) ?? [];
  });
}

/** @type {(table: TableView, event: TableEvent) => string | string[] | null} */
function sentencesFor(table, event) {
  const look = table.options ? lookOf(table, settings.peek().faces) : null;
  if (!look) return null;
  switch (event.type) {
    case "seated":
      if (event.kind !== "human" && table.game !== null) return null;
      return t(event.waits ? "table-told-waits" : "table-told-seated", whoOf(table, event.seat));
    case "vacated": {
      const bar = event.barred ? table.barred.at(-1) : undefined;
      if (bar) return t("table-told-removed", { host: bar.by, who: bar.name });
      return t("table-told-vacated", { seat: event.seat + 1 });
    }
    case "readmitted":
      return t("table-told-readmitted");
    case "stood_in":
      return t(event.silent ? "table-told-silent" : "table-told-stood-in", whoOf(table, event.seat));
    case "handed_back":
      return t("table-told-back", whoOf(table, event.seat));
    case "hint_used": // the person who asked sees the hint
      return event.seat === table.seat ? null : t("table-told-hint", whoOf(table, event.seat));
    case "note_added":
      return event.seat === table.seat
        ? null
        : t("table-told-note", { who: nameOf(table, event.seat), text: event.text });
    case "undo_asked":
    case "removal_asked":
      return null; // it has an alert
    case "undo_answered":
    case "removal_answered":
      return event.agree ? null : t("table-told-undo-refused", whoOf(table, event.seat));
    case "undo_lapsed":
      return t("table-told-undo-lapsed");
    case "removal_lapsed":
      return t("table-told-removal-lapsed");
    case "taken_back":
      return t("table-told-taken-back", whoOf(table, event.seat));
    case "dealt": {
      const view = gameViewOf(table);
      return [
        t("table-told-dealt", { round: event.round, cards: view.size, ...whoOf(table, event.dealer) }),
        trumpText(view),
      ];
    }
    case "trump_chosen":
      return t("table-told-trump", {
        suit: suitName(event.suit, look),
        ...whoOf(table, event.seat),
      });
    case "bid":
      return event.bid === null
        ? t("table-told-has-bid", whoOf(table, event.seat))
        : t("table-told-bid", { bid: event.bid, ...whoOf(table, event.seat) });
    case "bidding_closed":
      return sumText(gameViewOf(table));
    case "played":
      return t("table-told-played", {
        card: cardName(event.card, look),
        ...whoOf(table, event.seat),
      });
    case "trick_won":
      return t("table-told-won", whoOf(table, event.seat));
    case "round_scored":
      return [
        t("table-round-over", { number: event.round }),
        ...table.seats.map((_, seat) =>
          t("table-told-score", {
            who: nameOf(table, seat),
            points: event.points[seat],
            total: event.totals[seat],
          }),
        ),
      ];
    case "finished":
      return winnersText(gameViewOf(table));
    default:
      return null;
  }
}

/** A sentence that names the winner. @param {GameView} view */
export function winnersText({ table, winners, totals }) {
  const total = totals[winners[0]];
  if (winners.length === 1) return t("table-wins", { ...whoOf(table, winners[0]), total });
  return t("table-win-together", {
    who: listed(winners.map((seat) => nameOf(table, seat))),
    total,
  });
}

/** The viewer's task; empty if it is not their turn. @param {TableView} table */
export function turnText(table) {
  return table.legal && table.game ? taskText(gameViewOf(table)) : "";
}

/** The task of the reader whose turn it is. @param {GameView} view */
function taskText(view) {
  if (view.phase === "choosing_trump") return t("table-turn-trump");
  if (view.phase === "bidding") return t("table-turn-bid", { tricks: view.size });
  return t(view.trick?.cards.length === 0 ? "table-turn-lead" : "table-turn-play");
}

/** A line about whom or what the table waits for. @param {TableView} table */
export function promptText(table) {
  const view = gameViewOf(table);
  const own = turnText(table);
  if (own) return own;
  if (table.undo) return t("table-undo-pause");
  if (view.phase === "finished") return winnersText(view);
  if (view.phase === "settling" || view.toAct.length === 0) return "";
  if (view.toAct.length > 1) return t("table-waits-for-bids", { count: view.toAct.length });
  const { who, you } = whoOf(table, view.toAct[0]);
  if (you === "yes") return taskText(view);
  return t(`table-waits-${view.phase.replace("_", "-")}`, { who });
}

/** The current trick, as a sentence. @param {GameView} view */
export function trickText(view) {
  const { table, options } = view;
  const look = lookOf(table, settings.peek().faces);
  const trick = view.trick?.cards.length ? view.trick : view.tricks.at(-1);
  if (!trick) return t("table-no-tricks");
  const cards = trick.cards.map((card, place) =>
    t("table-told-pair", {
      who: nameOf(table, seatOf(trick, place, options.players)),
      what: cardName(card, look),
    }),
  );
  const won =
    trick.winner === null
      ? ""
      : t("table-told-won-with", {
          card: cardName(winningCard(trick, options.players), look),
          ...whoOf(table, trick.winner),
        });
  return `${t("table-told-trick", { cards: cards.join(", ") })} ${won}`.trim();
}
