// The contact sheet of the characters, in every mood. ?sizes=32,160&theme=dark&ground=surface

import { movingSign, portrait, PORTRAITS } from "/static/art/portraits/index.js";
import { MOODS } from "/static/art/portraits/moods.js";
import { draw } from "/static/art/shape.js";

const asked = new URLSearchParams(location.search);
const sizes = (asked.get("sizes") ?? "32,48,96,160").split(",");
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
document.body.style.setProperty("--ground", `var(--${asked.get("ground") ?? "surface"})`);

for (const who of PORTRAITS) {
  const row = document.createElement("div");
  row.className = "row";
  for (const mood of MOODS) {
    for (const size of sizes) {
      const place = document.createElement("span");
      place.className = "portrait-place";
      place.style.setProperty("--portrait", `${size}px`);
      for (const shape of [portrait(who, mood), movingSign(mood)]) {
        if (shape) place.append(draw(shape));
      }
      row.append(place);
    }
  }
  document.body.append(row);
}
