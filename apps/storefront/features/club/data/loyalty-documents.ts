import { clubGraphql } from "../../../platform/gateway/document.ts";

export const bindAccountDocument = clubGraphql(`
  query mapClubBindAccount($input: LoyaltyCredentialsInput!) {
    mapClubBindAccount(input: $input) {
      success code message firstName lastName mobile thirdId thirdExist cardHasAccount accountHasCard isGuest
    }
  }
`);

export const bindConfirmDocument = clubGraphql(`
  query mapClubBindConfirm($input: LoyaltyBindInput!) {
    mapClubBindConfirm(input: $input) { success code message }
  }
`);

export const switchBindDocument = clubGraphql(`
  query mapClubSwitchBind($input: LoyaltyBindInput!) {
    mapClubSwitchBind(input: $input) { success code message }
  }
`);

export const unbindDocument = clubGraphql(`
  query mapClubUnbind { mapClubUnbind { success code message } }
`);
