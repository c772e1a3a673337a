/** The review of a game on the screen: the stored part at once, the rest as it is computed. */

import { judgedBy, summed, VALUES, withDecision } from "../../analysis/sums.js";
import { THRESHOLDS } from "../../analysis/judgement.js";
import { review as compute, turnTo } from "../../net/reviews.js";
import { useEffect, useMemo, useRef, useState } from "../base/html.js";
import { leadsIn } from "./figures.js";
import { keepReview, keptReview, keyOf } from "../../keeper/reviews.js";
import { thresholds } from "./thresholds.js";

/** @import { Review } from "../../analysis/types.d.ts" */
/** @import { Stage } from "../../analysis/review.js" */
/** @import { OpenGame } from "../replay/source.js" */
/** @import { KeptReview } from "../../keeper/reviews.js" */

/** The number of decisions between two saves. */
const KEPT_EVERY = 10;

/**
 * A review so far: `total` decisions in this run, `left` of them still to come.
 * @typedef {object} Progress
 * @property {Review | null} review null before the first figures
 * @property {number} own the seat that it is about
 * @property {number} left
 * @property {number} total
 * @property {"reading" | "running" | "paused" | "done" | "failed"} state
 */

/**
 * @param {OpenGame} game
 * @param {{address: string, seat: number | null, isOwn: boolean, isShared: boolean}} how the
 *   address of the review, the seat in it, whether that is known to be the person's, and whether
 *   others see the same review: of all people, with the usual limits
 */
export function useReview(game, { address, seat, isOwn, isShared }) {
  const { header } = game.record;
  const key = keyOf(header);
  const [progress, setProgress] = useState(
    /** @type {Progress} */ ({ review: null, own: seatOf(game, seat, null), left: 0, total: 0, state: "reading" }),
  );
  const latest = useRef(progress);
  const belongs = useRef(isOwn);
  const stop = useRef(() => {});
  const update = (/** @type {Partial<Progress>} */ changes) => {
    latest.current = { ...latest.current, ...changes };
    setProgress(latest.current);
  };
  const keep = () => {
    const { review, own, left } = latest.current;
    if (review === null) return;
    const started = Date.parse(header.started);
    const { text, record } = game;
    const leads = leadsIn(record.events);
    void keepReview({ key, started, own, isOwn: belongs.current, address, text, leads, review, left }).catch(() => {});
  };
  const run = (/** @type {readonly number[]} */ seats) => {
    const before = latest.current.review;
    const known = (before?.rounds ?? []).flatMap(({ decisions }) => decisions.map(({ at }) => at));
    update({ state: "running" });
    stop.current();
    stop.current = compute({ record: game.record, seats, known }, (stage) => {
      const { review } = latest.current;
      update(stage.type === "luck" ? begun(stage, review) : grown(stage, review));
      if (stage.left % KEPT_EVERY === 0) keep();
    }, (error) => {
      const ended = latest.current.left === 0 ? "done" : "paused"; // another request has ended it
      update({ state: error === null ? ended : "failed" });
      keep();
    });
  };
  const people = isShared ? peopleIn(game) : [];
  const seatsNow = () => latest.current.review?.reviewed ?? [latest.current.own];
  useEffect(() => {
    let isShown = true;
    void keptReview(key).catch(() => null).then((/** @type {KeptReview | null} */ stored) => {
      if (!isShown) return;
      const current = stored?.review.values === VALUES ? stored : null; // others have outdated values
      const own = seatOf(game, seat, current);
      belongs.current ||= current?.isOwn === true;
      const review = current?.review ?? null;
      update({ review, own, left: current?.left ?? 0, state: "done" });
      const wanted = [...people, own];
      const isWhole = wanted.every((one) => review?.reviewed.includes(one)) && current?.left === 0;
      if (!isWhole) run([...new Set([...(review?.reviewed ?? []), ...wanted])]);
    });
    return () => {
      isShown = false;
      if (latest.current.state === "running") keep();
      stop.current();
    };
  }, [key]);
  const chosen = isShared ? THRESHOLDS : thresholds();
  const review = useMemo(() => progress.review && judgedBy(progress.review, chosen), [progress.review, chosen]);
  return {
    ...progress,
    review,
    /** Stop, to be resumed. */
    pause: () => {
      stop.current();
      update({ state: "paused" });
      keep();
    },
    resume: () => run(seatsNow()),
    /** Has the decisions from a moment on reviewed first. @param {number} at */
    turnTo,
    /** Reviews the decisions of another seat as well. @param {number} other */
    add: (other) => run([...new Set([...seatsNow(), other])]),
  };
}

/** The seats of people. @param {OpenGame} game */
export const peopleIn = ({ record }) =>
  record.header.players.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));

/** @param {OpenGame} game @param {number | null} asked @param {KeptReview | null} kept */
function seatOf(game, asked, kept) {
  const { own, record: { header: { players } } } = game;
  const [person = 0] = peopleIn(game);
  const seat = own ?? kept?.own ?? asked ?? person;
  return seat < players.length ? seat : person;
}

/**
 * The first figures, with the known decisions.
 * @param {Extract<Stage, {type: "luck"}>} stage
 * @param {Review | null} before
 */
function begun({ review, left }, before) {
  const { seats: _, rounds, ...head } = review;
  const known = rounds.map((round, place) => ({ ...round, decisions: before?.rounds[place]?.decisions ?? [] }));
  return { review: summed(head, known), left, total: left };
}

/** @param {Extract<Stage, {type: "decision"}>} stage @param {Review | null} before */
function grown({ round, decision, left }, before) {
  return before === null ? {} : { review: withDecision(before, round, decision), left };
}
