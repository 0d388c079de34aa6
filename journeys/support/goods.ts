import type { BuyableSku } from "@gelora/testkit/buyer.ts";
import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";

type Page = {
  readonly dataList: readonly {
    readonly productCode: string;
    readonly skuList: readonly {
      readonly skuCode: string;
      readonly orgCode: string;
      readonly channelSale: { readonly qty: number; readonly soldQty: number };
    }[];
  }[];
};

const query = `query Goods($input: CatalogProductSearchInput!) { catalogProductSearchInit(input: $input) { dataList {
  productCode skuList { skuCode orgCode channelSale { qty soldQty } } } } }`;

/**
 * Skus of which exactly so many pieces can be delivered now, as the shop's own list tells.
 * @param gateway the shop's GraphQL address
 */
export async function skusWithPieces(gateway: string, pieces: number): Promise<readonly BuyableSku[]> {
  const found: BuyableSku[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { catalogProductSearchInit: page } = await gatewayCaller(gateway).call<{ catalogProductSearchInit: Page }>(
      "Goods",
      query,
      { input: { pageSize: 100, pageNum } },
    );
    if (page.dataList.length === 0) return found;
    for (const { productCode, skuList } of page.dataList) {
      for (const { skuCode, orgCode, channelSale } of skuList) {
        if (channelSale.qty - channelSale.soldQty === pieces) found.push({ productCode, skuCode, orgCode });
      }
    }
  }
}

/** A sku that some store has on its shelf and that can be delivered too. @throws Error when there is none */
export async function skuInSomeStore(gateway: string): Promise<BuyableSku> {
  const caller = gatewayCaller(gateway);
  for (const sku of await skusWithPieces(gateway, 5)) {
    const { storeList } = await caller.call<{ storeList: { dataList: readonly object[] } }>(
      "Stores",
      "query Stores($skuCode: String!) { storeList(input: { skuCode: $skuCode }) { dataList { storeCode } } }",
      { skuCode: sku.skuCode },
    );
    if (storeList.dataList.length > 0) return sku;
  }
  throw new Error("no store has any of the goods");
}
