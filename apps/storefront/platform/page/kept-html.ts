import { createContext, type ReactNode, useContext } from "react";
import { type Page, usePage } from "./page-context.ts";

/** Renders a part of a page to HTML, or takes it from the cache. */
export type KeepHtml = (of: unknown, content: ReactNode, page: Page) => string;

/** Filled on the server only: the browser renders the same parts from their data. */
export const KeptHtmlContext = /* @__PURE__ */ createContext<KeepHtml | undefined>(undefined);

/**
 * The content of an element that recurs on many pages: on the server as cached HTML. `content` may
 * use the page's facts (`usePage`) and no other hook.
 * @param of everything that `content` depends on besides the page's facts; undefined for a part
 * that should not be cached
 */
export const useKeptHtml = import.meta.env.SSR
  ? useKept
  : (_of: unknown, content: ReactNode) => ({ children: content });

function useKept(of: unknown, content: ReactNode) {
  const page = usePage();
  const keep = useContext(KeptHtmlContext);
  if (!keep || of === undefined) return { children: content };
  // Made by our own components, which escape their input
  return { dangerouslySetInnerHTML: { __html: keep(of, content, page) } };
}
