import { shownZipCode } from "@gelora/locale/address.ts";
import { type Address, noAddress, type Place } from "./address.ts";

type Texts =
  | "addressId"
  | "recipientFirstName"
  | "recipientLastName"
  | "recipientMobile"
  | "recipientEmail"
  | "address1";
type Places = "state" | "city" | "district" | "zipCode";

/** A saved address as the contract has it [ACC-04]. */
export type SavedAddress = { readonly [Name in Texts]?: string | null } & {
  readonly [Name in Places]?: Place | null;
} & { readonly isDefault?: boolean | null };

/** To be changed, or to order with; an old one may lack its zip code [CHK-09]. */
export function typedOf(saved: SavedAddress): Address {
  return {
    ...noAddress,
    addressId: saved.addressId ?? undefined,
    firstName: saved.recipientFirstName ?? "",
    lastName: saved.recipientLastName ?? "",
    mobile: saved.recipientMobile ?? "",
    email: saved.recipientEmail ?? "",
    address1: saved.address1 ?? "",
    state: saved.state ?? undefined,
    city: saved.city ?? undefined,
    district: saved.district ?? undefined,
    zipCode: saved.zipCode?.code ?? "",
  };
}

/**
 * District, city, state, then the zip's name or else its code, without the stand-in [ACC-09, K28].
 */
export function placesLine({ district, city, state, zipCode }: Pick<SavedAddress, Places>): string {
  const zip = shownZipCode(zipCode?.name || zipCode?.code);
  return [district?.name, city?.name, state?.name, zip].filter(Boolean).join(", ");
}

export function fullName({ recipientFirstName, recipientLastName }: SavedAddress): string {
  return [recipientFirstName, recipientLastName].filter(Boolean).join(" ");
}
