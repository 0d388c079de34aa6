import { milliseconds, minutes } from "@gelora/service-kit/durations.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { field, type Shopper } from "../../testing/shopper.ts";
import { stockBalls } from "../orders/testing/orders.ts";
import { writeOffers } from "../promotions/promotions.ts";
import { offerDocumentOf } from "../promotions/testing/offer-documents.ts";
import { linkedShopper, openPointsHouse, type PointsHouse } from "./testing/points-house.ts";

type Cart = {
  priceInfo: { promotionDiscount: number };
  promotionList: { state: string; reasonList: { code: string; text: string }[] }[];
};

const levels = [{ from: 0, reward: 10 }];
const reward = { kind: "DISCOUNT", goods: {}, amountByQty: false, rewardByPercentage: true, levels };

let house: PointsHouse;
beforeAll(async () => {
  house = await openPointsHouse("embedded");
  await stockBalls(house, 50);
  await writeOffers(house.platform, { kind: "program", name: "offer-import" }, [
    offerDocumentOf("GOLDEN", { reward, conditions: { tiers: ["GOLD"] } }),
  ]);
});
afterEach(() => {
  house.club.mood = "well";
  house.platform.clock.setOffset(milliseconds(0));
});
afterAll(() => house.close());

const cartOf = async (shopper: Shopper) => {
  const query = `{ cartInit { priceInfo { promotionDiscount } promotionList { state reasonList { code text } } } }`;
  return field<Cart>(await shopper.send(query, {}, "en-US"), "cartInit");
};
const pass = (ms: number) => house.platform.clock.setOffset(milliseconds(ms));

test("a promotion for a tier of the club is given to its members, in cart and order, and others see why not", async () => {
  const shopper = await linkedShopper(house, 0);
  await shopper.add("PB1-5");
  expect(await cartOf(shopper)).toMatchObject({
    priceInfo: { promotionDiscount: 0 },
    promotionList: [{ state: "BLOCKED", reasonList: [{ code: "TIER_NEEDED", text: "For MapClub Gold members" }] }],
  });
  house.club.tiers.set(shopper.memberCode, "GOLD");
  pass(minutes(6));
  expect(await cartOf(shopper)).toMatchObject({
    priceInfo: { promotionDiscount: 30_000 },
    promotionList: [{ state: "APPLIED", reasonList: [] }],
  });
  const placed = await shopper.place(await shopper.checkout());
  expect(placed).toMatchObject({ success: true });
  const detail = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { discountList { code amount } } }`;
  expect(field(await shopper.send(detail, { code: placed.orderCode }), "getCustomOrderDetail")).toEqual({
    discountList: [{ code: "GOLDEN", amount: 30_000 }],
  });
});

test("while the club is down the tier that it said last counts, and a member of whom it said none shops without", async () => {
  const [known, unknown] = [await linkedShopper(house, 0), await linkedShopper(house, 0)];
  house.club.tiers.set(known.memberCode, "GOLD");
  await known.add("PB1-5");
  await unknown.add("PB1-5");
  await cartOf(known);
  house.club.mood = "away";
  pass(minutes(10));
  expect(await cartOf(known)).toMatchObject({ promotionList: [{ state: "APPLIED" }] });
  expect(await cartOf(unknown)).toMatchObject({ promotionList: [{ state: "BLOCKED" }] });
});
