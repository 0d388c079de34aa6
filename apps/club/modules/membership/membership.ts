/** Who belongs to the club. */
import type { Platform } from "../../platform/platform.ts";
import { insertMembers, type Member } from "./storage/members.ts";

export type { Member } from "./storage/members.ts";

/** Writes the members of a seed; those that are there already stay as they are. */
export async function seedMembers(platform: Platform, members: readonly Member[]): Promise<void> {
  await insertMembers(platform, members);
}
