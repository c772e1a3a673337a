/** Puzzles: the choice of a set, and its puzzles one by one. */

import { Refused } from "../../net/api.js";
import { fetchWhole } from "../../network/network.js";
import { untilReached } from "../../net/until_reached.js";
import { useStored } from "../../keeper/here.js";
import { PUZZLES } from "../../keeper/kinds.js";
import { t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { html, useEffect, useState } from "../base/html.js";
import { loadStyle } from "../base/style.js";
import { linesOf } from "../solving/puzzle.js";
import { keepAnswer, progress } from "./progress.js";
import { RUNS } from "./run.js";
import { RunScreen } from "./run_screen.js";
import { SetList } from "./set_list.js";
import { SETS, sorted } from "./sets.js";
import { OnePuzzle, Solving } from "./solving.js";

const SHEETS = ["css/hero.css", "css/puzzles.css"];
await Promise.all(SHEETS.map(loadStyle));

/** @typedef {ReturnType<typeof sorted>} Sorted */

/** @type {Promise<Sorted> | null} */
let request = null;

/** The puzzles of the file, read once. */
function received() {
  request ??= fetchWhole("/static/puzzles/found.puzzles")
    .then((file) => sorted(linesOf(new TextDecoder().decode(file))));
  request.catch(() => (request = null)); // retried next time
  return request;
}

/** @param {{rest: string[]}} props `rest`: a set, a kind of run, or `deal` and a seed */
export function Puzzles({ rest: [set, seed] }) {
  const [all, setAll] = useState(/** @type {Sorted | null | undefined} */ (undefined));
  const now = useStored(PUZZLES, progress);
  useEffect(() => {
    const missing = () => {
      throw new Refused({ code: "net/unreachable" });
    };
    return untilReached(() => received().then(setAll, missing), () => setAll(null), () => {});
  }, []);
  if (!all) {
    return html`<${Frame} title=${t("puzzles-title")}>
      <p role="status">${t(all === null ? "puzzles-missing" : "web-loading")}</p>
    <//>`;
  }
  const kind = RUNS.find((run) => run === set);
  if (kind !== undefined) return html`<${RunScreen} key=${kind} kind=${kind} all=${all} />`;
  const asked = set === "deal" ? all.puzzles.find((puzzle) => puzzle.seed === seed) : undefined;
  if (asked !== undefined) return html`<${OnePuzzle} key=${seed} puzzle=${asked} now=${now} onAnswer=${keepAnswer} />`;
  const numbers = SETS.includes(set) ? all.numbers.get(set) : undefined;
  if (!numbers) return html`<${SetList} all=${all} now=${now} />`;
  return html`<${Solving} set=${set} numbers=${numbers} puzzles=${all.puzzles} now=${now} onAnswer=${keepAnswer} />`;
}
