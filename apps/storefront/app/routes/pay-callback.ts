import { personalPage } from "../personal-page.server.ts";

export { PayCallbackPage as default } from "../../features/payment/pay-callback-page.tsx";

export const loader = personalPage("pay-callback");
