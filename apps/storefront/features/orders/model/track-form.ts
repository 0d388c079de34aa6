import { isEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf, mobileFault } from "@gelora/locale/mobile.ts";

export type TrackForm = {
  readonly orderCode: string;
  readonly by: "email" | "mobile";
  readonly email: string;
  readonly mobile: string;
};

export type TrackFaults = {
  readonly orderCode?: "codeEmpty" | undefined;
  readonly contact?: "emailEmpty" | "emailInvalid" | "mobileEmpty" | "mobileLength" | "mobileInvalid" | undefined;
};

const mobileFaults = {
  MOBILE_EMPTY: "mobileEmpty",
  MOBILE_LENGTH: "mobileLength",
  MOBILE_INVALID: "mobileInvalid",
} as const;

/** What has to be mended before an order can be looked for, as keys of words [Q79]. */
export function faultsOf(form: TrackForm): TrackFaults {
  const orderCode = form.orderCode.trim() === "" ? "codeEmpty" : undefined;
  return { orderCode, contact: form.by === "email" ? emailFault(form.email.trim()) : phoneFault(form.mobile) };
}

function emailFault(email: string): TrackFaults["contact"] {
  if (email === "") return "emailEmpty";
  return isEmail(email) ? undefined : "emailInvalid";
}

function phoneFault(mobile: string): TrackFaults["contact"] {
  const fault = mobileFault(mobile);
  return fault && mobileFaults[fault];
}

/** The question for the shop; only the contact that was chosen is asked by. */
export function trackInput(form: TrackForm): { orderCode: string; email?: string; mobile?: string } {
  const orderCode = form.orderCode.trim();
  return form.by === "email"
    ? { orderCode, email: form.email.trim() }
    : { orderCode, mobile: mobileDigitsOf(form.mobile) };
}
