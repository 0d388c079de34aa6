import { clubTierPath, clubTierQuestion } from "@gelora/contracts/club-tier.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountServiceDoor } from "../../platform/service-door.ts";
import { answerTier } from "./use-cases/answer-tier.ts";

/** The endpoint where the shop asks which tier a member has, for promotions that depend on it. */
export function mountServiceTier(platform: Platform, server: FastifyInstance): void {
  mountServiceDoor(platform, server, {
    path: clubTierPath,
    shape: clubTierQuestion,
    take: (principal) => answerTier(platform, principal),
  });
}
