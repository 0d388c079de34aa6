import { createContext, type ReactNode, useContext } from "react";
import { type Page, usePage } from "./page-context.ts";

/** Makes HTML of a part of a page, or takes what was made of the same before. */
export type KeepHtml = (of: unknown, content: ReactNode, page: Page) => string;

/** Filled on the server alone: the browser renders the same parts from their data. */
export const KeptHtmlContext = /* @__PURE__ */ createContext<KeepHtml | undefined>(undefined);

/**
 * What an element holds, for parts that stand on many pages: on the server as HTML that is kept. `content` may use the page's facts (`usePage`) and no other hook.
 * @param of all that `content` is made of beside the page's facts; undefined for a part that had better be rendered with its page
 */
export const useKeptHtml = import.meta.env.SSR
  ? useKept
  : (_of: unknown, content: ReactNode) => ({ children: content });

function useKept(of: unknown, content: ReactNode) {
  const page = usePage();
  const keep = useContext(KeptHtmlContext);
  if (!keep || of === undefined) return { children: content };
  // Made by our own components, which escape what they are given
  return { dangerouslySetInnerHTML: { __html: keep(of, content, page) } };
}
