import {
  clubBalancePath,
  clubBalanceQuestion,
  clubPointsPath,
  clubPointsRequest,
} from "@gelora/contracts/club-points.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountServiceDoor } from "../../platform/service-door.ts";
import { answerBalance } from "./use-cases/answer-balance.ts";
import { answerPointsRequest } from "./use-cases/answer-points-request.ts";

/**
 * The endpoints where the shop asks what a member may spend, and holds, spends and gives back points
 * for its orders.
 */
export function mountServicePoints(platform: Platform, server: FastifyInstance): void {
  mountServiceDoor(platform, server, {
    path: clubPointsPath,
    shape: clubPointsRequest,
    take: (principal, request) => answerPointsRequest(platform, principal, request),
  });
  mountServiceDoor(platform, server, {
    path: clubBalancePath,
    shape: clubBalanceQuestion,
    take: (principal) => answerBalance(platform, principal),
  });
}
