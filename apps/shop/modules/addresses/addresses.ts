/**
 * Where members have things sent and who is billed. Guarantees: a member's addresses are theirs
 * alone, and of each kind exactly one is the default.
 */

export type { TypedAddress } from "./domain/address-rules.ts";
export { deleteAddressesOf } from "./storage/address-rows.ts";
export { checkAddress, type PlaceCodes, placeOf } from "./use-cases/check-address.ts";
export { keepUsedAddress } from "./use-cases/save-address.ts";
export { placeCodesOf, savedAsTyped, showAddresses } from "./use-cases/show-addresses.ts";
