import { personalPage } from "../personal-page.server.ts";

export { ClubCardPage as default } from "../../features/club-card/club-card-page.tsx";

export const loader = personalPage("account/mapclub");
