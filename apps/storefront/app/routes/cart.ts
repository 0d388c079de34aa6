import { personalPage } from "../personal-page.server.ts";

export { CartPage as default } from "../../features/cart/cart-page.tsx";

export const loader = personalPage("shop-cart");
