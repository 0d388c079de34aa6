import { personalPage } from "../personal-page.server.ts";

export { ChoicesPage as default } from "../../features/newsletter/choices-page.tsx";

export const loader = personalPage("newsletter/preferences");
