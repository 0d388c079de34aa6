import { type Html, html } from "@gelora/locale/html.ts";
import { maskedMobile } from "@gelora/locale/mobile.ts";
import type { PinState } from "../../pin/pin.ts";
import { siteAddress, type Visit } from "../domain/visit.ts";
import { say } from "../domain/words.ts";
import { field, form, notice, type Refusal } from "./form-parts.ts";
import type { SitePage } from "./whole-page.ts";

/** How a PIN is set: by a code that is still to be sent, by a code, or by the current PIN. */
export type PinWay = "send" | "code" | "old";

export type PinForm = {
  readonly way: PinWay;
  readonly pin: PinState;
  /** The member's number, without +62. */
  readonly mobile: string;
  readonly refusals?: readonly Refusal[];
};

const pinLength = 6;
const codeLength = 6;

/** Sets a first PIN, changes it, or resets it by a code [PIN-02, PIN-05, CON-03]. */
export function pinPage(visit: Visit, given: PinForm): SitePage {
  const { language } = visit;
  const { way, pin, refusals = [] } = given;
  const title = way === "old" ? "pin.changeTitle" : pin === "none" ? "pin.setTitle" : "pin.resetTitle";
  return {
    name: "pin",
    title: say(language, title),
    body: html`${notice(refusals)}<p class="lead">${say(language, "pin.why")}</p>${bodies[way](visit, given)}`,
    isMembers: true,
    ...(refusals.length > 0 ? { hasError: true, status: 422 } : {}),
  };
}

const bodies: Readonly<Record<PinWay, (visit: Visit, given: PinForm) => Html>> = {
  send: (visit, { mobile, pin, refusals = [] }) =>
    html`${pin === "disabled" && refusals.length === 0 ? html`<p>${say(visit.language, "pin.disabled")}</p>` : undefined}
<p>${say(visit.language, "pin.sendLead", { mobile: maskedMobile(mobile) })}</p>${sendForm(visit, "pin.send", "main")}${oldInstead(visit, pin)}`,
  code: (
    visit,
    given,
  ) => html`<p class="sent">${say(visit.language, "pin.sent", { mobile: maskedMobile(given.mobile) })}</p>
${pinForm(visit, given, codeField(visit, given))}${sendForm(visit, "pin.sendAgain", "quiet")}
${oldInstead(visit, given.pin)}`,
  old: (visit, given) => html`${pinForm(visit, given, oldField(visit, given))}
<section><h2>${say(visit.language, "pin.forgotTitle")}</h2>
<p>${say(visit.language, "pin.sendLead", { mobile: maskedMobile(given.mobile) })}</p>${sendForm(visit, "pin.send", "quiet")}</section>`,
};

/** The way back for a member who remembers it after all. */
function oldInstead(visit: Visit, pin: PinState): Html | undefined {
  if (pin !== "usable") return undefined;
  return html`<p><a href="${siteAddress("pin", visit)}">${say(visit.language, "pin.oldInstead")}</a></p>`;
}

function sendForm(visit: Visit, words: "pin.send" | "pin.sendAgain", look: "main" | "quiet"): Html {
  return form(siteAddress("pin/code", visit), html``, say(visit.language, words), look);
}

/** @param proof the field that shows that it is the member who sets the PIN */
function pinForm(visit: Visit, { refusals = [] }: PinForm, proof: Html): Html {
  const { language } = visit;
  const kind = { type: "password", autocomplete: "new-password", maxLength: pinLength } as const;
  const pin = field(
    { name: "pin", label: say(language, "pin.new"), hint: say(language, "pin.newHint"), ...kind },
    refusals,
  );
  const again = field({ name: "again", label: say(language, "pin.again"), ...kind }, refusals);
  return form(siteAddress("pin", visit), html`${proof}${pin}${again}`, say(language, "pin.set"));
}

function codeField({ language }: Visit, { refusals = [] }: PinForm): Html {
  const kind = { type: "text", autocomplete: "one-time-code", isNumeric: true, maxLength: codeLength } as const;
  return field({ name: "code", label: say(language, "pin.code"), ...kind }, refusals);
}

function oldField({ language }: Visit, { refusals = [] }: PinForm): Html {
  const kind = { type: "password", autocomplete: "current-password", maxLength: pinLength } as const;
  return field({ name: "old", label: say(language, "pin.old"), ...kind }, refusals);
}
