import { buy } from "@gelora/testkit/buyer.ts";
import { GatewayError } from "@gelora/testkit/gateway-client.ts";
import { createServerDatabase, findTestServer, type TestServerDatabase } from "@gelora/testkit/postgresql.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditShop, type Books, openBooks, ordersMissing } from "./books.ts";
import { type GeloraInDanger, launchInDanger } from "./gelora-in-danger.ts";
import { startRush } from "./shoppers-rush.ts";

const kills = Number(process.env.KILLS ?? 8);

/**
 * The shop is killed again and again while sixteen guests buy. Every confirmed order must be in the
 * database afterwards, and the books must balance (I-01, I-05, I-20 of docs/reliability.md).
 */
describe.skipIf(!hasTestPostgres)("a shop that is killed while people buy, on PostgreSQL", () => {
  let database: TestServerDatabase;
  let gelora: GeloraInDanger;
  let books: Books;

  beforeAll(async () => {
    const server = await findTestServer();
    if (!server) throw new Error("there is no PostgreSQL");
    database = await createServerDatabase(server);
    gelora = await launchInDanger({ databases: { shop: database.url } });
    books = await openBooks(database);
  });
  afterAll(async () => {
    await gelora?.end();
    await books?.close();
    await database?.drop();
  });

  test(`${kills} kills lose nothing that was acknowledged, and the books add up`, { timeout: 240_000 }, async () => {
    const rush = startRush(gelora.gateway, await skusInStock(gelora.gateway), 16);
    const faults: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 600 + Math.random() * 900));
      faults.push(...(await gelora.errorsOf("shop")));
      await gelora.killAndRevive("shop");
    }
    await rush.stop().catch((error: unknown) => faults.push(String(error)));
    faults.push(...(await gelora.errorsOf("shop")));
    expect(faults).toEqual([]);
    expect(rush.acknowledged.length).toBeGreaterThan(kills);
    expect(await ordersMissing(books, rush.acknowledged)).toEqual([]);
    expect(await auditShop(books)).toEqual([]);
    const { acknowledged, refused, unknown } = rush;
    console.log(`${kills} kills: ${acknowledged.length} orders promised, ${refused} refused, ${unknown} unanswered`);
  });

  test("a database server that drops every connection, again and again, costs nothing that was acknowledged", {
    timeout: 60_000,
  }, async () => {
    const isExpected = (error: unknown): boolean => error instanceof GatewayError && error.code !== "0002";
    const rush = startRush(gelora.gateway, await skusInStock(gelora.gateway), 16, isExpected);
    for (let cut = 0; cut < 8; cut += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await books.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
    }
    await expect.poll(() => rush.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(8);
    await rush.stop();
    expect(await ordersMissing(books, rush.acknowledged)).toEqual([]);
    expect(await auditShop(books)).toEqual([]);
    // And it recovers by itself.
    const sku = (await skusInStock(gelora.gateway))[0];
    if (!sku) throw new Error("nothing is in stock");
    expect((await buy(gelora.gateway, sku, "BCA_VA")).success).toBe(true);
  });

  test("the audit notices a piece that is gone, a hold without an order, an order without a hold and a refund that nobody asked for: it can fail", async () => {
    await books.query(
      "update stock_units set on_hand = on_hand + 1 where sku_code = (select sku_code from stock_units limit 1)",
    );
    expect((await auditShop(books)).some((fault) => fault.startsWith("movements do not add up"))).toBe(true);
    await books.query(
      "insert into stock_holds (order_code, sku_code, location_code, quantity) select 'NOBODY', sku_code, location_code, 1 from stock_units limit 1",
    );
    const faults = await auditShop(books);
    expect(faults.some((fault) => fault.startsWith("a hold has no order"))).toBe(true);
    expect(faults.some((fault) => fault.startsWith("holds do not add up"))).toBe(true);
    await books.query(
      "update payment_attempts set received = 1000, refunded = 1 where provider_order_id = (select provider_order_id from payment_attempts limit 1)",
    );
    expect((await auditShop(books)).some((fault) => fault.startsWith("refunds do not add up"))).toBe(true);
  });

  test("the audit notices a rupiah that is missing, in a payment, an adjustment or a unit: it can fail", async () => {
    const anOrder = "(select order_code from orders limit 1)";
    const noticed = async (change: string, what: string): Promise<boolean> => {
      await books.query(change);
      return (await auditShop(books)).some((fault) => fault.startsWith(what));
    };
    const adjust = (unit: number, position: number, amount: number) =>
      `insert into order_adjustments (order_code, line_number, unit_number, position, source, code, amount, explanation)
        select order_code, 1, ${unit}, ${position}, 'COUPON', 'NOBODYS', ${amount}, '{}' from orders where order_code = ${anOrder}`;
    expect(
      await noticed(
        `update payments set amount = amount + 1 where order_code = ${anOrder}`,
        "a payment asks for another amount",
      ),
    ).toBe(true);
    expect(await noticed(adjust(1, 98, 1), "units, less what was taken off")).toBe(true);
    expect(await noticed(adjust(99, 1, 1), "something is taken off a piece that was not bought")).toBe(true);
    await books.query("delete from order_adjustments where unit_number = 99");
    expect(await noticed(adjust(1, 99, 99_000_000), "something is taken off a piece that was not bought")).toBe(true);
  });
});
