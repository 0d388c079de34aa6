import { createContext, type RouterContextProvider } from "react-router";

/** What becomes of a finished page; set by loaders while it is made. An unavailable page lacks what it is there for. */
export type PageFate = { incomplete: boolean; unavailable: boolean };

export const pageFateContext = createContext<PageFate>();

/** The header by which the rendering tells the page cache not to keep an answer. */
export const incompleteHeader = "gelora-incomplete";

/** Says that a page lacks something because a call failed: it is shown, and never kept. */
export function markIncomplete(context: Readonly<RouterContextProvider>): void {
  context.get(pageFateContext).incomplete = true;
}

/** Says that what a page is there for could not be had: it is shown with 503, so that nobody takes it for the page, and never kept. */
export function markUnavailable(context: Readonly<RouterContextProvider>): void {
  const fate = context.get(pageFateContext);
  fate.incomplete = true;
  fate.unavailable = true;
}
