import { type BuyableSku, type Buyer, buy } from "@gelora/testkit/buyer.ts";
import { createServerDatabase, findTestServer, type TestServerDatabase } from "@gelora/testkit/postgresql.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deliver } from "../support/orders-placed.ts";
import type { Mishap } from "../support/sandbox.ts";
import { auditShop, type Books, openBooks } from "./books.ts";
import { type GeloraInDanger, launchInDanger } from "./gelora-in-danger.ts";

/**
 * The shop dies after a return's items were received, while the provider refunds: after it has and
 * before it answers, after an answer that was cut, and before it has done anything. Each return's
 * money goes back once, and the return says so (I-09, I-10 of docs/reliability.md).
 */
describe.skipIf(!hasTestPostgres)("a shop that is killed while a return is refunded, on PostgreSQL", () => {
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
    const [first] = await skusInStock(gelora.gateway);
    if (!first) throw new Error("nothing is in stock");
    sku = first;
    await gelora.staff("add", "nadia", "--name", "Nadia", "--roles", "support,warehouse");
  });
  afterAll(async () => {
    await gelora?.end();
    await books?.close();
    await database?.drop();
  });

  type Approved = { readonly orderCode: string; readonly returnCode: string };

  /** One of two pieces goes back: the other leaves money at the provider for a second refund. */
  const approved = async (): Promise<Approved> => {
    const { buyer, orderCode } = await buy(gelora.gateway, sku, "QRIS", 2);
    if (!orderCode) throw new Error("no order was placed");
    await deliver(gelora.sandbox, orderCode);
    let returnCode = "";
    await expect.poll(async () => (returnCode = await requestReturn(buyer, orderCode))).not.toBe("");
    await gelora.staff("--as", "nadia", "approve-return", returnCode);
    // Without this the provider's notification would show the shop what it missed.
    await gelora.sandbox.decideRefunds(orderCode, "hold");
    return { orderCode, returnCode };
  };
  const stateOf = async ({ returnCode }: Approved): Promise<string | undefined> =>
    (await books.query<{ state: string }>("select state from returns where return_code = $1", [returnCode]))[0]?.state;
  const refundOf = async ({ returnCode }: Approved): Promise<string | undefined> =>
    (await books.query<{ state: string }>("select state from refunds where debt = $1", [`return:${returnCode}`]))[0]
      ?.state;
  const dieWhileRefunding = async (mode: Mishap["mode"]): Promise<Approved> => {
    const one = await approved();
    await gelora.sandbox.spoil({ party: "refunds", mode, delayMs: 20_000, times: 1 });
    await gelora.staff("--as", "nadia", "receive-return", one.returnCode);
    await expect.poll(() => gelora.sandbox.mishapsToCome()).toBe(0);
    await gelora.killAndRevive("shop");
    expect(await stateOf(one)).toBe("RECEIVED");
    return one;
  };

  test("its successor refunds each return once, and closes it", { timeout: 240_000 }, async () => {
    const returns: Approved[] = [];
    for (const mode of ["late", "half", "silent"] as const) returns.push(await dieWhileRefunding(mode));
    for (const one of returns) {
      // A refund whose process died is asked about again when its lease ends.
      await expect.poll(() => refundOf(one), { timeout: 40_000 }).toBe("accepted");
      await gelora.sandbox.confirmRefunds(one.orderCode);
      await expect.poll(() => stateOf(one), { timeout: 20_000 }).toBe("REFUNDED");
      const [amount] = await books.query<{ amount: string }>("select amount from returns where return_code = $1", [
        one.returnCode,
      ]);
      const made = (await gelora.sandbox.chargesOf(one.orderCode)).flatMap(({ refunds }) => refunds);
      expect(made.map((refund) => Number(refund.refund_amount))).toEqual([Number(amount?.amount)]);
      await expect(gelora.staff("--as", "nadia", "receive-return", one.returnCode)).rejects.toThrow(
        "nothing to receive",
      );
    }
    expect(await auditShop(books)).toEqual([]);
    expect(await gelora.errorsOf("shop")).toEqual([]);
  });
});

async function requestReturn({ caller }: Buyer, orderCode: string): Promise<string> {
  const products = [{ orderItemCode: `${orderCode}-1`, count: 1, reasonCode: "WRONG_SIZE" }];
  const { returnOrder } = await caller.call<{ returnOrder: { data: { returnCode: string }[] } }>(
    "ReturnOrder",
    "mutation ReturnOrder($input: ReturnOrderInput!) { returnOrder(input: $input) { errorCode data { returnCode } } }",
    { input: { orderCode, products } },
  );
  return returnOrder.data[0]?.returnCode ?? "";
}
