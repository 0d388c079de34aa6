import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { agreement, refusal } from "../../../platform/refusals.ts";
import { takeInPicture } from "../use-cases/return-pictures.ts";

export const pictureDoor = "/returns/pictures";

/** The largest file; base64 makes four bytes of three. */
const mostBytes = 10 * 1024 * 1024;
const bodyLimit = Math.ceil((mostBytes * 4) / 3) + 1024;

const body = z.object({ ticket: z.string().min(20).max(100), picture: z.base64().min(1) });

/**
 * The door for files: a ticket of `startReturnPicture` and one picture. It needs no session, since
 * nobody else has the ticket, and answers with the common envelope.
 */
export function mountPictureDoor(platform: Platform, server: FastifyInstance): void {
  const take = async (given: unknown): Promise<Outcome<void>> => {
    const read = body.safeParse(given);
    if (!read.success) return failure("PICTURE_INVALID");
    return takeInPicture(platform, read.data.ticket, Buffer.from(read.data.picture, "base64"));
  };
  server.post(pictureDoor, { bodyLimit }, async (request, reply) => {
    reply.headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    const outcome = await take(request.body);
    const now = platform.clock.now();
    return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
  });
}
