/** An address as typed, in our words. Codes are those of the official register. */
export type TypedAddress = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  /** May be empty: the account's own is taken then. */
  readonly email: string;
  readonly address1: string;
  readonly stateCode: string;
  readonly cityCode: string;
  readonly districtCode: string;
  readonly zipCode: string;
};

/** What other parts know about the pieces of an address. */
export type AddressKnowledge = {
  readonly isMobile: (typed: string) => boolean;
  readonly isEmail: (typed: string) => boolean;
  /** True when each place lies in the one before. */
  readonly isPlaceChain: (state: string, city: string, district: string) => boolean;
};

const longest = { name: 50, address1: 100 } as const;

/** @returns the code of what is wrong with an address, or undefined for a complete one [CHK-08, CHK-09, K28] */
export function addressFault(
  address: TypedAddress,
  knowledge: AddressKnowledge,
): "DELIVERY_INVALID" | "ZIPCODE_EMPTY" | undefined {
  const { firstName, lastName, mobile, email, address1, stateCode, cityCode, districtCode, zipCode } = address;
  const complete =
    isText(firstName, longest.name) &&
    isText(lastName, longest.name) &&
    isText(address1, longest.address1) &&
    knowledge.isMobile(mobile) &&
    (email.trim() === "" || knowledge.isEmail(email.trim())) &&
    knowledge.isPlaceChain(stateCode, cityCode, districtCode);
  if (!complete) return "DELIVERY_INVALID";
  if (zipCode.trim() === "") return "ZIPCODE_EMPTY";
  return /^\d{5}$/.test(zipCode.trim()) ? undefined : "DELIVERY_INVALID";
}

/** Something to see: joiners alone look like nothing. A single mark counts, which is how people with one name fill in the last one. */
function isText(typed: string, most: number): boolean {
  const text = typed.trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) && text.length <= most;
}
