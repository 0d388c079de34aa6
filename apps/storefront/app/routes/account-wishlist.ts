import { personalPage } from "../personal-page.server.ts";

export { WishlistPage as default } from "../../features/wishlist/wishlist-page.tsx";

export const loader = personalPage("account/wishlist");
