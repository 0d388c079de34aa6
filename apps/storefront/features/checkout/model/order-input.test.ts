import { describe, expect, test } from "vitest";
import { type Address, noAddress } from "../../addresses/address.ts";
import type { SavedAddress } from "../../addresses/saved-address.ts";
import { type Choices, choicesAtFirst } from "./choices.ts";
import { orderInputOf } from "./order-input.ts";

const address: Address = {
  ...noAddress,
  firstName: "Sari",
  lastName: "Dewi",
  mobile: "812 3456 7890",
  address1: "Jl. Braga No. 7",
  state: { code: "32", name: "Jawa Barat" },
  city: { code: "32.73", name: "Kota Bandung" },
  district: { code: "32.73.09", name: "Sumur Bandung" },
  zipCode: "40111",
};
const choices: Choices = {
  ...choicesAtFirst("11"),
  storeCode: "S1",
  methodCode: "regular",
  channelCode: "QRIS",
  termsAccepted: true,
  dataConsent: true,
};
const withoutPoints = { usePoint: false, proof: undefined, guestMobile: undefined };
const offered = {
  checkoutId: "c-1",
  choices,
  logisticsCompanyCode: "JNE",
  total: 250_000,
  points: withoutPoints,
  saved: [],
};

test("[CHK-22~] an order for home delivery has address and courier, no store, and the total that was shown", () => {
  expect(orderInputOf({ address, remark: "  " }, offered)).toMatchObject({
    checkoutId: "c-1",
    distributionType: "11",
    address: { recipientFirstName: "Sari", zipCode: { code: "40111" } },
    storeCode: null,
    shippingMethodCode: "regular",
    logisticsCompanyCode: "JNE",
    paymentChannelCode: "QRIS",
    termsAccepted: true,
    dataConsent: true,
    remark: null,
    agreedTotal: 250_000,
    addressId: null,
    keepAddress: true,
    usePoint: false,
    pinProof: null,
    guestLoyaltyMobile: null,
  });
});

test("[CHK-11~] an order for pick-up has the store, and neither address nor courier, though both were typed", () => {
  const pickUp = { ...offered, choices: { ...choices, distributionType: "21" as const } };
  expect(orderInputOf({ address, remark: " Titip satpam " }, pickUp)).toMatchObject({
    distributionType: "21",
    address: null,
    storeCode: "S1",
    shippingMethodCode: null,
    logisticsCompanyCode: null,
    remark: "Titip satpam",
  });
});

test("[CHK-04~] an order that costs nothing names no channel", () => {
  expect(orderInputOf({ address, remark: "" }, { ...offered, total: 0 })).toMatchObject({
    paymentChannelCode: null,
    agreedTotal: 0,
  });
});

describe("points of an order", () => {
  const typed = { address, remark: "" };

  test("[PIN-01~] [CHK-12~] with the switch on it carries the proof of the PIN, and never the PIN", () => {
    const points = { ...withoutPoints, usePoint: true, proof: "proof-1" };
    const order = orderInputOf(typed, { ...offered, points, total: 225_000 });
    expect(order).toMatchObject({ usePoint: true, pinProof: "proof-1", agreedTotal: 225_000 });
    expect(order).not.toHaveProperty("pin");
  });

  test("[PIN-10~] with the switch off again no proof is sent", () => {
    const points = { ...withoutPoints, proof: "proof-1" };
    expect(orderInputOf(typed, { ...offered, points })).toMatchObject({ usePoint: false, pinProof: null });
  });

  test("[CHK-13~] a guest's order names the card that earns for it", () => {
    const points = { ...withoutPoints, guestMobile: "8120000001" };
    expect(orderInputOf(typed, { ...offered, points })).toMatchObject({ guestLoyaltyMobile: "8120000001" });
  });
});

describe("a saved address", () => {
  const { firstName, lastName, mobile, ...places } = address;
  const recipient = { recipientFirstName: firstName, recipientLastName: lastName, recipientMobile: mobile };
  const own: SavedAddress = { ...places, ...recipient, addressId: "A1", zipCode: { code: "40111", name: "40111" } };
  const taken = { address: { ...address, addressId: "A1" }, remark: "" };

  test("is named, beside what was shown of it, and not saved again as it was then", () => {
    expect(orderInputOf(taken, { ...offered, saved: [own] })).toMatchObject({
      addressId: "A1",
      address: { addressId: "A1", recipientFirstName: "Sari" },
      keepAddress: false,
    });
  });

  test("[CHK-09~] that lacked its zip code is saved with it", () => {
    expect(orderInputOf(taken, { ...offered, saved: [{ ...own, zipCode: null }] }).keepAddress).toBe(true);
  });
});

test("guests have nowhere to keep an address", () => {
  expect(orderInputOf({ address, remark: "" }, { ...offered, saved: undefined }).keepAddress).toBe(false);
});
