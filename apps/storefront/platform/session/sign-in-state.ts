import { removeStored, writeStored } from "../browser/browser-storage.ts";
import { type AccountInfo, setClientState } from "./client-state.ts";
import { forgetReads } from "./read-cache.ts";

/**
 * Stores a login's answer [STA-02, LGN-19]: calls are the account's from now on. The guest's id
 * stays beside it, for the cart.
 */
export function keepAccount(token: string, account: AccountInfo): void {
  writeStored("token", token);
  forgetReads();
  keepAccountInfo(account);
}

/** Stores the current account data. */
export function keepAccountInfo(account: AccountInfo): void {
  writeStored("userInfo", JSON.stringify(account));
  setClientState({ accountInfo: account });
}

export function markLoggedIn(): void {
  writeStored("isLogin", "true");
  setClientState({ isLogin: true });
}

/** The guest's id is removed once the cart is merged. */
export function removeGuestId(): void {
  removeStored("guestId");
}

/** A member is no longer a guest [SES-17]. */
export function clearGuestFlag(): void {
  setClientState({ isGuest: false });
}
