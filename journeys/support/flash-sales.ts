import type { Language } from "@gelora/locale/language.ts";
import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";

/** What the shop says of its flash sales; times are by its clock. */
export type FlashSales = {
  readonly serverTime: string;
  readonly campaignList: readonly {
    readonly activityCode: string;
    readonly activityName: string;
    readonly state: string;
    readonly beginTime: string;
    readonly endTime: string;
    readonly skuList: readonly {
      readonly skuCode: string;
      readonly product: { readonly productCode: string };
      readonly skuCampaign: {
        readonly activityPrice: number;
        readonly activityStock: number;
        readonly maxPerUser: number;
      };
    }[];
  }[];
};

const query = `query flashSale { flashSale { serverTime campaignList { activityCode activityName state beginTime endTime
  skuList { skuCode product { productCode } skuCampaign { activityPrice activityStock maxPerUser } } } } }`;

/** @param gateway the address of the shop's */
export async function flashSalesAt(gateway: string, language: Language = "en-US"): Promise<FlashSales> {
  return (await gatewayCaller(gateway, language).call<{ flashSale: FlashSales }>("flashSale", query)).flashSale;
}
