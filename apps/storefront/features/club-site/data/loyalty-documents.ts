import { clubGraphql } from "../../../platform/gateway/document.ts";

export const siteKeyDocument = clubGraphql(`
  mutation mapClubSiteKey($page: LoyaltySitePage!) {
    mapClubSiteKey(input: { page: $page }) { success code message userCode token }
  }
`);
