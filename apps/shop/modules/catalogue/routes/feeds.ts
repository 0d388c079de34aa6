import { createReadStream } from "node:fs";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { languages } from "@gelora/locale/language.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { sourceOf } from "@gelora/service-kit/source-of.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform/platform.ts";
import { feedKinds, merchantFeed } from "../use-cases/merchant-feed.ts";
import { productFeed } from "../use-cases/product-feed.ts";
import { type Feed, feedFile } from "../use-cases/stored-feeds.ts";

const endings = { google: "xml", meta: "csv" } as const;

/** A feed has some ten megabytes, and those who take them do so a few times a day. */
const fetchesPerMinute = 20;

/**
 * `GET /feeds/google-{language}.xml` and `/feeds/meta-{language}.csv`: every sku for Google
 * Merchant Center and Meta's catalogues, with storefront addresses.
 *
 * `GET /feeds/products.json`: every product that can be bought, as one JSON array of `{
 * productCode, skuCode, name, names, price, listPrice, image, url, category, brand, sport,
 * availability }`, for recommendation services. `image` is a media key; `url` is a storefront
 * address; `name` is English, `names` has all languages.
 *
 * Compressed for clients that accept it, as all these do.
 */
export function mountFeeds(platform: Platform, server: FastifyInstance): void {
  const limit = platform.counts.limit("feeds", { tries: fetchesPerMinute, within: minutes(1) });
  const mount = (path: string, type: string, feed: Feed): void => {
    server.get(path, async (request, reply) => {
      const wait = await limit.take(sourceOf(request.ip));
      if (wait > 0) return reply.code(429).header("retry-after", wait).type("text/plain").send("Too many requests.");
      const file = createReadStream(await feedFile(platform, feed));
      const age = feed.freshFor / 1000;
      reply.type(type).header("vary", "accept-encoding").header("cache-control", `max-age=${age}`);
      const takesGzip = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
      return takesGzip ? reply.header("content-encoding", "gzip").send(file) : reply.send(unpacked(file));
    });
  };
  mount("/feeds/products.json", "application/json", productFeed(platform));
  for (const kind of ["google", "meta"] as const)
    for (const language of languages)
      mount(
        `/feeds/${kind}-${language}.${endings[kind]}`,
        feedKinds[kind].type,
        merchantFeed(platform, kind, language),
      );
}

/**
 * The text of a compressed file. A client that leaves before its end leaves no open file behind, as
 * with `pipe`.
 */
export function unpacked(file: Readable): Readable {
  return pipeline(file, createGunzip(), () => {});
}
