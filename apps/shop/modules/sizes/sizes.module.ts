import { seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { forgetSizes } from "./resolvers/Mutation.forgetSizes.ts";
import { rememberSizes } from "./resolvers/Mutation.rememberSizes.ts";
import { sizeFacts } from "./resolvers/Product.sizeFacts.ts";
import { getSizeGuideDetail } from "./resolvers/Query.getSizeGuideDetail.ts";
import { mySizes } from "./resolvers/Query.mySizes.ts";
import { querySizeGuideDetailList } from "./resolvers/Query.querySizeGuideDetailList.ts";
import * as createSizeGuides from "./storage/migrations/0001-create-size-guides.ts";
import * as createMemberSizes from "./storage/migrations/0002-create-member-sizes.ts";
import { followGuides, guidesCache, readGuides } from "./use-cases/read-guides.ts";
import { cacheProductSizes, productSizesCache } from "./use-cases/size-product.ts";

/** Mounted after the catalogue, whose goods are sized, and before the search, which files them. */
export const sizesModule: ShopModule = {
  name: "sizes",
  migrations: { "0001-create-size-guides": createSizeGuides, "0002-create-member-sizes": createMemberSizes },
  parts: [guidesCache, productSizesCache],
  resolvers: {
    Query: { getSizeGuideDetail, querySizeGuideDetailList, mySizes },
    Mutation: { rememberSizes, forgetSizes },
    Product: { sizeFacts },
  },
  recurringTasks: (platform) => [
    { name: "follow the size guides", every: seconds(5), run: () => followGuides(platform), inEveryProcess: true },
  ],
  start: async (platform) => {
    await readGuides(platform);
    cacheProductSizes(platform);
  },
};
