import { type Address, addressErrors, noAddress, parseAddress } from "../../addresses/address.ts";
import { type SavedAddress, typedOf } from "../../addresses/saved-address.ts";

/** What the account knows of its owner. */
type Account = { readonly [Name in "firstName" | "lastName" | "mobile" | "email"]?: string | null };

/** As typed in this tab before, else the default of the saved ones, else the account's own data. */
export function addressAtFirst(
  note: string | undefined,
  saved: readonly SavedAddress[],
  account: Account | undefined,
): Address {
  const typed = parseAddress(note);
  const isSaved = saved.some(({ addressId }) => addressId === typed?.addressId);
  if (typed) return isSaved ? typed : { ...typed, addressId: undefined };
  return saved[0] ? typedOf(saved[0]) : accountAddress(account);
}

/** A new address begins with the account's data. */
export function accountAddress(account: Account | undefined): Address {
  return {
    ...noAddress,
    firstName: account?.firstName ?? "",
    lastName: account?.lastName ?? "",
    mobile: account?.mobile ?? "",
    email: account?.email ?? "",
  };
}

/** Whether the fields are needed: for a new address, and for an old one that lacks something [CHK-09]. */
export function needsFields(address: Address, saved: readonly SavedAddress[]): boolean {
  const from = saved.find(({ addressId }) => addressId === address.addressId);
  return !from || Object.keys(addressErrors(typedOf(from), false)).length > 0;
}
