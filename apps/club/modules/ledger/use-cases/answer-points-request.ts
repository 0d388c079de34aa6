import { type ClubPointsAnswer, type ClubPointsRequest, clubPointsProgram } from "@gelora/contracts/club-points.ts";
import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import { points } from "@gelora/money/points.ts";
import type { Statement } from "@gelora/service-kit/database.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { linkedMember } from "../../membership/membership.ts";
import { spentProof } from "../../pin/pin.ts";
import { releasePoints, returnPoints, spendPoints } from "./end-hold.ts";
import { holdByPin } from "./hold-by-pin.ts";
import { holdPoints } from "./hold-points.ts";

/** The member for whom points are to be held; undefined for other requests too. */
export function memberAskedFor(
  { kind, code }: AssertedPrincipal,
  { act }: ClubPointsRequest,
): Statement<string | undefined> {
  return act === "hold" && kind === "member" ? linkedMember(code) : async () => undefined;
}

/**
 * Serves the shop's requests: points are held for the member that the shop asks for, who has
 * entered their PIN, and for nobody else; the shop's program reports what happens to an
 * order.
 * @param memberCode the answer of `memberAskedFor`
 */
export async function answerPointsRequest(
  platform: Platform,
  principal: AssertedPrincipal,
  request: ClubPointsRequest,
  memberCode: string | undefined,
): Promise<ClubPointsAnswer | typeof notAllowed> {
  if (request.act === "hold") {
    if (principal.kind !== "member") return notAllowed;
    if (memberCode === undefined) return { ok: false, code: "NOT_LINKED" };
    const wanted = { orderCode: request.orderCode, memberCode, points: points(request.points) };
    if ("pin" in request) return holdByPin(platform, { ...wanted, accountCode: principal.code }, request.pin);
    return holdPoints(platform, { ...wanted, isPermitted: spentProof(platform, memberCode, request.proof) });
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
