import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { PageContext } from "../../platform/page-context.ts";
import type { MakeCard } from "./made-cards-context.ts";
import { CardInside } from "./product-card.tsx";

/** Room for some four thousand cards. */
const keptCharacters = 8 * 1024 * 1024;
const kept = new LRUCache<string, string>({
  maxSize: keptCharacters,
  sizeCalculation: (html, name) => html.length + name.length,
});

/**
 * A card is rendered once for each state that its product was seen in, and stands on many pages: forty cards were a third of a page's rendering. The few whose pictures are wanted at
 * once are left to the page, since React then tells the browser of the picture in the document's head.
 */
export const keptCard: MakeCard = (card, page, words) => {
  if (card.eager) return undefined;
  const name = JSON.stringify([page.language, page.webp, card]);
  const known = kept.get(name);
  if (known) return known;
  const html = renderToString(
    <PageContext value={page}>
      <CardInside {...card} words={words} />
    </PageContext>,
  );
  kept.set(name, html);
  return html;
};
