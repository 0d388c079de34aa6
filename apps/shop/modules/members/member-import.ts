/** Members who come from elsewhere than the registration form: seeds, an older shop, tests. */

import type { Platform } from "../../platform/platform.ts";
import type { Member } from "./domain/member.ts";
import { selectMember } from "./storage/members.ts";
import { insertMember } from "./storage/write-members.ts";

/** Writes the members who are not there yet; those that are stay as they are. @returns the codes of the new ones */
export async function importMembers(platform: Platform, members: readonly Member[]): Promise<readonly string[]> {
  return platform.database.transaction(async () => {
    const added: string[] = [];
    for (const member of members) {
      if (await selectMember(platform, member.memberCode)) continue;
      await insertMember(platform, member);
      added.push(member.memberCode);
    }
    return added;
  });
}
