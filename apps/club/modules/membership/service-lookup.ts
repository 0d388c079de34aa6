import { clubLookupPath, clubLookupQuestion } from "@gelora/contracts/club-lookup.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountServiceDoor } from "../../platform/service-door.ts";
import { isMember } from "./use-cases/is-member.ts";

/**
 * The endpoint where the shop checks at registration whether a mobile number belongs to a member.
 */
export function mountServiceLookup(platform: Platform, server: FastifyInstance): void {
  mountServiceDoor(platform, server, {
    path: clubLookupPath,
    shape: clubLookupQuestion,
    take: (principal, { mobile }) => isMember(platform, principal, mobile),
  });
}
