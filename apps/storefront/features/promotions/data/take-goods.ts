import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { tellTaken } from "../../../platform/browser/taken-goods.ts";
import type { Refusal } from "../../../platform/gateway/failure-text.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { setClientState } from "../../../platform/session/client-state.ts";
import { addCartDocument } from "./promotion-documents.ts";

export type Taken = {
  readonly productCode: string;
  readonly skuCode: string;
  readonly orgCode: string;
  /** Takes it as a gift or an add-on of this promotion [PRM-01]. */
  readonly activityCode?: string;
};

/** Puts one piece into the cart. @returns what failed, if anything did */
export async function takeGoods(taken: Taken): Promise<Refusal | undefined> {
  const input = { ...taken, quantity: 1, distributionType: homeDelivery };
  const result = await callShopForItem(addCartDocument, { input }, (value) => value.addCart);
  if (!result.ok) return result.failure;
  if (result.value) setClientState({ miniCartNum: result.value.count });
  tellTaken({ productCode: taken.productCode, skuCode: taken.skuCode, quantity: 1 });
  return undefined;
}
