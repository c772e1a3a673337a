/** Leading and following in a shared review: the common moment, and the viewer's. */

import { useEffect, useRef, useState } from "../base/html.js";

/** @import { TableView } from "../../table/types.d.ts" */
/** @import { TableConnection } from "../table/state/table_connection.js" */
/** @import { Moment } from "./shown.js" */

/** Milliseconds before the others follow, so that fast steps are shown as one. */
const SETTLED = 250;

/**
 * @typedef {"lead" | "follow" | "apart" | "nobody" | "over"} Part the viewer's part in the review;
 *   `over` once the table has moved on
 */

/**
 * Follows the host's moment, or shows the host's own. A viewer who moves alone stops following
 * until they ask to again.
 * @param {TableConnection} connection
 * @param {number} game the number of the game at the table
 * @param {Moment} moment the viewer's
 * @param {(moment: Moment) => Moment} onGo goes there, and returns the actual moment
 * @param {boolean} isAlone whether the viewer comes with another moment: the host shows it,
 *   anybody else begins by looking around
 * @returns {{part: Part | null, follow: () => void}} null while the table is unknown
 */
export function useFollowing(connection, game, moment, onGo, isAlone) {
  const [follows, setFollows] = useState(!isAlone);
  const table = connection.table.value;
  const isKnown = table?.upToDate ?? false;
  const isOn = isKnown && table?.game?.number === game;
  const leads = isOn && table?.seat !== null && table?.seat === table?.host;
  const { at: shownAt = null, seat: shownSeat = null } = (isOn && table?.review) || {};
  /** The last known common moment. */
  const common = useRef(/** @type {Moment | null} */ (null));
  const own = useRef(moment);

  useEffect(() => {
    if (leads && common.current) common.current = moment; // taking the lead moves nobody
  }, [leads]);

  useEffect(() => {
    if (shownAt === null) return;
    // a new leader begins at the common moment
    const goes = leads ? common.current === null && !isAlone : follows;
    if (goes) common.current = onGo({ at: shownAt, seat: shownSeat });
    else common.current ??= { at: shownAt, seat: shownSeat };
  }, [shownAt, shownSeat, leads, follows]);

  useEffect(() => {
    const hasMoved = !isSame(own.current, moment);
    own.current = moment;
    if (!isOn || isSame(common.current, moment)) return;
    if (!leads) {
      if (hasMoved && common.current) setFollows(false);
      return;
    }
    if (connection.state.value !== "open") return;
    const timer = setTimeout(() => {
      common.current = moment;
      connection.send({ type: "show_moment", game, ...moment });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [moment.at, moment.seat, isOn, leads, connection.state.value]);

  const part = isKnown ? partOf() : null;
  const ownPart = part === "follow" || part === "apart" ? part : null;
  const state = connection.state.value;
  /** The part that a watcher has taken over this connection; that of a seat is in the table. */
  const watched = useRef(/** @type {typeof ownPart} */ (null));
  useEffect(() => {
    if (state !== "open") watched.current = null;
    if (!isOn || table === null || state !== "open") return;
    if (ownPart === (table.seat === null ? watched.current : takenPart(table))) return;
    watched.current = ownPart;
    connection.send({ type: "take_part", game, part: ownPart });
  }, [ownPart, isOn, table?.seat, state]); // not the shared moment: it may come from another device of the same person

  return { part, follow: () => setFollows(true) };

  /** @returns {Part} */
  function partOf() {
    if (!isOn) return "over";
    if (leads) return "lead";
    if (table?.host === null) return "nobody";
    return follows ? "follow" : "apart";
  }
}

/** The viewer's part, as the table knows it. @param {TableView} table */
export function takenPart({ review, seat }) {
  if (review === null || seat === null) return null;
  return review.following.includes(seat) ? "follow" : review.apart.includes(seat) ? "apart" : null;
}

/** @param {Moment | null} one @param {Moment} other */
const isSame = (one, other) => one?.at === other.at && one.seat === other.seat;
