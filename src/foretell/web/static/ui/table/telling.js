/** What happened, in short sentences for those who listen. */

import { cardName, suitName } from "../../words/cards.js";
import { t } from "../../words/words.js";
import { settings } from "../settings.js";
import { winnersText } from "./game_over.js";
import { nameOf, whoOf } from "./names.js";
import { sumText } from "./sum.js";
import { trumpText } from "./trump.js";
import { lookOf, seatOf, viewOf, winningCard } from "./view.js";

/** @import { TableView } from "../../net/table_view.js" */
/** @import { TableEvent } from "../../wire.d.ts" */
/** @import { View } from "./view.js" */

/**
 * The sentences for what a message told.
 * @param {TableView} story after it
 * @param {readonly TableEvent[]} news its entries
 * @returns {string[]}
 */
export function tellingOf(story, news) {
  return news.flatMap((entry) => told(story, entry) ?? []);
}

/** @param {TableView} story @param {TableEvent} entry @returns {string | string[] | null} */
function told(story, entry) {
  const look = story.options ? lookOf(story, settings.peek().faces) : null;
  if (!look) return null;
  switch (entry.type) {
    case "seated":
      if (entry.kind !== "human" && story.game !== null) return null;
      return t(entry.waits ? "table-told-waits" : "table-told-seated", whoOf(story, entry.seat));
    case "vacated":
      return t("table-told-vacated", { seat: entry.seat + 1 });
    case "stood_in":
      return t("table-told-stood-in", whoOf(story, entry.seat));
    case "handed_back":
      return t("table-told-back", whoOf(story, entry.seat));
    case "undo_asked":
    case "removal_asked":
      return null; // an alert of its own says it
    case "undo_answered":
    case "removal_answered":
      return entry.agree ? null : t("table-told-undo-refused", whoOf(story, entry.seat));
    case "undo_lapsed":
      return t("table-told-undo-lapsed");
    case "removal_lapsed":
      return t("table-told-removal-lapsed");
    case "taken_back":
      return t("table-told-taken-back", whoOf(story, entry.seat));
    case "dealt": {
      const view = viewOf(story);
      const isThis = view.number === entry.round;
      const size = isThis ? view.size : (entry.hands.find(Boolean)?.length ?? 0);
      return [
        t("table-told-dealt", { round: entry.round, cards: size, ...whoOf(story, entry.dealer) }),
        ...(isThis ? [trumpText(view)] : []),
      ];
    }
    case "trump_chosen":
      return t("table-told-trump", {
        suit: suitName(entry.suit, look),
        ...whoOf(story, entry.seat),
      });
    case "bid":
      return entry.bid === null
        ? t("table-told-has-bid", whoOf(story, entry.seat))
        : t("table-told-bid", { bid: entry.bid, ...whoOf(story, entry.seat) });
    case "bidding_closed":
      return sumText(viewOf(story));
    case "played":
      return t("table-told-played", {
        card: cardName(entry.card, look),
        ...whoOf(story, entry.seat),
      });
    case "trick_won":
      return t("table-told-won", whoOf(story, entry.seat));
    case "round_scored":
      return [
        t("table-round-over", { number: entry.round }),
        ...story.seats.map((_, seat) =>
          t("table-told-score", {
            who: nameOf(story, seat),
            points: entry.points[seat],
            total: entry.totals[seat],
          }),
        ),
      ];
    case "finished":
      return winnersText(viewOf(story));
    default:
      return null;
  }
}

/** What it is one's turn to do, empty when it is not. @param {TableView} story */
export function turnText(story) {
  if (!story.legal || !story.game) return "";
  const view = viewOf(story);
  if (story.legal.suits) return t("table-turn-trump");
  if (story.legal.bids) return t("table-turn-bid", { tricks: view.size });
  if (view.trick?.cards.length === 0) return t("table-turn-lead");
  return t("table-turn-play");
}

/** The line that says what the table waits for. @param {TableView} story */
export function promptText(story) {
  const view = viewOf(story);
  const own = turnText(story);
  if (own) return own;
  if (view.phase === "finished") return winnersText(view);
  if (view.phase === "settling" || view.toAct.length === 0) return "";
  if (view.toAct.length > 1) return t("table-waits-for-bids", { count: view.toAct.length });
  return t(`table-waits-${view.phase.replace("_", "-")}`, { who: nameOf(story, view.toAct[0]) });
}

/**
 * The trick as it lies, in a sentence.
 * @param {View} view
 */
export function trickText(view) {
  const { story, options } = view;
  const look = lookOf(story, settings.peek().faces);
  const trick = view.trick?.cards.length ? view.trick : view.tricks.at(-1);
  if (!trick) return t("table-no-tricks");
  const cards = trick.cards.map((card, place) =>
    t("table-told-pair", {
      who: nameOf(story, seatOf(trick, place, options.players)),
      what: cardName(card, look),
    }),
  );
  const won =
    trick.winner === null
      ? ""
      : t("table-told-won-with", {
          card: cardName(winningCard(trick, options.players), look),
          ...whoOf(story, trick.winner),
        });
  return `${t("table-told-trick", { cards: cards.join(", ") })} ${won}`.trim();
}
