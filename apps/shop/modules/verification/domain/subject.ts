/** What is to be verified, folded so that one number or mailbox has one spelling: tries and sends are counted on it. */
export type Subject = { readonly kind: "mobile" | "email"; readonly address: string };

export function subjectKey({ kind, address }: Subject): string {
  return `${kind}:${address}`;
}

/** Callers without a session share one flow with everybody of their source: what one of them has shown must not serve another. */
export function isShared(flow: string): boolean {
  return flow.startsWith("source:");
}

/** What a code is for hangs on who asks: a member changes their own contact, everybody else registers. */
export function purposeOf(flow: string): "change" | "registration" {
  return flow.startsWith("member:") ? "change" : "registration";
}
