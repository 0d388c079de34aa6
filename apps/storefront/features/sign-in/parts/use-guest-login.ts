import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { refreshMiniCart } from "../../../platform/mini-cart.ts";
import { keepLogin } from "../../../platform/session.ts";
import { callShop } from "../../../platform/shop-client.ts";
import { track } from "../../../platform/tracking.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { guestLoginDocument } from "../data/guest-login-document.ts";
import type { Contact } from "../model/contact-faults.ts";
import { useWayBack } from "./use-way-back.ts";

/** Gets a guest account, keeps it, and goes back to where it was asked for [K05, Q23]. The shop keeps the cart with the browser: nothing is merged. */
export function useGuestLogin() {
  const navigate = useNavigate();
  const failureText = useFailureText();
  const wayBack = useWayBack();
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
    keepLogin(account.userAuthToken, { ...account, isGuest: true });
    track({ name: "login", kind: "guest" });
    void refreshMiniCart();
    await navigate(wayBack, { replace: true });
  };
  return { logIn: (contact: Contact) => void logIn(contact), busy, refusal };
}
