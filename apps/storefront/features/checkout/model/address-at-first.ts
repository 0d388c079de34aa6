import { type AccountPerson, accountAddress } from "../../addresses/account-address.ts";
import { type Address, addressErrors, parseAddress } from "../../addresses/address.ts";
import { type SavedAddress, typedOf } from "../../addresses/saved-address.ts";

/** As typed in this tab before, else the default of the saved ones, else the account's own data. */
export function addressAtFirst(
  note: string | undefined,
  saved: readonly SavedAddress[],
  account: AccountPerson | undefined,
): Address {
  const typed = parseAddress(note);
  const isSaved = saved.some(({ addressId }) => addressId === typed?.addressId);
  if (typed) return isSaved ? typed : { ...typed, addressId: undefined };
  return saved[0] ? typedOf(saved[0]) : accountAddress(account);
}

/**
 * Whether the fields are needed: for a new address, and for an old one that lacks something
 * [CHK-09].
 */
export function needsFields(address: Address, saved: readonly SavedAddress[]): boolean {
  const from = saved.find(({ addressId }) => addressId === address.addressId);
  return !from || Object.keys(addressErrors(typedOf(from), false)).length > 0;
}
