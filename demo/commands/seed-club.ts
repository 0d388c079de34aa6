// Writes the seeded people into the club's database, creating it when necessary:
// `node demo/commands/seed-club.ts`. The club's own settings name the database. Existing people are
// not changed. It is a separate process also because creating an embedded database takes 350 MB
// more than using it (PGlite 0.5.16), which would never be released.
import { seedMembers } from "../../apps/club/modules/membership/membership.ts";
import { referralCodeOf } from "../../apps/club/modules/referral/referral.ts";
import { readClubConfiguration } from "../../apps/club/platform/configuration.ts";
import { openClubPlatform } from "../../apps/club/server/club.ts";
import { seedClubPoints } from "../people/seed-club-points.ts";
import { seededClubMembers } from "../people/seeded-people.ts";

const { platform, close } = await openClubPlatform(readClubConfiguration(process.env), "the seeder");
try {
  await seedMembers(platform, seededClubMembers);
  for (const { memberCode } of seededClubMembers) await referralCodeOf(platform, memberCode);
  await seedClubPoints(platform);
} finally {
  await close();
}
