import { personalPage } from "../personal-page.server.ts";

export { MemberReturnPage as default } from "../../features/returns/member-return-page.tsx";

export const loader = personalPage("account/order/detail/:orderCode/:returnCode");
