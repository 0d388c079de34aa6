import { encodePassword } from "@gelora/person/encoded-password.ts";
import { askShop } from "../../../platform/ask-shop.ts";
import { useSubmission } from "../../../platform/use-submission.ts";
import { useCompleteSignIn } from "../complete-sign-in.ts";
import { loginDocument } from "../data/sign-in-documents.ts";
import type { Login } from "../model/login-faults.ts";

/** Signs a member in and goes on to where the login was asked for [LGN-01, Q25]. */
export function useLogin() {
  const completeSignIn = useCompleteSignIn();
  const submission = useSubmission();
  const logIn = ({ account, password }: Login): void =>
    submission.submit(async () => {
      const input = { account: account.trim(), password: encodePassword(password) };
      const result = await askShop(loginDocument, { input }, ({ login }) => login);
      if (!result.ok) return result.failure;
      const token = result.value?.userAuthToken;
      if (!token) return { kind: "server", code: "", message: "" };
      await completeSignIn({ ...result.value, userAuthToken: token, isGuest: false });
      return undefined;
    });
  return { logIn, busy: submission.busy, failure: submission.failure };
}
