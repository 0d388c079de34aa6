import { seconds } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { memberShopper } from "../../testing/member.ts";
import { field, guestShopper } from "../../testing/shopper.ts";
import { orderByCode } from "./orders.ts";
import { act, mailsAbout, pickupInCash, placedOrder, tellPayment } from "./testing/orders.ts";
import { openOrdersForAll } from "./testing/orders-for-all.ts";
import { tellHowToPay } from "./use-cases/tell-how-to-pay.ts";

const trackQuery = `query ($input: TrackOrderInput!) { trackOrder(input: $input) { orderStatus orderReceiveOut { address } operationList { type value } operationMap
  payInfos { payMent payMentType payChannel isSucceed paySerialCode payCode price payStatus bankCode bankBrand giftCard createTime }
  payment { channelCode channelName kind status vaNumber billKey paymentCode amount deadline } } }`;
const payMutation = `mutation ($input: PayTrackedOrderInput!) { payTrackedOrder(input: $input) { success errorCode data { form orderCode } } }`;
const payAgain = `mutation ($input: OrderCommonInput!) { payOrder(orderCommonInput: $input) { success } }`;

const outboxRow = z.object({
  step: z.string(),
  collectBy: z.string().optional(),
  deadline: z.string().optional(),
  payment: z.record(z.string(), z.string()).optional(),
});

