import { personalPage } from "../personal-page.server.ts";

export { ReturnListPage as default } from "../../features/returns/return-list-page.tsx";

export const loader = personalPage("order/return");
