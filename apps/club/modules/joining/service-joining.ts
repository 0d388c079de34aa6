import { clubCardPath, clubCardQuestion, clubJoining, clubJoiningPath } from "@gelora/contracts/club-joining.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountServiceDoor } from "../../platform/service-door.ts";
import { joinClub } from "./use-cases/join-club.ts";
import { showCard } from "./use-cases/show-card.ts";

/** The endpoints for registrations at the shop: the card of a verified number, and joining. */
export function mountServiceJoining(platform: Platform, server: FastifyInstance): void {
  mountServiceDoor(platform, server, {
    path: clubCardPath,
    shape: clubCardQuestion,
    take: (principal, { mobile }) => showCard(platform, principal, mobile),
  });
  mountServiceDoor(platform, server, {
    path: clubJoiningPath,
    shape: clubJoining,
    take: (principal, request) => joinClub(platform, principal, request),
  });
}
