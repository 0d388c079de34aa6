import { clubGraphql } from "../../../platform/gateway/document.ts";

export const clubLoginDocument = clubGraphql(`
  query mapClubLoginN($input: LoyaltyCredentialsInput!) {
    mapClubLoginN(input: $input) {
      success code waitSeconds userCode email firstName lastName mobile userType userAuthToken visitorUniqueKey
    }
  }
`);
