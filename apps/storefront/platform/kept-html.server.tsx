import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { KeepHtml } from "./kept-html.ts";
import { PageContext } from "./page-context.ts";

/** Room for some four thousand cards of products. */
const keptCharacters = 8 * 1024 * 1024;
const kept = new LRUCache<string, string>({
  maxSize: keptCharacters,
  sizeCalculation: (html, name) => html.length + name.length,
});

/** A part is rendered once for each state that it was seen in: the cards and filters were half of a page's rendering, and are the same on many pages and from one making of a page to the next. */
export const keepHtml: KeepHtml = (of, content, page) => {
  const name = JSON.stringify([page.language, page.webp, of]);
  const known = kept.get(name);
  if (known !== undefined) return known;
  const html = renderToString(<PageContext value={page}>{content}</PageContext>);
  kept.set(name, html);
  return html;
};
