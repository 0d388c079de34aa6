import { largeTables, wholeReads } from "@gelora/testkit/statement-plans.ts";
import { recordStatements, type SentStatement } from "@gelora/testkit/statement-record.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stockBalls, tellPayment } from "../modules/orders/testing/orders.ts";
import { logIn, testMember } from "../modules/sign-in/testing/member.ts";
import { growShop } from "../testing/large-shop.ts";
import {
  field,
  goodAddress,
  guestShopper,
  openStockedShop,
  type Shopper,
  type StockedShop,
} from "../testing/shopper.ts";

const member = { email: "dewi@example.com", password: "kucing-Terbang7" };

const quotesQuery = `query ($id: ID!, $state: PlaceInput!, $city: PlaceInput!, $district: PlaceInput!, $zipCode: PlaceInput!) {
  deliveryQuotes(checkoutId: $id, state: $state, city: $city, district: $district, zipCode: $zipCode) { __typename } }`;
const detailQuery = `query ($code: String!) {
  getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { orderCode } }`;

describe.skipIf(!hasTestPostgres)("statements on a large shop, on PostgreSQL", () => {
  let shop: StockedShop;
  let large: ReadonlySet<string>;
  beforeAll(async () => {
    shop = await openStockedShop("postgresql");
    await stockBalls(shop, 50);
    await testMember(shop, member);
    // A first round creates rows to multiply, and fills a running shop's caches.
    const shopper = await guestShopper(shop);
    await purchase(shopper);
    await shopper.add("PB1-5");
    await browse();
    await signIn();
    await growShop(shop);
    large = await largeTables(shop.platform.database);
  });
  afterAll(() => shop.close());

  const ask = async (shopper: Shopper, name: string, query: string, variables?: object) =>
    field<unknown>(await shopper.send(query, variables), name);

  const purchase = async (shopper: Shopper) => {
    expect(await shopper.add("PB1-5")).toMatchObject({ success: true });
    await ask(shopper, "miniCartNumber", "{ miniCartNumber { count } }");
    const id = await shopper.checkout();
    await ask(shopper, "checkoutInit", "query ($id: ID!) { checkoutInit(id: $id) { id } }", { id });
    const { state, city, district, zipCode } = goodAddress;
    await ask(shopper, "deliveryQuotes", quotesQuery, { id, state, city, district, zipCode });
    const placed = await shopper.place(id);
    expect(placed).toMatchObject({ success: true });
    const code = placed.orderCode ?? "";
    await tellPayment(shop, code, "PAID");
    await ask(shopper, "getCustomOrderDetail", detailQuery, { code });
    await ask(shopper, "guestOrderList", "{ guestOrderList(input: {}) { dataList { orderCode } } }");
    expect(await shop.outbox.deliverDue()).toBeGreaterThan(0);
  };

  const browse = async () => {
    const shopper = await guestShopper(shop);
    for (const [name, rest] of [
      ["homeInit", "{ siteInfo { __typename } }"],
      ["catalogProductSearchInit", '(input: { categoryCode: "footwear" }) { pageInfo { __typename } }'],
      ["catalogProductSearchInit", '(input: { conditionKeyword: "ball" }) { pageInfo { __typename } }'],
      ["searchSuggestions", '(keyword: "ball") { keywords }'],
      ["productInit", '(input: { productCode: "PB1" }) { productCode }'],
    ] as const)
      await ask(shopper, name, `{ ${name}${rest} }`);
  };

  const signIn = async () => {
    expect(await logIn(shop, member.email, member.password)).toMatchObject({ success: true });
  };

  const refused = async (statements: readonly SentStatement[]) => {
    const found: string[] = [];
    for (const statement of statements) {
      for (const read of await wholeReads(shop.platform.database, statement, large))
        found.push(`${read}: ${statement.text}`);
    }
    return found;
  };

  test.each([
    { what: "a purchase", walk: async () => purchase(await guestShopper(shop)), least: 25 },
    { what: "a listing, a search and a product", walk: () => browse(), least: 1 },
    { what: "a sign-in", walk: () => signIn(), least: 8 },
  ])("$what reads no large table from end to end", async ({ walk, least }) => {
    const statements = await recordStatements(walk);
    expect(statements.length).toBeGreaterThanOrEqual(least);
    expect(await refused(statements)).toEqual([]);
  });

  test("the tables of goods, people and orders are large, so that the test can fail", () => {
    expect([...large]).toEqual(
      expect.arrayContaining(["skus", "stock_units", "products", "orders", "order_lines", "sessions", "cart_lines"]),
    );
  });

  test("a column of another collation is found out", async () => {
    const database = shop.platform.database;
    const statements = await recordStatements(async () => purchase(await guestShopper(shop)));
    await database.transaction(async () => {
      const tables = database.tables();
      await sql`alter table stock_units alter column sku_code type text collate "default"`.execute(tables);
      expect(await refused(statements)).toContainEqual(expect.stringMatching(/^(Seq|Index Only) Scan on stock_units/));
      await sql`alter table stock_units alter column sku_code type text collate "C"`.execute(tables);
    });
  });
});
