import type { Language } from "@gelora/locale/language.ts";
import type { ListPage } from "../../../platform/list-page.ts";
import type { Platform } from "../../../platform/platform.ts";
import { readCards } from "../../search/search.ts";
import { wishMarks } from "../domain/wish-marks.ts";
import { selectWishes } from "../storage/wishlist-rows.ts";

/** A page of a member's list, newest first; products that are no longer sold are left out. */
export async function showWishlist(
  platform: Platform,
  memberCode: string,
  { offset, limit }: Pick<ListPage, "offset" | "limit">,
  language: Language,
) {
  const wishes = await selectWishes(platform, memberCode);
  const shown = wishes.slice(offset, offset + limit);
  const wishOf = new Map(shown.map((wish) => [wish.productCode, wish]));
  const cards = await readCards(platform, [...wishOf.keys()], language);
  return {
    total: wishes.length,
    entries: cards.flatMap((card) => {
      const wish = wishOf.get(card.productCode);
      return wish ? [{ card, addedAt: wish.addedAt, ...wishMarks(wish.price, card) }] : [];
    }),
  };
}

/** The codes of a member's whole list, newest first, for the hearts of a page. */
export async function wishedCodes(platform: Platform, memberCode: string): Promise<string[]> {
  return (await selectWishes(platform, memberCode)).map(({ productCode }) => productCode);
}
