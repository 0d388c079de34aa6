import { seconds } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { followCatalogue } from "../catalogue/read-models.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { followCampaigns, writeCampaigns } from "../flash-sales/flash-sales.ts";
import { campaignOf } from "../flash-sales/testing/campaigns.ts";
import { deliveryLocation } from "../stock/stock.ts";
import { followOffers } from "./use-cases/follow-offers.ts";

const by = { kind: "program", name: "offer-import" } as const;

const query = `query ($input: CatalogProductSearchInput!) { catalogProductSearchInit(input: $input) {
  dataList { productCode salePrice } filterList { code items { code count } } } }`;

type List = {
  dataList: { productCode: string; salePrice: number }[];
  filterList: { code: string; items: { code: string; count: number }[] }[];
};

const goods = (productCode: string, salePrice: number, stock = 5) =>
  sampleProduct({
    productCode,
    skus: [sampleSku({ skuCode: `${productCode}-42`, salePrice, stock: { [deliveryLocation]: stock } })],
  });

describe.each(testEngines)("a flash sale in lists, on the %s database", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    await importCatalogue(shop.platform, sampleCatalogue([goods("CHEAP", 300_000), goods("DEAR", 900_000)]));
  });
  afterAll(() => shop.close());

  const listed = async (input: object = {}): Promise<List> => {
    await followCampaigns(shop.platform);
    await followOffers(shop.platform);
    const { data } = await shop.send(query, { input: { sort: "price-up", ...input } });
    return data.catalogProductSearchInit as List;
  };
  const codes = ({ dataList }: List) => dataList.map(({ productCode }) => productCode);
  const priceBands = ({ filterList }: List) => filterList.find(({ code }) => code === "price")?.items ?? [];

  test("[LST-19~] goods are ordered and filtered by its price, as long as it lasts", async () => {
    const before = await listed();
    expect(codes(before)).toEqual(["CHEAP", "DEAR"]);
    const ends = new Date(Date.now() + 60_000);
    await writeCampaigns(shop.platform, by, [
      campaignOf("PLACES", { skuCode: "DEAR-42", price: 200_000, quota: 2 }, { ends }),
    ]);

    const during = await listed();
    expect(during.dataList).toEqual([
      { productCode: "DEAR", salePrice: 200_000 },
      { productCode: "CHEAP", salePrice: 300_000 },
    ]);
    expect(priceBands(during)).not.toEqual(priceBands(before));
    for (const { code, count } of priceBands(during))
      expect(codes(await listed({ filters: [{ name: "price", codes: [code] }] }))).toHaveLength(count);

    shop.platform.clock.setOffset(seconds(61));
    expect(await listed()).toEqual(before);
  });

  test("[LST-19~] a price that holds for one size alone is reported as the lowest of several", async () => {
    const two = ["40", "41"].map((sizeLabel) =>
      sampleSku({ skuCode: `TWO-${sizeLabel}`, sizeLabel, salePrice: 500_000, stock: { [deliveryLocation]: 5 } }),
    );
    await importCatalogue(shop.platform, sampleCatalogue([sampleProduct({ productCode: "TWO", skus: two })]));
    await followCatalogue(shop.platform);
    const card = async () => {
      await followCampaigns(shop.platform);
      const { data } = await shop.send('{ productCards(productCodes: ["TWO"]) { salePrice isLowestPrice } }');
      return data.productCards;
    };
    expect(await card()).toEqual([{ salePrice: 500_000, isLowestPrice: false }]);
    const ends = new Date(shop.platform.clock.now().getTime() + 60_000);
    await writeCampaigns(shop.platform, by, [
      campaignOf("ONE-SIZE", { skuCode: "TWO-41", price: 350_000, quota: 2 }, { ends }),
    ]);
    expect(await card()).toEqual([{ salePrice: 350_000, isLowestPrice: true }]);
    await importCatalogue(
      shop.platform,
      sampleCatalogue([
        sampleProduct({ productCode: "TWO", skus: two.map((sku) => ({ ...sku, stock: { [deliveryLocation]: 0 } })) }),
      ]),
    );
    await followCatalogue(shop.platform);
    expect(await card()).toMatchObject([{ isLowestPrice: false }]);
  });
});
