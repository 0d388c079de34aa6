import { html } from "../domain/html.ts";
import { siteAddress, type Visit } from "../domain/visit.ts";
import { say } from "../domain/words.ts";
import { form, notice, type Refusal } from "./form-parts.ts";
import type { SitePage } from "./whole-page.ts";

/**
 * Asks whether a change of the card's link is undone. Opening the address does nothing yet:
 * programs that look at links in messages object to nothing.
 */
export function objectionPage(visit: Visit, token: string, refusal?: Refusal): SitePage {
  const { language } = visit;
  const content = html`<input type="hidden" name="token" value="${token}">`;
  return {
    name: "objection",
    title: say(language, "objection.title"),
    body: html`${notice(refusal ? [refusal] : [])}<p class="lead">${say(language, "objection.lead")}</p><p>${say(language, "objection.what")}</p>
${form(siteAddress("objection", visit), content, say(language, "objection.undo"))}`,
    parameters: { token },
    ...(refusal ? { hasError: true, status: 422 } : {}),
  };
}

/** What came of an objection; the next step is a new password, or to ask our team. */
export function objectedPage(visit: Visit, came: "restored" | "notRestored" | "expired"): SitePage {
  const { language, shop } = visit;
  const title = came === "expired" ? "objection.expiredTitle" : "objection.doneTitle";
  const password = html`<p><a href="${siteAddress("password", visit)}">${say(language, "objection.password")}</a></p>`;
  const contact = html`<p><a href="${shop}/contact-us">${say(language, "objection.contact")}</a></p>`;
  return {
    name: "objection",
    title: say(language, title),
    body: html`<p class="lead">${say(language, `objection.${came}`)}</p>${came === "expired" ? contact : password}`,
    ...(came === "expired" ? { status: 403 } : {}),
  };
}
