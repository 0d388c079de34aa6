// Writes the seeded people into the club's database, which it creates when there is none: `node tools/people/seed-command.ts`. The club's own settings say which
// database. Who is there already stays as they are. It is a process of its own also because creating an embedded database takes 350 MB more than using
// it with PGlite 0.5.16, which is never given back and which the club should not carry for ever.
import { seedMembers } from "../../apps/club/modules/membership/membership.ts";
import { readClubConfiguration } from "../../apps/club/platform/configuration.ts";
import { openClubPlatform } from "../../apps/club/server/club.ts";
import { seededClubMembers } from "./seeded-people.ts";

const { platform } = await openClubPlatform(readClubConfiguration(process.env), "the seeder");
try {
  await seedMembers(platform, seededClubMembers);
} finally {
  await platform.database.close();
}
