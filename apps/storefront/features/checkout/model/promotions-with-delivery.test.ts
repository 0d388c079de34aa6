import { expect, test } from "vitest";
import { couponWithDelivery, promotionsWithDelivery } from "./promotions-with-delivery.ts";

const reasonList = [{ code: "CHOOSE_DELIVERY", text: "Applied once you choose a courier" }];
const freight = { activityCode: "ONGKIR", activityName: "Free delivery", state: "READY", saved: 0, reasonList };
const goods = { activityCode: "TIERS", activityName: "Ten percent", state: "APPLIED", saved: 45_000, reasonList: [] };
const changed = [{ activityCode: "ONGKIR", state: "APPLIED", saved: 34_600, reasonList: [] }];

test("[CRT-11~] free delivery is applied once a courier is chosen, and waits for one until then", () => {
  expect(promotionsWithDelivery([goods, freight], { isDelivery: true, changed: undefined })).toEqual([goods, freight]);
  expect(promotionsWithDelivery([goods, freight], { isDelivery: true, changed })).toEqual([
    goods,
    { ...freight, state: "APPLIED", saved: 34_600, reasonList: [] },
  ]);
});

test("[CRT-11~] no promotion waits for a courier where the order is picked up", () => {
  expect(promotionsWithDelivery([goods, freight], { isDelivery: false, changed: undefined })).toEqual([goods]);
});

test("[CRT-11~] shoppers who pick up are not asked to buy more for free delivery", () => {
  const missing = [{ code: "MISSING_AMOUNT", text: "Spend Rp20.000 more" }];
  const nudge = { ...freight, activityType: "FREE_DELIVERY", state: "BLOCKED", reasonList: missing };
  expect(promotionsWithDelivery([nudge, goods], { isDelivery: false, changed: undefined })).toEqual([goods]);
  expect(promotionsWithDelivery([nudge], { isDelivery: true, changed: undefined })).toEqual([nudge]);
});

test("[CHK-27~] a coupon for the freight says what it saves once a courier is chosen", () => {
  expect(couponWithDelivery(freight, { isDelivery: true, changed })).toMatchObject({ saved: 34_600, reasonList: [] });
  expect(couponWithDelivery(freight, { isDelivery: false, changed: undefined })).toBe(freight);
  expect(couponWithDelivery(null, { isDelivery: true, changed })).toBeNull();
});
