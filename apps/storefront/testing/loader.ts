import { RouterContextProvider } from "react-router";
import { vi } from "vitest";
import { staticChromeContext } from "../chrome/static-chrome-context.ts";
import { pageFateContext } from "../platform/page/page-fate.ts";
import { type RequestFacts, requestFactsContext } from "../platform/page/request-facts.ts";
import { structuredDataContext } from "../platform/page/structured-data.ts";

type Operation = {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
};

/**
 * For tests: a shop that answers by operation name, and the calls to it.
 * @param answers `data` by operation name; a function receives the variables; a missing one is a
 * network failure
 */
export function fakeShop(answers: Readonly<Record<string, object | ((variables: Record<string, unknown>) => object)>>) {
  const asked: Operation[] = [];
  vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
    const { operationName, variables } = JSON.parse(String(init.body));
    asked.push({ operationName, variables, headers: new Headers(init.headers) });
    const answer = answers[operationName];
    if (!answer) throw new TypeError("fetch failed");
    return Response.json(typeof answer === "function" ? answer(variables) : { data: answer });
  });
  return asked;
}

/** For tests: a loader's arguments. */
export function loaderArguments(
  address: string,
  facts: Partial<RequestFacts> = {},
  params: Record<string, string> = {},
) {
  const context = new RouterContextProvider();
  context.set(requestFactsContext, { language: "en-US", device: "pc", webp: false, environment: "dev", ...facts });
  const fate = { incomplete: false, unavailable: false };
  context.set(pageFateContext, fate);
  context.set(staticChromeContext, undefined);
  context.set(structuredDataContext, []);
  const url = new URL(address, "http://gelora.example");
  return { request: new Request(url), url, context, params, pattern: "", unstable_pattern: "", fate } as const;
}
