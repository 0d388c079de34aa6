import { clubPinPath, clubPinQuestion } from "@gelora/contracts/club-pin.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountServiceDoor } from "../../platform/service-door.ts";
import { answerPin } from "./use-cases/answer-pin.ts";

/** The endpoint where the shop exchanges the PIN that came with an order for a proof. */
export function mountServicePin(platform: Platform, server: FastifyInstance): void {
  mountServiceDoor(platform, server, {
    path: clubPinPath,
    shape: clubPinQuestion,
    take: (principal, { pin }) => answerPin(platform, principal, pin),
  });
}
