import type { PageSearch } from "@gelora/contracts/page-content.ts";
import type { RouterContextProvider } from "react-router";
import { callShopForPage } from "../../../../platform/gateway/call-shop-for-page.server.ts";
import { graphql } from "../../../../platform/gateway/document.ts";
import { markIncomplete } from "../../../../platform/page/page-fate.ts";
import { factsOf } from "../../../../platform/page/request-facts.ts";
import { cardOf, type ProductCardData } from "../../../listing/product-card-model.ts";

const searchDocument = graphql(`
  query catalogProductSearchInit_rail($input: CatalogProductSearchInput!) {
    catalogProductSearchInit(input: $input) {
      dataList {
        productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice
        brand { brandName }
        ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }
        skuList { channelSale { qty soldQty } }
        saleAttributes { attrCode values { valueName valueColour } }
      }
    }
  }
`);

const listDocument = graphql(`
  query productCards_shelf($productCodes: [String!]!) {
    productCards(productCodes: $productCodes) {
      productCode productName mediaLink mobileMediaLink productPrice salePrice isLowestPrice
      brand { brandName }
      ribbon { ribbonImage ribbonText ribbonPosition } rating { average count }
      skuList { channelSale { qty soldQty } }
      saleAttributes { attrCode values { valueName valueColour } }
    }
  }
`);

type Wanted = {
  readonly search: PageSearch | undefined;
  readonly productCodes: readonly string[] | undefined;
};

/**
 * Those of a search or a list, without products that are gone; none when the shop does not answer.
 */
export async function productsOfShelf(
  context: Readonly<RouterContextProvider>,
  { search, productCodes }: Wanted,
): Promise<readonly ProductCardData[]> {
  const found = productCodes ? await askList(context, productCodes) : search ? await askSearch(context, search) : [];
  if (!found) markIncomplete(context);
  const { device } = factsOf(context);
  return (found ?? []).map((product) => cardOf(product, device));
}

async function askSearch(context: Readonly<RouterContextProvider>, search: PageSearch) {
  const filters = search.filters?.map(({ name, codes }) => ({ name, codes: [...codes] })) ?? [];
  const result = await callShopForPage(context, searchDocument, { input: { ...search, filters, pageNum: 1 } });
  return result.ok ? result.value.catalogProductSearchInit.dataList : undefined;
}

async function askList(context: Readonly<RouterContextProvider>, productCodes: readonly string[]) {
  const result = await callShopForPage(context, listDocument, { productCodes: [...productCodes] });
  return result.ok ? result.value.productCards : undefined;
}
