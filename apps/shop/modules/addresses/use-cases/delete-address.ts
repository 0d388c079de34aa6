import { isUuid } from "../../../platform/identifiers.ts";
import type { Platform } from "../../../platform/platform.ts";
import { deleteAddressRow } from "../storage/address-rows.ts";

/** Removes one of a member's addresses; one that is not theirs changes nothing. */
export async function deleteAddress(platform: Platform, memberCode: string, addressId: string): Promise<void> {
  if (isUuid(addressId)) await deleteAddressRow(platform, memberCode, addressId);
}
