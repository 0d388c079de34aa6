import { sessionLookupPath, sessionLookupQuestion } from "@gelora/contracts/session-lookup.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountServiceDoor } from "../../platform/service-door.ts";
import { sayWhoseSession } from "./use-cases/say-whose-session.ts";

/** The endpoint where the club's gateway looks up whose session a call to it carries. */
export function mountServiceSession(platform: Platform, server: FastifyInstance): void {
  mountServiceDoor(platform, server, {
    path: sessionLookupPath,
    shape: sessionLookupQuestion,
    take: (principal, question) => sayWhoseSession(platform, principal, question),
  });
}
