import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { HtmlCache } from "./cached-html.ts";
import { PageContext } from "./page-context.ts";

/** Room for about four thousand product cards. */
const mostCharacters = 8 * 1024 * 1024;
const cached = new LRUCache<string, string>({
  maxSize: mostCharacters,
  sizeCalculation: (html, name) => html.length + name.length,
});

/**
 * A part is rendered once per distinct state: cards and filters took half of a page's rendering,
 * and recur across pages and renders.
 */
export const cachedHtml: HtmlCache = (of, content, page) => {
  const name = JSON.stringify([page.language, page.webp, of]);
  const known = cached.get(name);
  if (known !== undefined) return known;
  const html = renderToString(<PageContext value={page}>{content}</PageContext>);
  cached.set(name, html);
  return html;
};
