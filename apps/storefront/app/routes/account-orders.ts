import { personalPage } from "../personal-page.server.ts";

export { MemberOrderListPage as default } from "../../features/orders/member-order-list-page.tsx";

export const loader = personalPage("account/order");
