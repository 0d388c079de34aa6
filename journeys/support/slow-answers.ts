import type { Page, Request } from "playwright-core";
import { expect } from "vitest";

/** Calls of the gateways, and what pages of a list fetch as they change. */
const answers = /operationName=|\.data(\?|$)/;
const isAsked = (request: Request): boolean => request.method() !== "OPTIONS" && answers.test(request.url());

/** Longer than half a second after a press, within which browsers forgive what moves. */
const answerMs = 1_000;
/** What an answer asks for in its turn is asked by then. */
const restMs = 500;

/**
 * Holds back each answer of both gateways and each list by a second or a little more, each
 * differently, so that they come one after the other.
 * @returns waits until all that the page asked for has come
 */
export async function slowAnswers(page: Page): Promise<() => Promise<void>> {
  const open = new Set<Request>();
  let asked = 0;
  let last = Date.now();
  const settle = (request: Request): void => {
    if (open.delete(request)) last = Date.now();
  };
  page.on("request", (request) => {
    if (isAsked(request)) open.add(request);
  });
  page.on("requestfinished", settle);
  page.on("requestfailed", settle);
  await page.route(answers, async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, answerMs + (asked % 4) * 150));
    // The page may have been left by then.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    last = Date.now();
    await expect.poll(() => open.size === 0 && Date.now() - last > restMs, { timeout: 20_000 }).toBe(true);
  };
}
