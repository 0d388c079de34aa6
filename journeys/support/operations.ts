import type { Page, Request, Route } from "playwright-core";

const operationName = (address: string): string => new URL(address).searchParams.get("operationName") ?? "";

/**
 * Collects something of every GraphQL operation that the page sends from now on; the list grows.
 */
export function operationsOf(page: Page, what: (request: Request) => string): readonly string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && operationName(request.url()) !== "") seen.push(what(request));
  });
  return seen;
}

/** Answers one operation in place of the shop. */
export async function answerOperation(
  page: Page,
  name: RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(
    (address) => name.test(operationName(address.href)),
    (route) => (route.request().method() === "POST" ? answer(route) : route.fallback()),
  );
}
