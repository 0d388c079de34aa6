import { MediaStoreAway } from "@gelora/service-kit/media-store.ts";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { createFinishedImages, type FinishedImagesOptions, tooBusy } from "./finished-images.ts";
import { readImageAddress } from "./image-address.ts";

const forever = "public, max-age=31536000, immutable";
const contentTypes = { webp: "image/webp", jpg: "image/jpeg" } as const;
const retryAfterSeconds = 2;

function refuse(reply: FastifyReply, status: 404 | 503): FastifyReply {
  if (status === 503) reply.header("retry-after", retryAfterSeconds);
  return reply
    .code(status)
    .header("cache-control", status === 404 ? "public, max-age=60" : "no-store")
    .type("text/plain; charset=utf-8")
    .send(status === 404 ? "No such picture." : "This picture cannot be drawn now. Please try again.");
}

/**
 * The picture route `/img/{mediaKey}@{width}.{format}` (IMG-01 to IMG-04), from the server's
 * sources of originals. Addresses are immutable: their content never changes. Anything else is a
 * cheap 404.
 */
export const imageRoutes: FastifyPluginAsync<FinishedImagesOptions> = async (app, options) => {
  const finishedImages = createFinishedImages(options);

  app.get<{ Params: { "*": string } }>("/img/*", async (request, reply) => {
    reply.header("x-content-type-options", "nosniff").header("content-security-policy", "default-src 'none'");
    const address = readImageAddress(request.params["*"]);
    if (!address) return refuse(reply, 404);
    const image = await finishedImages(address).catch((error: unknown): typeof tooBusy => {
      if (!(error instanceof MediaStoreAway)) throw error;
      request.log.warn({ err: error }, "no picture");
      return tooBusy;
    });
    if (image === "unknown") return refuse(reply, 404);
    if (image === tooBusy) return refuse(reply, 503);
    reply.header("cache-control", forever).header("etag", image.tag);
    if (request.headers["if-none-match"]?.includes(image.tag)) return reply.code(304).send();
    return reply.type(contentTypes[address.format]).send(image.bytes);
  });
};
