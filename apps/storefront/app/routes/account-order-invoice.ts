import { personalPage } from "../personal-page.server.ts";

export { MemberInvoicePage as default } from "../../features/orders/member-invoice-page.tsx";

export const loader = personalPage("account/order/invoice/:orderCode");
