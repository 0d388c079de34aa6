import { askShop } from "../../../platform/ask-shop.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useSubmission } from "../../../platform/use-submission.ts";
import { useCompleteSignIn } from "../complete-sign-in.ts";
import { guestLoginDocument } from "../data/sign-in-documents.ts";
import type { Contact } from "../model/contact-faults.ts";

/** Gets a guest account, keeps it, and goes back to where it was asked for [K05, Q23]. The shop keeps the cart with the browser: nothing is merged. */
export function useGuestLogin() {
  const completeSignIn = useCompleteSignIn();
  const failureText = useFailureText();
  const { busy, failure, submit } = useSubmission();
  const logIn = ({ email, mobile }: Contact): void =>
    submit(async () => {
      const input = { email: email.trim(), mobile };
      const result = await askShop(guestLoginDocument, { input }, ({ guestLogin }) => guestLogin);
      if (!result.ok) return result.failure;
      const token = result.value?.userAuthToken;
      if (!token) return { kind: "server", code: "", message: "" };
      await completeSignIn({ ...result.value, userAuthToken: token, isGuest: true });
      return undefined;
    });
  return { logIn, busy, refusal: failure ? failureText(failure) : "" };
}
