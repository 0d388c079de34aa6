import type { TestEngine } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { importCatalogue } from "../../catalogue/catalogue.ts";
import { sampleCatalogue } from "../../catalogue/testing/sample-catalogue.ts";

export const listQuery = /* GraphQL */ `
  query ($input: CatalogProductSearchInput!) {
    catalogProductSearchInit(input: $input) {
      dataList {
        productCode productName mediaLink mobileMediaLink productPrice salePrice brand { brandCode brandName mediaLink }
        attributes { code value } productActivities { ribbonText ribbonPosition } ribbon { ribbonText }
        skuList { skuCode skuName extCode barcode orgCode salePrice productPrice channelSale { qty soldQty }
          attributeValues { code value } skuActivities { activityCode } skuCampaign { maxPerUser } }
        saleAttributes { attrCode attrName attrImage values { valueCode valueName valueImage valueColour } }
      }
      pageInfo { hasNextPage hasPreviousPage totalCount }
      filterList { code name type items { code name parentCode count selected colour } }
      sortList { code selected }
      scope { type code name categoryPath addresses { language address } }
      help { correctedKeyword droppedWords categories { categoryCode count } popular { productCode } pages { title address } }
    }
  }
`;

type List = {
  dataList: { productCode: string; salePrice: number; skuList: { channelSale: { qty: number; soldQty: number } }[] }[];
  pageInfo: { hasNextPage: boolean; totalCount: number };
  filterList: {
    code: string;
    type: string;
    items: { code: string; name: string; count: number; selected: boolean }[];
  }[];
  sortList: { code: string; selected: boolean }[];
  scope: { type: string; code: string | null; addresses: { language: string; address: string }[] | null };
  help: { correctedKeyword: string | null; droppedWords: string[]; popular: unknown[]; pages: unknown[] } | null;
};

/**
 * A shop with the sample catalogue for all tests of a file, opened before them and closed after
 * them; to be used once tests run.
 */
export function openListsForAll(engine: TestEngine) {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    await importCatalogue(shop.platform, sampleCatalogue());
  });
  afterAll(() => shop.close());
  const list = async (input: object, language = "en-US") =>
    (await shop.send(listQuery, { input }, { language })).data.catalogProductSearchInit as List;
  /** The products of a list's page, by code. */
  const codes = async (input: object) => (await list(input)).dataList.map((product) => product.productCode).sort();
  return {
    get shop() {
      return shop;
    },
    list,
    codes,
    find: (conditionKeyword: string) => codes({ conditionKeyword }),
  };
}
