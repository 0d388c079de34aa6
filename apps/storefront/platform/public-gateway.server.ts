import type { RouterContextProvider } from "react-router";
import type { Document } from "./document.ts";
import { type CallResult, callGateway } from "./gateway-call.ts";
import { factsOf } from "./request-facts.ts";
import { storefrontSettings } from "./settings.server.ts";

/** A page waits no longer for the shop; what is missing then is left out, or the page says so. */
const longestWaitMs = 4000;

/** Asks the shop for public data, in the page's language and without a token. For loaders only. */
export function askShop<Result, Variables>(
  context: Readonly<RouterContextProvider>,
  document: Document<Result, Variables>,
  variables: Variables,
): Promise<CallResult<Result>> {
  const settings = storefrontSettings();
  return callGateway(document, variables, {
    base: settings.SHOP_URL,
    language: factsOf(context).language,
    siteCode: settings.SITE_CODE,
    signal: AbortSignal.timeout(longestWaitMs),
  });
}
