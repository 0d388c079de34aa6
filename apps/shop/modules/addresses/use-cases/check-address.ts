import { isZipCode } from "@gelora/locale/address.ts";
import { isEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { type DeliveryPlace, findPlace, isPlaceChain } from "../../delivery/delivery.ts";
import type { CheckedAddress } from "../domain/address.ts";
import { addressFailure, type TypedAddress } from "../domain/address-rules.ts";

export type PlaceCodes = Pick<TypedAddress, "stateCode" | "cityCode" | "districtCode" | "zipCode">;

/** A place with its official names, or undefined when its parts do not lie in each other. */
export function placeOf(codes: PlaceCodes): DeliveryPlace | undefined {
  const [state, city, district] = [codes.stateCode, codes.cityCode, codes.districtCode].map(findPlace);
  if (!state || !city || !district || !isPlaceChain(state.code, city.code, district.code)) return undefined;
  const zipCode = codes.zipCode.trim();
  return isZipCode(zipCode) ? { state, city, district, zipCode: { code: zipCode, name: zipCode } } : undefined;
}

/**
 * A typed address with the register's names and without what surrounds its texts.
 * @returns failure DELIVERY_INVALID with the first wrong field, ZIPCODE_EMPTY [CHK-08, CHK-09]
 */
export function checkAddress(typed: TypedAddress): Outcome<CheckedAddress> {
  const wrong = addressFailure(typed, {
    isEmail,
    isMobile: (mobile) => mobileError(mobile) === undefined,
    isPlaceChain,
  });
  if (wrong) return { ok: false, failure: wrong };
  const place = placeOf(typed);
  if (!place) return failure("DELIVERY_INVALID", { field: "district" });
  return success({
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    mobile: mobileDigitsOf(typed.mobile),
    email: typed.email.trim(),
    address1: typed.address1.trim(),
    ...place,
  });
}
