import { clubSignOut, clubSignOutPath } from "@gelora/contracts/club-sign-out.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountServiceDoor } from "../../platform/service-door.ts";
import { endVisits } from "./use-cases/end-visits.ts";

/** The endpoint for the shop's word that a member has signed out there. */
export function mountServiceSignOut(platform: Platform, server: FastifyInstance): void {
  mountServiceDoor(platform, server, {
    path: clubSignOutPath,
    shape: clubSignOut,
    take: (principal, signOut) => endVisits(platform, principal, signOut),
  });
}
