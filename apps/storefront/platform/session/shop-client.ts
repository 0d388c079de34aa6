import type { Document } from "../gateway/document.ts";
import type { CallResult } from "../gateway/gateway-call.ts";
import { callInSession } from "./session-call.ts";

/** Calls the shop from a browser, in the shopper's session. See `callInSession`. */
export function callShop<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables,
): Promise<CallResult<Result>> {
  return callInSession("shopUrl", document, variables);
}
