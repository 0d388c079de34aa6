import { type Points, points } from "@gelora/money/points.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { askBalance } from "../../club-link/club-link.ts";
import { orNothing } from "../../club-link/or-nothing.ts";

/**
 * What a member may spend now.
 * @returns failure POINTS_UNAVAILABLE when the club does not answer, POINTS_NOT_LINKED
 */
export async function availablePoints(platform: Platform, accountCode: string): Promise<Outcome<Points>> {
  const available = await orNothing(platform, () => askBalance(platform, accountCode));
  if (available === undefined) return failure("POINTS_UNAVAILABLE");
  return available === null ? failure("POINTS_NOT_LINKED") : success(points(available));
}
