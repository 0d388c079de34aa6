import { type BuyableSku, chooseDelivery, placeOrder } from "@gelora/testkit/buyer.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { auditShop, type Books } from "./books.ts";
import { type BothInDanger, launchBothInDanger, soon, whileLocked } from "./both-in-danger.ts";
import type { GeloraInDanger } from "./gelora-in-danger.ts";
import { pointsFaults, pointsInTotal, pointsToMove } from "./points-books.ts";
import { type PointsBuyer, pointsBuyerCode, signInWithPoints } from "./points-buyer.ts";

/**
 * Shop and club are killed at each step of an order with points. Afterwards they agree about each
 * point without a person, and none came or went (I-10, I-11 of docs/reliability.md).
 */
describe.skipIf(!hasTestPostgres)("points while the shop or the club is killed, on PostgreSQL", () => {
  let both: BothInDanger;
  let gelora: GeloraInDanger;
  let shop: Books;
  let club: Books;
  let skus: readonly BuyableSku[];
  let buyer: PointsBuyer;
  /** Of all members of the seed together, and of the one who buys. */
  let inTotal = 0;
  let ofBuyer = 0;
  let turn = 0;

  beforeAll(async () => {
    both = await launchBothInDanger();
    ({ gelora, shop, club } = both);
    skus = await skusInStock(gelora.gateway);
    await vi.waitFor(async () => expect(await pointsToMove(club)).toEqual([]), soon);
    inTotal = await pointsInTotal(club);
    ofBuyer = await availableNow();
  });
  beforeEach(async () => {
    buyer = await signInWithPoints(gelora.addresses);
  });
  afterAll(() => both?.end());

  const nextSku = (): BuyableSku => {
    const sku = skus[turn++ % skus.length];
    if (!sku) throw new Error("nothing is in stock");
    return sku;
  };
  const placedOrder = async (): Promise<string> => orderIn(await newCheckout());
  const orderOnce = async (): Promise<string> => orderIn(await buyer.checkout(nextSku()));
  const orderIn = async (checkoutId: string): Promise<string> => {
    const placed = await buyer.place(checkoutId, await buyer.prove());
    if (!placed.orderCode) throw new Error(`no order was placed: ${placed.errorCode}`);
    return placed.orderCode;
  };
  const availableNow = async (): Promise<number> => {
    const [row] = await club.query<{ available: string }>(
      `select available from point_balances where member_code = '${pointsBuyerCode}'`,
    );
    return Number(row?.available);
  };
  /** The shop leaves a club that failed alone for a while. */
  const newCheckout = (): Promise<string> => vi.waitFor(() => buyer.checkout(nextSku()), soon);
  const count = async (books: Books, query: string) => (await books.query(query)).length;
  const expectAgreement = async (available: number) => {
    await expect.poll(() => pointsFaults(shop, club), soon).toEqual([]);
    expect(await pointsInTotal(club)).toBe(inTotal);
    expect(await availableNow()).toBe(available);
    expect(await auditShop(shop)).toEqual([]);
  };

  test("the shop is killed between its intention and the hold, which the club carries out afterwards", {
    timeout: 120_000,
  }, async () => {
    const checkoutId = await newCheckout();
    const proof = await buyer.prove();
    const before = await count(shop, "select 1 from point_uses");
    await whileLocked(club, "point_holds", async () => {
      const pressed = buyer.place(checkoutId, proof).catch(() => undefined);
      await expect.poll(() => count(shop, "select 1 from point_uses")).toBe(before + 1);
      await gelora.program("shop").kill();
      await pressed;
    });
    await both.revive("shop");
    await expectAgreement(ofBuyer);
  });

  test("the shop is killed between the hold and the order", { timeout: 120_000 }, async () => {
    const checkoutId = await newCheckout();
    const proof = await buyer.prove();
    await whileLocked(shop, "orders", async () => {
      const pressed = buyer.place(checkoutId, proof).catch(() => undefined);
      await expect.poll(() => count(club, "select 1 from point_holds where state = 'held'")).toBe(1);
      await gelora.program("shop").kill();
      await pressed;
    });
    await both.revive("shop");
    await expectAgreement(ofBuyer);
  });

  test("a shopper who presses again after that goes on with the same hold, without another PIN", {
    timeout: 120_000,
  }, async () => {
    const checkoutId = await newCheckout();
    const proof = await buyer.prove();
    await whileLocked(shop, "orders", async () => {
      const pressed = buyer.place(checkoutId, proof).catch(() => undefined);
      await expect.poll(() => count(club, "select 1 from point_holds where state = 'held'")).toBe(1);
      await gelora.program("shop").kill();
      await pressed;
    });
    await both.revive("shop");
    const again = await buyer.place(checkoutId, proof);
    // A slow machine may have given the intention up meanwhile: then the PIN is asked for again.
    if (again.success) expect(await buyer.cancel(again.orderCode ?? "")).toBe(true);
    else expect(["PIN_NEEDED", "NOT_ENOUGH_POINTS", "POINTS_UNAVAILABLE"]).toContain(again.errorCode);
    await expectAgreement(ofBuyer);
  });

  test("the club is killed while it holds: the order is refused, and nothing stays held", {
    timeout: 120_000,
  }, async () => {
    const checkoutId = await newCheckout();
    const proof = await buyer.prove();
    const before = await count(shop, "select 1 from point_uses");
    await whileLocked(club, "point_holds", async () => {
      const pressed = buyer.place(checkoutId, proof);
      await expect.poll(() => count(shop, "select 1 from point_uses")).toBe(before + 1);
      await gelora.program("club").kill();
      expect(await pressed).toMatchObject({ success: false, errorCode: "POINTS_UNAVAILABLE" });
    });
    await both.revive("club");
    await expectAgreement(ofBuyer);
  });

  test("an order is cancelled while the club is down, and the shop is killed before it could say so", {
    timeout: 120_000,
  }, async () => {
    const orderCode = await placedOrder();
    await gelora.program("club").kill();
    expect(await buyer.cancel(orderCode)).toBe(true);
    await gelora.program("shop").kill();
    await both.revive("club", "shop");
    await expectAgreement(ofBuyer);
  });

  test("random kills of both while the member orders and cancels", { timeout: 240_000 }, async () => {
    let over = false;
    const shopping = (async () => {
      for (; !over; ) {
        const code = await orderOnce().catch(() => undefined);
        if (code) await buyer.cancel(code).catch(() => undefined);
        else await new Promise((resolve) => setTimeout(resolve, 100));
      }
    })();
    for (const name of ["shop", "club", "shop", "club"] as const) {
      await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 1500));
      await gelora.killAndRevive(name);
    }
    over = true;
    await shopping;
    for (const { order_code: code } of await shop.query<{ order_code: string }>(
      "select order_code from orders where state = 21",
    ))
      expect(await buyer.cancel(code)).toBe(true);
    await expectAgreement(ofBuyer);
    expect(await gelora.errorsOf("shop")).toEqual([]);
  });

  test("fifty presses in twenty-five checkouts of one balance at once: it pays once", {
    timeout: 120_000,
  }, async () => {
    const sessions = await Promise.all([1, 2, 3, 4, 5].map(() => signInWithPoints(gelora.addresses)));
    const checkouts: string[] = [];
    for (let index = 0; index < 25; index += 1) checkouts.push(await newCheckout());
    // All ways of delivery are asked for first: an order that stands ends its checkout.
    const ways = await Promise.all(checkouts.map((checkoutId) => chooseDelivery(buyer.buyer, checkoutId)));
    const proof = await buyer.prove();
    const press = (index: number) => {
      const [session, checkoutId, way] = [sessions[index % 5], checkouts[index % 25], ways[index % 25]];
      if (!session || !checkoutId || !way) throw new Error("nothing to press");
      return placeOrder(session.buyer, checkoutId, way, "BCA_VA", { pinProof: proof });
    };
    const presses = await Promise.all(Array.from({ length: 50 }, (_, index) => press(index)));
    const ordered = new Set(presses.flatMap(({ orderCode }) => orderCode ?? []));
    expect(ordered.size).toBe(1);
    await expect.poll(() => pointsFaults(shop, club), soon).toEqual([]);
    expect(await pointsInTotal(club)).toBe(inTotal);
    expect(await count(club, "select 1 from point_holds where state = 'held'")).toBe(1);
    for (const orderCode of ordered) expect(await buyer.cancel(orderCode)).toBe(true);
    await expectAgreement(ofBuyer);
  });

  test("the money comes while the club is down, and the shop is killed: the points are spent, once", {
    timeout: 120_000,
  }, async () => {
    const orderCode = await placedOrder();
    await gelora.program("club").kill();
    await gelora.sandbox.payment(orderCode, "settle");
    await expect.poll(() => count(shop, "select 1 from orders where paid_at is not null")).toBe(1);
    await gelora.program("shop").kill();
    await both.revive("club", "shop");
    await expectAgreement(0);
  });

  test("a point that is held for nobody, or spent twice, is noticed: the comparison can fail", async () => {
    const draw = "insert into point_holds (order_code, member_code, points, state, held_at) values";
    await club.query(`${draw} ('NOBODYS', '${pointsBuyerCode}', 1, 'held', now())`);
    const faults = await pointsFaults(shop, club);
    expect(faults.some((fault) => fault.startsWith("NOBODYS: the club has 1 held"))).toBe(true);
    expect(faults.some((fault) => fault.endsWith("holds that do not sum to the balance"))).toBe(true);
    await club.query("update point_holds set points = points + 1 where state = 'spent'");
    expect(await pointsInTotal(club)).not.toBe(inTotal);
  });
});
