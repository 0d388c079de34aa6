import { personalPage } from "../personal-page.server.ts";

export { GoogleReturnPage as default } from "../../features/social/google-return-page.tsx";

export const loader = personalPage("register/google");
