import type { BuyableSku } from "@gelora/testkit/buyer.ts";
import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { sentAtOnce } from "@gelora/testkit/skus-in-stock.ts";

type Page = {
  readonly dataList: readonly {
    readonly productCode: string;
    readonly skuList: readonly {
      readonly skuCode: string;
      readonly orgCode: string;
      readonly salePrice: number;
      readonly productPrice: number;
      readonly channelSale: { readonly qty: number; readonly soldQty: number };
    }[];
  }[];
};

const query = `query Goods($input: CatalogProductSearchInput!) { catalogProductSearchInit(input: $input) { dataList {
  productCode skuList { skuCode orgCode salePrice productPrice channelSale { qty soldQty } } } } }`;

export type ListedSku = BuyableSku & {
  /** Pieces in stock for delivery. */
  readonly pieces: number;
  readonly isReduced: boolean;
  /** What one costs now, in rupiah. */
  readonly price: number;
};

/** Skus with exactly this many pieces in stock for delivery. */
export async function skusWithPieces(gateway: string, pieces: number): Promise<readonly BuyableSku[]> {
  return skusThat(gateway, (sku) => sku.pieces === pieces);
}

/**
 * Skus from the shop's own listing, without pre-orders.
 * @param gateway the shop's GraphQL address
 */
export async function skusThat(gateway: string, suit: (sku: ListedSku) => boolean): Promise<readonly BuyableSku[]> {
  const found: BuyableSku[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { catalogProductSearchInit: page } = await gatewayCaller(gateway).call<{ catalogProductSearchInit: Page }>(
      "Goods",
      query,
      { input: { filters: [sentAtOnce], pageSize: 100, pageNum } },
    );
    if (page.dataList.length === 0) return found;
    for (const { productCode, skuList } of page.dataList) {
      for (const { skuCode, orgCode, channelSale, salePrice, productPrice } of skuList) {
        const sku = { productCode, skuCode, orgCode };
        const pieces = channelSale.qty - channelSale.soldQty;
        if (suit({ ...sku, pieces, isReduced: salePrice < productPrice, price: salePrice })) found.push(sku);
      }
    }
  }
}

/** A sku that is in stock both in some store and for delivery. @throws Error when there is none */
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
