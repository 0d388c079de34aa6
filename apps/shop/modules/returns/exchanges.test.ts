import { formatDay } from "@gelora/locale/jakarta-time.ts";
import { days, minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { field, type Shopper } from "../../testing/shopper.ts";
import { parcelsOf } from "../delivery/delivery.ts";
import { actsOn } from "../journal/journal.ts";
import { mailedLines, mailsAbout } from "../orders/testing/orders.ts";
import { refundsOf } from "../payments/payments.ts";
import { sendDueRefunds } from "../payments/testing/send-refunds.ts";
import { availableUnits, countStock, deliveryLocation } from "../stock/stock.ts";
import { auditStock } from "../stock/testing/books.ts";
import { approveReturn, collectReturn, endExchange, receiveReturn, refundExchange, rejectReturn } from "./returns.ts";
import { returnByCode } from "./storage/returns.ts";
import {
  askExchange,
  askReturn,
  deliveredOrder,
  detailOf,
  finance,
  openReturningShop,
  type ReturningShop,
  requestedExchange,
  support,
  tellReplacement,
  warehouse,
} from "./testing/returnable-order.ts";
import { cancelReturn, sendReturn } from "./use-cases/change-return.ts";
import { findReturn, orderOfReturn } from "./use-cases/find-return.ts";
import { lapseReturns } from "./use-cases/lapse-returns.ts";
import { openReturns } from "./use-cases/open-returns.ts";
import { remindOfOverdue } from "./use-cases/remind-of-overdue.ts";

const [worn, wanted] = ["KR1-BLACK-42", "KR1-BLACK-43"];
const parcel = { companyCode: "JNE", companyName: "JNE", expressCode: "JX998877" };

describe.each(testEngines)("another size instead, on %s", (engine) => {
  let shop: ReturningShop;
  beforeAll(async () => {
    shop = await openReturningShop(engine);
  });
  afterAll(() => shop.close());
  afterEach(async () => {
    shop.platform.clock.setOffset(minutes(0));
    expect(await auditStock(shop.platform)).toEqual([]);
  });

  const free = async () => (await availableUnits(shop.platform, deliveryLocation, [wanted])).get(wanted);
  const delivered = async (channel = "QRIS") => {
    const skus = [worn, wanted].map((skuCode) => ({ skuCode, locationCode: deliveryLocation, quantity: 5 }));
    await countStock(shop.platform, skus, "test");
    return deliveredOrder(shop, { channel, skuCode: worn });
  };
  const exchanging = async (channel?: string) => {
    const { shopper, orderCode } = await delivered(channel);
    const before = await free();
    const returnCode = await requestedExchange(shopper, orderCode, wanted);
    return { shopper, orderCode, returnCode, before };
  };
  const parcels = async (orderCode: string) =>
    ((await parcelsOf(shop.platform, [orderCode])).get(orderCode) ?? []).map(({ parcelCode }) => parcelCode);
  const exchangeOf = async (returnCode: string) => {
    const record = await returnByCode(shop.platform, returnCode);
    return [record?.mode, record?.state, record?.replacement];
  };
  const linesOf = async (shopper: Pick<Shopper, "send">, code: string) => {
    const query =
      "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { productList { afterSaleStatusStr } } }";
    const shown = field<{ readonly productList: object[] }>(
      await shopper.send(query, { code }),
      "getCustomOrderDetail",
    );
    return shown.productList;
  };
  const reversals = async (orderCode: string) => {
    const { rows } = await sql`select 1 from outbox where topic = 'club-link.event'
      and payload ->> 'orderCode' = ${orderCode} and payload ->> 'type' = 'purchase.reversed'`.execute(
      shop.platform.database.tables(),
    );
    return rows.length;
  };

  test("[RET-01~] that there are other sizes is known while all of them are sold out", async () => {
    const { shopper, orderCode } = await delivered();
    for (const skuCode of ["KR1-BLACK-41", wanted])
      await countStock(shop.platform, [{ skuCode, locationCode: deliveryLocation, quantity: 0 }], "test");
    const preview = await shopper.send(
      "query ($input: ReturnOrderInput!) { returnPreview(input: $input) { returnable { hasOtherSizes sizes { skuCode } } } }",
      { input: { orderCode, products: [] } },
    );
    expect(field(preview, "returnPreview")).toEqual({ returnable: [{ hasOtherSizes: true, sizes: [] }] });
  });

  test("the sizes of the same colour at the same price are offered, with what is left", async () => {
    const { shopper, orderCode } = await delivered();
    await countStock(shop.platform, [{ skuCode: "KR1-BLACK-41", locationCode: deliveryLocation, quantity: 0 }], "test");
    const preview = await shopper.send(
      "query ($input: ReturnOrderInput!) { returnPreview(input: $input) { returnable { sizes { skuCode sizeName stock } } } }",
      { input: { orderCode, products: [] } },
    );
    expect(field(preview, "returnPreview")).toEqual({
      returnable: [{ sizes: [{ skuCode: wanted, sizeName: "EU 43", stock: 5 }] }],
    });
    expect(await askExchange(shopper, orderCode, "PB1-5")).toMatchObject({ errorCode: "EXCHANGE_NOT_POSSIBLE" });
    expect(await askExchange(shopper, orderCode, "KR1-WHITE-43")).toMatchObject({ errorCode: "EXCHANGE_NOT_POSSIBLE" });
    expect(await askExchange(shopper, orderCode, "KR1-BLACK-41")).toMatchObject({
      errorCode: "SOLD_OUT",
      errorDetails: { name: "EU 41", left: 0 },
    });
  });

  test("[RET-04~] a rejection is of one return alone: exchanges that are set aside stay as they are", async () => {
    const [mine, another] = [await exchanging(), await exchanging()];
    await approveReturn(shop.platform, support, another.returnCode);
    expect(await rejectReturn(shop.platform, support, mine.returnCode, "Worn")).toBe("decided");
    expect(await rejectReturn(shop.platform, support, mine.returnCode, "Worn again")).toBe("nothing to decide");
    expect(await exchangeOf(mine.returnCode)).toEqual(["EXCHANGE", "REJECTED", "HELD"]);
    expect(await exchangeOf(another.returnCode)).toEqual(["EXCHANGE", "APPROVED", "HELD"]);
    expect((await returnByCode(shop.platform, another.returnCode))?.rejection).toBeNull();
    expect(await rejectReturn(shop.platform, support, another.returnCode, "Worn")).toBe("decided");
  });

  test("the size is held from the request on, leaves with the courier, and ends exchanged; no money or points move", async () => {
    const { shopper, orderCode, returnCode } = await exchanging();
    expect(await free()).toBe(4);
    expect(await detailOf(shopper, orderCode, returnCode)).toMatchObject({
      returnMode: "EXCHANGE",
      needsBankAccount: false,
      exchanges: [{ skuName: expect.stringMatching(/EU 42$/), sizeName: "EU 43", count: 1 }],
      replacement: { status: "HELD", expressCode: null },
    });
    const [mail] = await mailsAbout(shop, orderCode, "returnRequested");
    expect(mail).toMatchObject({ returned: { returnCode, exchangeFor: "EU 43", shopPaysParcel: false } });
    expect(mail).not.toHaveProperty("refund");
    await approveReturn(shop.platform, support, returnCode);
    expect(await parcels(orderCode)).toEqual([orderCode]);
    // The number is given twice: the second corrects it, and one parcel is sent.
    for (const expressCode of ["JX111111", "JX222222", "JX222222"])
      expect((await sendReturn(shop.platform, returnCode, { ...parcel, expressCode })).ok).toBe(true);
    expect((await parcels(orderCode)).toSorted()).toEqual([orderCode, returnCode].toSorted());
    expect(await rejectReturn(shop.platform, support, returnCode, "Worn")).toBe("nothing to decide");
    for (const status of ["PICKED_UP", "IN_TRANSIT", "PICKED_UP"] as const)
      await tellReplacement(shop, { orderCode, returnCode }, status);
    expect(await detailOf(shopper, orderCode, returnCode)).toMatchObject({ replacement: { status: "SENT" } });
    await tellReplacement(shop, { orderCode, returnCode }, "DELIVERED");
    expect(await receiveReturn(shop.platform, warehouse, returnCode)).toBe("received");
    const shown = await detailOf(shopper, orderCode, returnCode);
    expect(shown).toMatchObject({ status: "EXCHANGED", replacement: { status: "DELIVERED" } });
    expect(shown?.history.map(({ status }) => status)).toEqual([
      "REQUESTED",
      "APPROVED",
      "SENT",
      "SENT",
      "REPLACEMENT_SENT",
      "REPLACEMENT_DELIVERED",
      "RECEIVED",
      "EXCHANGED",
    ]);
    for (const step of ["returnReplaced", "returnDelivered"])
      expect(await mailsAbout(shop, orderCode, step)).toMatchObject([{ returned: { exchangeFor: "EU 43" } }]);
    expect(await mailedLines(shop, orderCode, "returnSent")).toHaveLength(2);
    expect(await free()).toBe(4);
    expect(await refundsOf(shop.platform, orderCode)).toEqual([]);
    expect(await reversals(orderCode)).toBe(0);
    // The shopper has a piece again, which may go back as long as the order's time lasts.
    expect(await askExchange(shopper, orderCode, "KR1-BLACK-41")).toMatchObject({ errorCode: "SOLD_OUT" });
  });

  test("with a label of ours the size leaves once our courier has collected, or with the receipt at the latest", async () => {
    const collected = await exchanging();
    await approveReturn(shop.platform, support, collected.returnCode, parcel);
    expect(await mailsAbout(shop, collected.orderCode, "returnApproved")).toMatchObject([
      { returned: { exchangeFor: "EU 43", shopPaysParcel: true } },
    ]);
    expect(await collectReturn(shop.platform, finance, collected.returnCode)).toBe("not allowed");
    expect(await collectReturn(shop.platform, support, collected.returnCode)).toBe("decided");
    expect(await parcels(collected.orderCode)).toContain(collected.returnCode);
    expect(await mailedLines(shop, collected.orderCode, "returnSent")).toHaveLength(1);
    expect((await sendReturn(shop.platform, collected.returnCode, parcel)).ok).toBe(false);
    const received = await exchanging();
    await approveReturn(shop.platform, support, received.returnCode, parcel);
    await receiveReturn(shop.platform, warehouse, received.returnCode);
    expect(await parcels(received.orderCode)).toContain(received.returnCode);
    expect(await detailOf(received.shopper, received.orderCode, received.returnCode)).toMatchObject({
      status: "RECEIVED",
      refund: { shopPaysParcel: true },
      history: expect.arrayContaining([expect.objectContaining({ statusStr: "Received: your new size is coming" })]),
    });
    await tellReplacement(shop, received, "DELIVERED");
    expect(await exchangeOf(received.returnCode)).toEqual(["EXCHANGE", "EXCHANGED", "DELIVERED"]);
  });

  test("rejected, cancelled or lapsed, it frees the size", async () => {
    const rejected = await exchanging();
    await rejectReturn(shop.platform, support, rejected.returnCode, "Worn");
    expect(await free()).toBe(rejected.before);
    const cancelled = await exchanging();
    const record = await findReturn(shop.platform, cancelled.returnCode);
    if (record) await cancelReturn(shop.platform, await orderOfReturn(shop.platform, record), cancelled.returnCode);
    expect(await free()).toBe(cancelled.before);
    const lapsed = await exchanging();
    await approveReturn(shop.platform, support, lapsed.returnCode);
    shop.platform.clock.setOffset(days(15));
    await lapseReturns(shop.platform);
    expect(await free()).toBe(lapsed.before);
    expect(await exchangeOf(lapsed.returnCode)).toEqual(["EXCHANGE", "LAPSED", "HELD"]);
  });

  test("a size that cannot be sent makes a refund of it: before the items come, or of items that are here", async () => {
    const early = await exchanging("BCA_VA");
    expect(await refundExchange(shop.platform, finance, early.returnCode)).toBe("not allowed");
    expect(await refundExchange(shop.platform, warehouse, early.returnCode)).toBe("refund instead");
    expect(await refundExchange(shop.platform, warehouse, early.returnCode)).toBe("nothing to decide");
    expect(await free()).toBe(early.before);
    expect(await detailOf(early.shopper, early.orderCode, early.returnCode)).toMatchObject({
      returnMode: "REFUND",
      exchanges: [],
      replacement: null,
      refund: { amount: 800_000 },
      needsBankAccount: true,
    });
    const late = await exchanging();
    await approveReturn(shop.platform, support, late.returnCode, parcel);
    await receiveReturn(shop.platform, warehouse, late.returnCode);
    expect(await refundExchange(shop.platform, support, late.returnCode)).toBe("refund instead");
    expect(await parcels(late.orderCode)).not.toContain(late.returnCode);
    await sendDueRefunds(shop.platform);
    while ((await shop.outbox.deliverDue()) > 0);
    expect(await exchangeOf(late.returnCode)).toEqual(["REFUND", "REFUNDED", null]);
    expect(await reversals(late.orderCode)).toBe(1);
  });

  /** Its shopper has the new size, and says that the old one is on its way. */
  const replaced = async (label?: typeof parcel) => {
    const exchange = await exchanging();
    await approveReturn(shop.platform, support, exchange.returnCode, label);
    if (label) await collectReturn(shop.platform, support, exchange.returnCode);
    else await sendReturn(shop.platform, exchange.returnCode, parcel);
    await tellReplacement(shop, exchange, "DELIVERED");
    return exchange;
  };
  const overdueDays = async (returnCode: string) =>
    (await openReturns(shop.platform)).find((one) => one.returnCode === returnCode)?.overdueDays;

  test("a shopper whose old goods do not come is reminded once, after the last day that the page says", async () => {
    const [late, labelled, here] = [await replaced(), await replaced(parcel), await replaced()];
    const sent = await exchanging();
    await approveReturn(shop.platform, support, sent.returnCode);
    await sendReturn(shop.platform, sent.returnCode, parcel);
    const expectedBy = async ({ shopper, orderCode, returnCode }: typeof late) =>
      (await detailOf(shopper, orderCode, returnCode))?.expectedBy;
    const lastDay = formatDay(new Date(Date.now() + days(14)));
    expect(await expectedBy(late)).toBe(lastDay);
    const [delivered] = await mailsAbout(shop, late.orderCode, "returnDelivered");
    // Another return is possible as long as the order's time lasts, which began today too.
    expect(delivered).toMatchObject({ returned: { awaitedBy: lastDay, returnBy: lastDay } });
    // Its new size has not left, so nobody waits yet.
    expect(await expectedBy(sent)).toBeNull();
    const reminders = ({ orderCode }: { readonly orderCode: string }) => mailsAbout(shop, orderCode, "returnAwaited");
    shop.platform.clock.setOffset(days(14));
    await remindOfOverdue(shop.platform);
    expect(await reminders(late)).toEqual([]);
    expect(await overdueDays(late.returnCode)).toBeNull();
    shop.platform.clock.setOffset(days(15));
    await receiveReturn(shop.platform, warehouse, here.returnCode);
    await Promise.all([remindOfOverdue(shop.platform), remindOfOverdue(shop.platform)]);
    await remindOfOverdue(shop.platform);
    expect(await reminders(late)).toMatchObject([
      {
        returned: { returnCode: late.returnCode, exchangeFor: "EU 43" },
        parcel: { companyName: "JNE", waybill: "JX998877" },
        destination: expect.arrayContaining([expect.stringContaining(late.returnCode)]),
      },
    ]);
    // Our own courier has this one, these are not late or have come.
    for (const other of [labelled, sent, here]) expect(await reminders(other)).toEqual([]);
    const overdue = [late, labelled, sent, here].map(({ returnCode }) => overdueDays(returnCode));
    expect(await Promise.all(overdue)).toEqual([1, 1, null, undefined]);
  });

  test("staff end an exchange whose old goods never come: nothing goes back, and it cannot be returned again", async () => {
    const { shopper, orderCode, returnCode } = await replaced();
    const left = await free();
    expect(await endExchange(shop.platform, warehouse, returnCode, "Invented number")).toBe("not allowed");
    expect(await endExchange(shop.platform, support, returnCode, "Invented number")).toBe("decided");
    expect(await endExchange(shop.platform, support, returnCode, "Again")).toBe("nothing to decide");
    expect(await receiveReturn(shop.platform, warehouse, returnCode)).toBe("nothing to receive");
    expect(await refundExchange(shop.platform, support, returnCode)).toBe("nothing to decide");
    expect(await exchangeOf(returnCode)).toEqual(["EXCHANGE", "MISSING", "DELIVERED"]);
    const acts = await actsOn(shop.platform, { kind: "return", code: returnCode });
    expect(acts.filter(({ act }) => act === "return.ended")).toMatchObject([
      { by: { code: support.staffCode }, details: { orderCode, reason: "Invented number" } },
    ]);
    expect(await refundsOf(shop.platform, orderCode)).toEqual([]);
    expect([await reversals(orderCode), await free()]).toEqual([0, left]);
    expect(await mailsAbout(shop, orderCode, "returnEnded")).toMatchObject([{ returned: { exchangeFor: "EU 43" } }]);
    expect(await detailOf(shopper, orderCode, returnCode)).toMatchObject({
      status: "MISSING",
      expectedBy: null,
      canFullLogistics: false,
      history: expect.arrayContaining([{ status: "MISSING", statusStr: "Closed: your old items never arrived" }]),
    });
    expect(await askReturn(shopper, orderCode)).toMatchObject({ errorCode: "RETURN_TOO_MANY" });
    const [line] = await linesOf(shopper, orderCode);
    expect(line).toMatchObject({ afterSaleStatusStr: "Closed: your old items never arrived" });
    expect((await openReturns(shop.platform)).map((one) => one.returnCode)).not.toContain(returnCode);
    shop.platform.clock.setOffset(days(40));
    await remindOfOverdue(shop.platform);
    expect(await mailsAbout(shop, orderCode, "returnAwaited")).toEqual([]);
  });

  test("an exchange cannot be ended while its new size may still come back", async () => {
    const exchange = await exchanging();
    const end = () => endExchange(shop.platform, support, exchange.returnCode, "Lost");
    expect(await end()).toBe("nothing to decide");
    await approveReturn(shop.platform, support, exchange.returnCode);
    await sendReturn(shop.platform, exchange.returnCode, parcel);
    expect(await end()).toBe("nothing to decide");
    await tellReplacement(shop, exchange, "PICKED_UP");
    expect(await end()).toBe("nothing to decide");
    await tellReplacement(shop, exchange, "DELIVERED");
    expect(await end()).toBe("decided");
  });

  test("a replacement that comes back to us is refunded, once, and not exchanged by late news", async () => {
    const { orderCode, returnCode } = await exchanging();
    await approveReturn(shop.platform, support, returnCode);
    await sendReturn(shop.platform, returnCode, parcel);
    await receiveReturn(shop.platform, warehouse, returnCode);
    for (const status of ["PICKED_UP", "RETURNED", "RETURNED", "IN_TRANSIT"] as const)
      await tellReplacement(shop, { orderCode, returnCode }, status);
    expect(await exchangeOf(returnCode)).toEqual(["REFUND", "RECEIVED", null]);
    expect(await refundsOf(shop.platform, orderCode)).toMatchObject([{ amount: 800_000 }]);
    expect(await refundExchange(shop.platform, support, returnCode)).toBe("nothing to decide");
  });
});
