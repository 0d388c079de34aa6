import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { MembersTables } from "./members-tables.ts";

/**
 * Leaves nothing of a member but the code that their orders carry, in the caller's transaction:
 * nobody can sign in with it, and address and number are free for a new account.
 */
export async function eraseMember(platform: Platform, memberCode: string): Promise<void> {
  const tables = platform.database.tables<MembersTables>();
  for (const table of ["member_identities", "email_links", "email_link_waits"] as const)
    await sql`delete from ${sql.table(table)} where member_code = ${memberCode}`.execute(tables);
  for (const table of ["club_links", "club_joinings"] as const)
    await sql`delete from ${sql.table(table)} where account_code = ${memberCode}`.execute(tables);
  await tables
    .updateTable("members")
    .set({
      status: "inactive",
      email: null,
      email_folded: null,
      email_verified_at: null,
      mobile: null,
      mobile_verified_at: null,
      first_name: "",
      last_name: "",
      birth_date: null,
      gender: null,
      whatsapp: null,
      activated_at: null,
    })
    .where("member_code", "=", memberCode)
    .execute();
}
