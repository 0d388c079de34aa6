import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";

/** Migrations of one module, by name (`0001-create-carts`). A migration that has landed is never changed. */
export type ModuleMigrations = { readonly module: string; readonly migrations: Readonly<Record<string, Migration>> };

/**
 * Brings the database to the present state. Modules own their tables and have no foreign keys into each other's, so the order between modules does not matter.
 * @throws the database's error when a migration fails; what was done before it stays
 */
export async function migrate(database: Database, modules: readonly ModuleMigrations[]): Promise<void> {
  const migrations: Record<string, Migration> = {};
  for (const { module, migrations: own } of modules) {
    for (const [name, migration] of Object.entries(own)) migrations[`${module}/${name}`] = migration;
  }
  const migrator = new Migrator({
    db: database.tables<unknown>(),
    provider: { getMigrations: async () => migrations },
    // A module added later may sort before one that has already run.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error) throw new Error("a migration failed", { cause: error });
}
