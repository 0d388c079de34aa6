import { importClubLink, importMembers } from "../../apps/shop/modules/members/member-import.ts";
import { hashPassword, storePassword } from "../../apps/shop/modules/passwords/passwords.ts";
import type { Platform } from "../../apps/shop/platform/platform.ts";
import { seededClubLinks, seededShopMembers } from "./seeded-people.ts";

/**
 * Writes the shop's seeded members, whose passwords are public in this repository. Existing members
 * are not changed. Never used in production: anyone could sign in.
 * @returns how many are new
 */
export async function seedShopMembers(platform: Platform): Promise<number> {
  if (platform.configuration.GELORA_ENVIRONMENT === "production") return 0;
  let added = 0;
  for (const { member, password } of seededShopMembers) {
    const hash = password === undefined ? undefined : await hashPassword(password);
    if (hash && !hash.ok)
      throw new Error(`The password of ${member.firstName} could not be hashed: ${hash.failure.code}`);
    await platform.database.transaction(async () => {
      const [isNew] = await importMembers(platform, [member]);
      if (isNew && hash) await storePassword(platform, member.memberCode, hash.value);
      const link = seededClubLinks.find(({ accountCode }) => accountCode === member.memberCode);
      if (isNew && link) await importClubLink(platform, link.accountCode, link.memberCode);
      if (isNew) added += 1;
    });
  }
  return added;
}
