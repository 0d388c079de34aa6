import { personalPage } from "../personal-page.server.ts";

export { VerifyEmailPage as default } from "../../features/register/verify-email-page.tsx";

export const loader = personalPage("register/verify-email");
