import { clubGraphql } from "../../../platform/gateway/document.ts";

/** Code 501 when the account is not linked. */
export const bindDocument = clubGraphql(`
  query mapClubCheckBind {
    mapClubCheckBind { success code firstName lastName mobile availablePoints havePin pinDisabled message }
  }
`);

/** The proof permits one redemption, within 15 minutes. */
export const pinDocument = clubGraphql(`
  query mapClubCheckPin($input: LoyaltyPinInput!) {
    mapClubCheckPin(input: $input) { success code message attemptsLeft proof }
  }
`);

export const memberStatusDocument = clubGraphql(`
  query checkMemberStatus($phone: String!) {
    checkMemberStatus(phone: $phone) { success errorCode message errorDetails firstNameMasking lastNameMasking statusUser }
  }
`);
