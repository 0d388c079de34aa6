import type { Language } from "@gelora/locale/language.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { distributionTypeOf } from "../../../platform/distribution-type.ts";
import type { Platform } from "../../../platform/platform.ts";
import { chosenLines, goodsFor, quantityRefusal } from "../../cart/cart.ts";
import { insertCheckout } from "../storage/checkouts.ts";
import { composeCheckout, type ShownCheckout } from "./show-checkout.ts";

/**
 * Begins a checkout with the chosen lines of a cart as they are now; what is added to the cart later is not in it [CRT-12, Q70].
 * @returns the checkout as it is shown; failure CART_EMPTY when none of the ids is a line of the owner's, SOLD_OUT or the failure of a quantity that cannot be had [CRT-08]
 */
export async function openCheckout(
  platform: Platform,
  owner: string,
  cartLineIds: readonly string[],
  distributionCode: string | null | undefined,
  language: Language,
): Promise<Outcome<ShownCheckout>> {
  const distributionType = distributionTypeOf(distributionCode);
  if (!distributionType) return failure("INVALID_INPUT", { reason: "distributionType is 11 or 21." });
  const lines = await chosenLines(platform, owner, cartLineIds);
  if (lines.length === 0) return failure("CART_EMPTY");
  const skuCodes = lines.map((line) => line.skuCode);
  const goods = await goodsFor(platform, skuCodes, distributionType, language);
  for (const line of lines) {
    const refused = quantityRefusal(line.quantity, goods.get(line.skuCode));
    if (refused) return { ok: false, failure: refused };
  }
  const checkout = await insertCheckout(platform, owner, distributionType, lines);
  return success(composeCheckout(checkout, goods));
}
