import { removeStored, writeStored } from "./browser-storage.ts";
import { type AccountInfo, setClientState } from "./client-state.ts";

/** Keeps what a login answered [STA-02, LGN-19]: calls are the account's from now on. A guest's id still stands beside it, for the cart. */
export function keepAccount(token: string, account: AccountInfo): void {
  writeStored("token", token);
  keepAccountInfo(account);
}

/** Keeps what is known of the person, as it is now. */
export function keepAccountInfo(account: AccountInfo): void {
  writeStored("userInfo", JSON.stringify(account));
  setClientState({ accountInfo: account });
}

export function markLoggedIn(): void {
  writeStored("isLogin", "true");
  setClientState({ isLogin: true });
}

/** The guest's id goes once their cart has been brought along. */
export function removeGuestId(): void {
  removeStored("guestId");
}

/** A member is no guest any more [SES-17]. */
export function clearGuestFlag(): void {
  setClientState({ isGuest: false });
}
