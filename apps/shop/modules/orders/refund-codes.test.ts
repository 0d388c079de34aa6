import { rupiah } from "@gelora/money/rupiah.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { hasTestPostgres, testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestPostbox, type TestPostbox } from "../../testing/postbox.ts";
import { field, guestShopper, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { announceRefund } from "./orders.ts";
import { mailsAbout, payAtProvider, placedOrder, stockBalls } from "./testing/orders.ts";

const bankAccount = { bankCode: "014", accountNumber: "1234567890", accountName: "Sari Wulandari" };
const thiefs = { bankCode: "535", accountNumber: "9999888877", accountName: "Orang Lain" };

const naming = `mutation ($input: NameRefundAccountInput!) {
  nameRefundAccount(input: $input) { success errorCode } }`;
const knownQuery = `query ($input: TrackOrderInput!) { trackOrder(input: $input) {
  refundTransfer { bankAccount } } }`;

type Sender = Pick<Shopper, "send">;
type Answer = { readonly success: boolean; readonly errorCode: string | null };

const buyers = Array.from({ length: 40 }, (_, index) => `pembeli${index}@example.com`);
/** An address of its own for each order: codes to one are limited by the day. */
const nextEmail = (): string => {
  const email = buyers.pop();
  if (!email) throw new Error("more orders than addresses");
  return email;
};

async function openShop(engine: "embedded" | "postgresql"): Promise<{ shop: StockedShop; postbox: TestPostbox }> {
  const postbox = await openTestPostbox();
  return { shop: await openStockedShop(engine, postbox.environment), postbox };
}

/** Paid by a virtual account, and cancelled; its buyer reads mails at `email`. */
async function cancelledOrder(shop: StockedShop) {
  const email = nextEmail();
  const buyer = await guestShopper(shop, email);
  const { orderCode } = await placedOrder(shop, {}, buyer);
  await payAtProvider(shop, orderCode);
  const products = [{ orderItemCode: `${orderCode}-1`, count: 1 }];
  const cancelling = "mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { success } }";
  expect(field(await buyer.send(cancelling, { input: { orderCode, products } }), "cancelOrder")).toEqual({
    success: true,
  });
  return { buyer, orderCode, email };
}

const name = async (who: Sender, input: object, account: object = bankAccount) =>
  field<Answer>(await who.send(naming, { input: { ...input, bankAccount: account } }), "nameRefundAccount");
const done = { success: true, errorCode: null };
const codeSent = { success: false, errorCode: "CONTACT_CODE_SENT" };
const noCode = { success: false, errorCode: "CODE_EXPIRED" };

describe.each(testEngines)("an account that is named in another browser, on %s", (engine) => {
  let shop: StockedShop;
  let postbox: TestPostbox;
  beforeAll(async () => {
    ({ shop, postbox } = await openShop(engine));
  });
  beforeEach(() => stockBalls(shop, 20));
  afterEach(() => shop.platform.clock.setOffset(minutes(0)));
  afterAll(() => Promise.all([shop.close(), postbox.close()]));

  const known = async (input: object) =>
    field<{ refundTransfer: { bankAccount: string | null } }>(await shop.send(knownQuery, { input }), "trackOrder")
      .refundTransfer.bankAccount;

  test("[ORD-23~] a code is good for the order that its mail names, and for no other", async () => {
    const { orderCode, email } = await cancelledOrder(shop);
    const other = await placedOrder(shop, {}, await guestShopper(shop, email));
    const stranger = await guestShopper(shop, "lain@example.com");
    expect(await name(stranger, { orderCode, email })).toEqual(codeSent);
    expect(postbox.messages.findLast(({ to }) => to === email)?.text).toContain(orderCode);
    const verificationCode = postbox.codeTo(email);
    expect(await name(stranger, { orderCode: other.orderCode, email, verificationCode }, thiefs)).toEqual(noCode);
    expect(await name(stranger, { orderCode, email, verificationCode })).toEqual(done);
    expect(await known({ orderCode, email })).toBe("BCA •••• 7890");
  });

  test("a code for registering names no account, and one for an account proves no number", async () => {
    const { orderCode } = await cancelledOrder(shop);
    const mobile = "81234567890";
    const stranger = await guestShopper(shop, "lain@example.com");
    const requesting = `query ($input: SendOtpInput!) { sendOtpToMember(input: $input) { success } }`;
    await stranger.send(requesting, { input: { mobile, channel: "SMS" } });
    const verificationCode = postbox.codeTo(mobile);
    expect(await name(stranger, { orderCode, mobile, verificationCode }, thiefs)).toEqual(noCode);
    shop.platform.clock.setOffset(minutes(2));
    expect(await name(stranger, { orderCode, mobile })).toEqual(codeSent);
    const input = { mobile, verificationCode: postbox.codeTo(mobile) };
    shop.platform.clock.setOffset(minutes(6));
    const verifying = `query ($input: VerifyOtpMemberInput!) { verifyOtpMember(input: $input) { success errorCode } }`;
    expect(field(await stranger.send(verifying, { input }), "verifyOtpMember")).toEqual(noCode);
    expect(await name(stranger, { orderCode, ...input })).toEqual(done);
  });

  test("five wrong codes are compared, and then none", async () => {
    const { orderCode, email } = await cancelledOrder(shop);
    const stranger = await guestShopper(shop, "lain@example.com");
    await name(stranger, { orderCode, email });
    const code = postbox.codeTo(email);
    const verificationCode = String((Number(code) + 1) % 10_000).padStart(4, "0");
    for (let turn = 0; turn < 5; turn += 1)
      expect(await name(stranger, { orderCode, email, verificationCode }, thiefs)).toMatchObject({
        errorCode: "CODE_WRONG",
      });
    expect(await name(stranger, { orderCode, email, verificationCode: code })).toMatchObject({
      errorCode: "CODE_LOCKED",
    });
    expect(await known({ orderCode, email })).toBeNull();
  });

  test("the mail about the transfer names the account that it went to, masked", async () => {
    const { buyer, orderCode } = await cancelledOrder(shop);
    await name(buyer, { orderCode });
    const refund = { refundKey: `T-${orderCode}`, orderCode, amount: rupiah(50_000), channelCode: "BCA_VA" };
    await announceRefund(shop.platform, { ...refund, transferred: false });
    await announceRefund(shop.platform, { ...refund, refundKey: `${refund.refundKey}-2`, transferred: true });
    const mailed = await mailsAbout(shop, orderCode, "refunded");
    expect(mailed.map(({ account }) => account).toSorted()).toEqual(["BCA •••• 7890", undefined]);
  });

  test("and that of a return the account that the return had", async () => {
    const { buyer, orderCode } = await cancelledOrder(shop);
    await name(buyer, { orderCode });
    const refund = { refundKey: `R-${orderCode}`, orderCode, amount: rupiah(50_000), channelCode: "BCA_VA" };
    await announceRefund(shop.platform, { ...refund, transferred: true }, "Mandiri •••• 0123");
    expect(await mailsAbout(shop, orderCode, "refunded")).toMatchObject([{ account: "Mandiri •••• 0123" }]);
  });
});

describe.skipIf(!hasTestPostgres)("one code that is entered at once, on PostgreSQL", () => {
  test("names one account of eight", async () => {
    const { shop, postbox } = await openShop("postgresql");
    await stockBalls(shop, 20);
    const { orderCode, email } = await cancelledOrder(shop);
    const stranger = await guestShopper(shop, "lain@example.com");
    await name(stranger, { orderCode, email });
    const input = { orderCode, email, verificationCode: postbox.codeTo(email) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => name(stranger, input)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await mailsAbout(shop, orderCode, "accountNamed")).toHaveLength(1);
    await Promise.all([shop.close(), postbox.close()]);
  });
});
