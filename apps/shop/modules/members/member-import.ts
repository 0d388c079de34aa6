/** Members from elsewhere than the registration form: seeds, an older shop, tests. */

import { readBirthDate } from "@gelora/person/birth-date.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "./domain/member.ts";
import { upsertClubLink } from "./storage/club-links.ts";
import { findMember } from "./storage/members.ts";
import { insertMember } from "./storage/write-members.ts";

/**
 * A member as files describe them, with the day of birth as `2000-03-05` or in another format that
 * the forms accept.
 */
export type ImportedMember = Omit<Member, "birthDate"> & { readonly birthDate?: string };

/**
 * What the club will report first about an account that it links on its own side, so that it shows
 * before the report arrives.
 */
export async function importClubLink(platform: Platform, accountCode: string, memberCode: string): Promise<void> {
  await upsertClubLink(platform, { accountCode, memberCode, version: 1 });
}

/**
 * Inserts missing members; existing ones stay as they are.
 * @returns the codes of the new ones
 * @throws Error for an invalid day of birth, and for a verified address or number that another
 * member has
 */
export async function importMembers(
  platform: Platform,
  members: readonly ImportedMember[],
): Promise<readonly string[]> {
  return platform.database.transaction(async () => {
    const added: string[] = [];
    for (const { birthDate: written, ...member } of members) {
      if (await findMember(platform, member.memberCode)) continue;
      const birthDate = written === undefined ? undefined : readBirthDate(written);
      if (written !== undefined && !birthDate) throw new Error(`${written} is no day of birth`);
      await insertMember(platform, { ...member, ...(birthDate ? { birthDate } : {}) });
      added.push(member.memberCode);
    }
    return added;
  });
}
