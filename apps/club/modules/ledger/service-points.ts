import {
  clubBalancePath,
  clubBalanceQuestion,
  clubPointsPath,
  clubPointsRequest,
} from "@gelora/contracts/club-points.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { mountLookingServiceDoor } from "../../platform/service-door.ts";
import { answerBalance, spendableBy } from "./use-cases/answer-balance.ts";
import { answerPointsRequest, memberAskedFor } from "./use-cases/answer-points-request.ts";

/**
 * The endpoints where the shop asks what a member may spend, and holds, spends and gives back
 * points for its orders.
 */
export function mountServicePoints(platform: Platform, server: FastifyInstance): void {
  mountLookingServiceDoor(platform, server, {
    path: clubPointsPath,
    shape: clubPointsRequest,
    look: memberAskedFor,
    take: (principal, request, memberCode) => answerPointsRequest(platform, principal, request, memberCode),
  });
  mountLookingServiceDoor(platform, server, {
    path: clubBalancePath,
    shape: clubBalanceQuestion,
    look: spendableBy,
    take: (principal, _question, balance) => answerBalance(principal, balance),
  });
}
