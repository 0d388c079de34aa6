import { randomUUID } from "node:crypto";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { isUuid } from "../../../platform/identifiers.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type AddressKind, isSameAddress, type SavedAddress } from "../domain/address.ts";
import type { TypedAddress } from "../domain/address-rules.ts";
import { insertAddress, keepDefault, selectAddresses, updateAddress, upsertDefault } from "../storage/address-rows.ts";
import { checkAddress } from "./check-address.ts";

/** Enough for a family and its offices; it bounds what a page shows. */
const mostAddresses = 20;

export type AddressToSave = {
  readonly addressId: string | undefined;
  readonly kind: AddressKind;
  readonly typed: TypedAddress;
  /**
   * False leaves the default as it is; undefined leaves it to what was chosen, else to the newest.
   */
  readonly isDefault: boolean | undefined;
};

/**
 * Adds an address to a member's, or changes one of them. Two that arrive at once may exceed the
 * limit by one, which harms nobody.
 * @returns failure DELIVERY_INVALID or ZIPCODE_EMPTY as at the checkout, ADDRESS_NOT_FOUND,
 * ADDRESSES_FULL
 */
export async function saveAddress(
  platform: Platform,
  memberCode: string,
  { addressId, kind, typed, isDefault }: AddressToSave,
): Promise<Outcome<SavedAddress>> {
  const checked = checkAddress(typed);
  if (!checked.ok) return checked;
  if (addressId !== undefined && !isUuid(addressId)) return failure("ADDRESS_NOT_FOUND");
  const address = { addressId: addressId ?? randomUUID(), kind, type: "2", ...checked.value } as const;
  return platform.database.transaction(async () => {
    if (isDefault === false) await keepDefault(platform, memberCode, kind);
    if (addressId !== undefined) {
      if (!(await updateAddress(platform, memberCode, address))) return failure("ADDRESS_NOT_FOUND");
    } else if (!(await insertAddress(platform, memberCode, address, mostAddresses)))
      return failure("ADDRESSES_FULL", { most: mostAddresses });
    if (isDefault) await upsertDefault(platform, memberCode, kind, address.addressId);
    const saved = (await selectAddresses(platform, memberCode)).find((one) => one.addressId === address.addressId);
    return saved ? success(saved) : failure("ADDRESS_NOT_FOUND");
  });
}

/**
 * Keeps the address of an order: a changed one in its place, a new one beside the others unless it
 * says what one of them says. What cannot be stored is left: the order stands without it.
 */
export async function keepUsedAddress(
  platform: Platform,
  memberCode: string,
  used: { readonly addressId: string | undefined; readonly typed: TypedAddress },
): Promise<void> {
  const checked = checkAddress(used.typed);
  if (!checked.ok) return;
  const saved = await selectAddresses(platform, memberCode);
  const isKnown = saved.some((one) => one.kind === "SHIPPING" && isSameAddress(one, checked.value));
  if (used.addressId === undefined && isKnown) return;
  await saveAddress(platform, memberCode, { ...used, kind: "SHIPPING", isDefault: undefined });
}
