/** The devices of a person, and a link for one more. */

import { goBack, me, ownLink, Refused, sessions, signOut, signOutOthers } from "../../net/api.js";
import { untilReached } from "../../net/until_reached.js";
import { refusalText } from "../../words/refusal.js";
import { language, t } from "../../words/words.js";
import { recentTables } from "../stored/recent.js";
import { copyText } from "../base/copy_text.js";
import { html, useEffect, useState } from "../base/html.js";
import { shared } from "../base/share.js";
import { Icon } from "../parts/icons.js";

/** @import { Refusal } from "../../net/api.js" */
/** @import { LinkBody, PersonBody, SessionBody } from "../../wire.d.ts" */

const LOOK = { edition: /** @type {const} */ ("classic"), faces: /** @type {const} */ ("letters") };

export function Devices() {
  const [person, setPerson] = useState(/** @type {PersonBody | null | undefined} */ (undefined));
  const [devices, setDevices] = useState(/** @type {readonly SessionBody[]} */ ([]));
  const [trouble, setTrouble] = useState(/** @type {Refusal | null} */ (null));

  const look = async () => {
    const identified = await me();
    setDevices(identified === null ? [] : (await sessions()).sessions);
    setPerson(identified);
  };
  /** Does something, and shows its result or its refusal. @param {() => Promise<unknown>} act */
  const attempt = async (act) => {
    setTrouble(null);
    try {
      await act();
      await look();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.refusal);
    }
  };
  useEffect(() => {
    const fail = (/** @type {Refused} */ { refusal }) => setTrouble(refusal);
    return untilReached(() => look().then(() => setTrouble(null)), fail, fail);
  }, []);

  return html`<fieldset class="panel devices">
      <legend>${t("web-devices")}</legend>
      ${person === null && html`<p>${t("web-nobody-yet")}</p>`}
      ${person &&
      html`<p>${t("web-devices-text", { name: person.name })}</p>
        <ul class="device-list">
          ${devices.map(
            (/** @type {SessionBody} */ device) => html`<${DeviceRow} key=${device.id} device=${device} person=${person}
              isLast=${devices.length === 1 && !person.before}
              onSignOut=${() => attempt(() => signOut(device.id))} />`,
          )}
        </ul>
        <p class="actions">
          ${devices.length > 1 &&
          html`<button type="button" class="button" onClick=${() => attempt(signOutOthers)}>
            ${t("web-sign-out-others")}</button>`}
          ${person.before &&
          html`<button type="button" class="button" onClick=${() => attempt(goBack)}>
            ${t("web-go-back", { here: person.before })}</button>`}
        </p>`}
      <p class="trouble" role="alert">${trouble ? refusalText(trouble, LOOK) : ""}</p>
    </fieldset>
    ${person && html`<${OwnLink} key=${person.name} />`}`;
}

/**
 * @param {{device: SessionBody, person: PersonBody, isLast: boolean, onSignOut: () => void}} props
 */
function DeviceRow({ device, person, isLast, onSignOut }) {
  const [asked, setAsked] = useState(false);
  const label = device.label || t("web-device-unknown");
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" });
  const press = () => (isLast && !asked ? setAsked(true) : onSignOut());
  return html`<li>
    <span class="device">
      <b>${label}</b>
      <small>${device.current ? t("web-device-here") : t("web-device-used", { date: date.format(device.used) })}</small>
    </span>
    <button type="button" class="button" aria-label=${asked ? null : t("web-sign-out-of", { device: label })}
      onClick=${press}>${t(asked ? "web-sign-out-sure" : "web-sign-out")}</button>
    <small class="sure" role="alert">${asked ? t("web-sign-out-last", { name: person.name }) : ""}</small>
  </li>`;
}

/** A link that gives another device the same seats. */
function OwnLink() {
  const [link, setLink] = useState(/** @type {LinkBody | null} */ (null));
  const [status, setStatus] = useState("");
  const make = async () => {
    try {
      setLink(await ownLink(recentTables()[0]?.code));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setStatus(refusalText(error.refusal, LOOK));
    }
  };
  return html`<fieldset class="panel own-link">
    <legend>${t("web-own-link")}</legend>
    <p>${t("web-own-link-hint")}</p>
    ${
      link === null
        ? html`<button type="button" class="button" onClick=${make}>${t("web-own-link-make")}</button>`
        : html`<img class="qr" src=${link.qr} width="180" height="180" alt=${t("web-own-link-qr")} />
          <output class="link">${link.url}</output>
          <${HandOn} url=${link.url} onStatus=${setStatus} />`
    }
    <p role="status">${status}</p>
  </fieldset>`;
}

/**
 * Ways to send a link to the other device.
 * @param {{url: string, onStatus: (status: string) => void}} props
 */
function HandOn({ url, onStatus }) {
  // if it cannot be copied, it can be selected above
  const copy = async () => (await copyText(url)) && onStatus(t("table-copied"));
  const share = async () => await shared({ title: "Foretell", url }) || copy();
  return html`<p class="actions">
    ${
      typeof navigator.share === "function" &&
      html`<button type="button" class="button" onClick=${share}>
        <${Icon} name="share" /> ${t("table-share")}</button>`
    }
    ${
      navigator.clipboard &&
      html`<button type="button" class="button" onClick=${copy}>
        <${Icon} name="copy" /> ${t("table-copy")}</button>`
    }
  </p>`;
}
