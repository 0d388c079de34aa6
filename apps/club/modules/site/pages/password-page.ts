import { type Html, html } from "@gelora/locale/html.ts";
import { shownMobile } from "@gelora/locale/mobile.ts";
import { siteAddress, type Visit } from "../domain/visit.ts";
import { say } from "../domain/words.ts";
import { field, form, notice, type Refusal } from "./form-parts.ts";
import type { SitePage } from "./whole-page.ts";

export type PasswordForm = {
  /** What was typed, while the code is still to be sent; after that the digits after +62. */
  readonly mobile: string;
  readonly isSent: boolean;
  readonly refusals?: readonly Refusal[];
};

/** The step that asks for the code, in an address of the page. */
export const codeStep = { step: "code" } as const;

const codeLength = 6;
const longestMobile = 20;
/** More than the rule permits: what is too long is refused, not cut off. */
const longestPassword = 64;

/** Creates a new password by a code to the number that MapClub knows [PWD-03]. */
export function passwordPage(visit: Visit, given: PasswordForm): SitePage {
  const { refusals = [], isSent } = given;
  const content = isSent ? passwordForm(visit, given) : numberForm(visit, given);
  return {
    name: "password",
    title: say(visit.language, "password.title"),
    body: html`${notice(refusals)}<p class="lead">${say(visit.language, "password.lead")}</p>${content}`,
    ...(refusals.length > 0 ? { hasError: true, status: 422 } : {}),
    ...(isSent ? { parameters: codeStep } : {}),
  };
}

function numberForm(visit: Visit, { mobile, refusals = [] }: PasswordForm): Html {
  const { language } = visit;
  const words = { label: say(language, "password.mobile"), hint: say(language, "password.mobileHint") };
  const kind = { type: "tel", autocomplete: "tel-national", maxLength: longestMobile, value: mobile } as const;
  const number = field({ name: "mobile", ...words, ...kind }, refusals);
  return form(siteAddress("password/code", visit), number, say(language, "password.send"));
}

function passwordForm(visit: Visit, { mobile, refusals = [] }: PasswordForm): Html {
  const { language } = visit;
  const number = html`<input type="hidden" name="mobile" value="${mobile}">`;
  const secret = { type: "password", autocomplete: "new-password", maxLength: longestPassword } as const;
  const sent = { type: "text", autocomplete: "one-time-code", isNumeric: true, maxLength: codeLength } as const;
  const hint = say(language, "password.newHint");
  const fields = [
    number,
    field({ name: "code", label: say(language, "password.code"), ...sent }, refusals),
    field({ name: "password", label: say(language, "password.new"), hint, ...secret }, refusals),
    field({ name: "again", label: say(language, "password.again"), ...secret }, refusals),
  ];
  return html`<p class="sent">${say(language, "password.sent", { mobile: shownMobile(mobile) })}</p>
${form(siteAddress("password", visit), html`${fields}`, say(language, "password.set"))}
${form(siteAddress("password/code", visit), number, say(language, "password.sendAgain"), "quiet")}
<p><a href="${siteAddress("password", visit)}">${say(language, "password.otherNumber")}</a></p>`;
}
