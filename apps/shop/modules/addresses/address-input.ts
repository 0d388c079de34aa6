import type { AddressInput } from "../../platform/schema.generated.ts";
import type { TypedAddress } from "./domain/address-rules.ts";

/** What was typed, of the contract's input. */
export function typedAddressOf(input: AddressInput): TypedAddress {
  return {
    firstName: input.recipientFirstName,
    lastName: input.recipientLastName,
    mobile: input.recipientMobile,
    email: input.recipientEmail ?? "",
    address1: input.address1,
    stateCode: input.state.code,
    cityCode: input.city.code,
    districtCode: input.district.code,
    zipCode: input.zipCode.code,
  };
}
