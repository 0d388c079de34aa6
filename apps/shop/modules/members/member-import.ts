/** Members who come from elsewhere than the registration form: seeds, an older shop, tests. */

import { readBirthDate } from "@gelora/person/birth-date.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "./domain/member.ts";
import { selectMember } from "./storage/members.ts";
import { insertMember } from "./storage/write-members.ts";

/** A member as others write them down, with the day of birth as `2000-03-05` or in another spelling that the forms know. */
export type ImportedMember = Omit<Member, "birthDate"> & { readonly birthDate?: string };

/**
 * Writes the members who are not there yet; those that are stay as they are.
 * @returns the codes of the new ones
 * @throws Error for a day of birth that is none, and for a verified address or number that another member has
 */
export async function importMembers(
  platform: Platform,
  members: readonly ImportedMember[],
): Promise<readonly string[]> {
  return platform.database.transaction(async () => {
    const added: string[] = [];
    for (const { birthDate: written, ...member } of members) {
      if (await selectMember(platform, member.memberCode)) continue;
      const birthDate = written === undefined ? undefined : readBirthDate(written);
      if (written !== undefined && !birthDate) throw new Error(`${written} is no day of birth`);
      await insertMember(platform, { ...member, ...(birthDate ? { birthDate } : {}) });
      added.push(member.memberCode);
    }
    return added;
  });
}
