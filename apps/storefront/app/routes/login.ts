import { personalPage } from "../personal-page.server.ts";

export { LoginPage as default } from "../../features/sign-in/login-page.tsx";

export const loader = personalPage("login");
