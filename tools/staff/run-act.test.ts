import { hours } from "@gelora/service-kit/durations.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { actsOn } from "../../apps/shop/modules/journal/journal.ts";
import { refundsToDecide } from "../../apps/shop/modules/orders/orders.ts";
import {
  act,
  pickupInCash,
  placedOrder,
  stockBalls,
  tellParcel,
  tellPayment,
} from "../../apps/shop/modules/orders/testing/orders.ts";
import { refundsOf } from "../../apps/shop/modules/payments/payments.ts";
import { bankAccount, requestedReturn } from "../../apps/shop/modules/returns/testing/returnable-order.ts";
import { guestShopper, openStockedShop, type StockedShop } from "../../apps/shop/testing/shopper.ts";
import { runAct } from "./run-act.ts";

let shop: StockedShop;
beforeAll(async () => {
  // Pick-ups become ready when staff say so.
  shop = await openStockedShop("embedded", { PICKUP_READY_MINUTES: "600" });
  await stockBalls(shop, 5);
  await run("add rina --name Rina --roles finance");
  await run("add budi --name Budi --roles support,warehouse");
});
afterAll(() => shop.close());

const run = (line: string) => runAct(shop.platform, line.split(" "));

/** An order that its shopper cancelled but that was paid by bank transfer anyway. */
async function paidTooLate() {
  const { shopper, orderCode } = await placedOrder(shop);
  await act(shopper, "cancelOrder", orderCode);
  await shop.platform.database
    .tables<{ payment_attempts: { order_code: string; status: string; rank: number; received: number } }>()
    .updateTable("payment_attempts")
    .set({ status: "PAID", rank: 5, received: 1_000_000 })
    .where("order_code", "=", orderCode)
    .execute();
  await tellPayment(shop, orderCode, "PAID");
  return { shopper, orderCode };
}

test("accounts are given and end, and the journal says by what", async () => {
  expect(await run("add wulan --name Wulan --roles support")).toEqual(["wulan works here."]);
  await expect(run("add wulan --name Wulan --roles finance")).rejects.toThrow("taken");
  await expect(run("add sari --name Sari --roles king")).rejects.toThrow('"king" should be one of finance');
  expect(await run("end wulan")).toEqual(["wulan works here no longer."]);
  await expect(run("--as wulan reviews")).rejects.toThrow("Nobody works here under the code wulan");
  const acts = await actsOn(shop.platform, { kind: "staff", code: "wulan" });
  expect(acts.map((entry) => [entry.act, entry.by.code])).toEqual([
    ["staff.added", "staff-command"],
    ["staff.ended", "staff-command"],
  ]);
});

test("finance reads what is due back and decides it; others neither see nor decide it", async () => {
  const { shopper, orderCode } = await paidTooLate();
  const due = (await refundsToDecide(shop.platform)).find((one) => one.orderCode === orderCode);
  for (const asked of [
    "reviews",
    "refunds-due",
    "refused-refunds",
    `refund-account ${orderCode}`,
    `decide-refund ${due?.refundId} refunded`,
  ])
    await expect(run(`--as budi ${asked}`)).rejects.toThrow("not allowed");
  expect((await run("--as rina refunds-due")).join("\n")).toContain(`"orderCode":"${orderCode}"`);
  await expect(run(`--as rina refund-account ${orderCode}`)).rejects.toThrow("no account");
  const naming = "mutation ($input: NameRefundAccountInput!) { nameRefundAccount(input: $input) { success } }";
  await shopper.send(naming, { input: { orderCode, bankAccount } });
  expect((await run(`--as rina refund-account ${orderCode}`)).join("\n")).toContain('"accountNumber":"1234567890"');
  await expect(run(`--as rina decide-refund ${due?.refundId} transferred`)).rejects.toThrow("--reference is missing");
  await expect(run(`--as rina decide-refund ${due?.refundId} refunded`)).rejects.toThrow("not online");
  const transferred = `--as rina decide-refund ${due?.refundId} transferred --reference BCA-0911`;
  expect(await run(transferred)).toEqual(["Done: decided."]);
  await expect(run(transferred)).rejects.toThrow("nothing to decide");
  expect(await refundsOf(shop.platform, orderCode)).toMatchObject([{ state: "transferred", note: "BCA-0911" }]);
  expect((await run(`--as rina journal order ${orderCode}`)).join("\n")).toContain('"act":"refund.decided"');
});