describe.each(testEngines)("paying without the browser that ordered, on the %s database", (engine) => {
  const orders = openOrdersForAll(engine);

  /** The mails about an order in the outbox, oldest first. */
  const mails = async (orderCode: string) => {
    const rows = await orders.shop.platform.database
      .tables<{ outbox: { position: number; message_key: string; payload: unknown } }>()
      .selectFrom("outbox")
      .select("payload")
      .where("message_key", "=", `mail:${orderCode}`)
      .orderBy("position")
      .execute();
    return rows.map(({ payload }) => outboxRow.parse(payload));
  };
  const tell = () => tellHowToPay(orders.shop.platform);
  const email = "sari@example.com";
  const track = async (orderCode: string) =>
    field<Record<string, unknown>>(await orders.shop.send(trackQuery, { input: { orderCode, email } }), "trackOrder");
  const pay = async (input: object) => {
    type Paid = { success: boolean; errorCode: string | null; data: { form: string }[] };
    return field<Paid>(await orders.shop.send(payMutation, { input }), "payTrackedOrder");
  };

  test("[PAY-02] the number goes out with the news of the order, once, however often it is looked for", async () => {
    const { orderCode } = await placedOrder(orders.shop);
    expect(await mails(orderCode)).toEqual([]);
    await Promise.all([tell(), tell()]);
    await tell();
    expect(await mails(orderCode)).toMatchObject([
      { step: "placed", payment: { kind: "VIRTUAL_ACCOUNT", vaNumber: expect.stringMatching(/^\d{8,}$/) } },
    ]);
  });

  test("an order whose message fails holds up no other, and is announced later", async () => {
    const [broken, well] = [await placedOrder(orders.shop), await placedOrder(orders.shop)];
    const tables = orders.shop.platform.database.tables();
    await sql`
      create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'cannot be sent'; end $$`.execute(
      tables,
    );
    await sql`
      create trigger refuse_mail before insert on outbox for each row
      when (new.message_key = ${sql.lit(`mail:${broken.orderCode}`)}) execute function refuse_mail()`.execute(tables);
    await expect(tell()).rejects.toThrow("1 of 2 due records failed");
    expect([await mails(broken.orderCode), await mails(well.orderCode)]).toMatchObject([[], [{ step: "placed" }]]);
    await sql`drop trigger refuse_mail on outbox`.execute(tables);
    await tell();
    expect(await mails(broken.orderCode)).toMatchObject([{ step: "placed" }]);
  });

  test("another way to pay is announced again, and the same way is not", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop);
    await tell();
    await shopper.send(payAgain, { input: { orderCode } });
    await tell();
    expect(await mails(orderCode)).toHaveLength(1);
    await shopper.send(payAgain, { input: { orderCode, paymentChannelCode: "MANDIRI_BILL" } });
    await tell();
    const [, second, ...more] = await mails(orderCode);
    expect(second).toMatchObject({ step: "howToPay", payment: { kind: "BILL", billKey: expect.any(String) } });
    expect(more).toEqual([]);
  });

  test("[ORD-17] a cancellation that is undone is announced as such, with the number that holds now", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop);
    await tell();
    await act(shopper, "cancelOrder", orderCode);
    while ((await orders.shop.outbox.deliverDue()) > 0) continue;
    expect(await act(shopper, "undoCancelOrder", orderCode)).toMatchObject({ success: true });
    await shopper.send(payAgain, { input: { orderCode } });
    await tell();
    expect((await mails(orderCode)).map(({ step }) => step)).toEqual(["placed", "cancelled", "cancelUndone"]);
    expect((await mails(orderCode)).at(-1)?.payment).toMatchObject({ vaNumber: expect.any(String) });
  });

  test("a provider that does not answer: the order is confirmed after 20 s, and the number follows when it is there", async () => {
    orders.shop.providers.setDown(true);
    const { shopper, orderCode } = await placedOrder(orders.shop);
    await tell();
    expect(await mails(orderCode)).toEqual([]);
    orders.shop.platform.clock.setOffset(seconds(21));
    await tell();
    const [first] = await mails(orderCode);
    expect(first).toMatchObject({ step: "placed" });
    expect(first?.payment).not.toHaveProperty("vaNumber");
    orders.shop.providers.setDown(false);
    await shopper.send(payAgain, { input: { orderCode } });
    await tell();
    expect(await mails(orderCode)).toMatchObject([{}, { step: "howToPay", payment: { vaNumber: expect.any(String) } }]);
  });

  test("[ORD-24~] the mail of a payment says how and when, and leads a member to the invoice", async () => {
    const member = await memberShopper(orders.shop);
    for (const shopper of [undefined, member]) {
      const { orderCode } = await placedOrder(orders.shop, {}, shopper);
      await tellPayment(orders.shop, orderCode, "PAID");
      const [mail] = await mailsAbout(orders.shop, orderCode, "paid");
      expect(mail).toMatchObject({
        paid: { channelName: "BCA Virtual Account", at: expect.stringMatching(/^20.*Z$/) },
      });
      const page = expect.stringMatching(new RegExp(`/account/order/invoice/${orderCode}$`));
      if (shopper) expect(mail).toMatchObject({ paid: { invoiceAddress: page } });
      else expect(mail).not.toHaveProperty("paid.invoiceAddress");
    }
  });

  test("nobody is asked to pay what is cancelled, paid or handed over in cash", async () => {
    const cancelled = await placedOrder(orders.shop);
    await act(cancelled.shopper, "cancelOrder", cancelled.orderCode);
    const paid = await placedOrder(orders.shop);
    await tellPayment(orders.shop, paid.orderCode, "PAID");
    const cash = await placedOrder(orders.shop, pickupInCash);
    await tell();
    expect((await mails(cancelled.orderCode)).map(({ step }) => step)).toEqual(["cancelled"]);
    expect((await mails(paid.orderCode)).map(({ step }) => step)).toEqual(["paid"]);
    const cashMails = await mails(cash.orderCode);
    expect(cashMails.map(({ step }) => step)).toEqual(["placed", "readyForPickup"]);
    // No deadline to pay before, but one to come and pay.
    const { collectBy } = field<{ collectBy: string }>(
      await orders.shop.send("query ($input: TrackOrderInput!) { trackOrder(input: $input) { collectBy } }", {
        input: { orderCode: cash.orderCode, email },
      }),
      "trackOrder",
    );
    expect(collectBy).toMatch(/^\d{4}-/);
    for (const mail of cashMails) expect([mail.collectBy, mail.deadline]).toEqual([collectBy, undefined]);
  });

  test("[ORD-03] [PAY-08~] who proves an order sees how it is paid and may pay it, and gets nothing else of the session's", async () => {
    const { orderCode } = await placedOrder(orders.shop);
    expect(await track(orderCode)).toMatchObject({
      orderStatus: 21,
      orderReceiveOut: null,
      operationList: [{ type: "payOrder", value: true }],
      operationMap: { payOrder: true },
      payment: { channelCode: "BCA_VA", status: "PENDING", vaNumber: expect.any(String), amount: 318_000 },
      payInfos: [
        {
          payMent: "BCA Virtual Account",
          payMentType: "VIRTUAL_ACCOUNT",
          payChannel: "BCA_VA",
          isSucceed: false,
          paySerialCode: expect.any(String),
          payCode: orderCode,
          price: 318_000,
          payStatus: "0",
          bankCode: "BCA",
          bankBrand: "BCA",
          giftCard: null,
          createTime: expect.any(String),
        },
      ],
    });
    const order = await orderByCode(orders.shop.platform, orderCode);
    expect(await track(orderCode)).toMatchObject({ payment: { deadline: order?.closeAt?.toISOString() } });
    await tellPayment(orders.shop, orderCode, "PAID");
    expect(await track(orderCode)).toMatchObject({ payment: null, operationList: [], payInfos: [{ payStatus: "1" }] });
    expect(await pay({ orderCode, email })).toMatchObject({ success: false, errorCode: "ORDER_CANNOT_BE_PAID" });
  });

  test("[ORD-15~] another way to pay is chosen by the same proof, and leads back to tracking", async () => {
    const { orderCode } = await placedOrder(orders.shop);
    const paid = await pay({ orderCode, email, paymentChannelCode: "BNI_VA" });
    expect(paid).toMatchObject({ success: true, data: [{ form: `/order/track?orderCode=${orderCode}` }] });
    expect(await track(orderCode)).toMatchObject({ payment: { channelCode: "BNI_VA" } });
    expect(orders.shop.providers.charges.get(`${orderCode}-2`)).toBe(1);
    expect(await pay({ orderCode, email, paymentChannelCode: "COD" })).toMatchObject({ errorCode: "PAYMENT_INVALID" });
  });

  test("wrong tries at paying are counted with those at tracking; right ones are not", async () => {
    const { orderCode } = await placedOrder(orders.shop);
    for (let n = 0; n < 15; n += 1) await track(orderCode);
    for (let n = 0; n < 10; n += 1)
      expect(await pay({ orderCode, email: "eve@example.com" })).toMatchObject({ errorCode: "ORDER_NOT_FOUND" });
    expect(await pay({ orderCode, email })).toMatchObject({ errorCode: "TOO_MANY_REQUESTS" });
  });

  test("[ORD-01] [ORD-03] an email and a mobile that anyone can type open no list of orders", async () => {
    const { orderCode } = await placedOrder(orders.shop);
    const elsewhere = await guestShopper(orders.shop);
    const list = await elsewhere.send("{ guestOrderList(input: {}) { dataList { orderCode } } }");
    expect(field(list, "guestOrderList")).toEqual({ dataList: [] });
    expect(await track(orderCode)).toMatchObject({ orderStatus: 21 });
  });
});
