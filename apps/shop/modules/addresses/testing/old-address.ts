import type { SavedAddress } from "../domain/address.ts";

/** As an earlier shop left it: of a company, and without a zip code [CHK-09]. */
export const oldAddress: Omit<SavedAddress, "isDefault"> = {
  addressId: "0f5e7a52-6f0e-4d5c-9a51-3f9b6a1c2d01",
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
