import { personalPage } from "../personal-page.server.ts";

export { DataConsentPage as default } from "../../features/register/data-consent-page.tsx";

export const loader = personalPage("register/mapclub/data-consent");
