import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { readOut } from "../../testing/read-out.ts";
import { type CardState, cardAdding } from "./model/card-adding.ts";
import { mostSlides, shopMoreCard } from "./model/shop-more-card.ts";
import { canShopMore, shownPromotions } from "./model/shown-promotions.ts";
import { tierProgress } from "./model/tier-progress.ts";
import { PromotionStanding } from "./parts/promotion-standing.tsx";
import { ShopMoreCarousel } from "./parts/shop-more-carousel.tsx";
import { PromotionList } from "./promotion-list.tsx";
import type { GiveawayView, PromotionView, TiersView } from "./promotion-view.ts";

const tiers: TiersView = {
  opsType: "DISCOUNT",
  amountByQty: false,
  rewardByPercentage: true,
  activityLevel: [
    { amount: 500_000, reward: 5 },
    { amount: 1_000_000, reward: 10 },
  ],
  currentActivityLevel: null,
  remainingAmount: 400_000,
  nextRewardEarned: 5,
  noTier: true,
  latestTier: false,
  maxReward: null,
};
const reached = {
  ...tiers,
  currentActivityLevel: { reward: 5 },
  remainingAmount: 250_000,
  nextRewardEarned: 10,
  noTier: false,
};
const top = { ...reached, currentActivityLevel: { reward: 10 }, remainingAmount: 0, latestTier: true };

const promotion: PromotionView = {
  activityCode: "TIERS",
  activityName: "More kit, more off",
  activityRemark: null,
  opsType: null,
  state: "BLOCKED",
  saved: 0,
  piecesOpen: 0,
  reasonList: [{ code: "MISSING_AMOUNT", text: "Spend Rp400.000 more" }],
  promotionTiers: tiers,
};

const lines = [{ promotionActivity: [{ activityCode: "TIERS" }], skuCode: "RG5-42", activityCode: null }];
const chosen = { promotionActivity: [{ activityCode: "TIERS" }], skuCode: "BAND-RED", activityCode: "TIERS" };
const listOf = (
  change: Partial<PromotionView>,
  language: "en-US" | "id-ID" = "en-US",
  others: readonly (typeof chosen)[] = [],
): string =>
  renderPage(
    <PromotionList
      promotions={[{ ...promotion, ...change }]}
      lines={[...lines, ...others]}
      onChanged={async () => {}}
    />,
    { language, words: ["promotions"] },
  );

test("with a gift or add-on in the cart, the list says that it does not count", () => {
  expect(readOut(listOf({}))).not.toContain("do not count");
  expect(readOut(listOf({}, "en-US", [chosen]))).toContain(
    "Gifts and extra items chosen from a promotion do not count",
  );
  expect(readOut(listOf({}, "id-ID", [chosen]))).toContain(
    "Hadiah dan barang tambahan yang dipilih dari promo tidak ikut dihitung",
  );
});

