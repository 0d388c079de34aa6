import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Place } from "../../delivery/delivery.ts";

export const addressKinds = ["SHIPPING", "BILLING"] as const;
export type AddressKind = (typeof addressKinds)[number];

/** @param name as the contract writes it, SHIPPING if absent; INVALID_INPUT for any other */
export function addressKindOf(name: string | null | undefined): Outcome<AddressKind> {
  const found = addressKinds.find((kind) => kind === (name ?? "SHIPPING"));
  const reason = "addressKind is SHIPPING or BILLING.";
  return found ? success(found) : failure("INVALID_INPUT", { field: "addressKind", reason });
}

/** An address that is complete and as couriers and invoices take it [CHK-08]. */
export type CheckedAddress = {
  readonly firstName: string;
  readonly lastName: string;
  /** Without the +62 prefix. */
  readonly mobile: string;
  /** May be empty: the account's own is used then. */
  readonly email: string;
  readonly address1: string;
  readonly state: Place;
  readonly city: Place;
  readonly district: Place;
  readonly zipCode: Place;
};

/** A member's address; those of an earlier shop may lack the zip code [CHK-09, K28]. */
export type SavedAddress = Omit<CheckedAddress, "zipCode"> & {
  readonly addressId: string;
  readonly kind: AddressKind;
  /** Personal '2', which is all that is asked for, or an earlier shop's corporate '1' [Q82]. */
  readonly type: "1" | "2";
  readonly zipCode: Place | undefined;
  readonly isDefault: boolean;
};

const samePart = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether two addresses say the same, so that the second is not worth a row of its own. */
export function isSameAddress(one: Omit<CheckedAddress, "zipCode">, other: Omit<CheckedAddress, "zipCode">): boolean {
  const texts = ["firstName", "lastName", "mobile", "address1"] as const;
  return texts.every((part) => samePart(one[part], other[part])) && one.district.code === other.district.code;
}
