import type { BuyableSku } from "@gelora/testkit/buyer.ts";
import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { sentAtOnce } from "@gelora/testkit/skus-in-stock.ts";

/** The skus in stock of the first two products of the category that are sent at once. */
export async function runningShoes(shop: string): Promise<readonly (readonly BuyableSku[])[]> {
  type Listing = {
    dataList: {
      productCode: string;
      skuList: { skuCode: string; orgCode: string; channelSale: { qty: number; soldQty: number } }[];
    }[];
  };
  const { catalogProductSearchInit } = await gatewayCaller(`${shop}/graphql`).call<{
    catalogProductSearchInit: Listing;
  }>(
    "Shoes",
    "query Shoes($input: CatalogProductSearchInput!) { catalogProductSearchInit(input: $input) { dataList { productCode skuList { skuCode orgCode channelSale { qty soldQty } } } } }",
    { input: { categoryCode: "roadrunning", filters: [sentAtOnce], pageSize: 2, pageNum: 1 } },
  );
  return catalogProductSearchInit.dataList.map(({ productCode, skuList }) =>
    skuList
      .filter(({ channelSale }) => channelSale.qty - channelSale.soldQty > 2)
      .map(({ skuCode, orgCode }) => ({ productCode, skuCode, orgCode })),
  );
}
