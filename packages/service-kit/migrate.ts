import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";

/**
 * Migrations of one module, by name (`0001-create-carts`). A released migration is never
 * changed.
 */
export type ModuleMigrations = { readonly module: string; readonly migrations: Readonly<Record<string, Migration>> };

/**
 * Runs all pending migrations. Modules own their tables and have no foreign keys into each other's,
 * so their order does not matter.
 * @throws the database's error when a migration fails; earlier ones stay applied
 */
export async function migrate(database: Database, modules: readonly ModuleMigrations[]): Promise<void> {
  const migrations: Record<string, Migration> = {};
  for (const { module, migrations: own } of modules) {
    for (const [name, migration] of Object.entries(own)) migrations[`${module}/${name}`] = migration;
  }
  const ofNewer = await migrationsOfNewer(database);
  const migrator = new Migrator({
    db: database.tables<unknown>(),
    provider: { getMigrations: async () => ({ ...ofNewer, ...migrations }) },
    // A module that is added later may sort before one that has already run.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error) throw new Error("a migration failed", { cause: error });
}

/**
 * Migrations that a newer version has run: during a rolling update, and after a rollback, a program
 * starts on the newer tables. A migration therefore leaves everything that the previous version
 * reads.
 */
async function migrationsOfNewer(database: Database): Promise<Record<string, Migration>> {
  const known = await sql<{ table: string | null }>`select to_regclass('kysely_migration')::text as table`.execute(
    database.tables(),
  );
  if (!known.rows[0]?.table) return {};
  const tables = database.tables<{ kysely_migration: { name: string } }>();
  const run = await tables.selectFrom("kysely_migration").select("name").execute();
  return Object.fromEntries(run.map(({ name }) => [name, { up: async () => {} }]));
}
