/** What members wish for. */

export { deleteWishesOf } from "./storage/wishlist-rows.ts";
export { wishedCodes } from "./use-cases/show-wishlist.ts";
