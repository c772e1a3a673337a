/** The page: one screen at a time, by its address. */

import { refused } from "../keeper/here.js";
import { Refused } from "../net/api.js";
import { ANSWER_WITHIN } from "../network/network.js";
import { untilReached } from "../net/until_reached.js";
import { preferredLanguage, loadLanguage, t } from "../words/words.js";
import { Home } from "./home/home.js";
import { html, hydrate, render, useEffect, useRef, useState } from "./base/html.js";
import { Frame } from "./parts/frame.js";
import { route } from "./base/route.js";
import { later } from "./base/later.js";
import { settings } from "./base/settings.js";
import { loadKeptFonts, startWorker } from "./base/worker.js";

/** @import { Component } from "../libraries.d.ts" */

const NotStoredNotice = later(() => import("./parts/not_stored.js").then((file) => file.NotStoredNotice));

/** Screens loaded when first opened, by the first part of their address. */
const SCREENS = {
  new: () => import("./home/set_up.js").then((file) => file.SetUp),
  t: () => import("./home/at_table.js").then((file) => file.AtTable),
  solo: () => import("./home/solo.js").then((file) => file.Solo),
  learn: () => import("./lesson/learn.js").then((file) => file.Learn),
  rules: () => import("./rules/rules.js").then((file) => file.Rules),
  pad: () => import("./pad/pad.js").then((file) => file.Pad),
  advice: () => import("./advice/advice.js").then((file) => file.AdvicePage),
  settings: () => import("./preferences/preferences.js").then((file) => file.Preferences),
  replay: () => import("./replay/replay.js").then((file) => file.Replay),
  puzzles: () => import("./puzzles/puzzles.js").then((file) => file.Puzzles),
  daily: () => import("./daily/daily.js").then((file) => file.Daily),
  review: () => {
    void import("../net/reviews.js").then((file) => file.prepareReview());
    return import("./review/page.js").then((file) => file.Review);
  },
  coach: () => import("./coach/coach.js").then((file) => file.Coach),
  mistakes: () => import("./mistakes/mistakes.js").then((file) => file.Mistakes),
  statistics: () => import("./statistics/statistics.js").then((file) => file.Statistics),
  me: () => import("./home/own_link.js").then((file) => file.OwnLink),
};

/** @type {Map<string, Component<{rest: string[], query: URLSearchParams}>>} */
const loaded = new Map([["", Home]]);

function App() {
  const { path, query } = route.value;
  const [, name, ...rest] = path.split("/");
  const exists = name === "" || name in SCREENS;
  const [, again] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const Screen = loaded.get(name);
  useEffect(() => {
    setMissing(false);
    if (!exists || loaded.has(name)) return;
    const late = AbortSignal.timeout(ANSWER_WITHIN);
    late.onabort = () => setMissing(true);
    SCREENS[/** @type {keyof typeof SCREENS} */ (name)]().then((screen) => {
      loaded.set(name, screen);
      again((/** @type {number} */ count) => count + 1);
    }, (error) => {
      setMissing(true);
      throw error;
    });
    return () => (late.onabort = null);
  }, [name]);
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path || !Screen) return;
    before.current = path;
    return focusMain();
  }, [path, Screen]);
  if (!exists) {
    return html`<${Frame} title=${t("web-not-found")}><p>${t("web-not-found-text")}</p>
      <p><a class="button button-main" href="/">${t("web-home")}</a></p><//>`;
  }
  return html`${Screen ? html`<${Screen} key=${path} rest=${rest} query=${query} />` : isMissing && html`<${Missing} />`}
    ${refused.value && html`<${NotStoredNotice} />`}`;
}

/** A screen that cannot be loaded, for instance without a network. */
function Missing() {
  return html`<${Frame} title="Foretell">
    <p class="trouble" role="alert">${t("web-refusal-net-unreachable")}</p>
    <p class="actions">
      <button type="button" class="button button-main" onClick=${() => location.reload()}>
        ${t("table-try-again")}</button>
      <a class="button" href="/">${t("web-home")}</a>
    </p>
  <//>`;
}

/** Shows the page. The server's markup stays, unless first_paint.js found it wrong. */
function show(/** @type {Element} */ root) {
  const { dataset } = document.documentElement;
  if (dataset.stale) root.replaceChildren();
  delete dataset.stale;
  (root.firstChild ? hydrate : render)(html`<${App} />`, root);
}

/**
 * Moves the focus to the beginning of the new screen, for people who listen or use the keyboard.
 * Its parts may load one by one, so this holds until the person acts.
 */
function focusMain() {
  const main = () => document.getElementById("main")?.focus({ preventScroll: true });
  const observer = new MutationObserver(() => document.activeElement === document.body && main());
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => observer.disconnect();
  for (const act of ["keydown", "pointerdown"]) addEventListener(act, stop, { once: true });
  main();
  return stop;
}

async function begin() {
  await words(settings.value.language ?? preferredLanguage());
  loadKeptFonts();
  const root = document.getElementById("app");
  if (root) show(root);
  await startWorker();
}

/** Loads the words of a language, with as many attempts as needed. @param {string} language */
const words = (language) =>
  new Promise((resolve) => {
    const missing = () => {
      throw new Refused({ code: "net/unreachable" });
    };
    untilReached(() => loadLanguage(language).then(resolve, missing), () => {}, () => {});
  });

void begin();
