import { personalPage } from "../personal-page.server.ts";

export { CouponsPage as default } from "../../features/coupons/coupons-page.tsx";

export const loader = personalPage("account/coupons");
