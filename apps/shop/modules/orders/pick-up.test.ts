import { days, minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { describe, expect, test } from "vitest";
import type { StaffRole } from "../../platform/principal.ts";
import { actsOn } from "../journal/journal.ts";
import { heldFor } from "../stock/stock.ts";
import { handOver, orderByCode, reportReady } from "./orders.ts";
import type { OrdersTables } from "./storage/orders-tables.ts";
import { act, mailedLines, pickupInCash, placedOrder, tellPayment } from "./testing/orders.ts";
import { openOrdersForAll } from "./testing/orders-for-all.ts";
import { closeOverdueOrders } from "./use-cases/close-order.ts";
import { makeDuePickUpsReady } from "./use-cases/make-ready.ts";

describe.each(testEngines)("orders that are picked up, on the %s database", (engine) => {
  const orders = openOrdersForAll(engine);
  const { stateOf, detail, operations } = orders;

  test("[ORD-26, ORD-37] pick-up: the store, its code, and cash on handing over", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop, pickupInCash);
    const shown = await detail(shopper, orderCode);
    expect(shown).toMatchObject({
      orderStatus: 31,
      payStatus: "0",
      freight: 0,
      store: { storeName: "Gelora Senayan" },
      orderReceiveOut: { storeConfirmCode: expect.stringMatching(/^\d{6}$/), distributionTypeName: "Store pick-up" },
    });
    expect(await operations(shopper, orderCode)).toEqual(["cancelOrder"]);
    expect(await act(shopper, "pickupOrder", orderCode)).toMatchObject({ errorCode: "PICKUP_NOT_PAID" });
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatus: 31, payStatus: "0" });
    const { pickupCode } = (await orderByCode(orders.shop.platform, orderCode)) ?? {};
    const hand = (role: StaffRole, code: string) =>
      handOver(orders.shop.platform, { kind: "staff", staffCode: "S-1", roles: [role] }, orderCode, code);
    expect(await hand("finance", pickupCode ?? "")).toBe("not allowed");
    expect(await hand("warehouse", "none")).toBe("wrong pick-up code");
    expect(await hand("warehouse", pickupCode ?? "")).toBe("handed over");
    expect(await hand("warehouse", pickupCode ?? "")).toBe("nothing to hand over");
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatus: 51, payStatus: "1" });
    expect(await mailedLines(orders.shop, orderCode, "delivered")).toMatchObject([{ quantity: 1 }]);
    const acts = await Promise.all(
      (["order", "payment"] as const).map((kind) => actsOn(orders.shop.platform, { kind, code: orderCode })),
    );
    expect(acts.flat()).toMatchObject([
      { act: "order.ready" },
      { act: "order.handedOver", by: { code: "S-1" } },
      { act: "payment.cashTaken", by: { code: "S-1" }, details: { amount: 300_000 } },
    ]);
    const delivered = await placedOrder(orders.shop, { paymentChannelCode: "COD" });
    expect(await act(delivered.shopper, "pickupOrder", delivered.orderCode)).toMatchObject({ success: false });
  });

  test("[ORD-37~] the code that collects a pick-up is shown once it is paid", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop, { ...pickupInCash, paymentChannelCode: "BCA_VA" });
    const shownCode = (storeConfirmCode: unknown) => ({ orderReceiveOut: { storeConfirmCode } });
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatus: 21, ...shownCode(null) });
    await tellPayment(orders.shop, orderCode, "PAID");
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatus: 31, ...shownCode(expect.any(String)) });
  });

  test("[ORD-37~] the shopper confirms the pick-up of what is paid", async () => {
    const { shopper, orderCode } = await placedOrder(orders.shop, { ...pickupInCash, paymentChannelCode: "BCA_VA" });
    await tellPayment(orders.shop, orderCode, "PAID");
    expect(await operations(shopper, orderCode)).toContain("pickupOrder");
    expect(await act(shopper, "pickupOrder", orderCode)).toMatchObject({ success: true });
    expect(await act(shopper, "pickupOrder", orderCode)).toEqual({ success: true, errorCode: null });
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatus: 51, payStatus: "1" });
  });

  test("[ORD-37~] a pick-up is ready when staff of the store say so, once", async () => {
    const { configuration } = orders.shop.platform;
    const slow = { ...orders.shop.platform, configuration: { ...configuration, PICKUP_READY_MINUTES: 60 } };
    const { shopper, orderCode } = await placedOrder(orders.shop, { ...pickupInCash, paymentChannelCode: "BCA_VA" });
    await tellPayment(orders.shop, orderCode, "PAID");
    const table = orders.shop.platform.database.tables<OrdersTables>();
    await table.updateTable("orders").set({ ready_at: null }).where("order_code", "=", orderCode).execute();
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatusStr: "Being prepared" });
    expect(await operations(shopper, orderCode)).toEqual(["cancelOrder"]);
    expect(await act(shopper, "pickupOrder", orderCode)).toMatchObject({ errorCode: "ORDER_CANNOT_BE_RECEIVED" });
    await makeDuePickUpsReady(slow);
    expect(await operations(shopper, orderCode)).toEqual(["cancelOrder"]);
    const clerk = (role: StaffRole) => ({ kind: "staff", staffCode: "S-1", roles: [role] }) as const;
    expect(await reportReady(orders.shop.platform, clerk("finance"), orderCode)).toBe("not allowed");
    expect(await reportReady(orders.shop.platform, clerk("warehouse"), orderCode)).toBe("ready");
    expect(await reportReady(orders.shop.platform, clerk("warehouse"), orderCode)).toBe("nothing to prepare");
    expect(await detail(shopper, orderCode)).toMatchObject({ orderStatusStr: "Ready for pick-up" });
    expect(await operations(shopper, orderCode)).toEqual(["cancelOrder", "pickupOrder"]);
    const acts = await actsOn(orders.shop.platform, { kind: "order", code: orderCode });
    expect(acts.filter(({ act: name }) => name === "order.ready").map(({ by }) => by.code)).toEqual(["pick-up", "S-1"]);
  });

  test("goods that nobody collects go back on the shelf after three days (I-03)", async () => {
    const { orderCode } = await placedOrder(orders.shop, pickupInCash);
    orders.shop.platform.clock.setOffset(days(2));
    await closeOverdueOrders(orders.shop.platform);
    expect(await stateOf(orderCode)).toBe(31);
    orders.shop.platform.clock.setOffset(minutes(3 * 24 * 60 + 1));
    await closeOverdueOrders(orders.shop.platform);
    expect(await stateOf(orderCode)).toBe(62);
    expect(await heldFor(orders.shop.platform, orderCode)).toEqual([]);
  });
});
