import { milliseconds } from "@gelora/service-kit/durations.ts";
import { callHttp } from "@gelora/service-kit/http-call.ts";
import type { RouterContextProvider } from "react-router";
import type { Document } from "./document.ts";
import { type CallResult, callGateway, type Send } from "./gateway-call.ts";
import { factsOf } from "./request-facts.ts";
import { storefrontSettings } from "./settings.server.ts";

/** A page waits no longer for the shop; what is missing then is left out, or the page says so. */
const longestWaitMs = 4000;

let send: Send | undefined;

/** Lets calls leave by plain `node:http`, which costs a third of what `fetch` does: a page makes several. The rendering does so; loaders in tests meet the stubbed `fetch`. */
export function callShopPlainly(): void {
  send = async (address, { headers, body }) => {
    const { status, text } = await callHttp(address, {
      method: "POST",
      headers,
      body,
      timeout: milliseconds(longestWaitMs),
    });
    return { status, json: async (): Promise<unknown> => JSON.parse(text) };
  };
}

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
    ...(send ? { send } : { signal: AbortSignal.timeout(longestWaitMs) }),
  });
}
