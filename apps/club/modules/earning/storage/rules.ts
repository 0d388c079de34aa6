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

/**
 * @throws ZodError for rules that contradict themselves, and an error for a moment that has some
 */
export async function insertRules(platform: Platform, validFrom: Date, rules: EarningRules): Promise<void> {
  const text = JSON.stringify(earningRules.parse(rules));
  await sql`insert into earning_rules (valid_from, rules) values (${validFrom}, ${text}::jsonb)`.execute(
    platform.database.tables(),
  );
}
