import type { Document } from "../gateway/document.ts";
import type { CallResult } from "../gateway/gateway-call.ts";
import { callInSession } from "./session-call.ts";

/** Calls the club from a browser, in the shopper's session at the shop [OPS-06]. */
export function callClub<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables,
): Promise<CallResult<Result>> {
  return callInSession("clubUrl", document, variables);
}
