import type { Platform } from "../../../platform/platform.ts";
import type { AddressKind, SavedAddress } from "../domain/address.ts";
import type { TypedAddress } from "../domain/address-rules.ts";
import { selectAddresses } from "../storage/address-rows.ts";
import type { PlaceCodes } from "./check-address.ts";

/** A member's addresses, of one kind or of both; the default first, then the newest. */
export async function showAddresses(
  platform: Platform,
  memberCode: string,
  kind?: AddressKind,
): Promise<readonly SavedAddress[]> {
  const saved = await selectAddresses(platform, memberCode);
  return kind ? saved.filter((one) => one.kind === kind) : saved;
}

/** A member's own address as if they had typed it; an old one may lack the zip code [CHK-09]. */
export async function savedAsTyped(
  platform: Platform,
  memberCode: string,
  addressId: string,
): Promise<TypedAddress | undefined> {
  const saved = (await selectAddresses(platform, memberCode)).find((one) => one.addressId === addressId);
  if (!saved) return undefined;
  const { firstName, lastName, mobile, email, address1 } = saved;
  return { firstName, lastName, mobile, email, address1, ...placeCodesOf(saved) };
}

/** Where a saved address is; an old one may lack the zip code. */
export function placeCodesOf({ state, city, district, zipCode }: SavedAddress): PlaceCodes {
  return {
    stateCode: state.code,
    cityCode: city.code,
    districtCode: district.code,
    zipCode: zipCode?.code ?? "",
  };
}
