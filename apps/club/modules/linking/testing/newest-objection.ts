import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { NoticeChannel } from "../domain/link-change.ts";
import { newObjection } from "../storage/link-changes.ts";

/** The secret that a message about the newest change of this card would carry. */
export async function newestObjection(platform: Platform, memberCode: string, channel: NoticeChannel = "mail") {
  const { rows } = await sql<{ id: string }>`
    select change_id as id from link_changes
    where member_code = ${memberCode} order by position desc limit 1`.execute(platform.database.tables());
  const token = rows[0] && (await newObjection(platform, rows[0].id, channel));
  if (!token) throw new Error("this card has no change");
  return token;
}
