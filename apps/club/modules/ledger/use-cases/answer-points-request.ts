import { type ClubPointsAnswer, type ClubPointsRequest, clubPointsProgram } from "@gelora/contracts/club-points.ts";
import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import { points } from "@gelora/money/points.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { memberOfAccount } from "../../membership/membership.ts";
import { spendProof } from "../../pin/pin.ts";
import { releasePoints, returnPoints, spendPoints } from "./end-hold.ts";
import { holdPoints } from "./hold-points.ts";

/**
 * Serves the shop's requests: points are held for the member that the shop asks for, who has entered
 * their PIN, and for nobody else; what became of an order is reported by the shop's program.
 */
export async function answerPointsRequest(
  platform: Platform,
  principal: AssertedPrincipal,
  request: ClubPointsRequest,
): Promise<ClubPointsAnswer | typeof notAllowed> {
  if (request.act === "hold") {
    if (principal.kind !== "member") return notAllowed;
    const memberCode = await memberOfAccount(platform, principal.code);
    if (memberCode === undefined) return { ok: false, code: "NOT_LINKED" };
    return holdPoints(platform, {
      orderCode: request.orderCode,
      memberCode,
      points: points(request.points),
      isPermitted: () => spendProof(platform, memberCode, request.proof),
    });
  }
  if (principal.kind !== "program" || principal.code !== clubPointsProgram) return notAllowed;
  switch (request.act) {
    case "spend":
      return spendPoints(platform, request.orderCode);
    case "release":
      return releasePoints(platform, request.orderCode);
    case "return":
      return returnPoints(platform, { ...request, points: points(request.points) });
  }
}
