import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { KeepHtml } from "./kept-html.ts";
import { PageContext } from "./page-context.ts";

/** Room for about four thousand product cards. */
const keptCharacters = 8 * 1024 * 1024;
const kept = new LRUCache<string, string>({
  maxSize: keptCharacters,
  sizeCalculation: (html, name) => html.length + name.length,
});

/**
 * A part is rendered once per distinct state: cards and filters took half of a page's rendering,
 * and recur across pages and renders.
 */
export const keepHtml: KeepHtml = (of, content, page) => {
  const name = JSON.stringify([page.language, page.webp, of]);
  const known = kept.get(name);
  if (known !== undefined) return known;
  const html = renderToString(<PageContext value={page}>{content}</PageContext>);
  kept.set(name, html);
  return html;
};