test("what does not exist is not decided", async () => {
  expect(await run("--as rina reviews")).toEqual(["None."]);
  for (const command of [
    "decide-review GL-0 PAID_TWICE refunded",
    "decide-review GL-0 CHARGED_BACK noted",
    "retry-refund 0190",
    "settle-refund 0190 --reference BCA-1",
  ])
    await expect(run(`--as rina ${command}`)).rejects.toThrow("nothing to decide");
  await expect(run("--as rina decide-review GL-0 PAID_TWICE accepted")).rejects.toThrow("not possible");
});

test("support lifts the lock of a number in any spelling, and finance does not", async () => {
  const now = new Date();
  await shop.platform.database
    .tables<{
      verification_addresses: {
        subject: string;
        tries_until: Date;
        sends: number;
        sends_until: Date;
        wait_step: number;
        next_send_at: Date;
      };
    }>()
    .insertInto("verification_addresses")
    .values({
      subject: "mobile:81234567890",
      tries_until: now,
      sends: 1,
      sends_until: now,
      wait_step: 1,
      next_send_at: now,
    })
    .execute();
  await expect(run("--as rina lift-lock 0812-3456-7890 tries")).rejects.toThrow("not allowed");
  expect(await run("--as budi lift-lock 0812-3456-7890 tries")).toEqual(["Done: lifted."]);
  await expect(run("--as budi lift-lock sari@contoh.id tries")).rejects.toThrow("nothing to lift");
  await expect(run("--as budi lift-lock sari tries")).rejects.toThrow("neither a mobile number nor an address");
  expect((await run("--as budi journal person 81234567890")).join("\n")).toContain('"act":"lock.lifted"');
});

test("support lets a parked message be delivered again, and the journal says so", async () => {
  const { platform, outbox } = shop;
  await platform.database.transaction(() => platform.outbox.write("mailings.send", "test", { name: "Sari" }));
  for (let hour = 1; hour <= 10; hour += 1) {
    platform.clock.setOffset(hours(hour));
    await outbox.deliverDue();
  }
  platform.clock.setOffset(hours(0));
  const parked = async () => (await run("--as budi parked-messages")).filter((line) => line.includes("mailings.send"));
  const [line = ""] = await parked();
  expect(line).not.toContain("Sari");
  const id: string = JSON.parse(line).id;
  for (const asked of ["parked-messages", `release-message ${id}`])
    await expect(run(`--as rina ${asked}`)).rejects.toThrow("not allowed");
  expect(await run(`--as budi release-message ${id}`)).toEqual(["Done: released."]);
  for (const other of [id, "0190"])
    await expect(run(`--as budi release-message ${other}`)).rejects.toThrow("nothing parked");
  expect(await parked()).toEqual([]);
  await outbox.deliverDue();
  const tried = await platform.database
    .tables<{ outbox: { id: string; attempts: number } }>()
    .selectFrom("outbox")
    .select("attempts")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(tried.attempts).toBe(1);
  expect((await run(`--as budi journal message ${id}`)).join("\n")).toContain('"act":"message.released"');
});

test("support lets all parked messages of a topic, or of all topics, be delivered again", async () => {
  const { platform } = shop;
  const park = async (topic: string) => {
    await platform.database.transaction(() => platform.outbox.write(topic, topic, {}));
    const tables = platform.database.tables<{ outbox: { topic: string; parked_at: Date } }>();
    await tables.updateTable("outbox").set({ parked_at: new Date() }).where("topic", "=", topic).execute();
  };
  for (const topic of ["first.mail", "second.mail", "third.mail"]) await park(topic);
  await expect(run("--as rina release-messages all")).rejects.toThrow("not allowed");
  expect(await run("--as budi release-messages first.mail")).toEqual(["Done: 1 released."]);
  expect(await run("--as budi release-messages all")).toEqual(["Done: 2 released."]);
  expect(await run("--as budi release-messages all")).toEqual(["Done: 0 released."]);
  expect((await run("--as budi journal message all")).join("\n")).toContain('"count":2');
});

