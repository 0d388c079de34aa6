import { createContext, type ReactNode, useContext } from "react";
import { type Page, usePage } from "./page-context.ts";

/** Renders a part of a page to HTML, or takes it from the cache. */
export type HtmlCache = (of: unknown, content: ReactNode, page: Page) => string;

/** Filled on the server only: the browser renders the same parts from their data. */
export const CachedHtmlContext = /* @__PURE__ */ createContext<HtmlCache | undefined>(undefined);

/**
 * The content of an element that recurs on many pages: on the server as cached HTML. `content` may
 * use the page's facts (`usePage`) and no other hook.
 * @param of everything that `content` depends on besides the page's facts; undefined for a part
 * that should not be cached
 */
export const useCachedHtml = import.meta.env.SSR
  ? useCached
  : (_of: unknown, content: ReactNode) => ({ children: content });

function useCached(of: unknown, content: ReactNode) {
  const page = usePage();
  const htmlOf = useContext(CachedHtmlContext);
  if (!htmlOf || of === undefined) return { children: content };
  // Made by our own components, which escape their input
  return { dangerouslySetInnerHTML: { __html: htmlOf(of, content, page) } };
}
