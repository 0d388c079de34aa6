import { personalPage } from "../personal-page.server.ts";

export { MemberReturnListPage as default } from "../../features/returns/member-return-list-page.tsx";

export const loader = personalPage("account/return");
