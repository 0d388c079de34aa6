import { isEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";

export type TrackForm = {
  readonly orderCode: string;
  readonly by: "email" | "mobile";
  readonly email: string;
  readonly mobile: string;
};

/**
 * The form as a message's link fills it in. The link of a WhatsApp message ends in `by=mobile`:
 * a shopper who opens it types the number that the message has reached.
 */
export function formFrom(query: URLSearchParams): TrackForm {
  const asksMobile = query.get("by") === "mobile" || query.has("mobile");
  return {
    orderCode: query.get("orderCode") ?? "",
    by: asksMobile ? "mobile" : "email",
    email: query.get("email") ?? "",
    mobile: query.get("mobile") ?? "",
  };
}

export type TrackErrors = {
  readonly orderCode?: "codeEmpty" | undefined;
  readonly contact?: "emailEmpty" | "emailInvalid" | "mobileEmpty" | "mobileLength" | "mobileInvalid" | undefined;
};

const mobileErrors = {
  MOBILE_EMPTY: "mobileEmpty",
  MOBILE_LENGTH: "mobileLength",
  MOBILE_INVALID: "mobileInvalid",
} as const;

/** Errors in the order search form, as keys of words [Q79]. */
export function errorsOf(form: TrackForm): TrackErrors {
  const orderCode = form.orderCode.trim() === "" ? "codeEmpty" : undefined;
  return { orderCode, contact: form.by === "email" ? emailError(form.email.trim()) : phoneError(form.mobile) };
}

function emailError(email: string): TrackErrors["contact"] {
  if (email === "") return "emailEmpty";
  return isEmail(email) ? undefined : "emailInvalid";
}

function phoneError(mobile: string): TrackErrors["contact"] {
  const error = mobileError(mobile);
  return error && mobileErrors[error];
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

/** The form that sends a proof. */
export function formOfProof({ orderCode, email, mobile }: Proof): TrackForm {
  return { orderCode, by: mobile ? "mobile" : "email", email: email ?? "", mobile: mobile ?? "" };
}

const codeOf = (orderCode: string): string => orderCode.trim().toUpperCase();

/** The proof of this order in what a tab has noted; undefined without one. */
export function proofIn(note: string | undefined, orderCode: string): Proof | undefined {
  const [code = "", kind, contact] = note?.split(" ") ?? [];
  if (!contact || codeOf(code) !== codeOf(orderCode)) return undefined;
  if (kind === "email") return { orderCode: code, email: contact };
  return kind === "mobile" ? { orderCode: code, mobile: contact } : undefined;
}

/** As a tab notes a proof that has found its order. */
export function noteOfProof({ orderCode, email, mobile }: Proof): string {
  return mobile ? `${orderCode} mobile ${mobile}` : `${orderCode} email ${email ?? ""}`;
}
