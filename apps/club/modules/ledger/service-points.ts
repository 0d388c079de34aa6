import { clubPointsPath, clubPointsRequest } from "@gelora/contracts/club-points.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountServiceDoor } from "../../platform/service-door.ts";
import { answerPointsRequest } from "./use-cases/answer-points-request.ts";

/** The endpoint where the shop holds, spends and gives back points for its orders. */
export function mountServicePoints(platform: Platform, server: FastifyInstance): void {
  mountServiceDoor(platform, server, {
    path: clubPointsPath,
    shape: clubPointsRequest,
    take: (principal, request) => answerPointsRequest(platform, principal, request),
  });
}
