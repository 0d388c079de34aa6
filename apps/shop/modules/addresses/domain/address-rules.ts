import { isAddressText, isRecipientName, isZipCode, longestAddressText } from "@gelora/locale/address.ts";
import { type Failure, failure } from "@gelora/outcomes/outcome.ts";

/** A typed address. Codes are those of the official register. */
export type TypedAddress = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  /** May be empty: the account's own is used then. */
  readonly email: string;
  readonly address1: string;
  readonly stateCode: string;
  readonly cityCode: string;
  readonly districtCode: string;
  readonly zipCode: string;
};

/** What other modules know about the parts of an address. */
export type AddressKnowledge = {
  readonly isMobile: (typed: string) => boolean;
  readonly isEmail: (typed: string) => boolean;
  /** True when each place lies in the one before it. */
  readonly isPlaceChain: (state: string, city: string, district: string) => boolean;
};

/**
 * @returns what is wrong with an address, with the first such field as the contract names it; or
 * undefined for a complete one [CHK-08, CHK-09, K28]
 */
export function addressFailure(
  address: TypedAddress,
  knowledge: AddressKnowledge,
): Failure<"DELIVERY_INVALID" | "ZIPCODE_EMPTY"> | undefined {
  const field = firstWrongField(address, knowledge);
  if (field) return failure("DELIVERY_INVALID", { field }).failure;
  if (address.zipCode.trim() === "") return failure("ZIPCODE_EMPTY").failure;
  return isZipCode(address.zipCode) ? undefined : failure("DELIVERY_INVALID", { field: "zipCode" }).failure;
}

function firstWrongField(address: TypedAddress, knowledge: AddressKnowledge): string | undefined {
  const { firstName, lastName, mobile, email, address1, stateCode, cityCode, districtCode } = address;
  const isRight = {
    recipientFirstName: isRecipientName(firstName),
    recipientLastName: isRecipientName(lastName),
    recipientMobile: knowledge.isMobile(mobile),
    recipientEmail: email.trim() === "" || knowledge.isEmail(email.trim()),
    address1: isAddressText(address1, longestAddressText.address1),
    district: knowledge.isPlaceChain(stateCode, cityCode, districtCode),
  };
  return Object.entries(isRight).find(([, right]) => !right)?.[0];
}
