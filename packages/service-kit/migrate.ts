import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";

/**
 * Migrations of one module, by name (`0001-create-carts`). A migration that has landed is never
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
  const migrator = new Migrator({
    db: database.tables<unknown>(),
    provider: { getMigrations: async () => migrations },
    // A module that is added later may sort before one that has already run.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error) throw new Error("a migration failed", { cause: error });
}
