import { join } from "node:path";
import {
  addToCart,
  type BuyableSku,
  type Buyer,
  buy,
  chooseDelivery,
  newBuyer,
  placeOrder,
  startCheckout,
} from "@gelora/testkit/buyer.ts";
import { NoAnswerError } from "@gelora/testkit/gateway-client.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditShop, openBooks } from "./books.ts";
import { type GeloraInDanger, launchInDanger } from "./gelora-in-danger.ts";

let gelora: GeloraInDanger;
let sku: BuyableSku;
/** Orders delivered here: at the end the club must have each exactly once. */
const delivered: string[] = [];

beforeAll(async () => {
  gelora = await launchInDanger({ programs: ["sandbox", "club", "shop"] });
  const [first] = await skusInStock(gelora.gateway);
  if (!first) throw new Error("nothing is in stock");
  sku = first;
});
afterAll(() => gelora?.end());
beforeEach(() => gelora.sandbox.mend());

test("[PAY-01~] a shop that dies while the provider charges keeps the order, and the shopper pays it with the one charge that was made", {
  timeout: 90_000,
}, async () => {
  const buyer = await newBuyer(gelora.gateway);
  await addToCart(buyer, sku);
  const checkoutId = await startCheckout(buyer);
  const delivery = await chooseDelivery(buyer, checkoutId);
  await gelora.sandbox.spoil({ party: "payments", mode: "late", delayMs: 20_000, times: 1 });
  const placing = placeOrder(buyer, checkoutId, delivery, "BCA_VA").catch((error: unknown) => error);
  const orderCode = await expectOneOrder(buyer);
  await expect.poll(() => gelora.sandbox.chargesOf(orderCode), patiently).toHaveLength(1);
  await gelora.killAndRevive("shop");
  expect(await placing).toBeInstanceOf(NoAnswerError);
  expect(await expectOneOrder(buyer)).toBe(orderCode);
  // A charge that died midway keeps its lease until it expires.
  await expect.poll(() => payAgain(buyer, orderCode), { timeout: 40_000 }).toContain("vaNumber=");
  expect((await placeOrder(buyer, checkoutId, delivery, "BCA_VA")).orderCode).toBe(orderCode);
  expect(await gelora.sandbox.chargesOf(orderCode)).toHaveLength(1);
});

test("[PAY-01~] an answer of the provider that is cut in half costs neither the order nor a second charge", async () => {
  const buyer = await newBuyer(gelora.gateway);
  await addToCart(buyer, sku);
  const checkoutId = await startCheckout(buyer);
  const delivery = await chooseDelivery(buyer, checkoutId);
  await gelora.sandbox.spoil({ party: "payments", mode: "half", times: 1 });
  const order = await placeOrder(buyer, checkoutId, delivery, "BCA_VA");
  expect(order.success).toBe(true);
  const orderCode = order.orderCode ?? "";
  expect(order.form).toBe(`/order/detail/${orderCode}`);
  expect(await payAgain(buyer, orderCode)).toContain("vaNumber=");
  expect(await gelora.sandbox.chargesOf(orderCode)).toHaveLength(1);
});

test("[PAY-04] forged notifications pay nothing; a true one, sent five times and after its own end, pays once and sends one parcel", async () => {
  const order = await buy(gelora.gateway, sku, "BCA_VA");
  const orderCode = order.orderCode ?? "";
  for (const kind of ["signature", "amount", "status"] as const) await gelora.sandbox.forge(orderCode, kind);
  // A correctly signed forgery makes the shop ask the provider, who reports no payment.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await detailOf(order.buyer, orderCode)).toMatchObject({ orderStatus: 21, payStatus: "0" });

  await gelora.sandbox.payment(orderCode, "settle", { times: 5, order: "shuffled" });
  await expect.poll(() => detailOf(order.buyer, orderCode)).toMatchObject({ payStatus: "1" });
  // The courier cannot move a parcel that was never ordered.
  await gelora.sandbox.pickUp(orderCode);
  await expect.poll(() => detailOf(order.buyer, orderCode)).toMatchObject({ orderStatus: 41 });
  const detail = await detailOf(order.buyer, orderCode);
  expect(detail.expressList).toHaveLength(1);
  expect(detail.history.map((entry) => entry.orderStatus)).toEqual([21, 31, 41]);
  await gelora.sandbox.parcel(orderCode, "deliver", { times: 5, order: "shuffled" });
  await expect.poll(() => detailOf(order.buyer, orderCode)).toMatchObject({ orderStatus: 51 });
  // The last letter of an order: whatever was sent before it has been sent.
  await gelora.sandbox.waitForMessage(order.buyer.email, /has arrived/);
  const messages = await gelora.sandbox.messagesTo(order.buyer.email);
  const paidMails = messages.filter(({ subject }) => subject?.startsWith("Payment received for order"));
  expect(paidMails).toHaveLength(1);
  delivered.push(orderCode);
});

