import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import type { Referrer } from "../data/register-calls.ts";

const notCheckedCodes: readonly string[] = ["CLUB_UNAVAILABLE", "TOO_MANY_REQUESTS"];
const refusedCodes: readonly string[] = ["REFERRAL_UNKNOWN", "REFERRAL_OWN"];

/** Whether nobody has said anything about the code: the club could not be asked. */
export function wasNotChecked({ kind, code }: Pick<CallFailure, "kind" | "code">): boolean {
  return kind === "network" || kind === "server" || notCheckedCodes.includes(code);
}

/** Whether the form was refused because of the friend's code; nothing is used up by it. */
export function isReferralRefused({ code }: Pick<CallFailure, "code">): boolean {
  return refusedCodes.includes(code);
}

/**
 * The friend's code that is sent with the form [REF-01, SGN-31]: a verified one, or one that could
 * not be checked, which the club validates on joining. A refused one is not sent [Q35].
 */
export function codeToSend(
  typed: string,
  referrer: Referrer | undefined,
  failure: CallFailure | undefined,
): string | undefined {
  if (referrer) return referrer.referralCode;
  return failure && wasNotChecked(failure) ? typed.trim() || undefined : undefined;
}
