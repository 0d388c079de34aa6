import { personalPage } from "../personal-page.server.ts";

export { GuestLoginPage as default } from "../../features/sign-in/guest-login-page.tsx";

export const loader = personalPage("guest-login");
