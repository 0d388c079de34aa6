import type { CheckoutResolvers } from "../../../platform/schema.generated.ts";
import { storesFor } from "../../stores/stores.ts";

/** The stores that have every line in its quantity, for pick-up [CHK-11]. Looked up only where it is asked for: beginning a checkout asks for its id alone. */
export const storeList: CheckoutResolvers["storeList"] = async ({ itemList }, _input, { platform }) => {
  const skuLines = itemList.map(({ skuCode, quantity }) => ({ skuCode: skuCode ?? "", quantity: quantity ?? 0 }));
  return [...(await storesFor(platform, { skuLines }))];
};