describe("how far a cart is on a promotion's levels", () => {
  test("[PRM-09] no level, a level with a next, and the top, where no bar is shown", () => {
    const none = listOf({});
    expect(none).toContain('data-tier="none"');
    expect(none).toContain("data-tier-bar");
    expect(readOut(none)).toContain("Rp400.000 more to get 5% off");
    const between = listOf({ state: "APPLIED", saved: 37_500, reasonList: [], promotionTiers: reached });
    expect(between).toContain("data-tier-bar");
    expect(readOut(between)).toContain("Applied: 5% off, you save Rp37.500. Rp250.000 more to get 10% off");
    const last = listOf({ state: "APPLIED", saved: 100_000, reasonList: [], promotionTiers: top });
    expect(last).not.toContain("data-tier-bar");
    expect(readOut(last)).toContain("Highest tier reached: 10% off");
    expect(readOut(listOf({}, "id-ID"))).toContain("Tambah Rp400.000 lagi untuk dapat potongan 5%");
  });

  test.each([
    [true, true, "2 items more to get 5% off"],
    [true, false, "2 items more to get Rp5 off"],
    [false, true, "Rp2 more to get 5% off"],
    [false, false, "Rp2 more to get Rp5 off"],
  ])("[PRM-10] amountByQty %s, rewardByPercentage %s: %s", (amountByQty, rewardByPercentage, text) => {
    const promotionTiers = { ...tiers, amountByQty, rewardByPercentage, remainingAmount: 2 };
    expect(readOut(listOf({ promotionTiers }))).toContain(text);
  });

  test("[PRM-09~] a percentage that is limited for an order names its limit", () => {
    const promotionTiers = { ...reached, maxReward: 1_000_000 };
    expect(readOut(listOf({ state: "APPLIED", saved: 37_500, reasonList: [], promotionTiers }))).toContain(
      "Applied: 5% off (up to Rp1.000.000), you save Rp37.500. Rp250.000 more to get 10% off (up to Rp1.000.000)",
    );
    expect(readOut(listOf({ promotionTiers }, "id-ID"))).toContain("potongan 10% (maksimal Rp1.000.000)");
    const delivery = { ...promotionTiers, opsType: "FREE_DELIVERY", nextRewardEarned: 100, maxReward: 20_000 };
    expect(readOut(listOf({ promotionTiers: delivery }))).toContain("to get free delivery (up to Rp20.000)");
    const rupiah = { ...promotionTiers, rewardByPercentage: false };
    expect(readOut(listOf({ promotionTiers: rupiah }))).not.toContain("up to");
  });

  test("the bar is filled by what the cart has of the next level", () => {
    expect(tierProgress(tiers).share).toBeCloseTo(0.2);
    expect(tierProgress(reached).share).toBeCloseTo(0.75);
    expect(tierProgress(top).share).toBeUndefined();
    expect(tierProgress({ ...tiers, activityLevel: null }).share).toBe(0);
  });

  test("gifts and add-ons are pieces, and delivery is named", () => {
    expect(tierProgress({ ...tiers, opsType: "GWP" }).next?.reward).toEqual({ unit: "gifts", count: 5 });
    expect(tierProgress({ ...tiers, opsType: "PWP" }).next?.reward).toEqual({ unit: "addOns", count: 5 });
    const delivery = { ...tiers, opsType: "FREE_DELIVERY", nextRewardEarned: 100 };
    expect(readOut(listOf({ promotionTiers: delivery }))).toContain("Rp400.000 more to get free delivery");
  });
});

describe("what became of a promotion, wherever it is shown", () => {
  const standingOf = (change: Partial<PromotionView>, language: "en-US" | "id-ID" = "en-US"): string =>
    readOut(
      renderPage(<PromotionStanding standing={{ ...promotion, ...change }} />, { language, words: ["promotions"] }),
    );

  test("[PRM-02~] applied with what it saves, or in whose way what is, besides its levels", () => {
    const reasonList = [{ code: "MEMBERS_ONLY", text: "For members: sign in to use it" }];
    expect(standingOf({ reasonList })).toBe("For members: sign in to use it. Rp400.000 more to get 5% off");
    expect(standingOf({ reasonList, promotionTiers: null })).toBe("For members: sign in to use it.");
    expect(standingOf({ state: "APPLIED", saved: 100_000, reasonList: [], promotionTiers: null }, "id-ID")).toBe(
      "Sudah dipakai: kamu hemat Rp100.000.",
    );
  });
});

