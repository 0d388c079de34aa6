import { type Address, noAddress } from "./address.ts";

/** What the account knows of its owner. */
export type AccountPerson = { readonly [Name in "firstName" | "lastName" | "mobile" | "email"]?: string | null };

/** A new address begins with the account's data. */
export function accountAddress(account: AccountPerson | undefined): Address {
  return {
    ...noAddress,
    firstName: account?.firstName ?? "",
    lastName: account?.lastName ?? "",
    mobile: account?.mobile ?? "",
    email: account?.email ?? "",
  };
}
