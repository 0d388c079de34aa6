import { type Points, points } from "@gelora/money/points.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import type { Platform } from "../../../platform/platform.ts";
import { askBalance } from "../../club-link/club-link.ts";

/**
 * What a member may spend now.
 * @returns failure POINTS_UNAVAILABLE when the club does not answer, POINTS_NOT_LINKED
 */
export async function availablePoints(platform: Platform, accountCode: string): Promise<Outcome<Points>> {
  try {
    const available = await askBalance(platform, accountCode);
    return available === null ? failure("POINTS_NOT_LINKED") : success(points(available));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error }, "the club did not say what a member may spend");
    return failure("POINTS_UNAVAILABLE");
  }
}
