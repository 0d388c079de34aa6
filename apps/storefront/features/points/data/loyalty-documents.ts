import { clubGraphql } from "../../../platform/gateway/document.ts";

/** The proof permits one redemption, within 15 minutes. */
export const pinDocument = clubGraphql(`
  query mapClubCheckPin($input: LoyaltyPinInput!) {
    mapClubCheckPin(input: $input) { success code message proof }
  }
`);