describe("which promotions a cart names, and in which order", () => {
  const named = (activityCode: string, state: string | null, reason?: string) => ({
    activityCode,
    state,
    reasonList: reason ? [{ code: reason, text: "" }] : [],
  });

  test("applied, open, within reach; then those of other goods or other shoppers, apart", () => {
    const standing = [
      named("far", "BLOCKED", "NO_GOODS"),
      named("untouched", "BLOCKED", "MISSING_PIECES"),
      named("missing", "BLOCKED", "MISSING_PIECES"),
      named("open", "READY", "CHOOSE_GIFT"),
      named("members", "BLOCKED", "MEMBERS_ONLY"),
      named("applied", "APPLIED"),
      named("over", "BLOCKED", "ENDED"),
      named("unselected", null),
    ];
    const { near, other } = shownPromotions(standing, new Set(["missing", "members"]));
    expect(near.map(({ activityCode }) => activityCode)).toEqual(["applied", "open", "missing"]);
    expect(other.map(({ activityCode }) => activityCode)).toEqual(["far", "untouched", "members"]);
    // A line is left out: what was among the first stays there.
    const leftOut = shownPromotions(standing, new Set(), ["applied", "missing"]);
    expect(leftOut.near.map(({ activityCode }) => activityCode)).toEqual(["applied", "open", "missing"]);
    expect(leftOut.other.map(({ activityCode }) => activityCode)).toEqual(["far", "untouched", "members"]);
  });

  test("more of its goods is offered where more would help", () => {
    expect(canShopMore(promotion)).toBe(true);
    expect(canShopMore({ ...promotion, state: "APPLIED", reasonList: [], promotionTiers: reached })).toBe(true);
    expect(canShopMore({ ...promotion, state: "APPLIED", reasonList: [], promotionTiers: top })).toBe(false);
    const members = [{ code: "MEMBERS_ONLY", text: "" }];
    expect(canShopMore({ ...promotion, reasonList: members })).toBe(false);
  });

  test("[CRT-11~] what blocks one is said in the shop's words; a checkout explains without buttons", () => {
    const outranked = [{ code: "OUTRANKED", text: "Cannot be combined with Half price" }];
    expect(readOut(listOf({ reasonList: outranked }))).toContain("Cannot be combined with Half price.");
    const explained = renderPage(<PromotionList promotions={[promotion]} lines={lines} />, { words: ["promotions"] });
    expect(explained).toContain("More kit, more off");
    expect(explained).not.toContain("<button");
    expect(renderPage(<PromotionList promotions={[]} lines={[]} />, { words: ["promotions"] })).toBe("");
  });
});

describe("what a promotion lets a shopper choose", () => {
  const gift: GiveawayView = {
    giveawayCode: "BAND-RED",
    giveawayName: "Wristband, Red",
    price: 0,
    productPrice: 49_000,
    giveawayNum: 1,
    mediaLink: null,
    productCode: "BAND",
    orgCode: "GELORA",
    eligible: true,
    ineligibleCode: null,
  };
  const open: Partial<PromotionView> = {
    state: "READY",
    piecesOpen: 1,
    promotionTiers: null,
    reasonList: [{ code: "CHOOSE_GIFT", text: "Choose your free gift (1)" }],
  };

  test("[PRM-01] a gift is free, an add-on has its price beside the usual one", () => {
    const gwp = readOut(listOf({ ...open, opsType: "GWP", giveaways: [gift] }));
    expect(gwp).toContain(
      "Choose your free gift (1). See the gifts Wristband, Red Free was Rp49.000 Choose : Wristband, Red",
    );
    const addOn = { ...gift, price: 20_000 };
    const pwp = readOut(listOf({ ...open, opsType: "PWP", giveaways: [addOn] }));
    expect(pwp).toContain("See what you can add Wristband, Red Rp20.000 was Rp49.000 Add to cart : Wristband, Red");
  });

  test("a gift that was chosen says so in place of its button, and an add-on that it is in the cart", () => {
    const taken = { ...gift, giveawayNum: 0 };
    const other = { ...taken, giveawayCode: "BAND-BLUE", giveawayName: "Wristband, Blue" };
    const html = listOf({ ...open, opsType: "GWP", giveaways: [taken, other] }, "id-ID", [chosen]);
    expect(readOut(html)).toContain("Sudah dipilih : Wristband, Red");
    expect(readOut(html)).not.toContain("Pilih : Wristband, Red");
    expect(readOut(html)).toContain("Pilih : Wristband, Blue");
    const addOn = listOf({ ...open, opsType: "PWP", giveaways: [taken] }, "en-US", [chosen]);
    expect(readOut(addOn)).toContain("In your cart : Wristband, Red");
  });

  test("[PRM-15~] the only chosen gift can be changed for another, and none of several", () => {
    const red = { ...gift, giveawayNum: 0 };
    const blue = { ...red, giveawayCode: "BAND-BLUE", giveawayName: "Wristband, Blue" };
    const given: Partial<PromotionView> = { ...open, state: "APPLIED", saved: 49_000, piecesOpen: 0, reasonList: [] };
    const line = { ...chosen, cartItemId: "line-9", quantity: 1 };
    const textOf = (lines: readonly (typeof chosen)[], giveaways = [red, blue]) =>
      readOut(listOf({ ...given, opsType: "GWP", giveaways }, "id-ID", lines));
    expect(textOf([line])).toContain("Ganti hadiah");
    expect(textOf([line])).toContain("Sudah dipilih : Wristband, Red");
    expect(textOf([line])).toContain("Pilih : Wristband, Blue");
    expect(textOf([line])).not.toContain("Pilih : Wristband, Red");
    expect(textOf([line, { ...line, skuCode: "BAND-BLUE" }])).not.toContain("Ganti hadiah");
    expect(textOf([line], [red, { ...blue, eligible: false }])).not.toContain("Ganti hadiah");
  });

  test("[PRM-15] one from a different fulfillment source is shown as not eligible and cannot be added", () => {
    const elsewhere = { ...gift, eligible: false, giveawayNum: 0, ineligibleCode: "OTHER_SOURCE" };
    const html = listOf({ ...open, opsType: "GWP", giveaways: [elsewhere] });
    expect(readOut(html)).toContain("Not eligible: it ships from a different place than your items");
    expect(html).toContain('data-eligible="false"');
    expect(html).not.toContain("Choose<");
    const gone = { ...elsewhere, ineligibleCode: "SOLD_OUT" };
    expect(readOut(listOf({ ...open, opsType: "GWP", giveaways: [gone] }, "id-ID"))).toContain("Habis");
  });
});

