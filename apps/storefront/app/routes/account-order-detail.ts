import { personalPage } from "../personal-page.server.ts";

export { MemberOrderDetailPage as default } from "../../features/orders/member-order-detail-page.tsx";

export const loader = personalPage("account/order/detail/:orderCode");
