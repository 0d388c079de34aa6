import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestShop } from "../testing/shop.ts";

test.each(testEngines)(
  "on the %s database every column of codes compares bytes, as the columns it is joined to do",
  async (engine) => {
    const shop = await openTestShop(engine);
    try {
      const { rows } = await sql<{ column: string; collation: string | null }>`
        select table_name || '.' || column_name as column, collation_name as collation from information_schema.columns
        where table_schema = 'public' and column_name ~ '_codes?$' order by 1`.execute(shop.platform.database.tables());
      expect(rows.length).toBeGreaterThan(50);
      // A new one is declared as `text collate "C"` in its migration.
      expect(rows.filter(({ collation }) => collation !== "C")).toEqual([]);
    } finally {
      await shop.close();
    }
  },
);
