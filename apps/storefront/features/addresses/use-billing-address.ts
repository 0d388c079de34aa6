import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { addressesDocument } from "./data/address-documents.ts";
import { fullName, placesLine } from "./saved-address.ts";

/**
 * A member's default billing address, in the two lines of an invoice; undefined while there is
 * none.
 */
export function useBillingAddress(isMember: boolean): { readonly name: string; readonly address: string } | undefined {
  const { loaded } = useShopRead(addressesDocument, isMember ? { addressKind: "BILLING" } : undefined);
  const saved = loaded.state === "ready" ? loaded.value.addressList[0] : undefined;
  return saved && { name: fullName(saved), address: [saved.address1, placesLine(saved)].filter(Boolean).join(", ") };
}
