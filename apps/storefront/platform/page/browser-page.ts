import type { Page } from "./page-context.ts";

let current: Page | undefined;

/** Set by the root on every browser render, for code outside of components. */
export function tellBrowserPage(page: Page): void {
  current = page;
}

/** Whether there is one yet, for what begins before the page is hydrated. */
export const isPageKnown = (): boolean => current !== undefined;

export function browserPage(): Page {
  if (!current) throw new Error("The page has not been hydrated yet.");
  return current;
}
