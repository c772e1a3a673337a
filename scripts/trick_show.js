// Writes the drawing that the page has before its scripts are loaded (make generated).

import { trickShow } from "../src/foretell/web/static/art/trick_show.js";

console.log(trickShow());
