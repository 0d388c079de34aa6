import { personalPage } from "../personal-page.server.ts";

export { LeavePage as default } from "../../features/newsletter/leave-page.tsx";

export const loader = personalPage("newsletter/unsubscribe");
