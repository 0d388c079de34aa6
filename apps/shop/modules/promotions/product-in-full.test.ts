import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { field, guestShopper, openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { followCatalogue } from "../catalogue/read-models.ts";
import { writeOffers } from "./promotions.ts";
import { offerDocumentOf } from "./testing/offer-documents.ts";

const query = `query ($productCode: String!, $skuCode: String!) { productInit(input: { productCode: $productCode, skuCode: $skuCode }) {
  saleAttributesList { attrCode attrValue { valueName active } }
  skuList { skuCode skuNo productName salePrice productPrice stock productActivities { activityCode ribbonText }
    mediaLinkListWithType { url } promotionCarousel }
  originalDataInfo { brand { brandCode brandName } categories { categoryPath categoryCode attributeValues { code } }
    attributes { certificateNo } }
  activeSkuData { skuCode } } }`;

describe.each(testEngines)("a product with every field that the contract names, on the %s database", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
    await followCatalogue(shop.platform);
  });
  afterAll(() => shop.close());

  test("[PDP-16] its attributes, skus with prices, stock, pictures and promotions, its brand, categories and certificate", async () => {
    const reward = {
      kind: "DISCOUNT",
      goods: { brands: ["KILAT"] },
      amountByQty: false,
      rewardByPercentage: true,
      levels: [{ from: 0, reward: 10 }],
    };
    const ribbon = { text: { "en-US": "11.11", "id-ID": "11.11" }, position: "TOP_RIGHT" };
    await writeOffers(shop.platform, { kind: "program", name: "offer-import" }, [
      offerDocumentOf("SHOES", { reward }, { ribbon }),
    ]);
    const shopper = await guestShopper(shop);
    const asked = { productCode: "KR1", skuCode: "KR1-BLACK-42" };
    const product = field<{ skuList: { skuCode: string }[] }>(await shopper.send(query, asked, "id-ID"), "productInit");
    expect(product).toMatchObject({
      saleAttributesList: [
        {
          attrCode: "colour",
          attrValue: [
            { valueName: expect.stringMatching(/./), active: true },
            { valueName: expect.stringMatching(/./), active: false },
          ],
        },
        {
          attrCode: "size",
          attrValue: [
            { valueName: "EU 41", active: false },
            { valueName: "EU 42", active: true },
            { valueName: "EU 43", active: false },
          ],
        },
      ],
      originalDataInfo: {
        brand: { brandCode: "KILAT", brandName: "Kilat" },
        categories: [
          {
            categoryCode: "roadrunning",
            categoryPath: "Sepatu>Sepatu lari>Sepatu lari jalan raya",
            attributeValues: [],
          },
        ],
        attributes: { certificateNo: "SNI 0123" },
      },
      activeSkuData: { skuCode: "KR1-BLACK-42" },
    });
    expect(product.skuList.find(({ skuCode }) => skuCode === "KR1-BLACK-42")).toEqual({
      skuCode: "KR1-BLACK-42",
      skuNo: expect.stringMatching(/./),
      productName: "Kilat Runner",
      salePrice: 800_000,
      productPrice: expect.any(Number),
      stock: expect.any(Number),
      productActivities: [{ activityCode: "SHOES", ribbonText: "11.11" }],
      mediaLinkListWithType: expect.arrayContaining([{ url: expect.stringMatching(/./) }]),
      // Promotions are shown from the activities: nothing is reported twice.
      promotionCarousel: null,
    });
  });
});
