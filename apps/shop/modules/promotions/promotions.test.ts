import { milliseconds } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { field, guestShopper, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { followCatalogue } from "../catalogue/read-models.ts";
import { act, stockBalls } from "../orders/testing/orders.ts";
import { availableUnits, deliveryLocation } from "../stock/stock.ts";
import { writeOffers } from "./promotions.ts";
import { offerDocumentOf, stopOffers } from "./testing/offer-documents.ts";

type Activity = {
  activityCode: string;
  state: string;
  saved: number;
  reasonList: { code: string; text: string; details: object }[];
  promotionTiers: Record<string, unknown> | null;
  piecesOpen: number;
  eligibleGiveaway: boolean | null;
  giveaways: { giveawayCode: string; price: number; eligible: boolean; ineligibleCode: string | null }[];
};
type Line = {
  skuCode: string;
  activityCode: string | null;
  takenAs: string | null;
  price: number;
  currPrice: number;
  amount: number;
  disabled: boolean;
  pwp: object | null;
  promotionActivity: { activityCode: string }[];
};
type Cart = { itemList: Line[]; promotionList: Activity[]; priceInfo: Record<string, number> };

const activities = `promotionList { activityCode activityName state saved piecesOpen eligibleGiveaway
  reasonList { code details text } giveaways { giveawayCode price eligible ineligibleCode }
  promotionTiers { opsType amountByQty rewardByPercentage remainingAmount nextRewardEarned noTier latestTier maxReward
    currentActivityLevel { level amount reward } activityLevel { level amount reward } } }`;
const prices = "priceInfo { productAmount promotionDiscount freight freightDiscount totalAmount }";
const cartQuery = `query ($way: Code) { cartInit(distributionType: $way) { ${activities} ${prices}
  itemList { skuCode activityCode takenAs disabled price currPrice amount pwp promotionActivity { activityCode } } } }`;

const discount = (percent: number, from = 0) => ({
  kind: "DISCOUNT",
  goods: {},
  amountByQty: false,
  rewardByPercentage: true,
  levels: [{ from, reward: percent }],
});
const ball = (change: object) => ({
  goods: { brands: ["KILAT"] },
  amountByQty: false,
  levels: [{ from: 800_000, reward: 1 }],
  ...change,
});
const gift = ball({ kind: "GWP", giveaways: [{ skuCode: "PB1-5" }, { skuCode: "TS1-M" }] });
const addOn = ball({ kind: "PWP", giveaways: [{ skuCode: "PB1-5", price: 99_000 }] });

const isoMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

describe.each(testEngines)("promotions, on the %s database", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
    await stockBalls(shop, 50);
    await stockBalls(shop, 0, "JKT01");
    await followCatalogue(shop.platform);
  });
  afterEach(() => stopOffers(shop.platform));
  afterAll(() => shop.close());

  const offer = (code: string, reward: object, change: object = {}, shown: object = {}) =>
    writeOffers(shop.platform, { kind: "program", name: "offer-import" }, [
      offerDocumentOf(code, { reward, ...change }, shown),
    ]);
  const cartOf = async (shopper: Shopper, language?: string, way = "11") =>
    field<Cart>(await shopper.send(cartQuery, { way }, language), "cartInit");
  const take = async (shopper: Shopper, skuCode: string, activityCode: string, way = "11") =>
    field<{ success: boolean; errorCode: string | null }>(
      await shopper.send(
        "mutation ($input: AddCartInput!) { addCart(input: $input) { success errorCode errorDetails } }",
        {
          input: {
            skuCode,
            productCode: skuCode.split("-")[0],
            orgCode: "GELORA",
            activityCode,
            distributionType: way,
          },
        },
      ),
      "addCart",
    );

  test("[PRM-02~, CRT-11~] what a promotion takes off is in the sum, and why another does not is said in both languages", async () => {
    await offer("TEN", discount(10));
    await offer("MILLION", discount(5, 1_000_000));
    const shopper = await guestShopper(shop);
    await shopper.add("KR1-BLACK-42");
    const cart = await cartOf(shopper, "en-US");
    expect(cart.priceInfo).toMatchObject({ productAmount: 800_000, promotionDiscount: 80_000, totalAmount: 720_000 });
    expect(cart.promotionList).toMatchObject([
      {
        activityCode: "MILLION",
        state: "BLOCKED",
        reasonList: [{ code: "MISSING_AMOUNT", text: "Spend Rp200.000 more" }],
      },
      { activityCode: "TEN", state: "APPLIED", saved: 80_000, reasonList: [] },
    ]);
    expect(cart.itemList[0]?.promotionActivity.map(({ activityCode }) => activityCode)).toEqual(["MILLION", "TEN"]);
    const indonesian = await cartOf(shopper, "id-ID");
    expect(indonesian.promotionList[0]?.reasonList[0]?.text).toBe("Belanja Rp200.000 lagi");
  });

  test("[PRM-08, PRM-10] the tiers show the level reached, what is missing and what it earns", async () => {
    const levels = [
      { from: 500_000, reward: 50_000 },
      { from: 1_500_000, reward: 200_000 },
    ];
    await offer("TIERS", { ...discount(0), rewardByPercentage: false, levels });
    const shopper = await guestShopper(shop);
    await shopper.add("KR1-BLACK-42");
    expect((await cartOf(shopper)).promotionList[0]?.promotionTiers).toEqual({
      opsType: "DISCOUNT",
      amountByQty: false,
      rewardByPercentage: false,
      remainingAmount: 700_000,
      nextRewardEarned: 200_000,
      noTier: false,
      latestTier: false,
      maxReward: null,
      currentActivityLevel: { level: 1, amount: 500_000, reward: 50_000 },
      activityLevel: [
        { level: 1, amount: 500_000, reward: 50_000 },
        { level: 2, amount: 1_500_000, reward: 200_000 },
      ],
    });
    await shopper.add("KR1-BLACK-42");
    expect((await cartOf(shopper)).promotionList[0]?.promotionTiers).toMatchObject({
      latestTier: true,
      remainingAmount: 0,
    });
  });

  test("[PRM-02~] a reward that is limited for an order says its limit", async () => {
    await offer("LIMITED", { ...discount(10), most: 50_000 });
    const shopper = await guestShopper(shop);
    await shopper.add("KR1-BLACK-42");
    expect((await cartOf(shopper)).promotionList).toMatchObject([
      { saved: 50_000, promotionTiers: { maxReward: 50_000 } },
    ]);
  });

  test("[PRM-01, PRM-15, CRT-03] a gift is chosen, is free, and cannot be had without its level", async () => {
    await offer("GIFT", gift);
    const shopper = await guestShopper(shop);
    await shopper.add("PB1-5");
    expect(await take(shopper, "PB1-5", "GIFT")).toMatchObject({
      success: false,
      errorCode: "GIVEAWAY_NEEDS_AMOUNT",
      errorDetails: { amount: expect.stringMatching(/^Rp\d{1,3}\.000$/) },
    });
    await shopper.add("KR1-BLACK-42");
    expect((await cartOf(shopper)).promotionList[0]).toMatchObject({
      state: "READY",
      piecesOpen: 1,
      reasonList: [{ code: "CHOOSE_GIFT" }],
      giveaways: [
        { giveawayCode: "PB1-5", price: 0, eligible: true },
        { giveawayCode: "TS1-M", eligible: false, ineligibleCode: "SOLD_OUT" },
      ],
    });
    expect(await take(shopper, "PB1-5", "GIFT")).toMatchObject({ success: true });
    expect(await take(shopper, "PB1-5", "GIFT")).toMatchObject({ success: false, errorCode: "GIVEAWAY_NOT_OPEN" });
    const cart = await cartOf(shopper);
    expect(cart.priceInfo).toMatchObject({
      productAmount: 1_100_000,
      promotionDiscount: 0,
      totalAmount: 1_100_000,
    });
    expect(cart.itemList.filter(({ takenAs }) => takenAs === "GIFT")).toMatchObject([
      { skuCode: "PB1-5", activityCode: "GIFT", disabled: false, price: 400_000, currPrice: 0, amount: 0 },
    ]);
    await stopOffers(shop.platform);
    const without = await cartOf(shopper);
    expect(without.itemList.find(({ activityCode }) => activityCode === "GIFT")).toMatchObject({
      disabled: true,
      takenAs: "GIFT",
    });
    expect(without.priceInfo.totalAmount).toBe(1_100_000);
  });

  test("an unknown promotion, or goods that are not its gift, are refused; one that has ended buys at the common price", async () => {
    await offer("GIFT", gift);
    const shopper = await guestShopper(shop);
    expect(await take(shopper, "KR1-BLACK-42", "GIFT")).toMatchObject({
      success: false,
      errorCode: "INVALID_INPUT",
      errorDetails: { field: "skuCode" },
    });
    await stopOffers(shop.platform);
    expect(await take(shopper, "PB1-5", "NO-SUCH-GIFT")).toMatchObject({
      success: false,
      errorCode: "INVALID_INPUT",
      errorDetails: { field: "activityCode" },
    });
    expect(await take(shopper, "PB1-5", "GIFT")).toMatchObject({ success: true });
    expect((await cartOf(shopper)).itemList).toMatchObject([{ activityCode: null }]);
  });

  test("[CRT-07] a gift takes no piece away from the five of a sku that may be bought", async () => {
    await offer("GIFT", gift);
    const shopper = await guestShopper(shop);
    await shopper.add("KR1-BLACK-42");
    expect(await shopper.add("PB1-5", 5)).toMatchObject({ success: true });
    expect(await take(shopper, "PB1-5", "GIFT")).toMatchObject({ success: true });
    expect(await shopper.add("PB1-5")).toMatchObject({ success: false, errorCode: "sp.pdp.max_limit" });
  });

  test("[PRM-15] a gift that the stores do not have cannot be chosen for pick-up", async () => {
    await offer("GIFT", gift);
    const shopper = await guestShopper(shop);
    await shopper.add("KR1-BLACK-42");
    const giveaways = (await cartOf(shopper, "en-US", "21")).promotionList[0]?.giveaways;
    expect(giveaways?.find(({ giveawayCode }) => giveawayCode === "PB1-5")).toMatchObject({
      eligible: false,
      ineligibleCode: "OTHER_SOURCE",
    });
    expect(await take(shopper, "PB1-5", "GIFT", "21")).toMatchObject({ success: false });
  });

  test("[PRM-01, CRT-03, CRT-11] goods at an add-on price, in the cart, the checkout and the order", async () => {
    await offer("ADDON", addOn);
    await offer("ONGKIR", { ...discount(100), kind: "FREE_DELIVERY", most: 10_000 });
    const shopper = await guestShopper(shop);
    await shopper.add("KR1-BLACK-42");
    expect(await take(shopper, "PB1-5", "ADDON")).toMatchObject({ success: true });
    const cart = await cartOf(shopper);
    expect(cart.itemList.find(({ takenAs }) => takenAs === "ADD_ON")?.pwp).toEqual({
      activityCode: "ADDON",
      activityName: "Offer ADDON",
      price: 99_000,
    });
    expect(cart.priceInfo).toMatchObject({ productAmount: 899_000, promotionDiscount: 0, totalAmount: 899_000 });
    expect(cart.itemList.find(({ takenAs }) => takenAs === "ADD_ON")).toMatchObject({
      price: 400_000,
      currPrice: 99_000,
      amount: 99_000,
    });
    const placed = await shopper.place(await shopper.checkout());
    expect(placed).toMatchObject({ success: true });
    const order = field<Record<string, unknown>>(
      await shopper.send(
        `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { amount productAmount discount freight
          discountList { source code name amount }
          productList { skuCode isGift productPrice salePrice sellPrice amount activityList { activityCode activityName amount } } } }`,
        { code: placed.orderCode },
      ),
      "getCustomOrderDetail",
    );
    expect(order).toMatchObject({
      productAmount: 899_000,
      discount: 0,
      discountList: [{ source: "PROMOTION", code: "ONGKIR", name: "Offer ONGKIR", amount: 10_000 }],
    });
    expect(order.productList).toContainEqual({
      skuCode: "PB1-5",
      isGift: false,
      productPrice: 400_000,
      salePrice: 99_000,
      sellPrice: 99_000,
      amount: 99_000,
      activityList: [{ activityCode: "ADDON", activityName: "Offer ADDON", amount: expect.any(Number) }],
    });
  });

  test("[CRT-11~] free delivery waits for a courier, and each courier's way says what it takes off, in the reader's language", async () => {
    await offer("TEN", discount(10));
    await offer("ONGKIR", { ...discount(100), kind: "FREE_DELIVERY", most: 20_000 });
    const shopper = await guestShopper(shop);
    await shopper.add("PB1-5");
    const id = await shopper.checkout();
    const standing = "promotionList { activityCode activityName state saved reasonList { code text } }";
    const checkout = await shopper.send(`query ($id: ID!) { checkoutInit(id: $id) { ${standing} } }`, { id });
    expect(field<Cart>(checkout, "checkoutInit").promotionList).toMatchObject([
      { activityCode: "ONGKIR", state: "READY", saved: 0, reasonList: [{ code: "CHOOSE_DELIVERY" }] },
      { activityCode: "TEN", state: "APPLIED", saved: 30_000 },
    ]);
    const place = `state: { code: "31" }, city: { code: "31.71" }, district: { code: "31.71.01" }, zipCode: { code: "10110" }`;
    const quotes = await shopper.send(
      `query ($id: ID!) { deliveryQuotes(checkoutId: $id, ${place}) { freight priceInfo { freightDiscount } ${standing} } }`,
      { id },
      "id-ID",
    );
    const applied = { activityCode: "ONGKIR", activityName: "Promo ONGKIR", state: "APPLIED", reasonList: [] };
    // What freight makes no difference to is not said again.
    expect(field(quotes, "deliveryQuotes")).toEqual([
      { freight: 25_000, priceInfo: { freightDiscount: 20_000 }, promotionList: [{ ...applied, saved: 20_000 }] },
      { freight: 18_000, priceInfo: { freightDiscount: 18_000 }, promotionList: [{ ...applied, saved: 18_000 }] },
    ]);
  });

  test("an ordered gift holds its piece, is distinguished, and is not paid", async () => {
    await offer("GIFT", gift);
    const shopper = await guestShopper(shop);
    await shopper.add("KR1-BLACK-42");
    await shopper.add("PB1-5");
    await take(shopper, "PB1-5", "GIFT");
    const free = async () => (await availableUnits(shop.platform, deliveryLocation, ["PB1-5"])).get("PB1-5") ?? 0;
    const before = await free();
    const placed = await shopper.place(await shopper.checkout());
    expect(placed).toMatchObject({ success: true });
    expect(await free()).toBe(before - 2);
    const { productList, productAmount, discount } = field<{
      productList: object[];
      productAmount: number;
      discount: number;
    }>(
      await shopper.send(
        "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { productAmount discount productList { skuCode isGift salePrice sellPrice amount } } }",
        { code: placed.orderCode },
      ),
      "getCustomOrderDetail",
    );
    expect({ productAmount, discount }).toEqual({ productAmount: 1_100_000, discount: 0 });
    expect(productList).toEqual(
      expect.arrayContaining([
        { skuCode: "PB1-5", isGift: false, salePrice: 300_000, sellPrice: 300_000, amount: 300_000 },
        { skuCode: "PB1-5", isGift: true, salePrice: 0, sellPrice: 0, amount: 0 },
      ]),
    );
  });

  test("a first order has its offer once, and an order that is cancelled unpaid gives it back", async () => {
    await offer("FIRST", discount(10), { conditions: { firstOrder: true } });
    await offer("ONCE", discount(5), { limits: { perShopper: 1 } });
    const member = await memberShopper(shop);
    await member.add("PB1-5", 2);
    expect((await cartOf(member)).promotionList.map(({ state }) => state)).toEqual(["APPLIED", "APPLIED"]);
    const placed = await member.place(await member.checkout());
    await member.add("PB1-5");
    const after = (await cartOf(member)).promotionList.map(({ reasonList }) => reasonList[0]?.code);
    expect(after).toEqual(["FIRST_ORDER_ONLY", "USED_BY_SHOPPER"]);
    await act(member, "cancelOrder", placed.orderCode ?? "");
    expect((await cartOf(member)).promotionList.map(({ state }) => state)).toEqual(["APPLIED", "APPLIED"]);
  });

  test("[PDP-06~, PDP-11~, LST-13~, LST-18] product page and list show a promotion with its period and ribbon while it runs", async () => {
    const ribbon = { text: { "en-US": "11.11", "id-ID": "11.11" }, position: "TOP_RIGHT" };
    await offer("SHOES", { ...discount(10), goods: { brands: ["KILAT"] } }, {}, { ribbon });
    const fields =
      "productActivities { activityType activityCode activityName activityDesc activityRemark activityLabel activitySort activityBegin activityEnd ribbonImage ribbonText ribbonPosition }";
    const shownOf = async (shopper: Shopper) => {
      const page = await shopper.send(`{ productInit(input: { productCode: "KR1" }) { skuList { ${fields} } } }`);
      const list = await shopper.send(
        `{ catalogProductSearchInit(input: { categoryCode: "roadrunning" }) { dataList { ${fields} skuList { skuActivities { activityCode } } } } }`,
      );
      return {
        page: field<{ skuList: { productActivities: object[] }[] }>(page, "productInit").skuList[0]
          ?.productActivities[0],
        card: field<{ dataList: { productActivities: object[] }[] }>(list, "catalogProductSearchInit").dataList[0]
          ?.productActivities[0],
      };
    };
    const shopper = await guestShopper(shop);
    const running = {
      activityCode: "SHOES",
      activityType: "DISCOUNT",
      ribbonText: "11.11",
      ribbonPosition: "TOP_RIGHT",
    };
    const whole = {
      ...running,
      activityName: expect.stringMatching(/./),
      activityLabel: expect.stringMatching(/./),
      activityDesc: expect.stringMatching(/./),
      activityRemark: expect.stringMatching(/./),
      activitySort: expect.any(Number),
      activityBegin: expect.stringMatching(isoMoment),
      activityEnd: expect.toSatisfy((end: string | null) => end === null || isoMoment.test(end)),
      ribbonImage: null,
    };
    expect(await shownOf(shopper)).toEqual({ page: whole, card: whole });
    await stopOffers(shop.platform);
    const { page, card } = await shownOf(shopper);
    expect([page, card]).not.toContainEqual(expect.objectContaining({ activityCode: "SHOES" }));
  });

  test("[PRM-02, LST-18] a promotion has all of its fields, in the cart and on a card", async () => {
    const ribbon = {
      text: { "en-US": "Free ball", "id-ID": "Bola gratis" },
      image: "ribbon.png",
      position: "TOP_RIGHT",
    };
    const ends = new Date(Date.now() + 86_400_000).toISOString();
    await offer("GIFT", gift, {}, { ribbon, ends, priority: 7 });
    const shopper = await guestShopper(shop);
    await shopper.add("KR1-BLACK-42");
    const fields = `activityCode activityName activityStatus activityBegin activityEnd activityRemark ribbonText ribbonImage
      ribbonPosition ribbonName opsType priority amountByQty rewardByPercentage activityLevel { level amount reward }
      giveaways { giveawayCode giveawayName price giveawayNum giveawayType mediaLink } eligibleGiveaway`;
    const cart = await shopper.send(`{ cartInit { promotionList { ${fields} } } }`, {}, "en-US");
    const details = {
      activityCode: "GIFT",
      activityName: "Offer GIFT",
      activityRemark: "While stocks last.",
      activityEnd: ends,
    };
    const shown = { ribbonText: "Free ball", ribbonImage: "ribbon.png", ribbonPosition: "TOP_RIGHT" };
    const [inCart] = field<{ promotionList: Record<string, unknown>[] }>(cart, "cartInit").promotionList;
    expect(inCart).toMatchObject({
      ...details,
      ...shown,
      activityStatus: "RUNNING",
      activityBegin: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      ribbonName: "Offer GIFT",
      opsType: "GWP",
      priority: 7,
      amountByQty: false,
      rewardByPercentage: null,
      activityLevel: [{ level: 1, amount: 800_000, reward: 1 }],
      eligibleGiveaway: true,
    });
    expect(inCart?.giveaways).toContainEqual(
      expect.objectContaining({ giveawayCode: "PB1-5", price: 0, giveawayNum: 1, giveawayType: "GIFT" }),
    );
    const list = await shopper.send(
      `{ catalogProductSearchInit(input: { categoryCode: "roadrunning" }) { dataList { productActivities {
        activityType activityCode activityName activityDesc activityRemark activityLabel activitySort activityBegin activityEnd
        ribbonImage ribbonText ribbonPosition } } } }`,
      {},
      "en-US",
    );
    type Cards = { dataList: { productActivities: object[] }[] };
    expect(field<Cards>(list, "catalogProductSearchInit").dataList[0]?.productActivities[0]).toEqual({
      ...details,
      ...shown,
      activityType: "GWP",
      activityDesc: "While stocks last.",
      activityLabel: "Offer GIFT",
      activitySort: 7,
      activityBegin: expect.any(String),
    });
  });

  test.each(["en-US", "id-ID"])(
    "[CRT-11~, PRM-02~] product page, cart, checkout and order say the same of each promotion, in %s",
    async (language) => {
      await offer("TEN", discount(10));
      await offer("MILLION", discount(5, 1_000_000));
      await offer("MEMBERS", discount(5), { conditions: { shoppers: "MEMBERS" } });
      await offer("ALONE", discount(5), { stacking: "ALONE" }, { priority: -1 });
      const shopper = await guestShopper(shop);
      await shopper.add("KR1-BLACK-42");
      const id = await shopper.checkout();
      const said = "activityCode activityName state saved reasonList { code text }";
      const query = `query ($id: ID!) { cartInit { promotionList { ${said} } } checkoutInit(id: $id) { promotionList { ${said} } } }`;
      type Said = { promotionList: { activityCode: string }[] };
      const { cartInit, checkoutInit } = (await shopper.send(query, { id }, language)).data as Record<string, Said>;
      const inCart = cartInit?.promotionList ?? [];
      expect(inCart.map(({ activityCode }) => activityCode)).toEqual(["MEMBERS", "MILLION", "TEN", "ALONE"]);
      expect(inCart).toMatchObject([
        { reasonList: [{ code: "MEMBERS_ONLY" }] },
        { reasonList: [{ code: "MISSING_AMOUNT" }] },
        { state: "APPLIED", saved: 80_000 },
        { reasonList: [{ code: "NOT_WITH", text: expect.stringMatching(/(Offer|Promo) TEN/) }] },
      ]);
      expect(checkoutInit?.promotionList).toEqual(inCart);
      for (const one of inCart) {
        const page = `query ($code: String!) { queryCatalogProductsByPromotion(activityCode: $code) { activity { ${said} } } }`;
        const asked = await shopper.send(page, { code: one.activityCode }, language);
        expect(field(asked, "queryCatalogProductsByPromotion")).toEqual({ activity: one });
      }
      const { orderCode } = await shopper.place(id);
      // Of today's rules nothing is left: the order shows what was recorded.
      await stopOffers(shop.platform);
      const order = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { promotionList { ${said} } } }`;
      const shown = field<Said>(await shopper.send(order, { code: orderCode }, language), "getCustomOrderDetail");
      expect(shown.promotionList).toEqual(inCart);
    },
  );

  test("[CRT-11~] it begins and ends in cart and checkout at its second", async () => {
    const shopper = await guestShopper(shop);
    await shopper.add("KR1-BLACK-42");
    const id = await shopper.checkout();
    const begins = Math.ceil(Date.now() / 1000) * 1000 + 3_600_000;
    const ends = begins + 3_600_000;
    const period = { begins: new Date(begins).toISOString(), ends: new Date(ends).toISOString() };
    await offer("HOUR", discount(10), {}, period);
    const savedAt = async (moment: number) => {
      shop.platform.clock.setOffset(milliseconds(moment - Date.now()));
      const query = `query ($id: ID!) { cartInit { ${prices} } checkoutInit(id: $id) { ${prices} } }`;
      const { data } = await shopper.send(query, { id });
      const both = data as Record<"cartInit" | "checkoutInit", Pick<Cart, "priceInfo">>;
      return [both.cartInit, both.checkoutInit].map(({ priceInfo }) => priceInfo.promotionDiscount);
    };
    try {
      expect(await savedAt(begins - 1000)).toEqual([0, 0]);
      expect(await savedAt(begins)).toEqual([80_000, 80_000]);
      expect(await savedAt(ends - 1000)).toEqual([80_000, 80_000]);
      expect(await savedAt(ends)).toEqual([0, 0]);
    } finally {
      shop.platform.clock.setOffset(milliseconds(0));
    }
  });

  test("a document that makes no sense is refused with what is wrong, and nothing is written", async () => {
    await expect(offer("BAD", discount(120))).rejects.toThrow(/at most 100/);
    await expect(offer("bad code", discount(10))).rejects.toThrow(/capital letters/);
    const shopper = await guestShopper(shop);
    await shopper.add("PB1-5");
    expect((await cartOf(shopper)).promotionList).toEqual([]);
  });
});
