import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";
import type { Failure } from "@gelora/outcomes/outcome.ts";
import { sourceOf } from "@gelora/service-kit/source-of.ts";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform/platform.ts";
import { siteAddress, type Visit } from "../domain/visit.ts";
import { say } from "../domain/words.ts";
import type { Refusal } from "../pages/form-parts.ts";
import { codeStep, passwordPage } from "../pages/password-page.ts";
import { type Renewal, renewPassword, sendPasswordCode } from "../use-cases/renew-password.ts";
import type { Answer } from "./member-page.ts";
import { refusalOf } from "./refusal-of.ts";
import { flowKeyOf, flowMobileOf, queryOf, typed } from "./site-request.ts";

/** What a handler of an open page is given. */
export type OpenRequest = { readonly platform: Platform; readonly request: FastifyRequest; readonly visit: Visit };

/** At the step of the code: for the number that this browser has asked one for. */
export async function showPasswordPage({ platform, request, visit }: OpenRequest): Promise<Answer> {
  const isCodeStep = queryOf(request).get("step") === codeStep.step;
  const mobile = isCodeStep ? flowMobileOf(platform, request) : undefined;
  return passwordPage(visit, { mobile: mobile ?? "", isSent: mobile !== undefined });
}

/** The number in the form, the digits after +62; undefined if it is none. */
export function mobileOfForm(request: FastifyRequest): string | undefined {
  const written = typed(request, "mobile");
  return mobileError(written) ? undefined : mobileDigitsOf(written);
}

/**
 * The number stays in the form, not in an address, so the form for the code answers here.
 * @param flowKey of the browser, which the code is bound to
 */
export async function sendCodeForPassword({ platform, request, visit }: OpenRequest, flowKey: string): Promise<Answer> {
  const mobile = mobileOfForm(request);
  if (mobile === undefined) {
    const refusal = { field: "mobile", text: say(visit.language, "password.mobileWrong") };
    return passwordPage(visit, { mobile: typed(request, "mobile"), isSent: false, refusals: [refusal] });
  }
  const asked = { mobile, language: visit.language, source: sourceOf(request.ip), flowKey };
  const sent = await sendPasswordCode(platform, asked);
  // A code that was sent a moment ago is still good: its form is shown.
  return passwordPage(visit, {
    mobile,
    isSent: true,
    ...(sent.ok ? {} : { refusals: [refusalOf(visit, sent.failure)] }),
  });
}

export async function savePassword({ platform, request, visit }: OpenRequest): Promise<Answer> {
  const mobile = mobileDigitsOf(typed(request, "mobile"));
  if (mobileError(mobile)) return { leadTo: siteAddress("password", visit) };
  const [code, password, again] = [typed(request, "code").trim(), typed(request, "password"), typed(request, "again")];
  const empty = emptyFields(visit, { code, password });
  if (empty.length > 0) return passwordPage(visit, { mobile, isSent: true, refusals: empty });
  const renewed = await renewPassword(platform, {
    mobile,
    code,
    password,
    again,
    flowKey: flowKeyOf(platform, request),
  });
  if (!renewed.ok)
    return passwordPage(visit, { mobile, isSent: true, refusals: [refusalOfPassword(visit, renewed.failure)] });
  if (renewed.value === "renewed") return { leadTo: siteAddress("done", visit, { what: "password" }) };
  return passwordPage(visit, { mobile, isSent: true, refusals: [refusalOfRenewal(visit, renewed.value)] });
}

/** Everything that is missing is said at once, and costs no attempt at the code. */
function emptyFields({ language }: Visit, typedIn: { readonly code: string; readonly password: string }): Refusal[] {
  return [
    ...(typedIn.code === "" ? [{ field: "code", text: say(language, "pin.codeEmpty") }] : []),
    ...(typedIn.password === "" ? [{ field: "password", text: say(language, "password.empty") }] : []),
  ];
}

function refusalOfRenewal({ language }: Visit, renewal: Exclude<Renewal, "renewed">): Refusal {
  if (renewal === "same password") return { field: "password", text: say(language, "password.same") };
  return { field: "code", text: say(language, "pin.codeWrong") };
}

function refusalOfPassword(visit: Visit, failure: Failure): Refusal {
  switch (failure.code) {
    case "PASSWORD_RULES":
      return { field: "password", text: say(visit.language, "password.rules") };
    case "PASSWORD_COMMON":
      return { field: "password", text: say(visit.language, "password.common") };
    case "PASSWORDS_DIFFER":
      return { field: "again", text: say(visit.language, "password.differ") };
    default:
      return refusalOf(visit, failure);
  }
}
