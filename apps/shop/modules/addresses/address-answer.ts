import type { Address } from "../../platform/schema.generated.ts";
import type { SavedAddress } from "./domain/address.ts";

/** An address in the contract's shape [ACC-04]. */
export function addressAnswer(address: SavedAddress): Address {
  const { addressId, type, kind, address1, state, city, district, isDefault } = address;
  return {
    addressId,
    type,
    addressKind: kind,
    recipientFirstName: address.firstName,
    recipientLastName: address.lastName,
    recipientMobile: address.mobile,
    recipientEmail: address.email || null,
    address1,
    state,
    city,
    district,
    zipCode: address.zipCode ?? null,
    isDefault,
  };
}
