import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { languages } from "@gelora/locale/language.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform/platform.ts";
import { feedFile, feedKinds } from "../use-cases/compose-feed.ts";

const endings = { google: "xml", meta: "csv" } as const;

/**
 * `GET /feeds/google-{language}.xml` and `/feeds/meta-{language}.csv`: every sku for Google
 * Merchant Center and Meta's catalogues, with storefront addresses. Compressed for whoever takes it
 * so, which both do.
 */
export function mountMerchantFeeds(platform: Platform, server: FastifyInstance): void {
  for (const kind of ["google", "meta"] as const)
    for (const language of languages)
      server.get(`/feeds/${kind}-${language}.${endings[kind]}`, async (request, reply) => {
        const file = createReadStream(await feedFile(platform, kind, language));
        reply.type(feedKinds[kind].type).header("vary", "accept-encoding").header("cache-control", "max-age=3600");
        const takesGzip = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
        return takesGzip ? reply.header("content-encoding", "gzip").send(file) : reply.send(file.pipe(createGunzip()));
      });
}
