import { MediaStoreAway } from "@gelora/service-kit/media-store.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform/platform.ts";
import { readPicture } from "../../pictures/pictures.ts";
import { isShown } from "../storage/read-reviews.ts";

const path = "/reviews/pictures";

const sizes = { small: "-small", whole: "" } as const;

export function reviewPictureAddress(
  { configuration }: Platform,
  pictureCode: string,
  size: "small" | "whole",
): string {
  return new URL(`${path}/${pictureCode}${sizes[size]}.jpg`, configuration.SHOP_URL).href;
}

const awayOf = (platform: Platform) => (error: unknown) => {
  if (!(error instanceof MediaStoreAway)) throw error;
  platform.log.warn({ err: error }, "no picture of a review");
  return "away" as const;
};

/**
 * Pictures of reviews that are shown, to everyone. Kept by browsers for an hour, so that one that
 * is taken down is soon gone.
 */
export function mountReviewPictures(platform: Platform, server: FastifyInstance): void {
  server.get<{ Params: { name: string } }>(`${path}/:name`, async ({ params }, reply) => {
    reply.header("x-content-type-options", "nosniff");
    const [, code = "", small] = /^([0-9a-f-]{36})(-small)?\.jpg$/.exec(params.name) ?? [];
    const found = code
      ? await readPicture(platform, code, small ? "small" : "whole").catch(awayOf(platform))
      : undefined;
    if (found === "away") return reply.code(503).headers({ "cache-control": "no-store", "retry-after": 5 }).send();
    if (!found || !(await isShown(platform, found.thingCode)))
      return reply.code(404).header("cache-control", "no-store").send();
    return reply
      .headers({ "cache-control": "public, max-age=3600", "content-security-policy": "default-src 'none'" })
      .type("image/jpeg")
      .send(found.jpeg);
  });
}
