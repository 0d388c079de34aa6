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

/** Errors in the order search form, as keys of words [Q79]. */
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

/** An order's number and one contact it was placed with. */
export type Proof = { readonly orderCode: string; readonly email?: string; readonly mobile?: string };

/** The shop's input; only the chosen contact is sent. */
export function trackInput(form: TrackForm): Proof {
  const orderCode = form.orderCode.trim();
  return form.by === "email"
    ? { orderCode, email: form.email.trim() }
    : { orderCode, mobile: mobileDigitsOf(form.mobile) };
}

export function isSameProof(one: Proof, other: Proof | undefined): boolean {
  return one.orderCode === other?.orderCode && one.email === other.email && one.mobile === other.mobile;
}
