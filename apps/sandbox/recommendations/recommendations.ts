import type { Log } from "@gelora/service-kit/log.ts";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { createFeedReader, type Feed } from "./feed.ts";
import { relatedTo } from "./related.ts";

/** The hosted recommendation engine: `GET /recommendations?sku=` [PDP-25]. It never fails; what it does not know has no relatives. */
export function mountRecommendations(server: FastifyInstance, settings: { readonly feedUrl: string }, log: Log): void {
  const currentFeed = createFeedReader(settings.feedUrl, log);
  // Ranking a large shop takes milliseconds, and the same few products are looked at again and again.
  const ranked = new LRUCache<string, { readonly feed: Feed; readonly items: readonly object[] }>({ max: 5000 });
  server.get<{ Querystring: { sku?: string } }>("/recommendations", async ({ query }) => {
    const feed = await currentFeed();
    const sku = query.sku ?? "";
    const known = ranked.get(sku);
    if (known?.feed === feed) return { Items: known.items };
    const product = feed.find(sku);
    const items = product ? relatedTo(product, feed.products).map(itemOf) : [];
    if (product) ranked.set(sku, { feed, items });
    return { Items: items };
  });
}

function itemOf(product: { name: string; price: number; image: string; url: string; skuCode: string }) {
  return {
    Fields: {
      Name: product.name,
      Price: product.price,
      ImageURL: product.image,
      URL: product.url,
      SKU: product.skuCode,
    },
  };
}
