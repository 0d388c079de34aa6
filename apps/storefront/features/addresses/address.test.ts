import { describe, expect, test } from "vitest";
import { type Address, addressErrors, addressInputOf, noAddress, parseAddress, placeOf, withPlace } from "./address.ts";

const complete: Address = {
  firstName: "Sari",
  lastName: "Dewi",
  mobile: "0812 3456 7890",
  email: "sari@contoh.co.id",
  address1: "Jl. Braga No. 7",
  state: { code: "32", name: "Jawa Barat" },
  city: { code: "32.73", name: "Kota Bandung" },
  district: { code: "32.73.09", name: "Sumur Bandung" },
  zipCode: "40111",
};

describe("a new address", () => {
  test("[CHK-08] must be complete: every field that is left out is named", () => {
    expect(addressErrors(complete, true)).toEqual({});
    expect(addressErrors(noAddress, true)).toEqual({
      firstName: "EMPTY",
      lastName: "EMPTY",
      mobile: "MOBILE_EMPTY",
      email: "EMPTY",
      state: "EMPTY",
      city: "EMPTY",
      district: "EMPTY",
      zipCode: "ZIPCODE_EMPTY",
      address1: "EMPTY",
    });
  });

  test("[ACC-06] blanks are no name, and a street has at most 100 characters", () => {
    expect(addressErrors({ ...complete, firstName: "   ", address1: "a".repeat(100) }, true)).toEqual({
      firstName: "EMPTY",
    });
    expect(addressErrors({ ...complete, address1: "a".repeat(101) }, true)).toEqual({ address1: "TOO_LONG" });
  });

  test("[ACC-06] a link is no name", () => {
    const errors = addressErrors({ ...complete, firstName: "https://prize.test", lastName: "www.prize.test" }, true);
    expect(errors).toEqual({ firstName: "HAS_LINK", lastName: "HAS_LINK" });
  });

  test("[ACC-06~] emoji are nothing that a courier's label can show", () => {
    const errors = addressErrors({ ...complete, firstName: "😀😀", address1: "Jl. Braga 😀" }, true);
    expect(errors).toEqual({ firstName: "HAS_EMOJI", address1: "HAS_EMOJI" });
  });

  test("[ACC-05] the email counts only where it is asked", () => {
    expect(addressErrors({ ...complete, email: "sari@" }, true)).toEqual({ email: "EMAIL_INVALID" });
    expect(addressErrors({ ...complete, email: "" }, false)).toEqual({});
  });

  test("[CHK-09~] [K28] without a zip code it is ZIPCODE_EMPTY; 00000 counts as given", () => {
    expect(addressErrors({ ...complete, zipCode: " " }, true)).toEqual({ zipCode: "ZIPCODE_EMPTY" });
    expect(addressErrors({ ...complete, zipCode: "4011" }, true)).toEqual({ zipCode: "ZIPCODE_INVALID" });
    expect(addressErrors({ ...complete, zipCode: "00000" }, true)).toEqual({});
  });
});

describe("the cascade of places", () => {
  test("[ACC-08~] another province clears city, district and zip; another city clears district and zip", () => {
    const moved = withPlace(complete, "state", { code: "51", name: "Bali" });
    expect(moved).toMatchObject({ state: { code: "51" }, city: undefined, district: undefined, zipCode: "" });
    const across = withPlace(complete, "city", { code: "32.04", name: "Bandung" });
    expect(across).toMatchObject({ state: complete.state, district: undefined, zipCode: "" });
  });

  test("[ACC-08~] [CON-17] a fresh district gets the default zip, a typed one stays", () => {
    const district = { code: "32.73.10", name: "Andir" };
    expect(withPlace({ ...complete, zipCode: "" }, "district", district).zipCode).toBe("00000");
    expect(withPlace(complete, "district", district).zipCode).toBe("40111");
    expect(withPlace(complete, "district", undefined).zipCode).toBe("");
  });

  test("[CHK-11] the couriers are asked once district and zip are known", () => {
    expect(placeOf(complete)?.zipCode).toEqual({ code: "40111", name: "40111" });
    expect(placeOf({ ...complete, zipCode: "401" })).toBeUndefined();
    expect(placeOf({ ...complete, district: undefined })).toBeUndefined();
  });
});

test("[ACC-04] [ACC-07] what is sent is trimmed, personal, and has the digits after +62", () => {
  expect(addressInputOf({ ...complete, firstName: " Sari " })).toMatchObject({
    type: "2",
    recipientFirstName: "Sari",
    recipientMobile: "81234567890",
    recipientEmail: "sari@contoh.co.id",
    district: { code: "32.73.09", name: "Sumur Bandung" },
  });
  expect(addressInputOf(noAddress)).toBeUndefined();
});

test("[CHK-08] what was typed survives a reload; a spoilt text does no harm", () => {
  expect(parseAddress(JSON.stringify(complete))).toEqual(complete);
  expect(parseAddress(JSON.stringify({ firstName: 7, city: { code: 1 }, lastName: "Dewi" }))).toEqual({
    ...noAddress,
    lastName: "Dewi",
    state: undefined,
    city: undefined,
    district: undefined,
  });
  for (const spoilt of [undefined, "", "{", "null", "7"]) expect(parseAddress(spoilt)).toBeUndefined();
});
