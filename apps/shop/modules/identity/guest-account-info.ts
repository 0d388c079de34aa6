import type { GuestAccount } from "./domain/guest-account.ts";

/** What a client stores about a guest account [LGN-19, K05]. */
export function guestAccountInfo(account: GuestAccount) {
  return {
    account: account.email,
    email: account.email,
    mobile: account.mobile,
    userCode: account.accountCode,
    isVisitor: false,
    isGuest: true,
    isMapClubUser: false,
    mapclubBind: false,
  };
}
