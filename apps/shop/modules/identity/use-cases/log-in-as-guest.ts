import { foldEmail, isEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import { uuidv7 } from "uuidv7";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { GuestAccount } from "../domain/guest-account.ts";
import { rememberGuestAccount } from "../storage/guest-accounts.ts";
import { insertGuestSession } from "../storage/sessions.ts";
import { companionForGuest } from "./companion-for-guest.ts";

export type GuestLogin = { readonly token: string; readonly visitorKey: string; readonly account: GuestAccount };

/**
 * Gives a visitor a guest account, to check out without registering [Q23, K04, K05].
 *
 * Email and mobile are not proven here, so every guest login creates a new account: another
 * guest's orders under the same address stay theirs. The visitor key stays, and with it the cart.
 */
export async function logInAsGuest(
  context: RequestContext,
  input: { readonly email: string; readonly mobile: string },
): Promise<Outcome<GuestLogin>> {
  const { platform, session } = context;
  if (!isEmail(input.email.trim())) return failure("EMAIL_INVALID");
  const error = mobileError(input.mobile);
  if (error) return failure(error);
  const account: GuestAccount = {
    accountCode: `G${uuidv7()}`,
    email: foldEmail(input.email),
    mobile: mobileDigitsOf(input.mobile),
  };
  // A member who asks for guest login leaves their account: the guest must not continue under the
  // member's browser key.
  const visitorKey = session && session.kind !== "member" ? session.visitorKey : newSecretToken();
  const token = await insertGuestSession(platform, { visitorKey, companion: companionForGuest(context) }, account);
  rememberGuestAccount(platform, account);
  return success({ token, visitorKey, account });
}
