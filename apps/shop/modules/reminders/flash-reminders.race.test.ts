import { milliseconds, minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { openTestPostbox, type TestPostbox } from "../../testing/postbox.ts";
import { field, guestShopper, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { sampleCatalogue, sampleProducts } from "../catalogue/testing/sample-catalogue.ts";
import { writeCampaigns } from "../flash-sales/flash-sales.ts";
import { campaignOf } from "../flash-sales/testing/campaigns.ts";
import { takeFlashReminders } from "./storage/flash-reminder-rows.ts";
import { remindOfFlashSales } from "./use-cases/remind-of-flash-sales.ts";

const by = { kind: "program", name: "offer-import" } as const;
const hour = minutes(60);

const catalogueWithout = (skuCode: string) =>
  sampleCatalogue(
    sampleProducts().map((product) => ({
      ...product,
      skus: product.skus.filter((sku) => sku.skuCode !== skuCode),
    })),
  );

describe.each(testEngines)("reminders of flash sales, on the %s database", (engine) => {
  let shop: StockedShop;
  let postbox: TestPostbox;
  let offset = 0;
  beforeAll(async () => {
    postbox = await openTestPostbox();
    shop = await openStockedShop(engine, postbox.environment);
  });
  afterAll(async () => {
    await shop.close();
    await postbox.close();
  });

  /** One that begins an hour from now, by the shop's clock. */
  const comes = async (code: string) => {
    const begins = new Date(shop.platform.clock.now().getTime() + hour);
    const period = { begins, ends: new Date(begins.getTime() + minutes(30)) };
    await writeCampaigns(shop.platform, by, [campaignOf(code, { skuCode: "KR1-BLACK-42", quota: 1 }, period)]);
  };
  const pass = (ms: number) => {
    offset += ms;
    shop.platform.clock.setOffset(milliseconds(offset));
  };
  const ask = async (shopper: Shopper, code: string, language: "en-US" | "id-ID" = "en-US") => {
    const mutation = "mutation ($code: String!) { remindOfFlashSale(activityCode: $code) { success errorCode } }";
    return field<object>(await shopper.send(mutation, { code }, language), "remindOfFlashSale");
  };
  const withdraw = (shopper: Shopper, code: string) =>
    shopper.send("mutation ($code: String!) { withdrawFlashReminder(activityCode: $code) { success } }", { code });
  const listOf = async (shopper: Shopper) =>
    field<{ activityCode: string; sentTime: string | null }[]>(
      await shopper.send("{ flashReminderList { activityCode sentTime } }"),
      "flashReminderList",
    );
  const sent = async () => {
    while ((await shop.outbox.deliverDue()) > 0);
    return postbox.messages.filter(
      ({ text, subject }) => text.includes("/page/flash-sale") || subject === "gelora_flash_sale",
    );
  };

  test("members alone ask, of a flash sale that has not begun, and can take it back", async () => {
    await comes("FIRST");
    const [member, other, guest] = [await memberShopper(shop), await memberShopper(shop), await guestShopper(shop)];
    for (let times = 0; times < 2; times += 1)
      expect(await ask(member, "FIRST")).toEqual({ success: true, errorCode: null });
    expect(await ask(member, "NONE")).toEqual({ success: false, errorCode: "REMINDER_TOO_LATE" });
    expect(await listOf(member)).toEqual([{ activityCode: "FIRST", sentTime: null }]);
    expect(await listOf(other)).toEqual([]);
    const refused = await guest.send('mutation { remindOfFlashSale(activityCode: "FIRST") { success } }');
    expect(refused.errors?.[0]?.extensions?.code).toBe("ACCOUNT_NEEDED");
    await withdraw(member, "FIRST");
    expect(await listOf(member)).toEqual([]);
    pass(hour);
    expect(await ask(other, "FIRST")).toEqual({ success: false, errorCode: "REMINDER_TOO_LATE" });
    await remindOfFlashSales(shop.platform);
    expect(await sent()).toEqual([]);
    pass(hour);
  });

  test("a member is notified once, ten minutes before, by mail and WhatsApp in their language, by however many polls", async () => {
    await comes("SECOND");
    const member = await memberShopper(shop);
    await ask(member, "SECOND", "id-ID");
    pass(minutes(49));
    await remindOfFlashSales(shop.platform);
    expect(await sent()).toEqual([]);
    pass(minutes(1) + minutes(1));
    await Promise.all(Array.from({ length: 8 }, () => remindOfFlashSales(shop.platform)));
    const messages = await sent();
    expect(messages.map(({ channel }) => channel).sort()).toEqual(["MAIL", "WHATSAPP"]);
    const mail = messages.find(({ channel }) => channel === "MAIL");
    expect(mail?.subject).toBe("Flash SECOND segera mulai");
    expect(mail?.text).toContain("Rp10.000");
    expect(mail?.text).toContain("/page/flash-sale");
    expect((await listOf(member))[0]?.sentTime).toEqual(expect.any(String));
    await withdraw(member, "SECOND");
    await ask(member, "SECOND");
    await remindOfFlashSales(shop.platform);
    expect(await sent()).toHaveLength(2);
    pass(hour * 2);
  });

  test("goods that an import has withdrawn since are not offered in the message", async () => {
    await comes("GONE");
    const member = await memberShopper(shop);
    await ask(member, "GONE");
    await importCatalogue(shop.platform, catalogueWithout("KR1-BLACK-42"));
    pass(minutes(55));
    await remindOfFlashSales(shop.platform);
    const mail = (await sent()).find(({ channel, to }) => channel === "MAIL" && to === member.email);
    expect(mail?.text).toContain("/page/flash-sale");
    expect(mail?.text).not.toContain("Rp10.000");
    await importCatalogue(shop.platform, sampleCatalogue());
    pass(hour * 2);
  });

  test("a poll that ends before its transaction does has notified nobody, and the next one notifies all, once", async () => {
    await comes("THIRD");
    const members = [await memberShopper(shop), await memberShopper(shop), await memberShopper(shop)];
    for (const member of members) await ask(member, "THIRD");
    pass(minutes(55));
    const before = (await sent()).length;
    const { outbox } = shop.platform;
    let written = 0;
    const failing = {
      ...shop.platform,
      outbox: {
        ...outbox,
        writeAll: async (messages: Parameters<typeof outbox.writeAll>[0]) => {
          await outbox.writeAll(messages);
          written += 1;
          if (written === 2) throw new Error("the process ends here");
        },
      },
    };
    await expect(remindOfFlashSales(failing)).rejects.toThrow("the process ends here");
    expect(await sent()).toHaveLength(before);
    await remindOfFlashSales(shop.platform);
    expect(await sent()).toHaveLength(before + 6);
    pass(hour * 2);
  });

  test("the test can fail: reading who is not notified, and marking them afterwards, notifies them twice", async () => {
    await comes("TOOTH");
    await ask(await memberShopper(shop), "TOOTH");
    const { database } = shop.platform;
    const read = () =>
      sql<object>`select member_code from flash_reminders where campaign_code = 'TOOTH' and told_at is null`.execute(
        database.tables(),
      );
    const [one, other] = [await read(), await read()];
    await takeFlashReminders(shop.platform, "TOOTH", 10);
    expect(one.rows.length + other.rows.length).toBe(2);
    expect(await takeFlashReminders(shop.platform, "TOOTH", 10)).toEqual([]);
  });
});
