import { personalPage } from "../personal-page.server.ts";

export { ClubLinkPage as default } from "../../features/club-card/club-link-page.tsx";

export const loader = personalPage("mapclub/link");
