import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";
import { dueReminders } from "./domain/due-reminders.ts";
import { insertReminder, takeFirstReminders } from "./storage/reminder-rows.ts";
import { remindOfStock } from "./use-cases/remind-of-stock.ts";

const waiting = 8;
const pieces = 5;

describe.skipIf(!hasTestPostgres)("reminders while stock comes back, on PostgreSQL", () => {
  let shop: TestShop;
  const members: string[] = [];
  beforeAll(async () => {
    shop = await openTestShop("postgresql");
    const skus = [sampleSku({ skuCode: "R-42", stock: {} })];
    await importCatalogue(shop.platform, sampleCatalogue([sampleProduct({ productCode: "R", skus })]));
    for (let number = 0; number < waiting; number += 1) members.push((await memberShopper(shop)).memberCode);
  });
  afterAll(() => shop.close());

  const restock = (quantity: number) =>
    countStock(shop.platform, [{ skuCode: "R-42", locationCode: deliveryLocation, quantity }], "test");
  beforeEach(async () => {
    await restock(0);
    const tables = shop.platform.database.tables();
    await sql`delete from reminders`.execute(tables);
    await sql`delete from reminded_skus`.execute(tables);
    await sql`delete from outbox where topic like 'messaging.stock-%'`.execute(tables);
    for (const memberCode of members) {
      await insertReminder(shop.platform, { skuCode: "R-42", memberCode, productCode: "R", language: "en-US" }, 50);
    }
  });

  const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
    Number((await query.execute(shop.platform.database.tables())).rows[0]?.count);
  const mails = () => count(sql`select count(*) from outbox where topic = 'messaging.stock-mail'`);
  const stillWaiting = () => count(sql`select count(*) from reminders`);

  test("[RMD-02~] parallel restocks and polls promise no unit twice, and notify the first ones", async () => {
    await Promise.all([restock(2), restock(pieces), ...Array.from({ length: 10 }, () => remindOfStock(shop.platform))]);
    await restock(pieces);
    await Promise.all(Array.from({ length: 10 }, () => remindOfStock(shop.platform)));
    expect(await mails()).toBe(pieces);
    const left = await sql<{ member_code: string }>`select member_code from reminders order by place`.execute(
      shop.platform.database.tables(),
    );
    expect(left.rows.map((row) => row.member_code)).toEqual(members.slice(pieces));
  });

  test("[RMD-02~] a poll that fails before its end has notified nobody, and the next one notifies all", async () => {
    await restock(pieces);
    const { outbox } = shop.platform;
    const failing = {
      ...shop.platform,
      outbox: {
        ...outbox,
        writeAll: async (messages: Parameters<typeof outbox.writeAll>[0]) => {
          await outbox.writeAll(messages);
          if ((await mails()) === 3) throw new Error("the process ends here");
        },
      },
    };
    await expect(remindOfStock(failing)).rejects.toThrow("1 of 1 due records failed");
    expect([await mails(), await stillWaiting()]).toEqual([0, waiting]);
    await remindOfStock(shop.platform);
    expect([await mails(), await stillWaiting()]).toEqual([pieces, waiting - pieces]);
  });

  test("the same polls notify more people than there are units when promises are read without a lock: the test can fail", async () => {
    await restock(pieces);
    const lookWithoutLock = (waitMs: number) =>
      shop.platform.database.transaction(async () => {
        const { due } = dueReminders(0, { onHand: pieces, free: pieces });
        await sql`select pg_sleep(${waitMs / 1000})`.execute(shop.platform.database.tables());
        return takeFirstReminders(shop.platform, "R-42", due);
      });
    const taken = await Promise.all([lookWithoutLock(10), lookWithoutLock(300)]);
    expect(taken.flat().length).toBeGreaterThan(pieces);
  });
});
