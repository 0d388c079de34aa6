import { foldEmail, isEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";

/**
 * What is to be verified, folded so that one number or mailbox has one form: tries and sends are
 * counted by it.
 */
export type Subject = { readonly kind: "mobile" | "email"; readonly address: string };

/** @returns the typed text, folded; undefined when it is neither a mobile number nor an address */
export function subjectOf(typed: string): Subject | undefined {
  if (isEmail(typed)) return { kind: "email", address: foldEmail(typed) };
  return mobileError(typed) ? undefined : { kind: "mobile", address: mobileDigitsOf(typed) };
}

/** Enough to recognise one's own: `s•••@example.com`, `+62 •••• 789`. */
export function maskSubject({ kind, address }: Subject): string {
  if (kind === "mobile") return `+62 •••• ${address.slice(-3)}`;
  return `${address.slice(0, 1)}•••${address.slice(address.lastIndexOf("@"))}`;
}

export function subjectKey({ kind, address }: Subject): string {
  return `${kind}:${address}`;
}

/**
 * Callers without a session share one flow per source: what one of them has proven must not serve
 * another.
 */
export function isShared(flow: string): boolean {
  return flow.startsWith("source:");
}

/** A part of a flow in which codes prove an order and nothing else. */
export function flowAbout(flow: string, orderCode: string): string {
  return `order:${orderCode}:${flow}`;
}

/**
 * The purpose of a code: where it is no order's it depends on the caller, since a member changes
 * their own contact and everyone else registers.
 */
export function purposeOf(flow: string): "change" | "registration" | "order" {
  if (flow.startsWith("order:")) return "order";
  return flow.startsWith("member:") ? "change" : "registration";
}
