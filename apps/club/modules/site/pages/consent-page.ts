import { consentGiven } from "@gelora/contracts/site-message.ts";
import { html } from "@gelora/locale/html.ts";
import { type Visit, wayBack } from "../domain/visit.ts";
import { say } from "../domain/words.ts";
import type { SitePage } from "./whole-page.ts";

const uses = ["consent.who", "consent.purchases", "consent.points"] as const;
const purposes = ["consent.account", "consent.news"] as const;

/**
 * Asks for consent to the use of data, in a frame of the shop [CLB-06, CLB-07, Q22]. With a script
 * it notifies the shop's page; without, its form leads the whole window on to the sign-up.
 * @param key of the sign-up form, which is not read here; the visit's way back is its redirectUrl
 */
export function consentPage(visit: Visit, key: string): SitePage {
  const { language, shop } = visit;
  return {
    name: "consent",
    title: say(language, "consent.title"),
    body: html`<p class="lead">${say(language, "consent.lead")}</p>
<h2>${say(language, "consent.what")}</h2>
<ul>${uses.map((one) => html`<li>${say(language, one)}</li>`)}</ul>
<h2>${say(language, "consent.why")}</h2>
<ul>${purposes.map((one) => html`<li>${say(language, one)}</li>`)}</ul>
<p>${say(language, "consent.rights")}</p>
<form method="get" action="${shop}/register/signup" target="_top"><input type="hidden" name="key" value="${key}">
<button class="main">${say(language, "consent.agree")}</button>
<a class="quiet" href="${wayBack(visit)}" target="_top">${say(language, "consent.refuse")}</a></form>`,
    script: { name: "tell-parent", message: consentGiven },
    parameters: { key },
    isFramed: true,
  };
}
