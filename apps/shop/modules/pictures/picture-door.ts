import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import { sourceOf } from "@gelora/service-kit/source-of.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Platform } from "../../platform/platform.ts";
import { agreement, refusal } from "../../platform/refusals.ts";

/** The largest file; base64 makes four bytes of three. */
const mostBytes = 10 * 1024 * 1024;
export const mostBodyBytes = Math.ceil((mostBytes * 4) / 3) + 1024;

const body = z.object({ ticket: z.string().min(20).max(100), picture: z.base64().min(1) });

/** How many files are read at once, of one source and in all: each takes tens of megabytes. */
const mostAtOnce = { ofSource: 6, inAll: 16 } as const;

/**
 * Counts files that are being read. A file is refused before its body is read, whatever ticket it
 * will show: otherwise anyone could fill the memory.
 */
function readingRoom() {
  const reading = new Map<string, number>();
  let inAll = 0;
  const change = (source: string, by: number): void => {
    inAll += by;
    const left = (reading.get(source) ?? 0) + by;
    if (left > 0) reading.set(source, left);
    else reading.delete(source);
  };
  return {
    /** @returns the way out, or undefined when it is full */
    enter: (source: string): (() => void) | undefined => {
      if (inAll >= mostAtOnce.inAll || (reading.get(source) ?? 0) >= mostAtOnce.ofSource) return undefined;
      change(source, 1);
      return () => change(source, -1);
    },
  };
}

/**
 * A door for files: a ticket and one picture. It needs no session, since nobody else has the
 * ticket, and answers with the common envelope.
 * @param takeIn re-encodes the file of a ticket and stores it
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
  const room = readingRoom();
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    const leave = room.enter(sourceOf(request.ip));
    if (leave) reply.raw.once("close", leave);
    else await reply.header("connection", "close").send(refusal({ code: "BUSY", details: {} }, platform.clock.now()));
  };
  server.post(path, { bodyLimit: mostBodyBytes, onRequest }, async (request) => {
    const outcome = await take(request.body);
    const now = platform.clock.now();
    return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
  });
}
