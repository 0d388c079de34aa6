import { leaveToPay } from "../../platform/leave-to-pay.ts";
import { ownPath } from "../../platform/own-path.ts";

/**
 * The page of ours that the `form` of a placed order names [PAY-01, Q74], or undefined when it leads to the payment provider: an address, or an HTML form.
 * Anything else leads home.
 */
export function ownPageOf(form: string | null | undefined): string | undefined {
  const text = form?.trim() ?? "";
  return /^(https?:\/\/|<)/i.test(text) ? undefined : ownPath(text);
}

/** Goes where the order's payment leads. */
export function followForm(form: string | null | undefined, navigate: (path: string) => unknown): void {
  const page = ownPageOf(form);
  if (page === undefined) leaveToPay(form);
  else navigate(page);
}
