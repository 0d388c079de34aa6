import { personalPage } from "../personal-page.server.ts";

export { TrackedOrderPage as default } from "../../features/payment/tracked-order-page.tsx";

export const loader = personalPage("order/track");
