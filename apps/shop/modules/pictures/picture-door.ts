import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Platform } from "../../platform/platform.ts";
import { agreement, refusal } from "../../platform/refusals.ts";

/** The largest file; base64 makes four bytes of three. */
const mostBytes = 10 * 1024 * 1024;
const bodyLimit = Math.ceil((mostBytes * 4) / 3) + 1024;

const body = z.object({ ticket: z.string().min(20).max(100), picture: z.base64().min(1) });

/**
 * A door for files: a ticket and one picture. It needs no session, since nobody else has the
 * ticket, and answers with the common envelope.
 * @param takeIn draws the file of a ticket anew and keeps it
 */
export function mountDoorForPictures(
  { platform, server }: { readonly platform: Platform; readonly server: FastifyInstance },
  path: string,
  takeIn: (platform: Platform, ticket: string, file: Buffer) => Promise<Outcome<void>>,
): void {
  const take = async (given: unknown): Promise<Outcome<void>> => {
    const read = body.safeParse(given);
    if (!read.success) return failure("PICTURE_INVALID");
    return takeIn(platform, read.data.ticket, Buffer.from(read.data.picture, "base64"));
  };
  server.post(path, { bodyLimit }, async (request, reply) => {
    reply.headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    const outcome = await take(request.body);
    const now = platform.clock.now();
    return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
  });
}
