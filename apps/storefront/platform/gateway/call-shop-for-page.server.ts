import type { Language } from "@gelora/locale/language.ts";
import { milliseconds } from "@gelora/service-kit/durations.ts";
import { callHttpTwiceIfClosed } from "@gelora/service-kit/http-call.ts";
import type { RouterContextProvider } from "react-router";
import { factsOf } from "../page/request-facts.ts";
import { storefrontSettings } from "../page/settings.server.ts";
import type { Document } from "./document.ts";
import { type CallResult, callGateway, type Send } from "./gateway-call.ts";

/** A page's timeout for the shop; what is missing then is left out, or the page says so. */
export const longestWaitMs = 4000;

let send: Send | undefined;

/**
 * Lets calls use plain `node:http`, at a third of the cost of `fetch`: a page makes several.
 * Rendering does so; loaders in tests use the stubbed `fetch`. Pages only read, so a call that a
 * closing connection swallowed is made again.
 */
export function callByPlainHttp(): void {
  send = async (address, { headers, body }) => {
    const { status, text } = await callHttpTwiceIfClosed(address, {
      method: "POST",
      headers,
      body,
      timeout: milliseconds(longestWaitMs),
    });
    return { status, json: async (): Promise<unknown> => JSON.parse(text) };
  };
}

/**
 * Asks the shop for public data, in the page's language if no other is named, and without a token.
 * For loaders only.
 */
export function callShopForPage<Result, Variables>(
  context: Readonly<RouterContextProvider>,
  document: Document<Result, Variables>,
  variables: Variables,
  language: Language = factsOf(context).language,
): Promise<CallResult<Result>> {
  const settings = storefrontSettings();
  const { preview } = factsOf(context);
  return callGateway(document, variables, {
    base: settings.SHOP_URL,
    language,
    siteCode: settings.SITE_CODE,
    ...(preview ? { preview } : {}),
    ...(send ? { send } : { signal: AbortSignal.timeout(longestWaitMs) }),
  });
}
