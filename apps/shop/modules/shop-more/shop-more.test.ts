import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { field, guestShopper, openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { writeOffers } from "../promotions/promotions.ts";
import { offerDocumentOf, stopOffers } from "../promotions/testing/offer-documents.ts";

type ShopMore = {
  activityCode: string;
  promotionTiers: Record<string, unknown>;
  dataList: { productCode: string }[];
  pageInfo: { totalCount: number; hasNextPage: boolean };
} | null;

const query = `query ($code: String!, $page: PageInput) { queryCatalogProductsByPromotion(activityCode: $code, pageInput: $page) {
  activityCode promotionTiers { opsType noTier latestTier remainingAmount nextRewardEarned currentActivityLevel { reward } }
  dataList { productCode productName mediaLink skuList { orgCode skuCode channelSale { qty } } } pageInfo { totalCount hasNextPage } } }`;

describe.each(testEngines)("the products of a promotion, on the %s database", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
  });
  afterEach(() => stopOffers(shop.platform));
  afterAll(() => shop.close());

  const offer = (code: string, goods: object, levels: object[]) =>
    writeOffers(shop.platform, { kind: "program", name: "offer-import" }, [
      offerDocumentOf(
        code,
        { reward: { kind: "DISCOUNT", goods, amountByQty: false, rewardByPercentage: true, levels } },
        { ribbon: { text: { "en-US": "Sale", "id-ID": "Promo" } } },
      ),
    ]);
  const ask = async (token: string | undefined, code: string, page: object = {}) =>
    field<ShopMore>(await shop.send(query, { code, page }, token ? { token } : {}), "queryCatalogProductsByPromotion");
  const codesOf = (shown: ShopMore) => shown?.dataList.map(({ productCode }) => productCode).toSorted();

  test("[PRM-04, PRM-11, OPS-46] goods are found by category, brand, product and sku, without exceptions, in pages", async () => {
    await offer("ALL", {}, [{ from: 0, reward: 5 }]);
    const all = codesOf(await ask(undefined, "ALL"));
    expect(all).toEqual(["KR1", "PB1", "TS1"]);
    const first = await ask(undefined, "ALL", { pageSize: 2 });
    expect(first?.pageInfo).toEqual({ totalCount: 3, hasNextPage: true });
    await offer("SOME", { categories: ["footwear"], skus: ["PB1-5"] }, [{ from: 0, reward: 5 }]);
    expect(codesOf(await ask(undefined, "SOME"))).toEqual(["KR1", "PB1"]);
    await offer("BUT", { except: { brands: ["PUSAKA"] }, fullPriceOnly: true }, [{ from: 0, reward: 5 }]);
    expect(codesOf(await ask(undefined, "BUT"))).toEqual(["TS1"]);
    expect(await ask(undefined, "NOBODYS")).toBeNull();
  });

  test("[PRM-09~] the tiers are those of the caller's cart: none, one with a next, the top", async () => {
    await offer("TIERS", {}, [
      { from: 800_000, reward: 5 },
      { from: 1_600_000, reward: 10 },
    ]);
    const shopper = await guestShopper(shop);
    const tiersOf = async () => (await ask(shopper.token, "TIERS"))?.promotionTiers;
    expect(await tiersOf()).toMatchObject({ noTier: true, remainingAmount: 800_000, nextRewardEarned: 5 });
    await shopper.add("KR1-BLACK-42");
    expect(await tiersOf()).toMatchObject({
      noTier: false,
      latestTier: false,
      remainingAmount: 800_000,
      nextRewardEarned: 10,
      currentActivityLevel: { reward: 5 },
    });
    await shopper.add("KR1-BLACK-42");
    expect(await tiersOf()).toMatchObject({ latestTier: true, remainingAmount: 0, nextRewardEarned: 0 });
    expect((await ask(undefined, "TIERS"))?.promotionTiers).toMatchObject({ noTier: true });
  });

  test("[PRM-02~] it says what became of the promotion, as the cart does, before anything lies in one too", async () => {
    await offer("SHOES", { brands: ["KILAT"] }, [{ from: 1_000_000, reward: 5 }]);
    const shopper = await guestShopper(shop);
    const standing = `activity { activityCode state saved reasonList { code text } }`;
    const askBoth = async () => {
      const list = await shopper.send(
        `{ queryCatalogProductsByPromotion(activityCode: "SHOES") { ${standing} } }`,
        {},
        "id-ID",
      );
      const cart = await shopper.send(
        `{ cartInit { promotionList { activityCode state saved reasonList { code text } } } }`,
        {},
        "id-ID",
      );
      const { activity } = field<{ activity: object }>(list, "queryCatalogProductsByPromotion");
      return [activity, ...field<{ promotionList: object[] }>(cart, "cartInit").promotionList];
    };
    const said = async (state: object) => {
      const expected = { activityCode: "SHOES", saved: 0, ...state };
      expect(await askBoth()).toEqual([expected, expected]);
    };
    const missing = (text: string) => [{ code: "MISSING_AMOUNT", text }];
    await said({ state: "BLOCKED", reasonList: missing("Belanja Rp1.000.000 lagi") });
    await shopper.add("KR1-BLACK-42");
    await said({ state: "BLOCKED", reasonList: missing("Belanja Rp200.000 lagi") });
    await shopper.add("KR1-BLACK-42");
    await said({ state: "APPLIED", saved: 80_000, reasonList: [] });
  });

  test("[PRM-03, OPS-47] a product's promotions with their ribbons; none, and no product", async () => {
    await offer("SHOES", { brands: ["KILAT"] }, [{ from: 0, reward: 5 }]);
    const promotionsOf = async (code: string) =>
      field(
        await shop.send(
          "query ($code: String!) { queryPromotionActivityByProduct(productCode: $code) { activityCode activityName ribbonText ribbonImage ribbonPosition ribbonName } }",
          { code },
        ),
        "queryPromotionActivityByProduct",
      );
    expect(await promotionsOf("KR1")).toEqual([
      {
        activityCode: "SHOES",
        activityName: "Offer SHOES",
        ribbonText: "Sale",
        ribbonImage: null,
        ribbonPosition: "TOP_LEFT",
        ribbonName: "Offer SHOES",
      },
    ]);
    const cards = field<
      {
        productCode: string;
        productActivities: { ribbonText: string | null }[];
        ribbon: { ribbonText: string | null } | null;
      }[]
    >(
      await shop.send(
        "query ($codes: [String!]!) { productCards(productCodes: $codes) { productCode productActivities { ribbonText } ribbon { ribbonText } } }",
        { codes: ["PB1", "NONE", "KR1", "PB1"] },
      ),
      "productCards",
    );
    expect(cards.map(({ productCode }) => productCode)).toEqual(["PB1", "KR1"]);
    expect(cards[1]?.productActivities[0]?.ribbonText).toBe("Sale");
    expect(cards[1]?.ribbon).toEqual({ ribbonText: "Sale" });
    expect(await promotionsOf("PB1")).toEqual([]);
    expect(await promotionsOf("NONE")).toBeNull();
  });
});
