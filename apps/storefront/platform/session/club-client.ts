import type { Document } from "../gateway/document.ts";
import type { CallResult } from "../gateway/gateway-call.ts";
import { callInSession, usualWaitMs } from "./session-call.ts";

/**
 * How long a page waits for what it only shows: less than for an act, whose outcome matters more.
 */
export const clubReadWaitMs = 5000;

/**
 * Calls the club from a browser, in the shopper's session at the shop [OPS-06]. A missing answer is
 * the club's failure, not the shop's: CLUB_SLOW after the timeout, else CLUB_UNAVAILABLE.
 * @param waitMs the timeout
 */
export async function callClub<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables,
  waitMs = usualWaitMs,
): Promise<CallResult<Result>> {
  const result = await callInSession("clubUrl", document, variables, waitMs);
  if (result.ok || result.failure.kind !== "network") return result;
  return { ok: false, failure: { ...result.failure, code: result.failure.isLate ? "CLUB_SLOW" : "CLUB_UNAVAILABLE" } };
}
