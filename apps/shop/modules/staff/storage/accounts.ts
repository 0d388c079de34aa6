import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal, StaffRole } from "../../../platform/principal.ts";

type StaffTables = {
  staff_accounts: { staff_code: string; name: string; added_at: Date; ended_at: Date | null };
  staff_roles: { staff_code: string; role: StaffRole };
};

/** @returns false when the account already exists */
export async function insertAccount(platform: Platform, staffCode: string, name: string): Promise<boolean> {
  const result = await platform.database
    .tables<StaffTables>()
    .insertInto("staff_accounts")
    .values({ staff_code: staffCode, name, added_at: platform.clock.databaseNow(), ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function insertRoles(platform: Platform, staffCode: string, roles: readonly StaffRole[]): Promise<void> {
  if (roles.length === 0) return;
  await platform.database
    .tables<StaffTables>()
    .insertInto("staff_roles")
    .values(roles.map((role) => ({ staff_code: staffCode, role })))
    .execute();
}

/** @returns false when there is no such account, or it has ended */
export async function markEnded(platform: Platform, staffCode: string): Promise<boolean> {
  const result = await platform.database
    .tables<StaffTables>()
    .updateTable("staff_accounts")
    .set({ ended_at: platform.clock.databaseNow() })
    .where("staff_code", "=", staffCode)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The staff member with this code; undefined for an unknown code or an ended account. */
export async function findStaff(platform: Platform, staffCode: string): Promise<StaffPrincipal | undefined> {
  const row = await platform.database
    .tables<StaffTables>()
    .selectFrom("staff_accounts")
    .leftJoin("staff_roles", "staff_roles.staff_code", "staff_accounts.staff_code")
    .select(sql<StaffRole[]>`coalesce(array_agg(role order by role) filter (where role is not null), '{}')`.as("roles"))
    .where("staff_accounts.staff_code", "=", staffCode)
    .where("ended_at", "is", null)
    .groupBy("staff_accounts.staff_code")
    .executeTakeFirst();
  return row && { kind: "staff", staffCode, roles: row.roles };
}
