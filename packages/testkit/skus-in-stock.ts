import type { BuyableSku } from "./buyer.ts";
import { gatewayCaller } from "./gateway-client.ts";

/** A pre-order's parcel waits for its day. */
export const sentAtOnce = { name: "availability", codes: ["IN_STOCK"] };

/**
 * Skus of the listing that are in stock for delivery at once and in no flash sale, which limits
 * purchases; the largest stock first.
 * @param categoryCode of all goods, if left out
 */
export async function skusInStock(gateway: string, categoryCode?: string): Promise<BuyableSku[]> {
  type Listing = {
    dataList: {
      productCode: string;
      skuList: {
        skuCode: string;
        orgCode: string;
        channelSale: { qty: number; soldQty: number };
        skuCampaign: object | null;
      }[];
    }[];
  };
  const { catalogProductSearchInit } = await gatewayCaller(gateway).call<{ catalogProductSearchInit: Listing }>(
    "Listing",
    "query Listing($input: CatalogProductSearchInput!) { catalogProductSearchInit(input: $input) { dataList { productCode skuList { skuCode orgCode channelSale { qty soldQty } skuCampaign { activityPrice } } } } }",
    { input: { ...(categoryCode ? { categoryCode } : {}), filters: [sentAtOnce], pageSize: 100, pageNum: 1 } },
  );
  return catalogProductSearchInit.dataList
    .flatMap(({ productCode, skuList }) =>
      skuList.map(({ skuCode, orgCode, channelSale, skuCampaign }) => ({
        productCode,
        skuCode,
        orgCode,
        free: channelSale.qty - channelSale.soldQty,
        isLimited: skuCampaign !== null,
      })),
    )
    .filter((sku) => sku.free > 2 && !sku.isLimited)
    .sort((one, other) => other.free - one.free)
    .map(({ productCode, skuCode, orgCode }) => ({ productCode, skuCode, orgCode }));
}
