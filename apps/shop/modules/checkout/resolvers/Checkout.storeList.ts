import type { CheckoutResolvers } from "../../../platform/schema.generated.ts";
import { findStores } from "../../stores/stores.ts";

/**
 * The stores that have every line in its quantity, for pick-up [CHK-11]. Resolved only on request:
 * beginning a checkout needs only its id.
 */
export const storeList: CheckoutResolvers["storeList"] = async ({ itemList }, _input, { platform }) => {
  const skuLines = itemList.map(({ skuCode, quantity }) => ({ skuCode: skuCode ?? "", quantity: quantity ?? 0 }));
  return [...(await findStores(platform, { skuLines }))];
};
