import { personalPage } from "../personal-page.server.ts";

export { AddressPage as default } from "../../features/addresses/address-page.tsx";

export const loader = personalPage("account/address");
