import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import { type AccountPerson, accountAddress } from "../../addresses/account-address.ts";
import { type Address, addressErrors, parseAddress } from "../../addresses/address.ts";
import { type SavedAddress, typedOf } from "../../addresses/saved-address.ts";

/**
 * As typed in this tab before, else the default of the saved ones, else the account's own data.
 * What was typed and has been saved since is the saved one.
 */
export function addressAtFirst(
  note: string | undefined,
  saved: readonly SavedAddress[],
  account: AccountPerson | undefined,
): Address {
  const typed = parseAddress(note);
  const isSaved = saved.some(({ addressId }) => addressId === typed?.addressId);
  if (typed && isSaved) return typed;
  const same = typed && saved.map(typedOf).find((one) => isSameAddress(one, typed));
  if (typed) return same ?? { ...typed, addressId: undefined };
  return saved[0] ? typedOf(saved[0]) : accountAddress(account);
}

/** Whether both send a parcel to the same person at the same door. */
function isSameAddress(one: Address, other: Address): boolean {
  return essence(one) === essence(other);
}

function essence({ firstName, lastName, mobile, address1, district, zipCode }: Address): string {
  const typed = [firstName, lastName, mobileDigitsOf(mobile), address1, zipCode];
  return JSON.stringify([...typed.map((text) => text.trim()), district?.code]);
}

/**
 * Whether the fields are needed: for a new address, and for an old one that lacks something
 * [CHK-09].
 */
export function needsFields(address: Address, saved: readonly SavedAddress[]): boolean {
  const from = saved.find(({ addressId }) => addressId === address.addressId);
  return !from || Object.keys(addressErrors(typedOf(from), false)).length > 0;
}
