import { personalPage } from "../personal-page.server.ts";

export { OverviewPage as default } from "../../features/overview/overview-page.tsx";

export const loader = personalPage("account/overview");
