import { memberSessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { showWishlist } from "../use-cases/show-wishlist.ts";

const mostOnPage = 100;

/** [ACC-10, OPS-53, Q84] */
export const wishlist: QueryResolvers["wishlist"] = async (_parent, { pageInput }, context) => {
  const { accountCode } = memberSessionOf(context);
  const pageNum = Math.max(1, pageInput?.pageNum ?? 1);
  const pageSize = Math.min(Math.max(1, pageInput?.pageSize ?? 20), mostOnPage);
  const { platform, language } = context;
  const { total, entries } = await showWishlist(platform, accountCode, { pageNum, pageSize }, language);
  return {
    dataList: entries.map(({ card }) => card),
    itemList: entries.map(({ card, addedAt, priceDrop, fewLeft }) => ({
      productCode: card.productCode,
      addedTime: addedAt.toISOString(),
      priceDrop,
      fewLeft,
    })),
    pageInfo: { hasNextPage: pageNum * pageSize < total, hasPreviousPage: pageNum > 1, totalCount: total },
  };
};
