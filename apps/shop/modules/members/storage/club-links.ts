import type { ClubLinkReport } from "@gelora/contracts/club-links.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { MembersTables } from "./members-tables.ts";

/**
 * Stores a report unless the one before is as new: versions, not the order of arrival, decide.
 * @returns whether it was newer
 */
export async function upsertClubLink(
  platform: Platform,
  { accountCode, memberCode, version }: ClubLinkReport,
): Promise<boolean> {
  const { rows } = await sql`
    insert into club_links as known (account_code, loyalty_member_id, link_version)
    values (${accountCode}, ${memberCode}, ${version})
    on conflict (account_code) do update set
      loyalty_member_id = excluded.loyalty_member_id, link_version = excluded.link_version
    where known.link_version < excluded.link_version
    returning account_code`.execute(platform.database.tables<MembersTables>());
  return rows.length > 0;
}
