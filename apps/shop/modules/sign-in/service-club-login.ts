import { clubLoginPath, clubLoginQuestion } from "@gelora/contracts/club-login.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountServiceDoor } from "../../platform/service-door.ts";
import { logInForClub } from "./use-cases/log-in-for-club.ts";

/** The endpoint where the club has a session opened for the account of a card. */
export function mountServiceClubLogin(platform: Platform, server: FastifyInstance): void {
  mountServiceDoor(platform, server, {
    path: clubLoginPath,
    shape: clubLoginQuestion,
    take: (principal, question) => logInForClub(platform, principal, question),
  });
}
