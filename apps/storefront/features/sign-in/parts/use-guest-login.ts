import { useRef, useState } from "react";
import { callShop } from "../../../platform/shop-client.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useCompleteSignIn } from "../complete-sign-in.ts";
import { guestLoginDocument } from "../data/guest-login-document.ts";
import type { Contact } from "../model/contact-faults.ts";

/** Gets a guest account, keeps it, and goes back to where it was asked for [K05, Q23]. The shop keeps the cart with the browser: nothing is merged. */
export function useGuestLogin() {
  const completeSignIn = useCompleteSignIn();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const working = useRef(false);

  const logIn = async ({ email, mobile }: Contact): Promise<void> => {
    // A second press while the first is under way would make a second account.
    if (working.current) return;
    working.current = true;
    setBusy(true);
    setRefusal("");
    const result = await callShop(guestLoginDocument, { input: { email: email.trim(), mobile } });
    working.current = false;
    setBusy(false);
    if (!result.ok) return setRefusal(failureText(result.failure));
    const { data, errorCode, errorMessage } = result.value.guestLogin;
    const account = data?.[0];
    if (!account?.userAuthToken) {
      return setRefusal(failureText({ code: errorCode ?? "", message: errorMessage ?? "" }));
    }
    await completeSignIn({ ...account, userAuthToken: account.userAuthToken, isGuest: true });
  };
  return { logIn: (contact: Contact) => void logIn(contact), busy, refusal };
}