describe("the cards of 'Shop more'", () => {
  const sku = (qty: number) => ({
    skuCode: `SKU-${qty}`,
    orgCode: "GELORA",
    salePrice: 90_000,
    productPrice: 100_000,
    channelSale: { qty, soldQty: 0 },
    attributeValues: [{ code: "colour", value: "Red" }],
  });
  const product = (code: string, ...pieces: number[]) => ({
    productCode: code,
    productName: `Shoe ${code}`,
    mediaLink: "drawn/one,drawn/two",
    brand: { brandName: "Rimbata" },
    skuList: pieces.map(sku),
  });

  test("[PRM-13] one is sold out when its first sku's quantity is 0, whatever the second has", () => {
    expect(shopMoreCard(product("A", 0, 5)).isSoldOut).toBe(true);
    expect(shopMoreCard(product("A", 5, 0)).isSoldOut).toBe(false);
    expect(shopMoreCard(product("A")).isSoldOut).toBe(true);
  });

  test("[PRM-07~] of 12 products there are 10 slides", () => {
    const products = Array.from({ length: 12 }, (_one, index) => product(`P${index}`, 3));
    const html = renderPage(<ShopMoreCarousel products={products} onAdded={() => {}} />, { words: ["promotions"] });
    expect(html.match(/<article/g)).toHaveLength(mostSlides);
    expect(html).toContain("Add to cart");
  });

  describe("the states of the button", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const nothing: CardState = { isLoading: false, isAdded: false };

    test("[PRM-12] [PRM-14] [CON-19~] loading clears after 1 s, 'added' reverts after 3 s", async () => {
      let state = nothing;
      const card = cardAdding(
        async () => true,
        (next) => {
          state = next;
        },
      );
      await card.press();
      expect(state).toEqual({ isLoading: true, isAdded: true });
      vi.advanceTimersByTime(990);
      expect(state.isLoading).toBe(true);
      vi.advanceTimersByTime(20);
      expect(state).toEqual({ isLoading: false, isAdded: true });
      vi.advanceTimersByTime(1980);
      expect(state.isAdded).toBe(true);
      vi.advanceTimersByTime(20);
      expect(state).toEqual(nothing);
    });

    test("[PRM-14] also while the shop has not answered; a refusal adds nothing, and a second press waits", async () => {
      let state = nothing;
      let calls = 0;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const card = cardAdding(
        () => {
          calls += 1;
          return promise;
        },
        (next) => {
          state = next;
        },
      );
      const pressing = card.press();
      await card.press();
      expect(calls).toBe(1);
      vi.advanceTimersByTime(1000);
      expect(state.isLoading).toBe(false);
      resolve(false);
      await pressing;
      expect(state).toEqual(nothing);
    });
  });
});
