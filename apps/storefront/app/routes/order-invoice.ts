import { personalPage } from "../personal-page.server.ts";

export { InvoicePage as default } from "../../features/orders/invoice-page.tsx";

export const loader = personalPage("order/invoice/:orderCode");
