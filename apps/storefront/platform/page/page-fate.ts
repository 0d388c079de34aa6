import { createContext, type RouterContextProvider } from "react-router";

/**
 * What happens to a finished page; set by loaders during rendering. An unavailable page lacks its
 * main content.
 */
export type PageFate = { incomplete: boolean; unavailable: boolean };

export const pageFateContext = createContext<PageFate>();

/** The header by which rendering instructs the page cache not to store a response. */
export const incompleteHeader = "gelora-incomplete";

/** Marks a page as incomplete because a call failed: it is shown, and never cached. */
export function markIncomplete(context: Readonly<RouterContextProvider>): void {
  context.get(pageFateContext).incomplete = true;
}

/** Marks a page's main content as unavailable: it is sent with 503, and never cached. */
export function markUnavailable(context: Readonly<RouterContextProvider>): void {
  const fate = context.get(pageFateContext);
  fate.incomplete = true;
  fate.unavailable = true;
}
