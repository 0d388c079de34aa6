import { isEmail } from "@gelora/locale/email.ts";
import { mobileFault } from "@gelora/locale/mobile.ts";

export type Login = { readonly account: string; readonly password: string };

export type AccountFault = "ACCOUNT_EMPTY" | "EMAIL_INVALID" | NonNullable<ReturnType<typeof mobileFault>>;
export type LoginFaults = { readonly account?: AccountFault; readonly password?: "PASSWORD_EMPTY" };

/** What is wrong with a login before anybody is asked [LGN-01, Q25]. What has neither a letter nor an at sign was meant as a number. */
export function loginFaults({ account, password }: Login): LoginFaults {
  const fault = accountFault(account.trim());
  return { ...(fault ? { account: fault } : {}), ...(password === "" ? { password: "PASSWORD_EMPTY" } : {}) };
}

function accountFault(account: string): AccountFault | undefined {
  if (account === "") return "ACCOUNT_EMPTY";
  if (/[\p{L}@]/u.test(account)) return isEmail(account) ? undefined : "EMAIL_INVALID";
  return mobileFault(account);
}
