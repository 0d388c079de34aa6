import { personalPage } from "../personal-page.server.ts";

export { ResetPasswordPage as default } from "../../features/sign-in/reset-password-page.tsx";

export const loader = personalPage("reset-password");
