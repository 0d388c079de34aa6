import type { ProductResolvers } from "../../../platform/schema.generated.ts";
import { sizeProduct } from "../use-cases/size-product.ts";

/** An addition of this module to the catalogue's product, which need not know guides. */
export const sizeFacts: ProductResolvers["sizeFacts"] = async ({ productCode }, _input, { platform, language }) =>
  (productCode ? await sizeProduct(platform, productCode, language) : undefined) ?? null;
