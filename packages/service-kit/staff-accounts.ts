import { type Kysely, sql } from "kysely";
import type { Clock } from "./clock.ts";
import type { Database } from "./database.ts";

/**
 * Accounts of people who work at a service, each service with its own; the tables are its module's.
 */
type StaffTables = {
  staff_accounts: { staff_code: string; name: string; added_at: Date; ended_at: Date | null };
  staff_roles: { staff_code: string; role: string };
};

type Service = { readonly database: Database; readonly clock: Clock };

/** The tables, for the migration of a service. @param roles all roles that it knows */
export async function createStaffAccounts(db: Kysely<unknown>, roles: readonly string[]): Promise<void> {
  await sql`
    create table staff_accounts (
      staff_code text collate "C" primary key,
      name text not null,
      added_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  const known = sql.join(roles.map((role) => sql.lit(role)));
  await sql`
    create table staff_roles (
      staff_code text collate "C" not null references staff_accounts (staff_code),
      role text not null check (role in (${known})),
      primary key (staff_code, role)
    )`.execute(db);
}

/** @returns false when the account already exists */
export async function insertAccount(
  { database, clock }: Service,
  { staffCode, name, roles }: { readonly staffCode: string; readonly name: string; readonly roles: readonly string[] },
): Promise<boolean> {
  const tables = database.tables<StaffTables>();
  const result = await tables
    .insertInto("staff_accounts")
    .values({ staff_code: staffCode, name, added_at: clock.databaseNow(), ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows === 0n) return false;
  const given = roles.map((role) => ({ staff_code: staffCode, role }));
  if (given.length > 0) await tables.insertInto("staff_roles").values(given).execute();
  return true;
}

/** @returns false when there is no such account, or it has ended */
export async function markEnded({ database, clock }: Service, staffCode: string): Promise<boolean> {
  const result = await database
    .tables<StaffTables>()
    .updateTable("staff_accounts")
    .set({ ended_at: clock.databaseNow() })
    .where("staff_code", "=", staffCode)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * The roles of the account with this code, sorted; undefined for an unknown code or an ended
 * account.
 */
export async function selectRoles({ database }: Service, staffCode: string): Promise<readonly string[] | undefined> {
  const row = await database
    .tables<StaffTables>()
    .selectFrom("staff_accounts")
    .leftJoin("staff_roles", "staff_roles.staff_code", "staff_accounts.staff_code")
    .select(sql<string[]>`coalesce(array_agg(role order by role) filter (where role is not null), '{}')`.as("roles"))
    .where("staff_accounts.staff_code", "=", staffCode)
    .where("ended_at", "is", null)
    .groupBy("staff_accounts.staff_code")
    .executeTakeFirst();
  return row?.roles;
}
