import { personalPage } from "../personal-page.server.ts";

export { OrderListPage as default } from "../../features/orders/order-list-page.tsx";

export const loader = personalPage("order");
