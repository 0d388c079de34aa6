/** An address of the account, complete. */
export const savedAddress = {
  addressId: "A1",
  recipientFirstName: "Sari",
  recipientLastName: "Wulandari",
  recipientMobile: "81234567890",
  recipientEmail: null,
  address1: "Jl. Merdeka 1",
  isDefault: true,
  state: { code: "31", name: "DKI Jakarta" },
  city: { code: "31.73", name: "Jakarta Pusat" },
  district: { code: "31.73.02", name: "Gambir" },
  zipCode: { code: "10110", name: "10110" },
};
