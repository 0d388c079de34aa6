import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { findTestServer } from "./postgresql.ts";
import { describeOnEngines } from "./test-database.ts";

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

describeOnEngines(
  "a test database",
  () => [noteMigrations],
  (database) => {
    test("is migrated, and both engines hand out the same values", async () => {
      const row = { id: 9_007_199_254_740_991, text: "Sepatu", amount: 12.5, written_on: "2026-11-21" };
      await database().tables<Tables>().insertInto("note").values(row).execute();
      expect(await database().tables<Tables>().selectFrom("note").selectAll().execute()).toEqual([row]);
    });

    test("undoes a transaction that fails", async () => {
      const attempt = database().transaction(async () => {
        await database()
          .tables<Tables>()
          .insertInto("note")
          .values({ id: 2, text: "", amount: 0, written_on: "2026-01-01" })
          .execute();
        throw new Error("changed my mind");
      });
      await expect(attempt).rejects.toThrow("changed my mind");
      expect(await database().tables<Tables>().selectFrom("note").select("id").where("id", "=", 2).execute()).toEqual(
        [],
      );
    });
  },
);

test("A server that is named but does not answer is an error, not a skipped test", async () => {
  await expect(findTestServer({ GELORA_TEST_POSTGRESQL: "postgres://nobody@127.0.0.1:1/none" })).rejects.toThrow(
    /does not answer/,
  );
});
