import { days, minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { field, guestShopper } from "../../testing/shopper.ts";
import { actsOn } from "../journal/journal.ts";
import { placedOrder } from "../orders/testing/orders.ts";
import { reportsToCome } from "../points/testing/point-books.ts";
import { sendDueRefunds } from "../payments/testing/send-refunds.ts";
import { approveReturn, payReturn, readAccount, receiveReturn, rejectReturn } from "./returns.ts";
import {
  askReturn,
  bankAccount,
  deliveredOrder,
  detailOf,
  finance,
  openReturningShop,
  requestedReturn,
  type ReturningShop,
  support,
  warehouse,
} from "./testing/returnable-order.ts";
import { sendReturn } from "./use-cases/change-return.ts";
import { lapseReturns } from "./use-cases/lapse-returns.ts";

describe.each(testEngines)("items that go back, on %s", (engine) => {
  let shop: ReturningShop;
  beforeAll(async () => {
    shop = await openReturningShop(engine);
  });
  afterAll(() => shop.close());
  afterEach(() => {
    shop.platform.clock.setOffset(minutes(0));
    shop.provider.setRefunds("allow");
  });

  const deliverAll = async () => {
    while ((await shop.outbox.deliverDue()) > 0);
  };
  const stepsTold = async (orderCode: string) => {
    const { rows } = await sql<{ step: string }>`select payload ->> 'step' as step from outbox
      where topic = 'messaging.mail' and payload ->> 'orderCode' = ${orderCode} order by position`.execute(
      shop.platform.database.tables(),
    );
    return rows.map(({ step }) => step);
  };

  test("[RET-01, RET-03] requested, approved, sent, received, refunded: each step is told, recorded and shown", async () => {
    const { shopper, orderCode, attempt } = await deliveredOrder(shop, { quantity: 2 });
    const code = await requestedReturn(shopper, orderCode);
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({
      status: "REQUESTED",
      canCancelReturnOrder: true,
      canFullLogistics: false,
      refund: { amount: 300_000, points: 0, freight: 0, way: "to the account or e-wallet you paid from" },
      needsBankAccount: false,
      sendTo: [],
    });
    expect(await approveReturn(shop.platform, support, code)).toBe("decided");
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({
      status: "APPROVED",
      canFullLogistics: true,
      sendTo: expect.arrayContaining([expect.stringContaining(code)]),
    });
    const logistics =
      "mutation ($input: ReturnLogisticsInput!) { fullLogisticsInfo(input: $input) { success errorCode errorDetails } }";
    const send = async (input: object) =>
      field<object>(await shopper.send(logistics, { input: { returnCode: code, ...input } }), "fullLogisticsInfo");
    expect(await send({ companyCode: "JNE", expressCode: "12" })).toMatchObject({
      errorCode: "LOGISTICS_INVALID",
      errorDetails: { field: "expressCode" },
    });
    expect(await send({ companyCode: "JNE", expressCode: "JX 998 877" })).toMatchObject({ success: true });
    expect(await receiveReturn(shop.platform, warehouse, code)).toBe("received");
    expect(await receiveReturn(shop.platform, warehouse, code)).toBe("nothing to receive");
    await sendDueRefunds(shop.platform);
    await deliverAll();
    expect(shop.provider.refundedOf(attempt)).toBe(300_000);
    const shown = await detailOf(shopper, orderCode, code);
    expect(shown).toMatchObject({ status: "REFUNDED", companyName: "JNE", expressCode: "JX998877", sendTo: [] });
    expect(shown?.history.map(({ status }) => status)).toEqual([
      "REQUESTED",
      "APPROVED",
      "SENT",
      "RECEIVED",
      "REFUNDED",
    ]);
    expect((await stepsTold(orderCode)).slice(-4)).toEqual([
      "returnRequested",
      "returnApproved",
      "returnReceived",
      "refunded",
    ]);
    const acts = await actsOn(shop.platform, { kind: "return", code });
    expect(acts.map(({ act, by }) => [act, by.code])).toEqual([
      ["return.approved", "budi"],
      ["return.received", "wati"],
    ]);
  });

  test("the club hears what was returned, once, to the rupiah", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop, { quantity: 3 });
    const code = await requestedReturn(shopper, orderCode, {}, 2);
    await approveReturn(shop.platform, support, code);
    await receiveReturn(shop.platform, warehouse, code);
    await receiveReturn(shop.platform, warehouse, code);
    const { rows } = await sql<{ payload: object }>`select payload from outbox
      where topic = 'club-link.event' and payload ->> 'orderCode' = ${orderCode} and payload ->> 'type' = 'purchase.reversed'`.execute(
      shop.platform.database.tables(),
    );
    expect(rows.map(({ payload }) => payload)).toMatchObject([
      {
        id: `reversal:${orderCode}:${code}`,
        lines: [{ orderItemCode: `${orderCode}-1`, skuCode: "PB1-5", quantity: 2, amounts: [300_000, 300_000] }],
      },
    ]);
  });

  test("[RET-08] a return without pieces is refused, and one of more pieces than there are names what is left", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop, { quantity: 2 });
    expect(await askReturn(shopper, orderCode, { products: [] })).toMatchObject({
      success: false,
      errorCode: "RETURN_NEEDS_PRODUCTS",
    });
    await requestedReturn(shopper, orderCode);
    expect(await askReturn(shopper, orderCode, {}, 2)).toMatchObject({
      errorCode: "RETURN_TOO_MANY",
      errorDetails: { n: 1 },
    });
    const wrong = { orderItemCode: `${orderCode}-1`, count: 1, reasonCode: "BOREDOM" };
    expect(await askReturn(shopper, orderCode, { products: [wrong] })).toMatchObject({ errorCode: "INVALID_INPUT" });
    expect(await askReturn(shopper, orderCode, { returnMode: "GIFT" })).toMatchObject({ errorCode: "INVALID_INPUT" });
  });

  test("what is not delivered cannot be returned, nor what was delivered more than fourteen days ago", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    expect(await askReturn(shopper, orderCode)).toMatchObject({ errorCode: "RETURN_NOT_POSSIBLE" });
    const old = await deliveredOrder(shop);
    shop.platform.clock.setOffset(days(15));
    expect(await askReturn(old.shopper, old.orderCode)).toMatchObject({
      errorCode: "RETURN_WINDOW_OVER",
      errorDetails: { day: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/) },
    });
  });

  test("[RET-05] a return is cancelled until it is sent, and its pieces can be returned again", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop);
    const code = await requestedReturn(shopper, orderCode);
    const cancel = async () =>
      field<object>(
        await shopper.send(
          "mutation ($input: ReturnCodeInput!) { cancelReturnOrder(input: $input) { success errorCode } }",
          { input: { orderCode, returnCode: code } },
        ),
        "cancelReturnOrder",
      );
    expect(await cancel()).toMatchObject({ success: true });
    expect(await cancel()).toMatchObject({ errorCode: "RETURN_CANNOT_BE_CHANGED" });
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({
      status: "CANCELLED",
      canCancelReturnOrder: false,
    });
    expect(await approveReturn(shop.platform, support, code)).toBe("nothing to decide");
    expect(await requestedReturn(shopper, orderCode)).not.toBe(code);
  });

  test("an approved return is sent within fourteen days, which is told, or lapses with a message", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop, { quantity: 2 });
    const [sent, left] = [await requestedReturn(shopper, orderCode), await requestedReturn(shopper, orderCode)];
    for (const code of [sent, left]) await approveReturn(shop.platform, support, code);
    const sendBy = expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/);
    expect(await detailOf(shopper, orderCode, left)).toMatchObject({ sendBy });
    await sendReturn(shop.platform, sent, { companyCode: "JNE", companyName: "JNE", expressCode: "JX998877" });
    shop.platform.clock.setOffset(days(13));
    await lapseReturns(shop.platform);
    expect(await detailOf(shopper, orderCode, left)).toMatchObject({ status: "APPROVED" });
    shop.platform.clock.setOffset(days(15));
    await lapseReturns(shop.platform);
    await lapseReturns(shop.platform);
    expect(await detailOf(shopper, orderCode, sent)).toMatchObject({ status: "SENT" });
    expect(await detailOf(shopper, orderCode, left)).toMatchObject({ status: "LAPSED", sendBy: null });
    expect(await receiveReturn(shop.platform, warehouse, left)).toBe("nothing to receive");
    expect((await stepsTold(orderCode)).filter((step) => step === "returnLapsed")).toHaveLength(1);
  });

  test("[RET-04] a rejected return says why, and gives nothing back", async () => {
    const { shopper, orderCode, attempt } = await deliveredOrder(shop);
    const code = await requestedReturn(shopper, orderCode);
    expect(await rejectReturn(shop.platform, warehouse, code, "no")).toBe("not allowed");
    expect(await rejectReturn(shop.platform, support, code, "Bolanya sudah dipakai.")).toBe("decided");
    expect(await receiveReturn(shop.platform, warehouse, code)).toBe("nothing to receive");
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({
      status: "REJECTED",
      approverDescription: "Bolanya sudah dipakai.",
    });
    await sendDueRefunds(shop.platform);
    expect(shop.provider.refundedOf(attempt)).toBe(0);
  });

  test("a refund by bank transfer needs an account, is encrypted, is read by finance only, and is paid once", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop, { channel: "BCA_VA" });
    expect(await askReturn(shopper, orderCode)).toMatchObject({ errorCode: "BANK_ACCOUNT_NEEDED" });
    const short = { ...bankAccount, accountNumber: "123" };
    expect(await askReturn(shopper, orderCode, { bankAccount: short })).toMatchObject({
      errorCode: "BANK_ACCOUNT_INVALID",
      errorDetails: { field: "accountNumber" },
    });
    const code = await requestedReturn(shopper, orderCode, { bankAccount });
    const { rows } = await sql<{ row: string }>`select row_to_json(returns)::text as row from returns
      where return_code = ${code}`.execute(shop.platform.database.tables());
    expect(rows[0]?.row).not.toContain("1234567890");
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({ bankAccount: "BCA •••• 7890" });
    await approveReturn(shop.platform, support, code);
    expect(await payReturn(shop.platform, finance, code, "BCA-1")).toBe("nothing to pay");
    await receiveReturn(shop.platform, warehouse, code);
    for (const other of [support, warehouse]) {
      expect(await readAccount(shop.platform, other, code)).toBe("not allowed");
      expect(await payReturn(shop.platform, other, code, "BCA-1")).toBe("not allowed");
    }
    expect(await readAccount(shop.platform, finance, code)).toMatchObject({ accountNumber: "1234567890" });
    expect(await payReturn(shop.platform, finance, code, "BCA-1")).toBe("paid");
    expect(await payReturn(shop.platform, finance, code, "BCA-1")).toBe("nothing to pay");
    await deliverAll();
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({ status: "REFUNDED", bankAccount: null });
    expect(await readAccount(shop.platform, finance, code)).toBe("no account");
    const acts = await actsOn(shop.platform, { kind: "return", code });
    expect(acts.map(({ act }) => act)).toEqual([
      "return.approved",
      "return.received",
      "return.accountRead",
      "return.paid",
    ]);
  });

  test("a refund whose answer is lost, or that comes late, is still made once", async () => {
    const { shopper, orderCode, attempt } = await deliveredOrder(shop);
    const code = await requestedReturn(shopper, orderCode);
    await approveReturn(shop.platform, support, code);
    shop.provider.setRefunds("hold");
    shop.provider.loseRefundAnswers(1);
    await receiveReturn(shop.platform, warehouse, code);
    await sendDueRefunds(shop.platform);
    await deliverAll();
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({ status: "RECEIVED" });
    shop.provider.confirmRefunds(attempt);
    for (const wait of [1, 5, 30, 90]) {
      shop.platform.clock.setOffset(minutes(wait));
      await sendDueRefunds(shop.platform);
    }
    await deliverAll();
    expect(shop.provider.refundedOf(attempt)).toBe(300_000);
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({ status: "REFUNDED" });
  });

  test("[ORD-15, ORD-21, ORD-25, ORD-32] the order shows its returns and what can be done", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop, { quantity: 2 });
    const ask = async () =>
      field<{
        operationList: { type: string; value: boolean }[];
        productList: object[];
        orderReturnOuts: object[];
      }>(
        await shopper.send(
          `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { operationList { type value }
            productList { returnCode returnCount afterSaleStatus afterSaleStatusStr }
            orderReturnOuts { returnCode status amount reason refundRemark products { count orderItemCode reasonCode } } } }`,
          { code: orderCode },
          "id-ID",
        ),
        "getCustomOrderDetail",
      );
    const allowed = (shown: Awaited<ReturnType<typeof ask>>) =>
      shown.operationList.filter(({ value }) => value).map(({ type }) => type);
    expect(allowed(await ask())).toEqual(["returnOrder"]);
    const code = await requestedReturn(shopper, orderCode, {}, 2);
    const shown = await ask();
    expect(allowed(shown)).toEqual(["cancelReturnOrder"]);
    expect(shown.productList).toMatchObject([
      { returnCode: code, returnCount: 2, afterSaleStatus: "REQUESTED", afterSaleStatusStr: "Sedang ditinjau" },
    ]);
    expect(shown.orderReturnOuts).toMatchObject([
      {
        returnCode: code,
        amount: 600_000,
        reason: "Ukurannya tidak pas",
        products: [{ count: 2, orderItemCode: `${orderCode}-1`, reasonCode: "WRONG_SIZE" }],
      },
    ]);
    await approveReturn(shop.platform, support, code);
    expect(allowed(await ask())).toEqual(["cancelReturnOrder", "fullLogisticsInfo"]);
  });

  test("delivery goes back when the shop is at fault for all of an order; the preview says the same", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop);
    const preview = async (reasonCode?: string) =>
      field<object>(
        await shopper.send(
          `query ($input: ReturnOrderInput!) { returnPreview(input: $input) { returnable { orderItemCode count } needsBankAccount
            refund { amount freight lines { count price promotion coupon amount } } } }`,
          {
            input: {
              orderCode,
              products: reasonCode ? [{ orderItemCode: `${orderCode}-1`, count: 1, reasonCode }] : [],
            },
          },
        ),
        "returnPreview",
      );
    expect(await preview()).toMatchObject({
      returnable: [{ orderItemCode: `${orderCode}-1`, count: 1 }],
      refund: { amount: 0, lines: [] },
    });
    expect(await preview("CHANGED_MIND")).toMatchObject({ refund: { amount: 300_000, freight: 0 } });
    expect(await preview("DAMAGED")).toMatchObject({
      refund: {
        amount: 318_000,
        freight: 18_000,
        lines: [{ count: 1, price: 300_000, promotion: 0, coupon: 0, amount: 300_000 }],
      },
    });
  });

  test("a gift comes back with all that was bought, or is charged", async () => {
    const shopper = await guestShopper(shop);
    await shopper.add("KR1-BLACK-42");
    const { orderCode } = await deliveredOrder(shop, { shopper });
    const tables = shop.platform.database.tables();
    const { rows } = await sql<{ line: number; price: number }>`select line_number as line, price::integer as price
      from order_lines where order_code = ${orderCode} and sku_code = 'PB1-5'`.execute(tables);
    const [gift] = rows;
    if (!gift) throw new Error("no line of balls");
    await sql`update orders set discount = discount + ${gift.price}::integer, total = total - ${gift.price}::integer where order_code = ${orderCode}`.execute(
      tables,
    );
    await sql`insert into order_adjustments values
      (${orderCode}, ${gift.line}, 1, 9, 'PROMOTION', 'GIFT', ${gift.price}, '{"word":"gift","values":{}}')`.execute(
      tables,
    );
    const shoe = { orderItemCode: `${orderCode}-${3 - gift.line}`, count: 1, reasonCode: "CHANGED_MIND" };
    const ball = { ...shoe, orderItemCode: `${orderCode}-${gift.line}` };
    const preview = async (products: readonly object[]) =>
      field<{ refund: { amount: number; giftCharge: number } }>(
        await shopper.send(
          "query ($input: ReturnOrderInput!) { returnPreview(input: $input) { refund { amount giftCharge } } }",
          { input: { orderCode, products } },
        ),
        "returnPreview",
      ).refund;
    const whole = await preview([shoe, ball]);
    expect(whole.giftCharge).toBe(0);
    expect(await preview([shoe])).toEqual({ amount: whole.amount - gift.price, giftCharge: gift.price });
    expect(await preview([ball])).toEqual({ amount: 0, giftCharge: 0 });
    const code = await requestedReturn(shopper, orderCode, { products: [shoe] });
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({ refund: { amount: whole.amount - gift.price } });
  });

  test("points that paid for a piece go back to the club, and those that paid nothing do not", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop, { quantity: 2 });
    const tables = shop.platform.database.tables();
    await sql`update orders set used_point_amount = 70, total = total - 70 where order_code = ${orderCode}`.execute(
      tables,
    );
    await sql`insert into order_adjustments values (${orderCode}, 1, 2, 9, 'POINTS', 'POINTS', 70, '{}')`.execute(
      tables,
    );
    for (const refund of [
      { amount: 299_930, points: 70 },
      { amount: 300_000, points: 0 },
    ]) {
      const code = await requestedReturn(shopper, orderCode);
      expect(await detailOf(shopper, orderCode, code)).toMatchObject({ refund });
      await approveReturn(shop.platform, support, code);
      await receiveReturn(shop.platform, warehouse, code);
    }
    expect(await reportsToCome(shop.platform, orderCode)).toEqual(["return"]);
    const shown = await shopper.send(
      "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { usedPoint returnedPoint } }",
      { code: orderCode },
    );
    expect(field(shown, "getCustomOrderDetail")).toEqual({ usedPoint: 70, returnedPoint: 70 });
  });

  test("[AC-21, AC-23] another browser needs a contact of the order; somebody else's return is absent", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop);
    const code = await requestedReturn(shopper, orderCode);
    const other = await guestShopper(shop, "orang-lain@example.com");
    expect(await detailOf(other, orderCode, code)).toBeNull();
    expect(await askReturn(other, orderCode)).toMatchObject({ errorCode: "ORDER_NOT_FOUND" });
    expect(await detailOf(other, orderCode, code, { email: "salah@example.com" })).toBeNull();
    expect(await detailOf(other, orderCode, code, { email: "sari@example.com" })).toMatchObject({
      status: "REQUESTED",
    });
    const foreign = await deliveredOrder(shop, { shopper: other });
    expect(await detailOf(other, foreign.orderCode, code)).toBeNull();
    const list = field<{ dataList: { returnCode: string }[] }>(
      await shopper.send("{ returnList { dataList { returnCode products { skuName count } } } }"),
      "returnList",
    );
    expect(list.dataList.map(({ returnCode }) => returnCode)).toEqual([code]);
    expect(field(await other.send("{ returnList { dataList { returnCode } } }"), "returnList")).toEqual({
      dataList: [],
    });
  });

  test("goods are named in the reader's language: what would go back, the return, and the list of returns", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop);
    const products = [{ orderItemCode: `${orderCode}-1`, count: 1, reasonCode: "WRONG_SIZE" }];
    const namesOf = async (language: string, query: string, variables: object) =>
      JSON.stringify((await shopper.send(query, variables, language)).data).match(/(?<="skuName":")[^"]*/g);
    const preview =
      "query ($input: ReturnOrderInput!) { returnPreview(input: $input) { refund { lines { skuName } } } }";
    const indonesian = [expect.stringMatching(/^Bola Pertandingan Pusaka, Hitam/)];
    const english = [expect.stringMatching(/^Pusaka Match Ball, Black/)];
    expect(await namesOf("id-ID", preview, { input: { orderCode, products } })).toEqual(indonesian);
    expect(await namesOf("en-US", preview, { input: { orderCode, products } })).toEqual(english);
    const returnCode = await requestedReturn(shopper, orderCode);
    const detail = `query ($input: ReturnCodeInput!) { returnDetail(input: $input) {
      refund { lines { skuName } } returnProductList { skuName } } }`;
    const shown = { input: { orderCode, returnCode } };
    expect(await namesOf("id-ID", detail, shown)).toEqual([...indonesian, ...indonesian]);
    expect(await namesOf("en-US", detail, shown)).toEqual([...english, ...english]);
    const list = "{ returnList { dataList { products { skuName } } } }";
    expect(await namesOf("id-ID", list, {})).toEqual(indonesian);
    expect(await namesOf("en-US", list, {})).toEqual(english);
  });
});
