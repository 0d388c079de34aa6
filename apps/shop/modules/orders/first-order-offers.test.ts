import { hours } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { field, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { writeOffers } from "../promotions/promotions.ts";
import { offerDocumentOf } from "../promotions/testing/offer-documents.ts";
import { act, stockBalls, tellPayment } from "./testing/orders.ts";
import { closeOverdueOrders } from "./use-cases/close-order.ts";

const detail =
  "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { orderStatus discount } }";

describe.each(testEngines)("the offer of a first order, on the %s database", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
    await stockBalls(shop, 50);
    const levels = [{ from: 0, reward: 10 }];
    const reward = { kind: "DISCOUNT", goods: {}, amountByQty: false, rewardByPercentage: true, levels };
    await writeOffers(shop.platform, { kind: "program", name: "offer-import" }, [
      offerDocumentOf("FIRST", { reward, conditions: { firstOrder: true } }),
    ]);
  });
  afterAll(() => shop.close());

  const placedBy = async (member: Shopper): Promise<string> => {
    await member.add("PB1-5");
    const { orderCode } = await member.place(await member.checkout());
    return orderCode ?? "";
  };
  const stateOf = async (member: Shopper, code: string) =>
    field(await member.send(detail, { code }), "getCustomOrderDetail");
  const cancel = async (member: Shopper, code: string): Promise<void> => {
    await act(member, "cancelOrder", code);
    while ((await shop.outbox.deliverDue()) > 0) continue;
  };

  test("is not had twice by taking a cancelling back, but again while no other order stands", async () => {
    const member = await memberShopper(shop);
    const undone = await placedBy(member);
    await cancel(member, undone);
    const kept = await placedBy(member);
    expect(await stateOf(member, kept)).toEqual({ orderStatus: 21, discount: 30_000 });
    expect(await act(member, "undoCancelOrder", undone)).toMatchObject({ errorCode: "ORDER_CANNOT_BE_PAID" });
    expect(await stateOf(member, undone)).toMatchObject({ orderStatus: 61 });
    await cancel(member, kept);
    expect(await act(member, "undoCancelOrder", undone)).toMatchObject({ success: true });
  });

  test("is not had twice by paying a closed order late", async () => {
    const member = await memberShopper(shop);
    const late = await placedBy(member);
    shop.platform.clock.setOffset(hours(25));
    await closeOverdueOrders(shop.platform);
    await placedBy(member);
    await tellPayment(shop, late, "PAID");
    expect(await stateOf(member, late)).toMatchObject({ orderStatus: 62 });
    shop.platform.clock.setOffset(hours(0));
  });
});
