/** Sounds and vibrations at a table, in step with the picture. */

import { useEffect } from "../../base/html.js";
import { settings } from "../../base/settings.js";
import { gameViewOf } from "../state/game_view.js";
import { soundOf } from "./sound_scores.js";

/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { TableEvent } from "../../../wire.d.ts" */
/** @import { Controller } from "../state/controller.js" */
/** @import { Sound } from "./sound_scores.js" */

/** Milliseconds of delay, so that the picture comes first. */
const LATER = 40;

/** Whether sounds are on, and the browser allows them. */
const mayPlay = () => settings.peek().sound && navigator.userActivation?.hasBeenActive;

/** Plays a sound; in a hidden page, only the call to the person's turn. @param {Sound} sound */
export function hear(sound) {
  if (!mayPlay() || (document.hidden && sound !== "turn")) return;
  // a table works without sounds
  setTimeout(() => import("./synth.js").then(({ play }) => play(sound), () => {}), LATER);
}

/** Vibrates, if the device can. @param {number | number[]} pattern milliseconds */
export function buzz(pattern) {
  if (mayPlay() && !document.hidden) navigator.vibrate?.(pattern);
}

/** Plays the sounds of what a table shows. @param {Controller} controller */
export function useSounds({ animations }) {
  useEffect(() => {
    const stopEvents = animations.event.subscribe((/** @type {TableEvent | null} */ event) => {
      const table = animations.table.peek();
      if (event === null || !table?.game) return;
      const sound = soundOf(event, gameViewOf(table));
      if (sound !== null) hear(sound);
    });
    let waited = true;
    const stopTurns = animations.table.subscribe((/** @type {TableView | null} */ table) => {
      const turn = Boolean(table?.legal);
      if (turn && !waited) hear("turn");
      waited = turn;
    });
    return () => {
      stopEvents();
      stopTurns();
    };
  }, [animations]);
}
