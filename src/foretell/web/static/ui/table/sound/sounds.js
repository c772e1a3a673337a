/** Sounds and vibrations at a table, in step with the picture. */

import { useEffect } from "../../base/html.js";
import { settings } from "../../base/settings.js";
import { gameViewOf } from "../state/game_view.js";
import { soundOf } from "./sound_scores.js";

/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { TableEvent } from "../../../wire.d.ts" */
/** @import { Controller } from "../state/controller.js" */
/** @import { Sound } from "./sound_scores.js" */

/** Milliseconds: what is to be seen comes first. */
const LATER = 40;

/** Whether sounds are wanted, and a browser lets the page make them. */
const mayPlay = () => settings.peek().sound && navigator.userActivation?.hasBeenActive;

/** Play a sound; in a page that is not seen, only the one that calls a person to their turn. @param {Sound} sound */
export function hear(sound) {
  if (!mayPlay() || (document.hidden && sound !== "turn")) return;
  // a table without its sounds is still a table
  setTimeout(() => import("./synth.js").then(({ play }) => play(sound), () => {}), LATER);
}

/** Let something be felt, where a device can. @param {number | number[]} pattern milliseconds */
export function buzz(pattern) {
  if (mayPlay() && !document.hidden) navigator.vibrate?.(pattern);
}

/** Let what is shown at a table be heard. @param {Controller} controller */
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
