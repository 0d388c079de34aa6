import { randomUUID } from "node:crypto";
import type { Platform } from "../../../platform/platform.ts";
import type { SavedAddress } from "../domain/address.ts";
import { insertAddress } from "../storage/address-rows.ts";

/** As an earlier shop left it: of a company, and without a zip code [CHK-09]. */
const oldAddress: Omit<SavedAddress, "isDefault" | "addressId"> = {
  kind: "SHIPPING",
  type: "1",
  firstName: "Sari",
  lastName: "Wulandari",
  mobile: "81234567890",
  email: "",
  address1: "Jl. Lama No. 7",
  state: { code: "31", name: "DKI Jakarta" },
  city: { code: "31.71", name: "Kota Administrasi Jakarta Pusat" },
  district: { code: "31.71.01", name: "Gambir" },
  zipCode: undefined,
};

/** @returns its id */
export async function saveOldAddress(platform: Platform, memberCode: string): Promise<string> {
  const addressId = randomUUID();
  await insertAddress(platform, memberCode, { addressId, ...oldAddress }, 1);
  return addressId;
}
