import { personalPage } from "../personal-page.server.ts";

export { PaymentPage as default } from "../../features/payment/payment-page.tsx";

export const loader = personalPage("payment");
