import {
  defaultZipCode,
  hasEmoji,
  hasLink,
  isAddressText,
  isBlank,
  isZipCode,
  longestAddressText,
} from "@gelora/locale/address.ts";
import { isEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";

export type Place = { readonly code: string; readonly name: string };

/** An address being typed [ACC-04]. */
export type Address = {
  /** Of the saved one that it was taken from. */
  readonly addressId?: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  /** As typed, after +62. */
  readonly mobile: string;
  readonly email: string;
  readonly address1: string;
  readonly state?: Place | undefined;
  readonly city?: Place | undefined;
  readonly district?: Place | undefined;
  readonly zipCode: string;
};

export type AddressField = Exclude<keyof Address, "addressId">;

/** In the page's order: the first invalid one gets the focus. */
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

export const noAddress: Address = {
  firstName: "",
  lastName: "",
  mobile: "",
  email: "",
  address1: "",
  zipCode: "",
};

export type PlaceLevel = "state" | "city" | "district";

/**
 * Choosing a place clears the fields below it [ACC-08]. The register has no postal codes: a new
 * district starts with the default one [K28, CON-17].
 */
export function withPlace(address: Address, level: PlaceLevel, place: Place | undefined): Address {
  if (level === "state") return { ...address, state: place, city: undefined, district: undefined, zipCode: "" };
  if (level === "city") return { ...address, city: place, district: undefined, zipCode: "" };
  return { ...address, district: place, zipCode: place ? address.zipCode || defaultZipCode : "" };
}

export type AddressError =
  | "EMPTY"
  | "TOO_LONG"
  | "HAS_LINK"
  | "HAS_EMOJI"
  | "EMAIL_INVALID"
  | "ZIPCODE_EMPTY"
  | "ZIPCODE_INVALID"
  | NonNullable<ReturnType<typeof mobileError>>;

/**
 * Errors per field [CHK-08, ACC-05 to ACC-08]. Names and street must not be blank.
 * @param asksEmail true for a logged-in guest, whose address has an email field [ACC-05]
 */
export function addressErrors(
  address: Address,
  asksEmail: boolean,
): Readonly<Partial<Record<AddressField, AddressError>>> {
  const errors: [AddressField, AddressError | undefined][] = [
    ["firstName", nameError(address.firstName)],
    ["lastName", nameError(address.lastName)],
    ["mobile", mobileError(address.mobile)],
    ["email", asksEmail ? emailError(address.email.trim()) : undefined],
    ["state", address.state ? undefined : "EMPTY"],
    ["city", address.city ? undefined : "EMPTY"],
    ["district", address.district ? undefined : "EMPTY"],
    ["zipCode", zipCodeError(address.zipCode.trim())],
    ["address1", textError(address.address1, longestAddressText.address1)],
  ];
  return Object.fromEntries(errors.filter(([, error]) => error));
}

function nameError(typed: string): AddressError | undefined {
  return hasLink(typed) ? "HAS_LINK" : textError(typed, longestAddressText.name);
}

function textError(typed: string, most: number): AddressError | undefined {
  if (isBlank(typed)) return "EMPTY";
  if (hasEmoji(typed)) return "HAS_EMOJI";
  return isAddressText(typed, most) ? undefined : "TOO_LONG";
}

function emailError(typed: string): AddressError | undefined {
  if (typed === "") return "EMPTY";
  return isEmail(typed) ? undefined : "EMAIL_INVALID";
}

function zipCodeError(typed: string): AddressError | undefined {
  if (typed === "") return "ZIPCODE_EMPTY";
  return isZipCode(typed) ? undefined : "ZIPCODE_INVALID";
}

/** The place to quote shipping for, once known [CHK-11]. */
export function placeOf({ state, city, district, zipCode }: Address) {
  if (!state || !city || !district || zipCodeError(zipCode.trim())) return undefined;
  return { state, city, district, zipCode: { code: zipCode.trim(), name: zipCode.trim() } };
}

export type AddressKind = "SHIPPING" | "BILLING";

/**
 * The contract's input, or undefined while the address is incomplete. Every address is a personal
 * one, type 2, which nobody sees [ACC-04, Q82].
 */
export function addressInputOf(address: Address, addressKind: AddressKind = "SHIPPING") {
  const place = placeOf(address);
  if (!place) return undefined;
  return {
    ...(address.addressId ? { addressId: address.addressId } : {}),
    type: "2",
    addressKind,
    recipientFirstName: address.firstName.trim(),
    recipientLastName: address.lastName.trim(),
    recipientMobile: mobileDigitsOf(address.mobile),
    recipientEmail: address.email.trim() || null,
    address1: address.address1.trim(),
    ...place,
  };
}

/** What changes an address being typed. */
export type AddressEvent =
  | { readonly type: "typed"; readonly patch: Partial<Omit<Address, PlaceLevel | "addressId">> }
  | { readonly type: "placeChosen"; readonly level: PlaceLevel; readonly place: Place | undefined };

export function addressAfter(address: Address, event: AddressEvent): Address {
  return event.type === "typed" ? { ...address, ...event.patch } : withPlace(address, event.level, event.place);
}

/** Parses a stored address leniently: missing or invalid fields stay empty. */
export function parseAddress(text: string | undefined): Address | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? "");
    if (!isParts(kept)) return undefined;
    const texts = ["firstName", "lastName", "mobile", "email", "address1", "zipCode"] as const;
    const typed = texts.map((name) => [name, typeof kept[name] === "string" ? kept[name] : ""]);
    const places = (["state", "city", "district"] as const).map((name) => [name, parsePlace(kept[name])]);
    const from = typeof kept.addressId === "string" ? { addressId: kept.addressId } : {};
    return { ...noAddress, ...from, ...Object.fromEntries(typed), ...Object.fromEntries(places) };
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
