import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { type EarningRules, earningRules } from "../domain/earning-rules.ts";
import type { EarningTables } from "./earning-tables.ts";

/** The rules in force at a moment. */
export async function selectRules(platform: Platform, at: Date): Promise<EarningRules> {
  const row = await platform.database
    .tables<EarningTables>()
    .selectFrom("earning_rules")
    .select("rules")
    .where("valid_from", "<=", at)
    .orderBy("valid_from", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return earningRules.parse(row.rules);
}

/** All rules, the earliest first. */
export async function selectAllRules(
  platform: Platform,
): Promise<readonly { readonly validFrom: Date; readonly rules: EarningRules }[]> {
  const rows = await platform.database
    .tables<EarningTables>()
    .selectFrom("earning_rules")
    .select(["valid_from", "rules"])
    .orderBy("valid_from")
    .execute();
  return rows.map(({ valid_from, rules }) => ({ validFrom: valid_from, rules: earningRules.parse(rules) }));
}

/**
 * @returns false when some begin at this moment already
 * @throws ZodError for rules that contradict themselves
 */
export async function insertRules(platform: Platform, validFrom: Date, rules: EarningRules): Promise<boolean> {
  const text = JSON.stringify(earningRules.parse(rules));
  const { numAffectedRows } = await sql`
    insert into earning_rules (valid_from, rules) values (${validFrom}, ${text}::jsonb)
    on conflict do nothing`.execute(platform.database.tables());
  return numAffectedRows === 1n;
}

/** @returns false when none begin at this moment */
export async function deleteRules(platform: Platform, validFrom: Date): Promise<boolean> {
  const { numDeletedRows } = await platform.database
    .tables<EarningTables>()
    .deleteFrom("earning_rules")
    .where("valid_from", "=", validFrom)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
