import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { openTestPostbox, type TestPostbox } from "../../testing/postbox.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field, guestShopper, type Shopper } from "../../testing/shopper.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";
import { remindOfStock } from "./use-cases/remind-of-stock.ts";

const ask = "mutation ($input: RemindInput!) { remindWhenAvailable(input: $input) { success errorCode } }";
const withdraw = "mutation ($input: RemindInput!) { withdrawReminder(input: $input) { success } }";
const list = "{ reminderList { productCode skuCode productName sizeName colourName image } }";

describe.each(testEngines)("reminders of sold-out sizes, on the %s database", (engine) => {
  let shop: TestShop;
  let postbox: TestPostbox;
  beforeAll(async () => {
    postbox = await openTestPostbox();
    shop = await openTestShop(engine, postbox.environment);
    await importSkus([
      sku("41"),
      sku("42"),
      sku("43", { remindEnabled: false }),
      sku("44", { stock: { DELIVERY: 1 } }),
      sku("45"),
      sku("46", { remindEnabled: false, stock: { DELIVERY: 1 } }),
    ]);
  });
  afterAll(async () => {
    await shop.close();
    await postbox.close();
  });

  const sku = (code: string, change = {}) => sampleSku({ skuCode: `W-${code}`, sizeLabel: code, stock: {}, ...change });
  const importSkus = (skus: ReturnType<typeof sku>[], productCode = "W") =>
    importCatalogue(shop.platform, sampleCatalogue([sampleProduct({ productCode, skus })]));
  const remind = async (shopper: Shopper, size: string) =>
    field(await shopper.send(ask, { input: { productCode: "W", skuCode: `W-${size}` } }), "remindWhenAvailable");
  const waits = async (shopper: Shopper) =>
    field<{ skuCode: string }[]>(await shopper.send(list), "reminderList").map(({ skuCode }) => skuCode);
  const restock = (size: string, quantity: number) =>
    countStock(shop.platform, [{ skuCode: `W-${size}`, locationCode: deliveryLocation, quantity }], "test");
  /** The reminders that are sent now; those of different people arrive in any order. */
  const sent = async () => {
    const before = postbox.messages.length;
    await remindOfStock(shop.platform);
    while ((await shop.outbox.deliverDue()) > 0);
    return postbox.messages.slice(before).filter(({ text }) => text.includes("skuCode=W-"));
  };
  const mails = async () =>
    (await sent())
      .filter(({ channel }) => channel === "MAIL")
      .map(({ to }) => to)
      .sort();

  test("[RMD-01~] only a member asks, of a size that is sold out and offers it", async () => {
    const [member, guest] = [await memberShopper(shop), await guestShopper(shop)];
    const input = { productCode: "W", skuCode: "W-41" };
    const withEmail = async (email: string) =>
      field(await member.send(ask, { input: { ...input, email } }), "remindWhenAvailable");
    expect(await withEmail("a@")).toEqual({ success: false, errorCode: "EMAIL_INVALID" });
    expect(await waits(member)).toEqual([]);
    expect(await remind(member, "43")).toEqual({ success: false, errorCode: "REMINDER_NOT_OFFERED" });
    expect(await remind(member, "44")).toEqual({ success: false, errorCode: "STILL_IN_STOCK" });
    expect(await remind(member, "99")).toEqual({ success: false, errorCode: "SKU_NOT_FOUND" });
    const refused = await guest.send(ask, { input: { productCode: "W", skuCode: "W-41" } });
    expect(refused.errors?.[0]?.extensions?.code).toBe("ACCOUNT_NEEDED");
    expect(await waits(member)).toEqual([]);
  });

  test("[RMD-01] of the eight combinations of member, empty stock and the option, one alone may ask", async () => {
    const [member, guest] = [await memberShopper(shop), await guestShopper(shop)];
    const agreed: string[] = [];
    for (const [who, shopper] of [
      ["member", member],
      ["guest", guest],
    ] as const)
      for (const size of ["41", "43", "44", "46"]) {
        const answer = await shopper.send(ask, { input: { productCode: "W", skuCode: `W-${size}` } });
        if (!answer.errors && field<{ success: boolean }>(answer, "remindWhenAvailable").success)
          agreed.push(`${who} ${size}`);
      }
    expect(agreed).toEqual(["member 41"]);
    await member.send(withdraw, { input: { productCode: "W", skuCode: "W-41" } });
  });

  test("[RMD-02~] who asks is listed, once, and can withdraw", async () => {
    const [member, other] = [await memberShopper(shop), await memberShopper(shop)];
    for (let times = 0; times < 2; times += 1)
      expect(await remind(member, "45")).toEqual({ success: true, errorCode: null });
    expect(field(await member.send(list, {}, "en-US"), "reminderList")).toEqual([
      {
        productCode: "W",
        skuCode: "W-45",
        productName: "Kilat Runner",
        sizeName: "EU 45",
        colourName: "Black",
        image: expect.stringContaining("drawn/"),
      },
    ]);
    expect(await waits(other)).toEqual([]);
    await other.send(withdraw, { input: { productCode: "W", skuCode: "W-45" } });
    expect(await waits(member)).toEqual(["W-45"]);
    await member.send(withdraw, { input: { productCode: "W", skuCode: "W-45" } });
    expect(await waits(member)).toEqual([]);
    await restock("45", 1);
    expect(await mails()).toEqual([]);
  });

  test("[RMD-02~] when units are back, the first of the queue are notified, as many as there are units, once", async () => {
    const early = await memberShopper(shop);
    const members = [early, await memberShopper(shop), await memberShopper(shop)];
    for (const member of members) await remind(member, "42");
    const [first, second, third] = members.map(({ email }) => email);
    expect(await mails()).toEqual([]);
    await restock("42", 2);
    expect(await mails()).toEqual([first, second].sort());
    expect(await mails()).toEqual([]);
    // One is bought, and one more comes: the third's.
    await restock("42", 1);
    expect(await mails()).toEqual([]);
    await restock("42", 2);
    expect(await mails()).toEqual([third]);
    expect(await waits(early)).toEqual([]);
  });

  test("[RMD-02~] the message names the size, its price and its page, by mail and WhatsApp, in the language of the request", async () => {
    const member = await memberShopper(shop);
    await member.send(ask, { input: { productCode: "W", skuCode: "W-41" } }, "id-ID");
    await restock("41", 1);
    const messages = await sent();
    const [mail, whatsapp] = ["MAIL", "WHATSAPP"].map((wanted) => messages.find(({ channel }) => channel === wanted));
    expect(mail?.subject).toBe("Kilat Runner sudah tersedia lagi");
    expect(mail?.text).toContain("Hitam, EU 41");
    expect(mail?.text).toContain("Rp800.000");
    expect(mail?.text).toContain("/pdp/W?skuCode=W-41");
    expect(whatsapp).toMatchObject({ subject: "gelora_back_in_stock", text: expect.stringContaining("Hitam, EU 41") });
  });

  test("[RMD-02~] while an import has withdrawn the size, nobody is notified and the queue stays; when it is sold again, its first is", async () => {
    const member = await memberShopper(shop);
    const [stays, goes] = [sku("47"), sku("48")];
    await importSkus([stays, goes], "WW");
    await member.send(ask, { input: { productCode: "WW", skuCode: "W-48" } });
    await importSkus([stays], "WW");
    await restock("48", 1);
    expect(await mails()).toEqual([]);
    expect(await waits(member)).toEqual([]);
    await importSkus([stays, { ...goes, stock: { DELIVERY: 1 } }], "WW");
    expect(await waits(member)).toEqual(["W-48"]);
    expect(await mails()).toEqual([member.email]);
    expect(await waits(member)).toEqual([]);
  });
});
