import type { Log } from "@gelora/service-kit/log.ts";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { createFeedReader, type Feed } from "./feed.ts";
import { type FeedProduct, relatedTo } from "./related.ts";

/**
 * The hosted recommendation engine: `GET /recommendations?sku=&lang=` [PDP-25]. Names are in the
 * requested language where the feed has it. It never fails; an unknown product gets no
 * recommendations.
 */
export function mountRecommendations(server: FastifyInstance, settings: { readonly feedUrl: string }, log: Log): void {
  const currentFeed = createFeedReader(settings.feedUrl, log);
  // Ranking a large shop takes milliseconds, and the same few products are viewed again and again.
  const ranked = new LRUCache<string, { readonly feed: Feed; readonly related: readonly FeedProduct[] }>({ max: 5000 });
  server.get<{ Querystring: { sku?: string; lang?: string } }>("/recommendations", async ({ query }) => {
    const feed = await currentFeed();
    const sku = query.sku ?? "";
    const known = ranked.get(sku);
    const product = feed.find(sku);
    const related = known?.feed === feed ? known.related : product ? relatedTo(product, feed.products) : [];
    if (product) ranked.set(sku, { feed, related });
    return { Items: related.map((one) => itemOf(one, query.lang ?? "")) };
  });
}

function itemOf(product: FeedProduct, language: string) {
  return {
    Fields: {
      Name: product.names?.[language] ?? product.name,
      Price: product.price,
      ProductPrice: product.listPrice,
      ImageURL: product.image,
      URL: product.url,
      SKU: product.skuCode,
    },
  };
}
