import { type BuyableSku, type Buyer, buy } from "@gelora/testkit/buyer.ts";
import { createServerDatabase, findTestServer, type TestServerDatabase } from "@gelora/testkit/postgresql.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { skusThat } from "../support/goods.ts";
import { deliver } from "../support/orders-placed.ts";
import type { Mishap } from "../support/sandbox.ts";
import { auditShop, type Books, openBooks } from "./books.ts";
import { type GeloraInDanger, launchInDanger } from "./gelora-in-danger.ts";

/**
 * The shop dies between the decision that an exchange's new size goes out and the courier's word
 * for its parcel: after the courier has taken the order and before it answers, after an answer that
 * was cut, and before it has done anything. One parcel leaves, with one piece, and the exchange
 * ends (I-28 of docs/reliability.md).
 */
describe.skipIf(!hasTestPostgres)("a shop that is killed while it sends an exchange, on PostgreSQL", () => {
  let database: TestServerDatabase;
  let gelora: GeloraInDanger;
  let books: Books;
  let sku: BuyableSku;

  beforeAll(async () => {
    const server = await findTestServer();
    if (!server) throw new Error("there is no PostgreSQL");
    database = await createServerDatabase(server);
    gelora = await launchInDanger({ databases: { shop: database.url } });
    books = await openBooks(database);
    sku = withOtherSizes(await skusThat(gelora.gateway, ({ pieces }) => pieces > 5));
    await gelora.staff("add", "nadia", "--name", "Nadia", "--roles", "support,warehouse");
  });
  afterAll(async () => {
    await gelora?.end();
    await books?.close();
    await database?.drop();
  });

  type Exchange = { readonly buyer: Buyer; readonly orderCode: string; readonly returnCode: string };

  const approved = async (): Promise<Exchange> => {
    const { buyer, orderCode } = await buy(gelora.gateway, sku, "QRIS", 1);
    if (!orderCode) throw new Error("no order was placed");
    await deliver(gelora.sandbox, orderCode);
    let returnCode = "";
    const requested = async () => (returnCode = await requestExchange(buyer, orderCode));
    await expect.poll(requested, { timeout: 15_000, interval: 250 }).toMatch(/^RT/);
    await gelora.staff("--as", "nadia", "approve-return", returnCode);
    return { buyer, orderCode, returnCode };
  };
  const standingOf = async ({ returnCode }: Exchange) => {
    const [row] = await books.query<{ state: string; replacement: string }>(
      "select state, replacement from returns where return_code = $1",
      [returnCode],
    );
    return [row?.state, row?.replacement];
  };
  const dieWhileSending = async (mode: Mishap["mode"]): Promise<Exchange> => {
    const one = await approved();
    await gelora.sandbox.spoil({ party: "courier", mode, delayMs: 20_000, times: 1 });
    await sendBack(one);
    expect(await standingOf(one)).toEqual(["SENT", "REQUESTED"]);
    await expect.poll(() => gelora.sandbox.mishapsToCome(), { timeout: 15_000 }).toBe(0);
    await gelora.killAndRevive("shop");
    expect(await standingOf(one)).toEqual(["SENT", "REQUESTED"]);
    return one;
  };

  test("its successor orders each parcel once, and the exchange ends", { timeout: 240_000 }, async () => {
    const exchanges: Exchange[] = [];
    for (const mode of ["late", "half", "silent"] as const) exchanges.push(await dieWhileSending(mode));
    for (const one of exchanges) {
      const waybill = "select waybill from parcels where parcel_code = $1 and waybill is not null";
      // An order whose process died is repeated when its lease ends.
      await expect.poll(() => books.query(waybill, [one.returnCode]), { timeout: 60_000 }).toHaveLength(1);
      await gelora.sandbox.pickUp(one.returnCode);
      await gelora.sandbox.parcel(one.returnCode, "deliver");
      await expect.poll(async () => (await standingOf(one))[1], { timeout: 20_000 }).toBe("DELIVERED");
      await gelora.staff("--as", "nadia", "receive-return", one.returnCode);
      await expect.poll(() => standingOf(one), { timeout: 20_000 }).toEqual(["EXCHANGED", "DELIVERED"]);
      const made = (await gelora.sandbox.chargesOf(one.orderCode)).flatMap(({ refunds }) => refunds);
      expect(made).toEqual([]);
      const taken = await books.query(
        "select 1 from stock_holds where order_code = $1 and state = 'held' and quantity > ended",
        [one.returnCode],
      );
      expect(taken).toEqual([]);
    }
    expect(await auditShop(books)).toEqual([]);
    expect(await gelora.errorsOf("shop")).toEqual([]);
  });
});

/** A sku in stock of whose colour other sizes are too. */
function withOtherSizes(skus: readonly BuyableSku[]): BuyableSku {
  const colourOf = ({ skuCode }: BuyableSku): string => skuCode.slice(0, skuCode.lastIndexOf("-"));
  const several = [...Map.groupBy(skus, colourOf).values()].find((sizes) => sizes.length > 2);
  return several?.[0] ?? expect.fail("no sku in stock has other sizes");
}

/**
 * @returns the return's code; why there is none, while the order's delivery has not been heard of
 */
async function requestExchange({ caller }: Buyer, orderCode: string): Promise<string> {
  const { returnPreview } = await caller.call<{
    returnPreview: { returnable: { orderItemCode: string; sizes: { skuCode: string }[] }[] } | null;
  }>(
    "ReturnPreview",
    `query ReturnPreview($input: ReturnOrderInput!) {
      returnPreview(input: $input) { returnable { orderItemCode sizes { skuCode } } } }`,
    { input: { orderCode, products: [] } },
  );
  const [line] = returnPreview?.returnable ?? [];
  const [size] = line?.sizes ?? [];
  if (!line || !size) return `no other size: ${JSON.stringify(returnPreview)}`;
  const products = [
    { orderItemCode: line.orderItemCode, count: 1, reasonCode: "WRONG_SIZE", exchangeSkuCode: size.skuCode },
  ];
  const { returnOrder } = await caller.call<{
    returnOrder: { errorCode: string; data: { returnCode: string }[] | null };
  }>(
    "ReturnOrder",
    "mutation ReturnOrder($input: ReturnOrderInput!) { returnOrder(input: $input) { errorCode data { returnCode } } }",
    { input: { orderCode, returnMode: "EXCHANGE", products } },
  );
  return returnOrder.data?.[0]?.returnCode ?? returnOrder.errorCode;
}

/** The shopper says how the old size was sent: the decision that the new one goes out. */
async function sendBack({ buyer, returnCode }: { buyer: Buyer; returnCode: string }) {
  const { fullLogisticsInfo } = await buyer.caller.call<{ fullLogisticsInfo: { success: boolean } }>(
    "Logistics",
    "mutation Logistics($input: ReturnLogisticsInput!) { fullLogisticsInfo(input: $input) { success errorCode } }",
    { input: { returnCode, companyCode: "JNE", companyName: "JNE", expressCode: "JX12345678" } },
  );
  expect(fullLogisticsInfo.success).toBe(true);
}
