import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuyableSku, buy } from "@gelora/testkit/buyer.ts";
import { NoAnswerError } from "@gelora/testkit/gateway-client.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { skusInStock } from "../../bench/purchases.ts";
import { launchGelora, type RunningGelora } from "../../tools/commands/start/launch.ts";
import { auditShop, ordersThere } from "./books.ts";

const server = process.env.TEST_POSTGRES_URL ?? "postgres://root@127.0.0.1:5432/postgres";
const kills = Number(process.env.KILLS ?? 8);

/**
 * The shop is killed without warning, again and again, while sixteen guests buy. What a guest was told must be in the books afterwards, and the books must add up
 * (I-01, I-05, I-20; faults F1 and F4 of our own list in docs/reliability.md).
 */
describe.skipIf(!hasTestPostgres)("a shop that is killed while people buy, on PostgreSQL", () => {
  const name = `gelora_killed_${randomBytes(4).toString("hex")}`;
  const databaseUrl = server.replace(/\/[^/]*$/, `/${name}`);
  let gelora: RunningGelora;
  let dataFolder: string;
  let skus: BuyableSku[];

  const onServer = async (statement: string): Promise<void> => {
    const client = new pg.Client(server);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  beforeAll(async () => {
    await onServer(`create database ${name}`);
    dataFolder = await mkdtemp(join(tmpdir(), "gelora-killed-"));
    gelora = await launchGelora({
      dataFolder,
      databases: { shop: databaseUrl },
      programs: ["sandbox", "shop"],
      products: 60,
    });
    skus = await skusInStock(`${gelora.addresses.shop}/graphql`);
  }, 180_000);
  afterAll(async () => {
    await gelora?.stop();
    await onServer(`drop database if exists ${name} with (force)`);
    await rm(dataFolder, { recursive: true, force: true });
  });

  const history = { acknowledged: [] as string[], refused: 0, unknown: 0 };

  async function buyUntil(over: () => boolean, guest: number): Promise<void> {
    for (let turn = guest; !over(); turn += 1) {
      try {
        const sku = skus[turn % skus.length];
        if (!sku) throw new Error("nothing is in stock");
        const order = await buy(`${gelora.addresses.shop}/graphql`, sku, "BCA_VA");
        if (order.success && order.orderCode) history.acknowledged.push(order.orderCode);
        else history.refused += 1;
      } catch (error) {
        // No answer is no promise; any other error than that is a fault of the shop.
        if (!(error instanceof NoAnswerError)) throw error;
        history.unknown += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  test(`${kills} kills lose nothing that was acknowledged, and the books add up`, { timeout: 240_000 }, async () => {
    let over = false;
    const guests = Array.from({ length: 16 }, (_, guest) => buyUntil(() => over, guest * 7));
    const shop = gelora.programs.get("shop");
    for (let kill = 0; kill < kills; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 600 + Math.random() * 900));
      await shop?.kill();
      shop?.start();
      await shop?.waitUntilReady(30_000);
    }
    over = true;
    await Promise.all(guests);
    expect(history.acknowledged.length).toBeGreaterThan(kills);
    const there = await ordersThere(databaseUrl, history.acknowledged);
    expect(history.acknowledged.filter((code) => !there.has(code))).toEqual([]);
    expect(await auditShop(databaseUrl)).toEqual([]);
  });

  test("the audit notices a piece that is gone, a hold without an order and an order without a hold: it has teeth", async () => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query("begin");
    await client.query(
      "update stock_units set on_hand = on_hand + 1 where sku_code = (select sku_code from stock_units limit 1)",
    );
    await client.query("commit");
    expect((await auditShop(databaseUrl)).some((fault) => fault.startsWith("movements do not add up"))).toBe(true);
    await client.query(
      "insert into stock_holds (order_code, sku_code, location_code, quantity) select 'NOBODY', sku_code, location_code, 1 from stock_units limit 1",
    );
    const faults = await auditShop(databaseUrl);
    expect(faults.some((fault) => fault.startsWith("a hold has no order"))).toBe(true);
    expect(faults.some((fault) => fault.startsWith("holds do not add up"))).toBe(true);
    await client.end();
  });
});
