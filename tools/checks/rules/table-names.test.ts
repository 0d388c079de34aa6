import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { tableNames } from "./table-names.ts";

const migration = {
  "apps/shop/modules/stock/storage/migrations/0001-create.ts": "sql`create table stock_units (id int)`",
};
const find = (path: string, text: string) => tableNames.find(projectOf({ ...migration, [path]: text }));

test("A table named outside its module's storage folder is reported, in a query builder and in SQL", () => {
  expect(find("apps/shop/modules/cart/storage/lines.ts", `db.selectFrom("stock_units as s")`)).toHaveLength(1);
  expect(find("apps/shop/modules/stock/stock.ts", "sql`update stock_units set held = 1`")).toMatchObject([
    { message: expect.stringContaining("move the query into its storage folder") },
  ]);
});

test("A migration may give rows to another module", () => {
  const given = "sql`insert into stock_units select id from cart_units`";
  expect(find("apps/shop/modules/cart/storage/migrations/0002-give.ts", given)).toEqual([]);
  expect(find("apps/shop/modules/cart/storage/give.ts", given)).toHaveLength(1);
});

test("The module's own storage, comments and the other service are left alone", () => {
  expect(find("apps/shop/modules/stock/storage/units.ts", `db.selectFrom("stock_units")`)).toEqual([]);
  expect(find("apps/shop/modules/cart/cart.ts", "// taken from stock_units")).toEqual([]);
  expect(find("apps/club/modules/cart/cart.ts", `db.selectFrom("stock_units")`)).toEqual([]);
});
