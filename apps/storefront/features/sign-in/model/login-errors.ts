import { isEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";

export type Login = { readonly account: string; readonly password: string };

export type AccountError = "ACCOUNT_EMPTY" | "EMAIL_INVALID" | NonNullable<ReturnType<typeof mobileError>>;
export type LoginErrors = { readonly account?: AccountError; readonly password?: "PASSWORD_EMPTY" };

/**
 * Errors in a login before the call [LGN-01, Q25]. Without a letter or an at sign it is read as a
 * number.
 */
export function loginErrors({ account, password }: Login): LoginErrors {
  const error = accountError(account.trim());
  return { ...(error ? { account: error } : {}), ...(password === "" ? { password: "PASSWORD_EMPTY" } : {}) };
}

function accountError(account: string): AccountError | undefined {
  if (account === "") return "ACCOUNT_EMPTY";
  if (/[\p{L}@]/u.test(account)) return isEmail(account) ? undefined : "EMAIL_INVALID";
  return mobileError(account);
}

/** The digits after +62 of an account that is a number; undefined for any other. */
export function numberOf(account: string): string | undefined {
  return mobileError(account) ? undefined : mobileDigitsOf(account);
}
