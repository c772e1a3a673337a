// Writes the drawing that stands in the page before any script has come (make generated).

import { trickShow } from "../src/foretell/web/static/art/trick_show.js";

console.log(trickShow());
