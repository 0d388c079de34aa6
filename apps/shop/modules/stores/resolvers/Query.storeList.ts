import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import type { SkusOfProduct } from "../domain/store-wish.ts";
import { findStores } from "../use-cases/find-stores.ts";

/** [STO-02, STO-03, Q85] */
export const storeList =
  (skusOfProduct: SkusOfProduct): QueryResolvers["storeList"] =>
  async (_parent, { input }, { platform }) => {
    const stores = await findStores(platform, {
      ...(input?.keyword ? { keyword: input.keyword } : {}),
      ...(input?.city ? { city: input.city } : {}),
      ...(input?.skuCode ? { skuLines: [{ skuCode: input.skuCode, quantity: 1 }] } : {}),
      ...(input?.productCode ? { anyOfSkus: await skusOfProduct(platform, input.productCode) } : {}),
    });
    return { dataList: [...stores], totalCount: stores.length };
  };
