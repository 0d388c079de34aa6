import { noPoints } from "@gelora/money/points.ts";
import type { Platform } from "../../../platform/platform.ts";
import { selectAccount } from "../storage/account.ts";

/** What the checkout needs to know about a member's points [LNK-26, PIN-09]. */
export async function showAccount(platform: Platform, memberCode: string) {
  const { available, pin } = (await selectAccount(platform, memberCode)) ?? { available: noPoints, pin: "none" };
  return { available, havePin: pin !== "none", pinDisabled: pin === "disabled" };
}
