import { type BuyableSku, type Buyer, buy } from "@gelora/testkit/buyer.ts";
import { createServerDatabase, findTestServer, type TestServerDatabase } from "@gelora/testkit/postgresql.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mishap } from "../support/sandbox.ts";
import { auditShop, type Books, openBooks } from "./books.ts";
import { type GeloraInDanger, launchInDanger } from "./gelora-in-danger.ts";

const serverKey = "SB-Mid-server-of-this-test";

/**
 * The shop dies between its request for a refund and its note of the answer: after the provider has
 * refunded and before it answers, after an answer that was cut, and before the provider has done
 * anything. The money goes back once (I-09 of docs/reliability.md).
 */
describe.skipIf(!hasTestPostgres)("a shop that is killed while it refunds, on PostgreSQL", () => {
  let database: TestServerDatabase;
  let gelora: GeloraInDanger;
  let books: Books;
  let sku: BuyableSku;

  beforeAll(async () => {
    const server = await findTestServer();
    if (!server) throw new Error("there is no PostgreSQL");
    database = await createServerDatabase(server);
    gelora = await launchInDanger({
      databases: { shop: database.url },
      environment: { MIDTRANS_SERVER_KEY: serverKey },
    });
    books = await openBooks(database);
    const [first] = await skusInStock(gelora.gateway);
    if (!first) throw new Error("nothing is in stock");
    sku = first;
    await gelora.staff("add", "nadia", "--name", "Nadia", "--roles", "finance");
  });
  afterAll(async () => {
    await gelora?.end();
    await books?.close();
    await database?.drop();
  });

  /**
   * A paid order of two pieces whose shopper cancels one. The other leaves money at the provider,
   * so that it would carry out a second refund.
   */
  const cancelledInPart = async (): Promise<string> => {
    const { buyer, orderCode } = await buy(gelora.gateway, sku, "QRIS", 2);
    if (!orderCode) throw new Error("no order was placed");
    await gelora.sandbox.payment(orderCode, "settle");
    await expect.poll(() => cancelOne(buyer, orderCode)).toBe(true);
    // Without this the provider's notification would show the shop what it missed.
    await gelora.sandbox.decideRefunds(orderCode, "hold");
    return orderCode;
  };
  const decideToRefund = async (orderCode: string): Promise<void> => {
    const [due] = await books.query<{ refund_id: string }>("select refund_id from refunds_due where order_code = $1", [
      orderCode,
    ]);
    await gelora.staff("--as", "nadia", "decide-refund", due?.refund_id ?? "", "refunded");
  };
  const stateOf = async (orderCode: string): Promise<string | undefined> =>
    (await books.query<{ state: string }>("select state from refunds where order_code = $1", [orderCode]))[0]?.state;

  const dieWhileRefunding = async (mode: Mishap["mode"]): Promise<string> => {
    const orderCode = await cancelledInPart();
    await gelora.sandbox.spoil({ party: "refunds", mode, delayMs: 20_000, times: 1 });
    await decideToRefund(orderCode);
    await expect.poll(() => gelora.sandbox.mishapsToCome()).toBe(0);
    const shop = gelora.program("shop");
    await shop.kill();
    expect(await stateOf(orderCode)).toBe("asked");
    shop.start();
    await shop.waitUntilReady(30_000);
    return orderCode;
  };

  test("its successor finds out what became of each refund, and the money goes back once", {
    timeout: 150_000,
  }, async () => {
    const orderCodes: string[] = [];
    for (const mode of ["late", "half", "silent"] as const) orderCodes.push(await dieWhileRefunding(mode));
    for (const orderCode of orderCodes) {
      // A refund whose process died is asked about again when its lease ends.
      await expect.poll(() => stateOf(orderCode), { timeout: 40_000 }).toBe("accepted");
      await gelora.sandbox.confirmRefunds(orderCode);
      await expect.poll(() => stateOf(orderCode)).toBe("done");
    }
    expect(await refundFaults(books, gelora)).toEqual([]);
    expect(await auditShop(books)).toEqual([]);
    expect(await gelora.errorsOf("shop")).toEqual([]);
  });

  test("a second refund at the provider would be noticed: the comparison can fail", async () => {
    const orderCode = await cancelledInPart();
    await decideToRefund(orderCode);
    await expect.poll(() => stateOf(orderCode)).toBe("accepted");
    expect(await refundFaults(books, gelora)).toEqual([]);
    await refundBehindTheShop(gelora, orderCode);
    expect(await refundFaults(books, gelora)).toHaveLength(1);
  });
});

/** Compares the shop's refunds with the provider's. @returns one line per order that differs */
async function refundFaults(books: Books, { sandbox }: GeloraInDanger): Promise<string[]> {
  const rows = await books.query<{ order_code: string; refund_key: string; amount: string; due: string }>(
    "select order_code, refund_key, refunds.amount, due.amount as due from refunds full join refunds_due as due using (order_code)",
  );
  const faults: string[] = [];
  for (const [orderCode, owed] of Map.groupBy(rows, (row) => row.order_code)) {
    const ours = owed.map(({ refund_key: key, amount, due }) => `${key} ${Number(amount)} of ${Number(due)}`);
    const made = (await sandbox.chargesOf(orderCode)).flatMap(({ refunds }) => refunds);
    const theirs = made.map((one) => `${one.refund_key} ${Number(one.refund_amount)} of ${Number(one.refund_amount)}`);
    if (ours.join() !== theirs.join())
      faults.push(`${orderCode}: ours ${ours.join()}, the provider's ${theirs.join()}`);
  }
  return faults;
}

async function cancelOne({ caller }: Buyer, orderCode: string): Promise<boolean> {
  const { cancelOrder } = await caller.call<{ cancelOrder: { success: boolean } }>(
    "CancelOrder",
    "mutation CancelOrder($input: CancelOrderInput!) { cancelOrder(input: $input) { success } }",
    { input: { orderCode, products: [{ orderItemCode: `${orderCode}-1`, count: 1 }], reasonCode: "CHANGED_MIND" } },
  );
  return cancelOrder.success;
}

/** What a shop that had forgotten its first request would do: the same refund under another key. */
async function refundBehindTheShop({ addresses, sandbox }: GeloraInDanger, orderCode: string): Promise<void> {
  const [charge] = await sandbox.chargesOf(orderCode);
  const [made] = charge?.refunds ?? [];
  const address = `${addresses.sandbox}/midtrans/v2/${charge?.order_id}/refund/online/direct`;
  const answer = await fetch(address, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Basic ${Buffer.from(`${serverKey}:`).toString("base64")}`,
    },
    body: JSON.stringify({ refund_key: "another", amount: Number(made?.refund_amount) }),
  });
  expect(await answer.text()).toContain('"refund_key":"another"');
}
