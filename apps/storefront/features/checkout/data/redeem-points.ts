import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { redeemDocument } from "./checkout-documents.ts";

/**
 * Turns the use of points in a checkout on or off [PIN-10]. The new total is then requested.
 * @returns why the shop refused, if it did
 */
export async function redeemPoints(checkoutId: string, usePoint: boolean): Promise<CallFailure | undefined> {
  const result = await callShop(redeemDocument, { checkoutId, usePoint });
  return result.ok ? undefined : result.failure;
}
