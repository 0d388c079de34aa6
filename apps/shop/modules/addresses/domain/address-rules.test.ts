import { isEmail } from "@gelora/locale/email.ts";
import { mobileError } from "@gelora/locale/mobile.ts";
import { describe, expect, test } from "vitest";
import { addressFailure, type TypedAddress } from "./address-rules.ts";

const knowledge = {
  isEmail,
  isMobile: (typed: string) => mobileError(typed) === undefined,
  isPlaceChain: (state: string, city: string, district: string) =>
    `${state} ${city} ${district}` === "31 31.71 31.71.01",
};
const address: TypedAddress = {
  firstName: "Sari",
  lastName: "Wulandari",
  mobile: "0812-3456-7890",
  email: "",
  address1: "Jl. Merdeka Barat 1",
  stateCode: "31",
  cityCode: "31.71",
  districtCode: "31.71.01",
  zipCode: "10110",
};

describe("a delivery address", () => {
  test("[CHK-08] is good when complete", () => {
    expect(addressFailure(address, knowledge)).toBeUndefined();
  });

  test.each([
    ["firstName", "recipientFirstName"],
    ["lastName", "recipientLastName"],
    ["mobile", "recipientMobile"],
    ["address1", "address1"],
    ["stateCode", "district"],
    ["cityCode", "district"],
    ["districtCode", "district"],
  ] as const)("[CHK-08] is refused without %s, and the failure names %s", (part, field) => {
    expect(addressFailure({ ...address, [part]: " " }, knowledge)).toEqual({
      code: "DELIVERY_INVALID",
      details: { field },
    });
  });

  test("[CHK-09~] without a zip code has its own code", () => {
    expect(addressFailure({ ...address, zipCode: "" }, knowledge)?.code).toBe("ZIPCODE_EMPTY");
  });

  test.each([
    ["a name that nobody sees (AC-70)", { firstName: "\u200d\u200c" }],
    ["a name that is a link", { lastName: "https://prize.test" }],
    ["a mobile of letters", { mobile: "oh eight one" }],
    ["a mobile of a landline", { mobile: "0213456789" }],
    ["a zip code of four digits", { zipCode: "1011" }],
    ["an email without an at sign", { email: "sari.example" }],
    ["an address of more than 100 characters", { address1: "x".repeat(101) }],
    ["a district of another city", { districtCode: "31.72.01" }],
  ])("is refused with %s", (_case, change) => {
    expect(addressFailure({ ...address, ...change }, knowledge)?.code).toBe("DELIVERY_INVALID");
  });

  test("00000 stands for a district without zip codes (K28)", () => {
    expect(addressFailure({ ...address, zipCode: "00000" }, knowledge)).toBeUndefined();
  });
});
