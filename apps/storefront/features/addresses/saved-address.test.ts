import { expect, test } from "vitest";
import { addressErrors, addressInputOf } from "./address.ts";
import { fullName, placesLine, type SavedAddress, typedOf } from "./saved-address.ts";

const saved: SavedAddress = {
  addressId: "A1",
  recipientFirstName: "Sari",
  recipientLastName: "Dewi",
  recipientMobile: "81234567890",
  address1: "Jl. Braga No. 7",
  state: { code: "32", name: "Jawa Barat" },
  city: { code: "32.73", name: "Kota Bandung" },
  district: { code: "32.73.09", name: "Sumur Bandung" },
  zipCode: { code: "40111", name: "Braga" },
};

test.each([
  [{ code: "40111", name: "Braga" }, "Sumur Bandung, Kota Bandung, Jawa Barat, Braga"],
  [{ code: "40111", name: "" }, "Sumur Bandung, Kota Bandung, Jawa Barat, 40111"],
  [{ code: "00000", name: "00000" }, "Sumur Bandung, Kota Bandung, Jawa Barat"],
  [null, "Sumur Bandung, Kota Bandung, Jawa Barat"],
])("[ACC-09~] with the zip %j the places read %s", (zipCode, line) => {
  expect(placesLine({ ...saved, zipCode })).toBe(line);
});

test("[ACC-04~, Q82] a saved address is changed in its place, as type 2", () => {
  expect(fullName(saved)).toBe("Sari Dewi");
  expect(addressInputOf(typedOf(saved), "BILLING")).toMatchObject({
    addressId: "A1",
    type: "2",
    addressKind: "BILLING",
    recipientMobile: "81234567890",
    zipCode: { code: "40111" },
  });
});

test("[CHK-09~] an old one without a zip says that it is empty, and nothing else", () => {
  expect(addressErrors(typedOf({ ...saved, zipCode: null }), false)).toEqual({ zipCode: "ZIPCODE_EMPTY" });
});
