import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { withChosenSku } from "../domain/choose-sku.ts";
import { readProduct } from "../use-cases/read-product.ts";
import { withFlashSale } from "../use-cases/with-flash-sale.ts";
import { withPromotions } from "../use-cases/with-promotions.ts";

/**
 * An unknown code returns null, a product without skus an empty list: the page shows that it does
 * not exist [PDP-01, PDP-02, PDP-13].
 */
export const productInit: QueryResolvers["productInit"] = async (_parent, { input }, { platform, language }) => {
  const view = await readProduct(platform, input.productCode, language);
  return (
    view &&
    withChosenSku(
      withFlashSale(platform, withPromotions(platform, view, language), language),
      input.skuCode ?? undefined,
      language,
    )
  );
};