test("orders are completed while the club is down, and the club hears of each once when it is back", async () => {
  await gelora.program("club").kill();
  const orders = await Promise.all([1, 2, 3].map(() => buy(gelora.gateway, sku, "BCA_VA")));
  for (const { orderCode, buyer } of orders) {
    const code = orderCode ?? "";
    await gelora.sandbox.payment(code, "settle");
    await expect
      .poll(() => gelora.sandbox.parcel(code, "deliver").then(() => "delivered"), patiently)
      .toBe("delivered");
    await expect.poll(() => detailOf(buyer, code), patiently).toMatchObject({ orderStatus: 51 });
    delivered.push(code);
  }
  gelora.program("club").start();
  await gelora.program("club").waitUntilReady(30_000);
});

test("at the end the books add up, and the club has every delivered order exactly once", {
  timeout: 90_000,
}, async () => {
  expect(await gelora.errorsOf("shop")).toEqual([]);
  expect(await gelora.errorsOf("club")).toEqual([]);
  // The outbox waits longer after each failure; a restarted shop retries at once.
  await gelora.program("shop").stop();
  const shopBooks = await openBooks({ folder: join(gelora.dataFolder, "shop") });
  expect(await auditShop(shopBooks)).toEqual([]);
  await shopBooks.close();
  gelora.program("shop").start();
  await gelora.program("shop").waitUntilReady(30_000);
  await expect.poll(purchasesOfTheClub, { timeout: 60_000, interval: 5_000 }).toEqual(delivered.toSorted());
});

const patiently = { timeout: 10_000, interval: 200 };

/** Stops the club to read its database. Seeded members have bought at tills too. */
async function purchasesOfTheClub(): Promise<string[]> {
  const club = gelora.program("club");
  await club.stop();
  const books = await openBooks({ folder: join(gelora.dataFolder, "club") });
  const rows = await books.query<{ order_code: string }>(
    "select order_code from purchases where order_code not like 'TILL-%' order by order_code",
  );
  await books.close();
  club.start();
  await club.waitUntilReady(30_000);
  return rows.map((row) => row.order_code);
}

/** Waits until the buyer has one order. @returns its code */
async function expectOneOrder(buyer: Buyer): Promise<string> {
  let codes: string[] = [];
  const read = async (): Promise<number> => {
    const { guestOrderList } = await buyer.caller.call<{ guestOrderList: { dataList: { orderCode: string }[] } }>(
      "GuestOrderList",
      "query GuestOrderList { guestOrderList(input: {}) { dataList { orderCode } } }",
    );
    codes = guestOrderList.dataList.map((order) => order.orderCode);
    return codes.length;
  };
  await expect.poll(read, { timeout: 10_000, interval: 50 }).toBe(1);
  return codes[0] ?? "";
}

/** Requests payment of an order. @returns where the shopper is sent, or the failure */
async function payAgain(buyer: Buyer, orderCode: string): Promise<string> {
  const { payOrder } = await buyer.caller.call<{
    payOrder: { errorMessage: string | null; data: { form: string | null }[] | null };
  }>(
    "PayOrder",
    "mutation PayOrder($code: String!) { payOrder(orderCommonInput: { orderCode: $code }) { errorMessage data { form } } }",
    { code: orderCode },
  );
  return payOrder.data?.[0]?.form ?? payOrder.errorMessage ?? "";
}

type Detail = {
  readonly orderStatus: number;
  readonly payStatus: string;
  readonly expressList: readonly { readonly expressStatus: string }[];
  readonly history: readonly { readonly orderStatus: number }[];
};

async function detailOf(buyer: Buyer, orderCode: string): Promise<Detail> {
  const { getCustomOrderDetail } = await buyer.caller.call<{ getCustomOrderDetail: Detail }>(
    "GetCustomOrderDetail",
    `query GetCustomOrderDetail($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) {
      orderStatus payStatus expressList { expressStatus } history { orderStatus } } }`,
    { code: orderCode },
  );
  return getCustomOrderDetail;
}
