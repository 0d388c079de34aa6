import { ownPath } from "../../platform/page/own-path.ts";
import { leaveToPay } from "./leave-to-pay.ts";

/**
 * Our own page that a placed order's `form` names [PAY-01, Q74], or undefined if it leads to the
 * payment provider by address or HTML form. Anything else leads home.
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
