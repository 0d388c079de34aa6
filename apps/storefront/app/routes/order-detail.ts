import { personalPage } from "../personal-page.server.ts";

export { OrderDetailPage as default } from "../../features/orders/order-detail-page.tsx";

export const loader = personalPage("order/detail/:orderCode");
