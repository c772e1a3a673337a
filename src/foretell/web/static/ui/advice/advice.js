/** Advice for a game with real cards: the person enters what they see, and the strongest bot advises them. */

import { installSprite } from "../../art/sprite.js";
import { prepare } from "../../net/bots.js";
import { useStored } from "../../keeper/here.js";
import { ADVICE } from "../../keeper/kinds.js";
import { loadWords, t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { html, useEffect, useMemo, useRef, useState } from "../base/html.js";
import { Notice } from "../parts/notice.js";
import { isOver } from "../pad/sheet.js";
import { storedSheets } from "../pad/sheets.js";
import { rewrite } from "../base/route.js";
import { settings } from "../base/settings.js";
import { loadStyle } from "../base/style.js";
import { Icon } from "../parts/icons.js";
import { useWakeLock } from "../base/wake_lock.js";
import { whenKept } from "../base/worker.js";
import { Ask } from "./ask.js";
import { stepAfter } from "./course.js";
import { FromPosition } from "./from_position.js";
import { continued, nextDraft, saveAdvice, seenAdvice, setupFrom } from "./session.js";
import { SetUp } from "./set_up.js";
import { RoundState, TableState } from "./table_state.js";
import { SUITS } from "../../core/index.js";
import { OwnedSuits } from "./owned_suits.js";

/** @import { Card } from "../../core/types.d.ts" */
/** @import { Answer, Setup, Step } from "./course.js" */
/** @import { Advice, Session } from "./session.js" */
/** @import { AdviceDraft, Sheet } from "../../keeper/stored.d.ts" */

await Promise.all([loadWords("advice"), loadWords("pad"), loadStyle("css/advice.css")]);

/** @param {{query: URLSearchParams}} props */
export function AdvicePage({ query }) {
  const sheet = useMemo(() => broughtAlong(query.get("pad")), []);
  const seen = useStored(ADVICE, seenAdvice);
  const stored = seen.value;
  const [isNew, setNew] = useState(sheet !== null && continued(sheet, stored.session) === null);
  const [isOvertaken, setOvertaken] = useState(false);
  const keep = (/** @type {Advice} */ next) => setOvertaken(saveAdvice(seen, next).outcome === "overtaken");
  useEffect(() => {
    installSprite();
    rewrite("/advice"); // a reload continues
    return whenKept(() => void prepare("strongest").catch(() => {})); // while there is a network
  }, []);
  /** @param {Setup} setup @param {AdviceDraft | null} [draft] */
  const begin = (setup, draft = stored.draft) => {
    keep({ session: { setup, answers: [] }, draft });
    setNew(false);
  };
  const { session, draft } = stored;
  const back = session && (() => setNew(false));
  const startAnew = () => {
    if (session) keep({ session, draft: nextDraft(draft, session) });
    setNew(true);
  };
  return html`<${Frame} title=${t("web-advice")}>
    <div class="advice">
      ${isOvertaken && html`<${Notice} text=${t("web-advice-overtaken")} onClose=${() => setOvertaken(false)} />`}
      ${
    session && !isNew
      ? html`<${Course} session=${session} onNew=${startAnew}
          onChange=${(/** @type {Session} */ next) => keep({ session: next, draft })} />`
      : sheet
      ? html`<${FromSheet} sheet=${sheet} onStart=${begin} />`
      : html`<${SetUp} draft=${draft} onStart=${begin} onBack=${back} />
        <${FromPosition} onStart=${begin} />`
  }
    </div>
  <//>`;
}

/**
 * The score sheet that the person comes from, if its game is still on; its advice is for the
 * current round.
 * @param {string | null} id
 */
function broughtAlong(id) {
  const sheet = storedSheets().find((one) => one.id === id)?.value;
  if (!sheet || isOver(sheet)) return null;
  const seen = seenAdvice();
  const session = continued(sheet, seen.value.session);
  if (session) saveAdvice(seen, { ...seen.value, session });
  return sheet;
}

/** @param {{session: Session, onChange: (session: Session) => void, onNew: () => void}} props */
function Course({ session, onChange, onNew }) {
  const { setup, answers } = session;
  const step = useMemo(() => stepAfter(setup, answers), [session]);
  const { question, state } = step;
  const look = { edition: setup.options.edition, faces: settings.value.faces };
  const came = useRef(session);
  useWakeLock();
  const isSeen = state.round.hasBid.some(Boolean) || question.type === "bid" || question.type === "trump";
  const undo = () => (answers.length > 0 ? onChange({ setup, answers: answers.slice(0, -1) }) : onNew());
  /** @param {Card} card */
  const takeBack = (card) => {
    const at = answers.findLastIndex((one) => one.type === "cards" && one.card === card);
    onChange({ setup, answers: answers.filter((_, other) => other !== at) });
  };
  return html`
    <${RoundState} state=${state} look=${look} />
    ${
    isSeen &&
    html`<${TableState} setup=${setup} state=${state} look=${look} toAct=${"seat" in question ? question.seat : null} />`
  }
    <${Ask} key=${keyOf(step, session)}
      setup=${setup} step=${step} look=${look} isNext=${session !== came.current} onTakeBack=${takeBack}
      onAnswer=${(/** @type {Answer} */ answer) => onChange({ setup, answers: [...answers, answer] })}>
      <button type="button" class="button" onClick=${undo}><${Icon} name="undo" /> ${t("web-pad-undo")}</button>
    <//>
    <p class="advice-end"><button type="button" onClick=${onNew}>${t("web-advice-new")}</button></p>
  `;
}

/**
 * The key of a question: questions answered in the same way keep their place; advice is always new.
 * @type {(step: Step, session: Session) => string | number}
 */
function keyOf({ question }, { setup, answers }) {
  const isOwn = "seat" in question && question.seat === setup.seat;
  if (question.type === "cards") return `${question.type} ${question.whose} ${question.seat}`;
  return isOwn ? answers.length : question.type;
}

/** @param {{sheet: Sheet, onStart: (setup: Setup) => void}} props */
function FromSheet({ sheet, onStart }) {
  const { names, options } = sheet;
  const [suits, setSuits] = useState(SUITS.slice(0, names.length));
  const isOneSuit = options.deal === "one_suit";
  return html`<section class="panel advice-reader" aria-labelledby="advice-me">
    ${isOneSuit && html`<${OwnedSuits} names=${names} suits=${suits} look=${options.edition} onChange=${setSuits} />`}
    <h2 id="advice-me">${t("web-advice-me")}</h2>
    <div class="advice-players">
      ${names.map((name, seat) => html`<button key=${seat} type="button" class="button" dir="auto"
        onClick=${() => onStart(setupFrom(sheet, { seat, suits: isOneSuit ? suits : [] }))}>${name}</button>`)}
    </div>
  </section>`;
}
