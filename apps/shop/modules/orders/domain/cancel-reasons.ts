import type { Language } from "@gelora/locale/language.ts";
import { say } from "./words.ts";

/** Why a shopper cancels, in the order offered [Q78]. */
const reasons = ["CHANGED_MIND", "WRONG_ITEM", "WRONG_ADDRESS", "OTHER_PAYMENT", "BETTER_PRICE", "OTHER"] as const;

export function cancelReasonsIn(language: Language): { code: string; name: string }[] {
  return reasons.map((code) => ({ code, name: say(language, `reason.${code}`) }));
}

export function isCancelReason(code: string): boolean {
  return reasons.some((known) => known === code);
}

/** The reason in words; a code no longer offered is shown as it is. */
export function cancelReasonName(code: string, language: Language): string {
  const reason = reasons.find((known) => known === code);
  return reason ? say(language, `reason.${reason}`) : code;
}
