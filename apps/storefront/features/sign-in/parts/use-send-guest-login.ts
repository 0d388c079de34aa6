import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useCompleteSignIn } from "../complete-sign-in.ts";
import { guestLoginDocument } from "../data/sign-in-documents.ts";
import type { Contact } from "../model/contact-errors.ts";

/**
 * Gets a guest account, stores it, and returns to where it was requested [K05, Q23]. The cart stays
 * with the browser: nothing is merged.
 */
export function useSendGuestLogin(): (contact: Contact) => Promise<CallFailure | undefined> {
  const completeSignIn = useCompleteSignIn();
  return async ({ email, mobile }) => {
    const input = { email: email.trim(), mobile };
    const result = await callShopForItem(guestLoginDocument, { input }, ({ guestLogin }) => guestLogin);
    if (!result.ok) return result.failure;
    const token = result.value?.userAuthToken;
    if (!token) return { kind: "server", code: "", message: "" };
    await completeSignIn({ ...result.value, userAuthToken: token, isGuest: true });
    return undefined;
  };
}
