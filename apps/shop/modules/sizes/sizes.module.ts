import { seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { getSizeGuideDetail } from "./resolvers/Query.getSizeGuideDetail.ts";
import { sizeFacts } from "./resolvers/Product.sizeFacts.ts";
import { querySizeGuideDetailList } from "./resolvers/Query.querySizeGuideDetailList.ts";
import * as createSizeGuides from "./storage/migrations/0001-create-size-guides.ts";
import { followGuides, guidesCache, readGuides } from "./use-cases/read-guides.ts";
import { cacheProductSizes, productSizesCache } from "./use-cases/size-product.ts";

/** Mounted after the catalogue, whose goods are sized, and before the search, which files them. */
export const sizesModule: ShopModule = {
  name: "sizes",
  migrations: { "0001-create-size-guides": createSizeGuides },
  parts: [guidesCache, productSizesCache],
  resolvers: { Query: { getSizeGuideDetail, querySizeGuideDetailList }, Product: { sizeFacts } },
  recurringTasks: (platform) => [
    { name: "follow the size guides", every: seconds(5), run: () => followGuides(platform) },
  ],
  start: async (platform) => {
    await readGuides(platform);
    cacheProductSizes(platform);
  },
};
