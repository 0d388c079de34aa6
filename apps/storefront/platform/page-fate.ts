import { createContext, type RouterContextProvider } from "react-router";

/** What becomes of a finished page; set by loaders while it is made. */
export type PageFate = { incomplete: boolean };

export const pageFateContext = createContext<PageFate>();

/** The header by which the rendering tells the page cache not to keep an answer. */
export const incompleteHeader = "gelora-incomplete";

/** Says that a page lacks something because a call failed: it is shown, and never kept. */
export function markIncomplete(context: Readonly<RouterContextProvider>): void {
  context.get(pageFateContext).incomplete = true;
}
