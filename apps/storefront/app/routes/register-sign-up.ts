import { personalPage } from "../personal-page.server.ts";

export { SignUpPage as default } from "../../features/register/sign-up-page.tsx";

export const loader = personalPage("register/signup");
