import { personalPage } from "../personal-page.server.ts";

export { ConfirmPage as default } from "../../features/newsletter/confirm-page.tsx";

export const loader = personalPage("newsletter/confirm");
