import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import { type CallFailure, failureOfResult } from "../../../platform/gateway/gateway-failures.ts";
import { callClub, clubReadWaitMs } from "../../../platform/session/club-client.ts";
import { type GuestCard, guestCardOf } from "../guest-card.ts";
import { memberStatusDocument } from "./loyalty-documents.ts";

type Found = { readonly card: GuestCard } | { readonly failure: CallFailure };

/**
 * Asks the club whose number it is [CHK-15, CHK-16].
 * @param typed a valid number
 */
export async function findGuestCard(typed: string): Promise<Found> {
  const mobile = mobileDigitsOf(typed);
  const result = await callClub(memberStatusDocument, { phone: mobile }, clubReadWaitMs);
  if (!result.ok) return { failure: result.failure };
  const answer = result.value.checkMemberStatus;
  const failure = failureOfResult(answer ?? {});
  if (failure || !answer) return { failure: failure ?? unknown(mobile) };
  const card = guestCardOf(typed, answer);
  return card ? { card } : { failure: unknown(mobile) };
}

/** The shop says the same of such a number in an order [Q73]. */
function unknown(mobile: string): CallFailure {
  return { kind: "refused", code: "LOYALTY_ACCOUNT_NOT_FOUND", message: "", details: { mobile } };
}
