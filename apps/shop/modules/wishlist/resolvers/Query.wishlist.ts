import { listPage, pageInfoOf } from "../../../platform/list-page.ts";
import { memberSessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { mostWishes } from "../use-cases/add-wishes.ts";
import { showWishlist } from "../use-cases/show-wishlist.ts";

/**
 * A page may hold the whole list, as its reader asks for more of it in one piece: a wish that is
 * removed would move others from page to page [ACC-10, OPS-53, Q84].
 */
export const wishlist: QueryResolvers["wishlist"] = async (_parent, { pageInput }, context) => {
  const { accountCode } = memberSessionOf(context);
  const page = listPage(pageInput, { usual: 20, most: mostWishes });
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