test("support decides on returns, the warehouse receives them and finance pays, each only their part", async () => {
  const { shopper, orderCode } = await placedOrder(shop);
  await tellPayment(shop, orderCode, "PAID");
  await tellParcel(shop, orderCode, "DELIVERED");
  const code = await requestedReturn(shopper, orderCode, { bankAccount });
  for (const line of [
    "--as wayan-none returns",
    `--as rina approve-return ${code}`,
    `--as rina reject-return ${code} no`,
    `--as rina receive-return ${code}`,
    `--as budi return-account ${code}`,
    `--as budi pay-return ${code} --reference BCA-1`,
  ])
    await expect(run(line)).rejects.toThrow(/not allowed|Nobody works here/);
  expect((await run("--as budi returns")).join("\n")).toContain(`"returnCode":"${code}"`);
  expect((await run("--as budi returns")).join("\n")).not.toContain("1234567890");
  await expect(run(`--as budi approve-return ${code} JNE 12`)).rejects.toThrow("expressCode");
  expect(await run(`--as budi approve-return ${code} JNE JX123456`)).toEqual(["Done: decided."]);
  await expect(run(`--as budi approve-return ${code}`)).rejects.toThrow("nothing to decide");
  expect(await run(`--as budi receive-return ${code}`)).toEqual(["Done: received."]);
  expect((await run(`--as rina return-account ${code}`)).join("\n")).toContain('"accountNumber":"1234567890"');
  await expect(run(`--as rina pay-return ${code}`)).rejects.toThrow("--reference is missing");
  await expect(run(`--as rina pay-return ${code} --reference BCA-1`)).rejects.toThrow("more than was paid");
  expect((await run(`--as rina journal return ${code}`)).join("\n")).toContain('"label":"JX123456"');
});

test("a store reports goods ready that someone comes for, once", async () => {
  await stockBalls(shop, 5, "JKT01");
  const { orderCode } = await placedOrder(shop, pickupInCash);
  await expect(run(`--as rina report-ready ${orderCode}`)).rejects.toThrow("not allowed");
  expect(await run(`--as budi report-ready ${orderCode}`)).toEqual(["Done: ready."]);
  await expect(run(`--as budi report-ready ${orderCode}`)).rejects.toThrow("nothing to prepare");
  expect((await run(`--as budi journal order ${orderCode}`)).join("\n")).toContain('"act":"order.ready"');
});

test("merchandisers limit how many of a sku one buyer may have", async () => {
  await run("add wayan --name Wayan --roles merchandising");
  await expect(run("--as budi limit-purchases PB1-5 2")).rejects.toThrow("not allowed");
  await expect(run("--as wayan limit-purchases NO-SUCH 2")).rejects.toThrow("no such sku");
  await expect(run("--as wayan limit-purchases PB1-5 6")).rejects.toThrow("should be one of 1, 2");
  const shopper = await guestShopper(shop);
  expect(await run("--as wayan limit-purchases PB1-5 2")).toEqual(["Done: limited."]);
  expect(await shopper.add("PB1-5", 3)).toMatchObject({ errorCode: "PURCHASE_LIMIT" });
  expect(await run("--as wayan limit-purchases PB1-5 none")).toEqual(["Done: limited."]);
  expect(await shopper.add("PB1-5", 3)).toMatchObject({ success: true });
  expect((await run("--as budi journal sku PB1-5")).join("\n")).toContain('{"most":2}');
});

test("finance and support see what codes cost on each day", async () => {
  await shop.platform.database
    .tables<{ verification_days: { day: string; spent: number; sent: number; entered: number } }>()
    .insertInto("verification_days")
    .values({ day: "2026-08-17", spent: 4_000, sent: 5, entered: 4 })
    .execute();
  const shown = ['{"day":"2026-08-17","spent":4000,"sent":5,"entered":4}'];
  expect(await run("--as rina code-days")).toEqual(shown);
  expect(await run("--as budi code-days")).toEqual(shown);
});

test("without an act, an account or a known word the command says what there is", async () => {
  for (const line of ["", "reviews", "--as rina", "--as rina imagined"])
    await expect(run(line)).rejects.toThrow("Usage: npm run staff");
});
