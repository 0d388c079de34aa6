import { points } from "@gelora/money/points.ts";
import { claimPurchases } from "../../apps/club/modules/earning/earning.ts";
import { addPointsTo } from "../../apps/club/modules/ledger/ledger.ts";
import { reportLinks } from "../../apps/club/modules/linking/linking.ts";
import { insertLink } from "../../apps/club/modules/membership/membership.ts";
import { hasPassword, setPassword } from "../../apps/club/modules/passwords/passwords.ts";
import { setPin } from "../../apps/club/modules/pin/pin.ts";
import type { Platform } from "../../apps/club/platform/platform.ts";
import { seedClubHistories } from "./seed-club-histories.ts";
import { type SeededClubLink, type SeededClubMember, seededClubLinks, seededClubMembers } from "./seeded-people.ts";

/**
 * Gives the seeded members a password and a past, and links accounts at the shop to them, with
 * points to spend and a PIN, once. Nobody is notified. Never in production: the secrets are public
 * in this repository.
 */
export async function seedClubPoints(platform: Platform): Promise<void> {
  if (platform.configuration.GELORA_ENVIRONMENT === "production") return;
  for (const member of seededClubMembers) await seedPassword(platform, member);
  await seedClubHistories(platform);
  for (const link of seededClubLinks) await seedLink(platform, link);
}

async function seedPassword(platform: Platform, member: SeededClubMember): Promise<void> {
  if (member.password === undefined || (await hasPassword(platform, member.memberCode))) return;
  const set = await setPassword(platform, { language: "id-ID", ...member }, member.password);
  if (!set.ok) throw new Error(`The password of ${member.firstName} could not be set: ${set.failure.code}`);
}

async function seedLink(platform: Platform, link: SeededClubLink): Promise<void> {
  const { accountCode, memberCode, points: amount, pin } = link;
  const isNew = await platform.database.transaction(async () => {
    const isLinked = await insertLink(platform, { accountCode, memberCode });
    if (isLinked) {
      await claimPurchases(platform, accountCode);
      await reportLinks(platform, [accountCode]);
    }
    return isLinked && addPointsTo(platform, { memberCode, fact: `seeded:${memberCode}`, points: points(amount) });
  });
  if (isNew && pin !== undefined) await setPin(platform, memberCode, pin);
}
