import { points } from "@gelora/money/points.ts";
import { claimPurchases } from "../../apps/club/modules/earning/earning.ts";
import { addPointsTo } from "../../apps/club/modules/ledger/ledger.ts";
import { insertLink } from "../../apps/club/modules/membership/membership.ts";
import { setPin } from "../../apps/club/modules/pin/pin.ts";
import type { Platform } from "../../apps/club/platform/platform.ts";
import { type SeededClubLink, seededClubLinks } from "./seeded-people.ts";

/**
 * Links the seeded accounts at the shop to their members, with points to spend and a PIN, once.
 * Never in production: the PINs are public in this repository.
 */
export async function seedClubPoints(platform: Platform): Promise<void> {
  if (platform.configuration.GELORA_ENVIRONMENT === "production") return;
  for (const link of seededClubLinks) await seedLink(platform, link);
}

async function seedLink(platform: Platform, link: SeededClubLink): Promise<void> {
  const { accountCode, memberCode, points: amount, pin } = link;
  const isNew = await platform.database.transaction(async () => {
    const isLinked = await insertLink(platform, { accountCode, memberCode });
    if (isLinked) await claimPurchases(platform, accountCode);
    return isLinked && addPointsTo(platform, { memberCode, fact: `seeded:${memberCode}`, points: points(amount) });
  });
  if (isNew && pin !== undefined) await setPin(platform, memberCode, pin);
}
