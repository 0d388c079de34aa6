import { isEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf, mobileFault } from "@gelora/locale/mobile.ts";

export type Place = { readonly code: string; readonly name: string };

/** An address while it is typed [ACC-04]. */
export type Address = {
  readonly firstName: string;
  readonly lastName: string;
  /** As typed; +62 stands before it. */
  readonly mobile: string;
  readonly email: string;
  readonly address1: string;
  readonly state?: Place | undefined;
  readonly city?: Place | undefined;
  readonly district?: Place | undefined;
  readonly zipCode: string;
};

export type AddressField = keyof Address;

/** In the order of the page: the first faulty one gets the focus. */
export const addressFields = [
  "firstName",
  "lastName",
  "mobile",
  "email",
  "state",
  "city",
  "district",
  "zipCode",
  "address1",
] as const satisfies readonly AddressField[];

/** Counts as given where a district's postal code is not known [ACC-08, K28]. */
export const defaultZipCode = "00000";
export const longest = { name: 50, address1: 100 } as const;

export const noAddress: Address = {
  firstName: "",
  lastName: "",
  mobile: "",
  email: "",
  address1: "",
  zipCode: "",
};

/** Another province empties what lies in it [ACC-08]. */
export function withState(address: Address, state: Place | undefined): Address {
  return { ...address, state, city: undefined, district: undefined, zipCode: "" };
}

export function withCity(address: Address, city: Place | undefined): Address {
  return { ...address, city, district: undefined, zipCode: "" };
}

/** The register knows no postal codes: a fresh district starts with the default one [K28, CON-17]. */
export function withDistrict(address: Address, district: Place | undefined): Address {
  return { ...address, district, zipCode: district ? address.zipCode || defaultZipCode : "" };
}

export type AddressFault =
  | "EMPTY"
  | "TOO_LONG"
  | "EMAIL_INVALID"
  | "ZIPCODE_EMPTY"
  | "ZIPCODE_INVALID"
  | NonNullable<ReturnType<typeof mobileFault>>;

/**
 * What is wrong with each field [CHK-08, ACC-05 to ACC-08]. Names and street must not be blank.
 * @param asksEmail true for a logged-in guest, whose address has an email field [ACC-05]
 */
export function addressFaults(
  address: Address,
  asksEmail: boolean,
): Readonly<Partial<Record<AddressField, AddressFault>>> {
  const faults: [AddressField, AddressFault | undefined][] = [
    ["firstName", textFault(address.firstName, longest.name)],
    ["lastName", textFault(address.lastName, longest.name)],
    ["mobile", mobileFault(address.mobile)],
    ["email", asksEmail ? emailFault(address.email.trim()) : undefined],
    ["state", address.state ? undefined : "EMPTY"],
    ["city", address.city ? undefined : "EMPTY"],
    ["district", address.district ? undefined : "EMPTY"],
    ["zipCode", zipCodeFault(address.zipCode.trim())],
    ["address1", textFault(address.address1, longest.address1)],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault));
}

function textFault(typed: string, most: number): AddressFault | undefined {
  const text = typed.trim();
  if (text === "") return "EMPTY";
  return text.length > most ? "TOO_LONG" : undefined;
}

function emailFault(typed: string): AddressFault | undefined {
  if (typed === "") return "EMPTY";
  return isEmail(typed) ? undefined : "EMAIL_INVALID";
}

function zipCodeFault(typed: string): AddressFault | undefined {
  if (typed === "") return "ZIPCODE_EMPTY";
  return /^\d{5}$/.test(typed) ? undefined : "ZIPCODE_INVALID";
}

/** Where the couriers are asked to go, once it is known [CHK-11]. */
export function placeOf({ state, city, district, zipCode }: Address) {
  if (!state || !city || !district || zipCodeFault(zipCode.trim())) return undefined;
  return { state, city, district, zipCode: { code: zipCode.trim(), name: zipCode.trim() } };
}

/** What the contract takes, or undefined while the address is not complete. */
export function addressInputOf(address: Address) {
  const place = placeOf(address);
  if (!place) return undefined;
  return {
    type: "2",
    addressKind: "SHIPPING",
    recipientFirstName: address.firstName.trim(),
    recipientLastName: address.lastName.trim(),
    recipientMobile: mobileDigitsOf(address.mobile),
    recipientEmail: address.email.trim() || null,
    address1: address.address1.trim(),
    ...place,
  };
}

/** An address that was kept as text, as far as it is one: what is missing or strange stays empty. */
export function parseAddress(text: string | undefined): Address | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? "");
    if (!isParts(kept)) return undefined;
    const texts = ["firstName", "lastName", "mobile", "email", "address1", "zipCode"] as const;
    const typed = texts.map((name) => [name, typeof kept[name] === "string" ? kept[name] : ""]);
    const places = (["state", "city", "district"] as const).map((name) => [name, parsePlace(kept[name])]);
    return { ...noAddress, ...Object.fromEntries(typed), ...Object.fromEntries(places) };
  } catch {
    return undefined;
  }
}

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function parsePlace(kept: unknown): Place | undefined {
  if (!isParts(kept) || typeof kept.code !== "string" || typeof kept.name !== "string") return undefined;
  return { code: kept.code, name: kept.name };
}
