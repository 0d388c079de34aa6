import { personalPage } from "../personal-page.server.ts";

export { AccountSettingPage as default } from "../../features/account/account-setting-page.tsx";

export const loader = personalPage("account/accountSetting");
