import { expect, test } from "vitest";
import { campaignsOf, goneOf, phasesAt } from "./campaigns.ts";

const hour = 3_600_000;
const start = Date.parse("2026-11-24T00:00:00+07:00");
const product = {
  productCode: "KR1",
  productName: "Kilat Runner",
  mediaLink: "a,b",
  mobileMediaLink: "m",
  productPrice: 1_000_000,
  salePrice: 700_000,
  brand: { brandName: "Kilat" },
  ribbon: null,
  skuList: [
    { skuCode: "KR1-BLACK-41", salePrice: 700_000, channelSale: null },
    { skuCode: "KR1-BLACK-42", salePrice: 800_000, channelSale: null },
  ],
  saleAttributes: [],
};
const campaign = (activityCode: string, from: number, until: number) => ({
  activityCode,
  activityName: activityCode,
  state: "",
  beginTime: new Date(start + from * hour).toISOString(),
  endTime: new Date(start + until * hour).toISOString(),
  skuList: [
    {
      skuCode: "KR1-BLACK-42",
      skuName: "Black, EU 42",
      product,
      productPrice: 1_000_000,
      skuCampaign: { shippingTime: "2026-12-19", maxPerUser: 1, activityPrice: 299_000, activityStock: 3 },
      quota: 10,
    },
  ],
});
const answer = {
  serverTime: new Date(start).toISOString(),
  campaignList: [campaign("PAST", -24, 0), campaign("NOW", 0, 24), campaign("NEXT", 24, 48), campaign("LATER", 48, 72)],
};

test("[PRM-17~] a campaign runs from its beginning on and is over at its end, by the shop's clock", () => {
  const campaigns = campaignsOf(answer, "pc");
  const codes = (now: number) =>
    Object.values(phasesAt(campaigns, now)).map((list: readonly { code: string }[]) => list.map(({ code }) => code));
  expect(codes(start)).toEqual([["NOW"], ["NEXT"], ["PAST"]]);
  expect(codes(start + 24 * hour - 1)).toEqual([["NOW"], ["NEXT"], ["PAST"]]);
  expect(codes(start + 24 * hour)).toEqual([["NEXT"], ["LATER"], ["NOW", "PAST"]]);
});

test("a card shows the flash price of one size, and leads to it", () => {
  const [piece] = campaignsOf(answer, "h5")[1]?.pieces ?? [];
  expect(piece).toMatchObject({ left: 3, quota: 10, mostPerShopper: 1, card: { sale: 299_000, list: 1_000_000 } });
  expect(piece?.card.address).toMatch(/\?skuCode=KR1-BLACK-42$/);
});

test("[PRM-17~] before a flash sale its card shows its size's price of today, and the flash sale's beside it", () => {
  const [piece] = campaignsOf(answer, "pc")[2]?.pieces ?? [];
  expect(piece).toMatchObject({ price: 299_000, cardBefore: { sale: 800_000, list: 1_000_000, soldOut: false } });
  expect(piece?.cardBefore.address).toBe(piece?.card.address);
});

test("the bar is full only when nothing is left", () => {
  expect(goneOf({ left: 10, quota: 10 })).toBe(0);
  expect(goneOf({ left: 1, quota: 1000 })).toBe(99);
  expect(goneOf({ left: 0, quota: 1000 })).toBe(100);
});
