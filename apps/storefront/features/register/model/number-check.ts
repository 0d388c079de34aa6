import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";

/** The next step after checking a number [REG-10, REG-26, REG-27, REG-36, Q11]. */
export type NumberStep =
  | { readonly kind: "verify"; readonly hasRecord: boolean }
  /** `shop`: a shop account only; `both`: the club knows the number as well. */
  | { readonly kind: "registered"; readonly by: "both" | "shop" }
  | { readonly kind: "refused"; readonly failure: CallFailure };

/** Nobody has the number, or only the club does. */
const unknownHere = ["MEMBER_NOT_FOUND_IN_BOTH", "MEMBER_NOT_FOUND"];
/** It belongs to an inactive member, whose record the sign-up continues [Q12]. */
const inactiveHere = ["PHONE_NOT_VERIFIED", "ACCOUNT_NOT_ACTIVATED"];

export function stepAfterCheck(result: CallResult<unknown>): NumberStep {
  if (result.ok) return { kind: "registered", by: "both" };
  const { failure } = result;
  if (failure.code === "MEMBER_SPORT_STATION_ALREADY_EXISTS") return { kind: "registered", by: "shop" };
  if (unknownHere.includes(failure.code)) return { kind: "verify", hasRecord: false };
  if (inactiveHere.includes(failure.code)) return { kind: "verify", hasRecord: true };
  return { kind: "refused", failure };
}
