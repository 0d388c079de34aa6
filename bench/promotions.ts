import { addToCart, type Buyer, newBuyer } from "@gelora/testkit/buyer.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import type { BenchRow } from "./bench-row.ts";
import { setLive, writeLivePromotions } from "./live-promotions.ts";
import { type Load, measure } from "./measure.ts";
import type { ShopUnderLoad } from "./purchases.ts";

const lines = 20;
const pairs = 4;
const brandsQuery = `query bench { catalogProductSearchInit(input: {}) {
  filterList { code items { code } } } }`;

/** What the cart's page asks for. */
const cartQuery = `query bench { cartInit(distributionType: 11) { count
  priceInfo { productAmount promotionDiscount couponDiscount mapclubPoint freightDiscount totalAmount }
  notices { cartItemId code from to }
  itemList { cartItemId productCode productName skuCode orgCode image deliveryDate
    attributeList { attributeCode attributeName attributeValueNames }
    quantity max stock limits outStock disabled currPrice price amount selected
    adjustmentList { source code amount explanation } activityCode takenAs promotionActivity { activityCode } }
  promotionList { activityCode activityName activityRemark opsType state saved piecesOpen reasonList { code text }
    promotionTiers { opsType amountByQty activityLevel { amount reward } currentActivityLevel { reward }
      remainingAmount nextRewardEarned noTier latestTier rewardByPercentage }
    giveaways { giveawayCode giveawayName price productPrice giveawayNum mediaLink productCode orgCode eligible ineligibleCode } } } }`;

/** What a card of a listing shows. */
const listQuery = `query bench($input: CatalogProductSearchInput!) { catalogProductSearchInit(input: $input) {
  dataList { productCode productName mediaLink mobileMediaLink productPrice salePrice brand { brandName } ribbon { ribbonImage ribbonText ribbonPosition }
    skuList { channelSale { qty soldQty } } saleAttributes { attrCode values { valueCode valueName valueColour valueImage } } }
  pageInfo { hasNextPage totalCount } filterList { code name type items { code name parentCode count selected } }
  sortList { code selected } } }`;

/** A cart and a listing while fifty promotions run, against the same while none does. */
export async function benchPromotions(shop: ShopUnderLoad): Promise<BenchRow[]> {
  const guest = await newBuyer(shop.gateway);
  const brands = await brandsOf(guest);
  await writeLivePromotions(shop.databaseUrl, brands);
  const skus = (await skusInStock(shop.gateway)).slice(0, lines);
  for (const sku of skus) await addToCart(guest, sku);
  const cart = await compared(shop, {
    url: shop.gateway,
    method: "POST",
    headers: headersOf(guest),
    body: body(cartQuery),
  });
  const bodies = brands.flatMap((brand) =>
    ["relevance", "newest", "price-up"].map((sort) =>
      body(listQuery, { input: { pageSize: 24, sort, filters: [{ name: "brand", codes: [brand] }] } }),
    ),
  );
  const listing = await compared(
    shop,
    { url: shop.gateway, method: "POST", headers: { "content-type": "application/json" } },
    bodies,
  );
  return [
    rowOf(`a cart of ${skus.length} lines, 50 promotions`, cart, 1.3),
    rowOf("a listing of 24 with the ribbons of 50 promotions", listing, 1.15),
  ];
}

type Compared = {
  readonly without: number;
  readonly with: number;
  readonly ratePerSecond: number;
  readonly failures: number;
};

/**
 * In turns, so that other load on the machine affects both alike; the median of the pairs counts.
 */
async function compared(shop: ShopUnderLoad, load: Load, bodies?: readonly string[]): Promise<Compared> {
  const found: Compared[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const options = { seconds: 4, warmUpSeconds: pair === 0 ? 4 : 2, ...(bodies ? { bodies } : {}) };
    await setLive(shop.databaseUrl, false);
    const without = await measure(shop.pid, load, options);
    await setLive(shop.databaseUrl, true);
    const live = await measure(shop.pid, load, options);
    found.push({
      without: without.cpuMsPerRequest,
      with: live.cpuMsPerRequest,
      ratePerSecond: live.ratePerSecond,
      failures: without.failures + live.failures,
    });
  }
  found.sort((one, other) => one.with / one.without - other.with / other.without);
  const median = found[Math.floor(found.length / 2)];
  if (!median) throw new Error("nothing was measured");
  return median;
}

function rowOf(name: string, compared: Compared, most: number): BenchRow {
  const times = compared.with / compared.without;
  return {
    name,
    cpuMsPerRequest: compared.with,
    ratePerSecond: compared.ratePerSecond,
    limitName: "the same without promotions",
    ratioToLimit: compared.without / compared.with,
    target: `at most ${most} times the CPU without promotions`,
    met: times <= most && compared.failures === 0,
    remark: `${times.toFixed(2)} times ${compared.without.toFixed(2)} ms, ${compared.failures} failures`,
  };
}

async function brandsOf({ caller }: Buyer): Promise<readonly string[]> {
  const { catalogProductSearchInit } = await caller.call<{
    catalogProductSearchInit: { filterList: { code: string; items: { code: string }[] }[] };
  }>("bench", brandsQuery);
  const { filterList } = catalogProductSearchInit;
  return filterList.find(({ code }) => code === "brand")?.items.map(({ code }) => code) ?? [];
}

function headersOf({ caller: { token = "", cookie } }: Buyer): Record<string, string> {
  return { "content-type": "application/json", "auth-token": token, ...(cookie ? { cookie } : {}) };
}

const body = (query: string, variables: object = {}): string =>
  JSON.stringify({ operationName: "bench", query, variables });
