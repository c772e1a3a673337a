/** The page: one screen at a time, by its address. */

import { preferredLanguage, loadLanguage, t } from "../words/words.js";
import { Home } from "./home/home.js";
import { html, render, useEffect, useRef, useState } from "./html.js";
import { Frame } from "./frame.js";
import { route } from "./route.js";
import { settings } from "./settings.js";

/** @import { Component } from "../libraries.d.ts" */

/** Screens that load when they are first gone to, by the first part of their address. */
const SCREENS = {
  new: () => import("./home/set_up.js").then((file) => file.SetUp),
  t: () => import("./home/at_table.js").then((file) => file.AtTable),
  solo: () => import("./home/solo.js").then((file) => file.Solo),
  learn: () => import("./pages/learn.js").then((file) => file.Learn),
  rules: () => import("./pages/rules.js").then((file) => file.Rules),
  pad: () => import("./pages/pad.js").then((file) => file.Pad),
  settings: () => import("./pages/preferences.js").then((file) => file.Preferences),
  replay: () => import("./pages/replay.js").then((file) => file.Replay),
  me: () => import("./home/own_link.js").then((file) => file.OwnLink),
};

/** @type {Map<string, Component<{rest: string[], query: URLSearchParams}>>} */
const loaded = new Map([["", Home]]);

function App() {
  const { path, query } = route.value;
  const [, name, ...rest] = path.split("/");
  const known = name === "" || name in SCREENS;
  const [, again] = useState(0);
  const Screen = loaded.get(name);
  useEffect(() => {
    if (!known || loaded.has(name)) return;
    void SCREENS[/** @type {keyof typeof SCREENS} */ (name)]().then((screen) => {
      loaded.set(name, screen);
      again((/** @type {number} */ count) => count + 1);
    });
  }, [name]);
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path || !Screen) return;
    before.current = path; // whoever listens, or goes by keys, is at the beginning of the new screen
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [path, Screen]);
  if (!known) {
    return html`<${Frame} title=${t("web-not-found")}><p>${t("web-not-found-text")}</p>
      <p><a class="button button-main" href="/">${t("web-home")}</a></p><//>`;
  }
  return Screen ? html`<${Screen} key=${path} rest=${rest} query=${query} />` : null;
}

async function begin() {
  await loadLanguage(settings.value.language ?? preferredLanguage());
  const root = document.getElementById("app");
  if (root) render(html`<${App} />`, root);
  if ("serviceWorker" in navigator) await navigator.serviceWorker.register("/sw.js");
}

void begin();
