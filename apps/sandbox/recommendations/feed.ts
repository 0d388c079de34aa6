import { type Milliseconds, minutes, seconds } from "@gelora/service-kit/durations.ts";
import type { Log } from "@gelora/service-kit/log.ts";
import { z } from "zod";
import type { FeedProduct } from "./related.ts";

const productSchema = z.object({
  productCode: z.string(),
  skuCode: z.string(),
  name: z.string(),
  names: z.record(z.string(), z.string()).optional(),
  price: z.number(),
  listPrice: z.number().optional(),
  image: z
    .string()
    .nullable()
    .transform((image) => image ?? ""),
  url: z.string(),
  category: z.string(),
  brand: z.string(),
  sport: z.string(),
});

export type Feed = {
  readonly products: readonly FeedProduct[];
  /**
   * The product of a sku or product code. The feed names one sku per product; others match by the
   * product code that they begin with, as `P100-BLACK-42` begins with `P100`.
   */
  find(code: string): FeedProduct | undefined;
};

const emptyFeed: Feed = { products: [], find: () => undefined };
const largestFeedBytes = 64 * 1024 * 1024;

/**
 * The merchant's products, fetched on first use and again every few minutes. While a new feed is
 * loading, or cannot be fetched, the last one is used.
 * @returns a function that returns the current feed, empty before the first one
 */
export function createFeedReader(url: string, log: Log, refreshAfter: Milliseconds = minutes(3)): () => Promise<Feed> {
  let feed: Feed | undefined;
  let nextFetchAt = 0;
  let running: Promise<void> | undefined;
  const refresh = async (): Promise<void> => {
    try {
      feed = feedOf(await fetchProducts(url));
      nextFetchAt = Date.now() + refreshAfter;
    } catch (error) {
      log.warn({ err: error }, "the product feed could not be read");
      nextFetchAt = Date.now() + seconds(5);
    }
  };
  return async () => {
    if (Date.now() >= nextFetchAt) {
      running ??= refresh().finally(() => {
        running = undefined;
      });
      if (!feed) await running;
    }
    return feed ?? emptyFeed;
  };
}

async function fetchProducts(url: string): Promise<FeedProduct[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(seconds(10)) });
  if (!response.ok) throw new Error(`the feed answered ${response.status}`);
  const text = await response.text();
  if (text.length > largestFeedBytes) throw new Error("the feed is too large");
  return parseFeed(text);
}

/**
 * Parses an array, or one product per line. Invalid entries are skipped: one bad line must not
 * disable all recommendations.
 */
export function parseFeed(text: string): FeedProduct[] {
  const entries: unknown[] = text.trimStart().startsWith("[")
    ? z.array(z.unknown()).parse(JSON.parse(text))
    : text.split("\n").flatMap(parseLine);
  return entries.flatMap((entry) => {
    const product = productSchema.safeParse(entry);
    return product.success ? [product.data] : [];
  });
}

function parseLine(line: string): unknown[] {
  if (line.trim() === "") return [];
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

function feedOf(products: readonly FeedProduct[]): Feed {
  const byCode = new Map<string, FeedProduct>();
  for (const product of products) {
    byCode.set(product.skuCode, product);
    if (!byCode.has(product.productCode)) byCode.set(product.productCode, product);
  }
  return { products, find: (code) => findByBeginning(byCode, code) };
}

function findByBeginning(byCode: ReadonlyMap<string, FeedProduct>, code: string): FeedProduct | undefined {
  for (let known = code; known !== ""; known = known.slice(0, Math.max(0, known.lastIndexOf("-")))) {
    const product = byCode.get(known);
    if (product) return product;
  }
  return undefined;
}
