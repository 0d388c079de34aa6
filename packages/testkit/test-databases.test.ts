import type { Database } from "@gelora/service-kit/database.ts";
import { migrate } from "@gelora/service-kit/migrate.ts";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findTestServer } from "./postgresql.ts";
import { openTestDatabase, testEngines } from "./test-databases.ts";

type Tables = { note: { id: number; text: string; amount: number; written_on: string } };

const noteMigrations = {
  module: "note",
  migrations: {
    "0001-create-note": {
      up: (db: Kysely<unknown>) =>
        db.schema
          .createTable("note")
          .addColumn("id", "bigint", (column) => column.primaryKey())
          .addColumn("text", "text")
          .addColumn("amount", "numeric")
          .addColumn("written_on", "date")
          .execute(),
    },
  },
};

describe.each(testEngines)("A test database on %s", (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await migrate(database, [noteMigrations]);
  });
  afterAll(() => database.close());

  test("takes migrations and hands out the same values as the other engine", async () => {
    const row = { id: 9_007_199_254_740_991, text: "Sepatu", amount: 12.5, written_on: "2026-11-21" };
    await database.tables<Tables>().insertInto("note").values(row).execute();
    expect(await database.tables<Tables>().selectFrom("note").selectAll().execute()).toEqual([row]);
  });

  test("undoes a transaction that fails", async () => {
    const row = { id: 2, text: "", amount: 0, written_on: "2026-01-01" };
    const attempt = database.transaction(async () => {
      await database.tables<Tables>().insertInto("note").values(row).execute();
      throw new Error("changed my mind");
    });
    await expect(attempt).rejects.toThrow("changed my mind");
    expect(await database.tables<Tables>().selectFrom("note").select("id").where("id", "=", 2).execute()).toEqual([]);
  });
});

test("A server that is named but does not answer is an error, not a skipped test", async () => {
  await expect(findTestServer({ TEST_POSTGRES_URL: "postgres://nobody@127.0.0.1:1/none" })).rejects.toThrow(
    /does not answer/,
  );
});
