import { encodePassword } from "@gelora/person/encoded-password.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useCompleteSignIn } from "../complete-sign-in.ts";
import { loginDocument } from "../data/sign-in-documents.ts";
import type { Login } from "../model/login-errors.ts";

/** Signs a member in and returns to where the login was requested [LGN-01, Q25]. */
export function useSendLogin(): (login: Login) => Promise<CallFailure | undefined> {
  const completeSignIn = useCompleteSignIn();
  return async ({ account, password }) => {
    const input = { account: account.trim(), password: encodePassword(password) };
    const result = await callShopForItem(loginDocument, { input }, ({ login }) => login);
    if (!result.ok) return result.failure;
    const token = result.value?.userAuthToken;
    if (!token) return { kind: "server", code: "", message: "" };
    await completeSignIn({ ...result.value, userAuthToken: token, isGuest: false });
    return undefined;
  };
}
