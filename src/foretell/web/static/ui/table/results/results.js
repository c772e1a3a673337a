/** The result screens, loaded while the first round is played. */

import { loadStyle } from "../../base/style.js";

await Promise.all([loadStyle("css/table-results.css"), loadStyle("css/game-over.css")]);

export { GameOver } from "./game_over.js";
export { RoundOver } from "./round_over.js";
