import { setTimeout } from "node:timers/promises";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { raiseParcel } from "../delivery/testing/raise-parcel.ts";
import { applyParcelChange, orderByCode } from "./orders.ts";
import { meet } from "./testing/meet.ts";
import { act, placedOrder, stockBalls, tellParcel, tellPayment } from "./testing/orders.ts";

describe.skipIf(!hasTestPostgres)("receipt while the courier reports a failed delivery, on PostgreSQL", () => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop("postgresql");
    await stockBalls(shop, 1000);
  });
  afterAll(() => shop.close());

  const onTheWay = async () => {
    const placed = await placedOrder(shop);
    await tellPayment(shop, placed.orderCode, "PAID");
    await tellParcel(shop, placed.orderCode, "IN_TRANSIT");
    return placed;
  };
  const stateOf = async (orderCode: string) => (await orderByCode(shop.platform, orderCode))?.state;

  test("[ORD-15~] a receipt waits for a report that is being written, and is refused by it", async () => {
    const { shopper, orderCode } = await onTheWay();
    const raised = Promise.withResolvers<void>();
    const report = shop.platform.database.transaction(async () => {
      await raiseParcel(shop.platform, orderCode, { status: "FAILED", waybill: "WB-1" });
      raised.resolve();
      // Long enough for a receipt that does not wait.
      await setTimeout(500);
      const failed = { orderCode, parcelCode: orderCode, parcelStatus: "FAILED", waybill: "WB-1" } as const;
      await applyParcelChange(shop.platform, { ...failed, companyName: "JNE", at: new Date() });
    });
    await raised.promise;
    const receipt = act(shopper, "receiveOrder", orderCode);
    await report;
    expect(await receipt).toMatchObject({ errorCode: "PARCEL_NOT_DELIVERED" });
    expect(await stateOf(orderCode)).toBe(42);
  });

  test("[ORD-15~] receipt against a failed delivery, 32 rounds: completed when it came first, refused when not", async () => {
    const ends = { received: 0, refused: 0 };
    for (let round = 0; round < 32; round += 1) {
      const { shopper, orderCode } = await onTheWay();
      const [answer] = await meet(
        round,
        () => act(shopper, "receiveOrder", orderCode),
        () => tellParcel(shop, orderCode, "FAILED", "nobody at home"),
      );
      expect(await stateOf(orderCode)).toBe(answer.success ? 51 : 42);
      if (!answer.success) expect(answer.errorCode).toBe("PARCEL_NOT_DELIVERED");
      ends[answer.success ? "received" : "refused"] += 1;
    }
    // a race that always ends the same way would prove nothing
    expect(ends.received).toBeGreaterThan(0);
    expect(ends.refused).toBeGreaterThan(0);
  });
});
