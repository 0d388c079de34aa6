import { personalPage } from "../personal-page.server.ts";

export { RegisterPage as default } from "../../features/register/register-page.tsx";

export const loader = personalPage("register");
