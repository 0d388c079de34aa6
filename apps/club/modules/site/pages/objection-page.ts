import { html } from "@gelora/locale/html.ts";
import type { Ending } from "../../linking/linking.ts";
import { siteAddress, type Visit } from "../domain/visit.ts";
import { say } from "../domain/words.ts";
import { form } from "./form-parts.ts";
import type { SitePage } from "./whole-page.ts";

/** What an objection comes to, before or after the press. */
type Outlook = { readonly ending: Ending; readonly isLocked: boolean };

/**
 * Asks whether a change of the card's link is undone, and says what the press would come to.
 * Opening the address does nothing yet: programs that follow links in messages object to nothing.
 */
export function objectionPage(visit: Visit, token: string, outlook: Outlook): SitePage {
  const { language } = visit;
  const onlyLocks = isLockAlone(outlook);
  const lead = say(language, onlyLocks ? "objection.leadLock" : "objection.lead");
  const what = [say(language, `objection.will.${outlook.ending}`), lockOf(visit, outlook)].join(" ").trim();
  const content = html`<input type="hidden" name="token" value="${token}">`;
  return {
    name: "objection",
    title: say(language, "objection.title"),
    body: html`<p class="lead">${lead}</p><p>${what}</p>
${form(siteAddress("objection", visit), content, say(language, onlyLocks ? "objection.lock" : "objection.undo"))}`,
    parameters: { token },
  };
}

/** What came of an objection; the next step is a new password. */
export function objectedPage(visit: Visit, token: string, outlook: Outlook): SitePage {
  const { language } = visit;
  const came = [say(language, `objection.done.${outlook.ending}`), lockOf(visit, outlook)].join(" ").trim();
  return {
    name: "objection",
    title: say(language, isLockAlone(outlook) ? "objection.lockedTitle" : "objection.doneTitle"),
    body: html`<p class="lead">${came}</p><p><a href="${siteAddress("password", visit)}">${say(language, "objection.password")}</a></p>`,
    parameters: { token },
  };
}

/** Nothing can be undone with this secret; the next step is to ask our team. */
export function closedObjectionPage({ language, shop }: Visit): SitePage {
  return {
    name: "objection",
    title: say(language, "objection.expiredTitle"),
    body: html`<p class="lead">${say(language, "objection.expired")}</p><p><a href="${shop}/contact-us">${say(language, "objection.contact")}</a></p>`,
    status: 403,
  };
}

/** The link does not go back to what it was: no words may promise that a change is undone. */
const isLockAlone = ({ ending, isLocked }: Outlook): boolean =>
  isLocked && (ending === "accountTaken" || ending === "unsure");

function lockOf({ language }: Visit, { ending, isLocked }: Outlook): string {
  if (!isLocked) return "";
  return say(language, ending === "back" ? "objection.locked" : "objection.lockedUnlinked");
}
