import { personalPage } from "../personal-page.server.ts";

export { CheckoutPage as default } from "../../features/checkout/checkout-page.tsx";

export const loader = personalPage("checkout/:id");
