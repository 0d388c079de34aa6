/** Takes a product off a member's list; one that is not on it changes nothing. */
export { deleteWish as removeWish } from "../storage/wishlist-rows.ts";
