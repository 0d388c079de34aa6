import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { useWayBack } from "../../../platform/page/way-back.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useCompleteSignIn } from "../complete-sign-in.ts";
import { guestLoginDocument } from "../data/sign-in-documents.ts";
import type { Contact } from "../model/contact-errors.ts";
import { guestsWay } from "../model/members-page.ts";

/**
 * Gets a guest account, stores it, and returns to where it was requested [K05, Q23], or to where
 * guests may go instead. The cart stays with the browser: nothing is merged.
 */
export function useSendGuestLogin(): (contact: Contact) => Promise<CallFailure | undefined> {
  const completeSignIn = useCompleteSignIn();
  const to = guestsWay(useWayBack());
  return async ({ email, mobile }) => {
    const input = { email: email.trim(), mobile };
    const result = await callShopForItem(guestLoginDocument, { input }, ({ guestLogin }) => guestLogin);
    if (!result.ok) return result.failure;
    const token = result.value?.userAuthToken;
    if (!token) return { kind: "server", code: "", message: "" };
    await completeSignIn({ ...result.value, userAuthToken: token, isGuest: true }, { to });
    return undefined;
  };
}
