import { listPage, pageInfoOf } from "../../../platform/list-page.ts";
import { memberSessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { showWishlist } from "../use-cases/show-wishlist.ts";

/** [ACC-10, OPS-53, Q84] */
export const wishlist: QueryResolvers["wishlist"] = async (_parent, { pageInput }, context) => {
  const { accountCode } = memberSessionOf(context);
  const page = listPage(pageInput, { usual: 20, most: 100 });
  const { platform, language } = context;
  const { total, entries } = await showWishlist(platform, accountCode, page, language);
  return {
    dataList: entries.map(({ card }) => card),
    itemList: entries.map(({ card, addedAt, priceDrop, fewLeft }) => ({
      productCode: card.productCode,
      addedTime: addedAt.toISOString(),
      priceDrop,
      fewLeft,
    })),
    pageInfo: pageInfoOf(page, total),
  };
};
