import { minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { field, guestShopper, type Shopper } from "../../testing/shopper.ts";
import { actsOn } from "../journal/journal.ts";
import { mailsAbout } from "../orders/testing/orders.ts";
import { sendDueRefunds } from "../payments/testing/send-refunds.ts";
import { reportsToCome } from "../points/testing/point-books.ts";
import { approveReturn, payReturn, readAccount, receiveReturn } from "./returns.ts";
import { orderWithGift, previewOf } from "./testing/gift-order.ts";
import {
  askReturn,
  bankAccount,
  deliveredOrder,
  detailOf,
  finance,
  requestedReturn,
  support,
  warehouse,
} from "./testing/returnable-order.ts";
import { openReturnsForAll } from "./testing/returns-for-all.ts";

const saveAccount = async (shopper: Pick<Shopper, "send">, input: object) =>
  field(
    await shopper.send(
      "mutation ($input: ReturnBankAccountInput!) { saveReturnBankAccount(input: $input) { success } }",
      { input },
    ),
    "saveReturnBankAccount",
  );

describe.each(testEngines)("the money of items that go back, on %s", (engine) => {
  const returns = openReturnsForAll(engine);
  const { deliverAll } = returns;

  test("the club hears what was returned, once, to the rupiah", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop, { quantity: 3 });
    const code = await requestedReturn(shopper, orderCode, {}, 2);
    await approveReturn(returns.shop.platform, support, code);
    await receiveReturn(returns.shop.platform, warehouse, code);
    await receiveReturn(returns.shop.platform, warehouse, code);
    const { rows } = await sql<{ payload: object }>`select payload from outbox
      where topic = 'club-link.event' and payload ->> 'orderCode' = ${orderCode} and payload ->> 'type' = 'purchase.reversed'`.execute(
      returns.shop.platform.database.tables(),
    );
    expect(rows.map(({ payload }) => payload)).toMatchObject([
      {
        id: `reversal:${orderCode}:${code}`,
        lines: [{ orderItemCode: `${orderCode}-1`, skuCode: "PB1-5", quantity: 2, amounts: [300_000, 300_000] }],
      },
    ]);
  });

  test("[RET-01~] who asks for a return without the account of its transfer is asked for it, and may name it later", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop, { channel: "BCA_VA" });
    const code = await requestedReturn(shopper, orderCode);
    const needs = async () => (await detailOf(shopper, orderCode, code))?.needsBankAccount;
    expect(await needs()).toBe(true);
    const asked = await mailsAbout(returns.shop, orderCode, "returnRequested");
    expect(asked).toMatchObject([{ refund: { needsAccount: true } }]);
    expect(await saveAccount(shopper, { orderCode, returnCode: code, bankAccount })).toMatchObject({ success: true });
    expect(await needs()).toBe(false);
    const other = await deliveredOrder(returns.shop, { channel: "BCA_VA" });
    await requestedReturn(other.shopper, other.orderCode, { bankAccount });
    const mails = await mailsAbout(returns.shop, other.orderCode, "returnRequested");
    expect(mails).toMatchObject([{ refund: { way: expect.any(String) } }]);
    expect(JSON.stringify(mails)).not.toContain("needsAccount");
  });

  test("an account of a transfer is encrypted, is read by finance only, and is paid once", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop, { channel: "BCA_VA" });
    expect(await askReturn(shopper, orderCode, { bankAccount, remark: "x".repeat(501) })).toMatchObject({
      errorCode: "INVALID_INPUT",
      errorDetails: { field: "remark" },
    });
    const short = { ...bankAccount, accountNumber: "123" };
    expect(await askReturn(shopper, orderCode, { bankAccount: short })).toMatchObject({
      errorCode: "BANK_ACCOUNT_INVALID",
      errorDetails: { field: "accountNumber" },
    });
    const code = await requestedReturn(shopper, orderCode, { bankAccount });
    const { rows } = await sql<{ row: string }>`select row_to_json(returns)::text as row from returns
      where return_code = ${code}`.execute(returns.shop.platform.database.tables());
    expect(rows[0]?.row).not.toContain("1234567890");
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({ bankAccount: "BCA •••• 7890" });
    const corrected = { bankCode: "008", accountNumber: "1234567890123", accountName: "Sari Wulandari" };
    for (const account of [corrected, bankAccount])
      expect(await saveAccount(shopper, { orderCode, returnCode: code, bankAccount: account })).toEqual({
        success: true,
      });
    const accounts = (await mailsAbout(returns.shop, orderCode, "accountNamed")).map((mail) => mail.account).toSorted();
    expect(accounts).toEqual(["BCA •••• 7890", "Mandiri •••• 0123"]);
    await approveReturn(returns.shop.platform, support, code);
    expect(await payReturn(returns.shop.platform, finance, code, "BCA-1")).toBe("nothing to pay");
    await receiveReturn(returns.shop.platform, warehouse, code);
    for (const other of [support, warehouse]) {
      expect(await readAccount(returns.shop.platform, other, code)).toBe("not allowed");
      expect(await payReturn(returns.shop.platform, other, code, "BCA-1")).toBe("not allowed");
    }
    expect(await readAccount(returns.shop.platform, finance, code)).toMatchObject({ accountNumber: "1234567890" });
    expect(await payReturn(returns.shop.platform, finance, code, "BCA-1")).toBe("paid");
    expect(await payReturn(returns.shop.platform, finance, code, "BCA-1")).toBe("nothing to pay");
    await deliverAll();
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({ status: "REFUNDED", bankAccount: null });
    expect(await readAccount(returns.shop.platform, finance, code)).toBe("no account");
    const acts = await actsOn(returns.shop.platform, { kind: "return", code });
    expect(acts.map(({ act }) => act)).toEqual([
      "return.approved",
      "return.received",
      "return.accountRead",
      "return.paid",
    ]);
  });

  test("a refund whose answer is lost, or that comes late, is still made once", async () => {
    const { shopper, orderCode, attempt } = await deliveredOrder(returns.shop);
    const code = await requestedReturn(shopper, orderCode);
    await approveReturn(returns.shop.platform, support, code);
    returns.shop.provider.setRefunds("hold");
    returns.shop.provider.loseRefundAnswers(1);
    await receiveReturn(returns.shop.platform, warehouse, code);
    await sendDueRefunds(returns.shop.platform);
    await deliverAll();
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({ status: "RECEIVED" });
    returns.shop.provider.confirmRefunds(attempt);
    for (const wait of [1, 5, 30, 90]) {
      returns.shop.platform.clock.setOffset(minutes(wait));
      await sendDueRefunds(returns.shop.platform);
    }
    await deliverAll();
    expect(returns.shop.provider.refundedOf(attempt)).toBe(300_000);
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({ status: "REFUNDED" });
  });

  test("a return that is asked for in another browser takes no account with it, which the page asks for", async () => {
    const { orderCode } = await deliveredOrder(returns.shop, { channel: "BCA_VA" });
    const stranger = await guestShopper(returns.shop, "lain@example.com");
    const asking = `mutation ($input: ReturnOrderInput!) { returnOrder(input: $input) { errorCode } }`;
    const products = [{ orderItemCode: `${orderCode}-1`, count: 1 }];
    const input = { orderCode, email: "sari@example.com", products };
    const asked = async (more: object) =>
      field(await stranger.send(asking, { input: { ...input, ...more } }), "returnOrder");
    expect(await asked({ bankAccount })).toEqual({ errorCode: "INVALID_INPUT" });
    expect(await asked({})).toEqual({ errorCode: null });
  });

  test("knowing an order's number and address does not change where the money of its return goes", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop, { channel: "BCA_VA" });
    const returnCode = await requestedReturn(shopper, orderCode, { bankAccount });
    const stranger = await guestShopper(returns.shop, "lain@example.com");
    const other = { bankCode: "008", accountNumber: "1234567890123", accountName: "Orang Lain" };
    const input = { orderCode, returnCode, email: "sari@example.com", bankAccount: other };
    expect(await saveAccount(stranger, input)).toEqual({ success: false });
    expect(await detailOf(shopper, orderCode, returnCode)).toMatchObject({ bankAccount: "BCA •••• 7890" });
    expect(await saveAccount(shopper, input)).toEqual({ success: true });
  });

  test("delivery goes back when the shop is at fault for all of an order; the preview says the same", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop);
    const preview = async (reasonCode?: string) =>
      field<object>(
        await shopper.send(
          `query ($input: ReturnOrderInput!) { returnPreview(input: $input) { returnable { orderItemCode count } needsBankAccount
            refund { amount freight shopPaysParcel lines { count price promotion coupon amount } } } }`,
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
    expect(await preview("CHANGED_MIND")).toMatchObject({
      refund: { amount: 300_000, freight: 0, shopPaysParcel: false },
    });
    expect(await preview("DAMAGED")).toMatchObject({
      refund: {
        amount: 318_000,
        freight: 18_000,
        shopPaysParcel: true,
        lines: [{ count: 1, price: 300_000, promotion: 0, coupon: 0, amount: 300_000 }],
      },
    });
    const products = [{ orderItemCode: `${orderCode}-1`, count: 1, reasonCode: "DAMAGED" }];
    await requestedReturn(shopper, orderCode, { products });
    expect(await mailsAbout(returns.shop, orderCode, "returnRequested")).toMatchObject([
      {
        refund: { amount: 318_000 },
        returned: { shopPaysParcel: true, freightPaid: 18_000, back: { freight: 18_000, giftCharge: 0 } },
      },
    ]);
  });

  test("a gift comes back with all that was bought, or is charged", async () => {
    const order = await orderWithGift(returns.shop);
    const { shopper, orderCode, shoes, ball, giftPrice } = order;
    const whole = await previewOf(order, [shoes, ball]);
    expect(whole.giftCharge).toBe(0);
    expect(await previewOf(order, [shoes])).toMatchObject({
      amount: whole.amount - giftPrice,
      giftCharge: giftPrice,
    });
    expect(await previewOf(order, [ball])).toMatchObject({ amount: 0, giftCharge: 0 });
    const code = await requestedReturn(shopper, orderCode, { products: [shoes] });
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({ refund: { amount: whole.amount - giftPrice } });
    expect(await mailsAbout(returns.shop, orderCode, "returnRequested")).toMatchObject([
      {
        refund: { amount: whole.amount - giftPrice },
        returned: { shopPaysParcel: false, back: { freight: 0, giftCharge: giftPrice } },
      },
    ]);
  });

  test("[RET-01~] the preview shows before anything is chosen what comes back as money and what as points", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop, { quantity: 2, channel: "BCA_VA" });
    const tables = returns.shop.platform.database.tables();
    await sql`update orders set used_point_amount = 600000, total = total - 600000 where order_code = ${orderCode}`.execute(
      tables,
    );
    await sql`insert into order_adjustments values
      (${orderCode}, 1, 1, 9, 'POINTS', 'POINTS', 300000, '{}'),
      (${orderCode}, 1, 2, 9, 'POINTS', 'POINTS', 300000, '{}')`.execute(tables);
    const preview = await shopper.send(
      "query ($input: ReturnOrderInput!) { returnPreview(input: $input) { returnable { count amount points } } }",
      { input: { orderCode, products: [] } },
    );
    expect(field(preview, "returnPreview")).toEqual({ returnable: [{ count: 2, amount: 0, points: 600_000 }] });
    // No account is asked for where no money goes back, though the delivery was paid in money.
    const code = await requestedReturn(shopper, orderCode, {}, 2);
    expect(await detailOf(shopper, orderCode, code)).toMatchObject({
      needsBankAccount: false,
      refund: { amount: 0, points: 600_000 },
    });
  });

  test("points that paid for a piece go back to the club, and those that paid nothing do not", async () => {
    const { shopper, orderCode } = await deliveredOrder(returns.shop, { quantity: 2 });
    const tables = returns.shop.platform.database.tables();
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
      await approveReturn(returns.shop.platform, support, code);
      await receiveReturn(returns.shop.platform, warehouse, code);
    }
    expect(await reportsToCome(returns.shop.platform, orderCode)).toEqual(["return"]);
    const shown = await shopper.send(
      "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { usedPoint returnedPoint } }",
      { code: orderCode },
    );
    expect(field(shown, "getCustomOrderDetail")).toEqual({ usedPoint: 70, returnedPoint: 70 });
  });
});
