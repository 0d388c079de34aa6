import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { LinkingTables } from "./linking-tables.ts";

/**
 * Counts a change of an account's link, in its transaction. The row stays locked until it ends, so
 * versions are committed in their order.
 */
export async function nextVersion(platform: Platform, accountCode: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into link_versions as known (account_code, version) values (${accountCode}, 1)
    on conflict (account_code) do update set version = known.version + 1
    returning version`.execute(platform.database.tables<LinkingTables>());
  const version = rows[0]?.version;
  if (version === undefined) throw new Error("counting a change answers its version");
  return version;
}
