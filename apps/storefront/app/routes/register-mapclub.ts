import { personalPage } from "../personal-page.server.ts";

export { MapclubRegisterPage as default } from "../../features/register/mapclub-register-page.tsx";

export const loader = personalPage("register/mapclub");
