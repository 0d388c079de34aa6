import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { program, type StaffPrincipal } from "../../platform/principal.ts";
import { memberShopper } from "../../testing/member.ts";
import { openTestPostbox, type TestPostbox } from "../../testing/postbox.ts";
import { field, guestShopper, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { actsOn } from "../journal/journal.ts";
import {
  announceRefund,
  decideRefundDue,
  eraseOrders,
  orderByCode,
  ordersToTakeOut,
  readRefundAccount,
  refundsToDecide,
} from "./orders.ts";
import type { OrdersTables } from "./storage/orders-tables.ts";
import {
  act,
  mailedRefunds,
  mailsAbout,
  payAtProvider,
  placedOrder,
  stockBalls,
  tellParcel,
  tellPayment,
} from "./testing/orders.ts";
import { closeOrder } from "./use-cases/close-order.ts";
import { forgetRefundAccount } from "./use-cases/refund-accounts.ts";

const finance: StaffPrincipal = { kind: "staff", staffCode: "rina", roles: ["finance"] };
const support: StaffPrincipal = { kind: "staff", staffCode: "budi", roles: ["support"] };

const bankAccount = { bankCode: "014", accountNumber: "123-456 7890", accountName: "Sari Wulandari" };
const other = { bankCode: "008", accountNumber: "1234567890123", accountName: "Budi Santoso" };
const email = "sari@example.com";

const naming = `mutation ($input: NameRefundAccountInput!) {
  nameRefundAccount(input: $input) { success errorCode errorDetails } }`;
const detailQuery = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) {
  isRefundTransferred refundTransfer { amount isCertain bankAccount } } }`;
const trackQuery = `query ($input: TrackOrderInput!) { trackOrder(input: $input) {
  refundTransfer { amount isCertain bankAccount } } }`;

type Sender = Pick<Shopper, "send">;
type Named = { readonly success: boolean; readonly errorCode: string | null; readonly errorDetails: unknown };

describe.each(testEngines)("where the refund of a cancelled order goes, on %s", (engine) => {
  let shop: StockedShop;
  let postbox: TestPostbox;
  beforeAll(async () => {
    postbox = await openTestPostbox();
    shop = await openStockedShop(engine, postbox.environment);
  });
  beforeEach(() => stockBalls(shop, 20));
  afterAll(async () => {
    await shop.close();
    await postbox.close();
  });

  const name = async (who: Sender, orderCode: string, change: object = {}) =>
    field<Named>(await who.send(naming, { input: { orderCode, bankAccount, ...change } }), "nameRefundAccount");
  const shown = async (who: Sender, code: string) =>
    field<{ isRefundTransferred: boolean; refundTransfer: object | null }>(
      await who.send(detailQuery, { code }),
      "getCustomOrderDetail",
    );
  const cancelAll = async (shopper: Shopper, orderCode: string) => {
    const input = { orderCode, products: [{ orderItemCode: `${orderCode}-1`, count: 1 }], reasonCode: "OTHER" };
    const cancelling = "mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { success } }";
    expect(field(await shopper.send(cancelling, { input }), "cancelOrder")).toEqual({ success: true });
  };
  /** Paid by a virtual account, and cancelled. */
  const cancelledOrder = async (buyer?: Shopper) => {
    const { shopper, orderCode } = await placedOrder(shop, {}, buyer);
    await payAtProvider(shop, orderCode);
    await cancelAll(shopper, orderCode);
    return { shopper, orderCode, amount: (await orderByCode(shop.platform, orderCode))?.total ?? 0 };
  };
  const dueFor = async (orderCode: string) => {
    const due = (await refundsToDecide(shop.platform)).find((one) => one.orderCode === orderCode);
    if (!due) throw new Error(`nothing is due for ${orderCode}`);
    return due;
  };
  const transfer = async (orderCode: string) => {
    const { refundId } = await dueFor(orderCode);
    const wish = { refundId, decision: "transferred", reference: "BCA 0911" } as const;
    expect(await decideRefundDue(shop.platform, finance, wish)).toBe("decided");
  };
  const stored = async (orderCode: string) =>
    (
      await shop.platform.database
        .tables<OrdersTables>()
        .selectFrom("refund_accounts")
        .select("bank_account")
        .where("order_code", "=", orderCode)
        .execute()
    ).map((row) => row.bank_account);
  const closed = { success: false, errorCode: "REFUND_ACCOUNT_CLOSED" };

  test("[ORD-23~] its guest is asked, names an account, corrects it, and sees no more of it than four digits", async () => {
    const { shopper, orderCode, amount } = await cancelledOrder();
    const asked = { amount, isCertain: true, bankAccount: null };
    expect(await shown(shopper, orderCode)).toEqual({ isRefundTransferred: true, refundTransfer: asked });
    expect(await name(shopper, orderCode, { bankAccount: other })).toMatchObject({ success: true });
    expect((await shown(shopper, orderCode)).refundTransfer).toMatchObject({ bankAccount: "Mandiri •••• 0123" });
    expect(await name(shopper, orderCode)).toMatchObject({ success: true });
    expect((await shown(shopper, orderCode)).refundTransfer).toEqual({ ...asked, bankAccount: "BCA •••• 7890" });
    const mailed = (await mailsAbout(shop, orderCode, "accountNamed")).map((mail) => mail.account).toSorted();
    expect(mailed).toEqual(["BCA •••• 7890", "Mandiri •••• 0123"]);
    const [sealed, ...more] = await stored(orderCode);
    expect(more).toEqual([]);
    expect(sealed).not.toMatch(/1234567890|Sari|BCA/);
  });

  test("a member names it too, and what staff have noted ends it: the account is gone, and none can be named", async () => {
    const member = await memberShopper(shop);
    const { orderCode } = await cancelledOrder(member);
    expect(await name(member, orderCode)).toMatchObject({ success: true });
    await transfer(orderCode);
    expect((await shown(member, orderCode)).refundTransfer).toBeNull();
    expect(await name(member, orderCode, { bankAccount: other })).toMatchObject(closed);
    while ((await shop.outbox.deliverDue()) > 0) continue;
    expect(await stored(orderCode)).toEqual([]);
  });

  test("who proves the order in another browser names it, and nobody else does", async () => {
    const { orderCode } = await cancelledOrder();
    const stranger = await guestShopper(shop, "lain@example.com");
    const nobody: Sender = { send: (query, variables) => shop.send(query, variables) };
    expect(await name(stranger, orderCode)).toMatchObject({ success: false, errorCode: "ORDER_NOT_FOUND" });
    expect(await name(nobody, orderCode, { email: "lain@example.com" })).toMatchObject({
      errorCode: "ORDER_NOT_FOUND",
    });
    const refused = await nobody.send(naming, { input: { orderCode, bankAccount } });
    expect(refused.errors?.[0]?.extensions?.code).toBe("0002");
    expect(await stored(orderCode)).toEqual([]);
    // What stands on every mail of the order moves no money: a code to its contact does.
    const asked = await name(stranger, orderCode.toLowerCase(), { email });
    expect(asked).toMatchObject({ errorCode: "CONTACT_CODE_SENT", errorDetails: { to: "s•••@example.com" } });
    expect(await stored(orderCode)).toEqual([]);
    const code = postbox.codeTo(email);
    const wrong = { email, verificationCode: code === "1111" ? "2222" : "1111" };
    expect(await name(stranger, orderCode, wrong)).toMatchObject({ errorCode: "CODE_WRONG" });
    // Another browser's code is none, nor one to a contact that is not the order's.
    expect(await name(nobody, orderCode, { email, verificationCode: code })).toMatchObject({
      errorCode: "CODE_EXPIRED",
    });
    const own = { email, mobile: "81299990000" };
    expect(await name(nobody, orderCode, own)).toMatchObject({ errorCode: "CODE_WAIT" });
    expect(await stored(orderCode)).toEqual([]);
    expect(await name(stranger, orderCode, { email, verificationCode: code })).toMatchObject({ success: true });
    expect(await name(stranger, orderCode, { email, verificationCode: code })).toMatchObject({
      errorCode: "CODE_EXPIRED",
    });
    expect(field(await shop.send(trackQuery, { input: { orderCode, email } }), "trackOrder")).toMatchObject({
      refundTransfer: { bankAccount: "BCA •••• 7890" },
    });
  });

  test("the receiver of a gift, whose contact proves the order too, gets no code: its buyer does", async () => {
    const { orderCode } = await cancelledOrder();
    await shop.platform.database
      .tables<OrdersTables>()
      .updateTable("orders")
      .set({ email: "pembeli@example.com" })
      .where("order_code", "=", orderCode)
      .execute();
    const receiver = await guestShopper(shop, "penerima@example.com");
    expect(await name(receiver, orderCode, { email })).toMatchObject({ errorDetails: { to: "p•••@example.com" } });
    const verificationCode = postbox.codeTo("pembeli@example.com");
    expect(await name(receiver, orderCode, { email, verificationCode })).toMatchObject({ success: true });
  });

  test("in the order's own browser a contact asks for no code", async () => {
    const { shopper, orderCode } = await cancelledOrder();
    expect(await name(shopper, orderCode, { email })).toMatchObject({ success: true });
  });

  test.each([
    [{ bankCode: "999" }, "bankCode"],
    [{ accountNumber: "12345" }, "accountNumber"],
    [{ accountName: "4111" }, "accountName"],
  ])("%j is refused because of its %s", async (change, wrong) => {
    const { shopper, orderCode } = await cancelledOrder();
    expect(await name(shopper, orderCode, { bankAccount: { ...bankAccount, ...change } })).toEqual({
      success: false,
      errorCode: "BANK_ACCOUNT_INVALID",
      errorDetails: { field: wrong },
    });
  });

  test("nothing is asked of a shopper who gets their money back the way they paid, or has not paid", async () => {
    const unpaid = await placedOrder(shop);
    expect(await shown(unpaid.shopper, unpaid.orderCode)).toEqual({ isRefundTransferred: false, refundTransfer: null });
    expect(await name(unpaid.shopper, unpaid.orderCode)).toMatchObject(closed);
    await act(unpaid.shopper, "cancelOrder", unpaid.orderCode);
    const { shopper, orderCode } = await placedOrder(shop, { paymentChannelCode: "QRIS" });
    await shop.platform.database
      .tables<OrdersTables>()
      .updateTable("orders")
      .set({ paid_channel_code: "QRIS", paid_at: new Date(), state: 31, close_at: null })
      .where("order_code", "=", orderCode)
      .execute();
    expect(await shown(shopper, orderCode)).toEqual({ isRefundTransferred: false, refundTransfer: null });
  });

  test("a parcel that came back asks for it, and the mails ask until it is known", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    await tellPayment(shop, orderCode, "PAID");
    await tellParcel(shop, orderCode, "IN_TRANSIT");
    await tellParcel(shop, orderCode, "RETURNED", "refused");
    expect(await mailedRefunds(shop, orderCode)).toMatchObject([{ step: "sentBack", needsAccount: true }]);
    expect(await name(shopper, orderCode)).toMatchObject({ success: true });
    const two = await guestShopper(shop);
    await two.add("PB1-5", 2);
    const { orderCode: parts } = await two.place(await two.checkout());
    if (!parts) throw new Error("no order was placed");
    await tellPayment(shop, parts, "PAID");
    await cancelAll(two, parts);
    await name(two, parts);
    await cancelAll(two, parts);
    const mailed = await mailedRefunds(shop, parts);
    expect(mailed.map((one) => "needsAccount" in one)).toEqual([true, false]);
  });

  test("late money is asked about before it is decided, and the account goes when the order is sent after all", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    await closeOrder(shop.platform, orderCode, "expired", { by: program("order-closing") });
    await stockBalls(shop, 0);
    await tellPayment(shop, orderCode, "PAID");
    expect((await shown(shopper, orderCode)).refundTransfer).toMatchObject({ isCertain: false, bankAccount: null });
    expect(await name(shopper, orderCode)).toMatchObject({ success: true });
    await stockBalls(shop, 20);
    const { refundId } = await dueFor(orderCode);
    expect(await decideRefundDue(shop.platform, finance, { refundId, decision: "accepted" })).toBe("decided");
    expect(await stored(orderCode)).toEqual([]);
    expect(await name(shopper, orderCode)).toMatchObject(closed);
  });

  test("of two transfers the account stays until the last is noted", async () => {
    const shopper = await guestShopper(shop);
    await shopper.add("PB1-5", 2);
    const { orderCode } = await shopper.place(await shopper.checkout());
    if (!orderCode) throw new Error("no order was placed");
    await payAtProvider(shop, orderCode);
    for (let piece = 0; piece < 2; piece += 1) await cancelAll(shopper, orderCode);
    await name(shopper, orderCode);
    const first = await dueFor(orderCode);
    await transfer(orderCode);
    await shop.platform.database.transaction(() => forgetRefundAccount(shop.platform, orderCode));
    expect((await dueFor(orderCode)).refundId).not.toBe(first.refundId);
    expect(await stored(orderCode)).toHaveLength(1);
    await transfer(orderCode);
    const refund = { refundKey: `T-${orderCode}`, orderCode, amount: first.amount, channelCode: "BCA_VA" };
    await announceRefund(shop.platform, { ...refund, transferred: true });
    expect(await stored(orderCode)).toEqual([]);
  });

  test("finance read it, each time in the journal, and others do not", async () => {
    const { shopper, orderCode } = await cancelledOrder();
    expect((await dueFor(orderCode)).hasAccount).toBe(false);
    expect(await readRefundAccount(shop.platform, finance, orderCode)).toBe("no account");
    await name(shopper, orderCode);
    expect((await dueFor(orderCode)).hasAccount).toBe(true);
    expect(await readRefundAccount(shop.platform, support, orderCode)).toBe("not allowed");
    expect(await readRefundAccount(shop.platform, finance, orderCode)).toMatchObject({
      bankName: "BCA",
      accountNumber: "1234567890",
      accountName: "Sari Wulandari",
    });
    const acts = await actsOn(shop.platform, { kind: "order", code: orderCode });
    expect(acts.filter((one) => one.act === "refund.accountRead").map(({ by, details }) => [by.code, details])).toEqual(
      [["rina", {}]],
    );
  });

  test("it goes with the account of its owner, who takes it along masked", async () => {
    const { shopper, orderCode } = await cancelledOrder();
    await name(shopper, orderCode);
    const { owner = "" } = (await orderByCode(shop.platform, orderCode)) ?? {};
    const [taken] = await ordersToTakeOut(shop.platform, owner, "id-ID");
    expect(taken?.refundAccount).toBe("BCA •••• 7890");
    await shop.platform.database.transaction(() => eraseOrders(shop.platform, owner));
    expect(await stored(orderCode)).toEqual([]);
  });
});
