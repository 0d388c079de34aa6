import { describe, expect, test } from "vitest";
import { type CheckedChoices, checkoutErrors, errorsToShow, finishedSections } from "./checkout-errors.ts";

const good: CheckedChoices = {
  distributionType: "11",
  keepAddress: true,
  addressErrors: {},
  storeCode: undefined,
  methodCode: "grab-instant",
  channelCode: "BCA_VA",
  cardIsGood: true,
  totalAmount: 1_299_000,
  termsAccepted: true,
  dataConsent: true,
};

const nothing: CheckedChoices = {
  ...good,
  addressErrors: { firstName: "EMPTY", zipCode: "ZIPCODE_EMPTY" },
  methodCode: undefined,
  channelCode: undefined,
  termsAccepted: false,
  dataConsent: false,
};

describe("what is checked when Checkout is pressed", () => {
  test("[CHK-03] [CHK-07] delivery, shipping, payment and terms are shown together, without the consent", () => {
    expect(checkoutErrors(nothing)).toEqual([
      "DELIVERY_INVALID",
      "SHIPPING_INVALID",
      "PAYMENT_INVALID",
      "TERMS_INVALID",
    ]);
  });

  test("[CHK-07] each alone gives its own error", () => {
    expect(checkoutErrors({ ...good, addressErrors: { city: "EMPTY" } })).toEqual(["DELIVERY_INVALID"]);
    expect(checkoutErrors({ ...good, methodCode: undefined })).toEqual(["SHIPPING_INVALID"]);
    expect(checkoutErrors({ ...good, channelCode: undefined })).toEqual(["PAYMENT_INVALID"]);
    expect(checkoutErrors({ ...good, cardIsGood: false })).toEqual(["PAYMENT_INVALID"]);
    expect(checkoutErrors({ ...good, termsAccepted: false })).toEqual(["TERMS_INVALID"]);
  });

  test("[CHK-05] the consent is asked for only after the four pass", () => {
    expect(checkoutErrors({ ...good, dataConsent: false })).toEqual(["CONSENT_INVALID"]);
    expect(checkoutErrors({ ...good, dataConsent: false, termsAccepted: false })).toEqual(["TERMS_INVALID"]);
    expect(checkoutErrors(good)).toEqual([]);
  });

  test("[CHK-05] a shopper who has fixed the terms reads of the consent at once, and nobody does before the first press", () => {
    expect(errorsToShow(["TERMS_INVALID"], ["CONSENT_INVALID"])).toEqual(["CONSENT_INVALID"]);
    expect(errorsToShow([], ["CONSENT_INVALID"])).toEqual([]);
    expect(errorsToShow(["TERMS_INVALID"], [])).toEqual([]);
  });

  test("[CHK-03] an error goes when it is fixed, and new errors wait for the next press", () => {
    expect(errorsToShow(["PAYMENT_INVALID", "TERMS_INVALID"], ["SHIPPING_INVALID", "TERMS_INVALID"])).toEqual([
      "TERMS_INVALID",
    ]);
    expect(errorsToShow(["PAYMENT_INVALID"], ["SHIPPING_INVALID"])).toEqual([]);
  });

  test("[CHK-04~] payment is skipped when the total is 0, and only then", () => {
    const unpaid = { ...good, channelCode: undefined, cardIsGood: false };
    expect(checkoutErrors({ ...unpaid, totalAmount: 0 })).toEqual([]);
    expect(checkoutErrors({ ...unpaid, totalAmount: 1 })).toEqual(["PAYMENT_INVALID"]);
  });

  test("[CHK-09~] an address that lacks only its zip code says so", () => {
    expect(checkoutErrors({ ...good, addressErrors: { zipCode: "ZIPCODE_EMPTY" } })).toEqual(["ZIPCODE_EMPTY"]);
  });

  test("[CHK-11] pick-up needs a store, and neither address nor shipping", () => {
    const pickup: CheckedChoices = { ...nothing, distributionType: "21", channelCode: "QRIS", termsAccepted: true };
    expect(checkoutErrors(pickup)).toEqual(["DELIVERY_INVALID"]);
    expect(checkoutErrors({ ...pickup, storeCode: "S1", dataConsent: true })).toEqual([]);
  });
});

test("[CHK-02~] a section is finished when nothing in it is missing; the last one, when both are ticked", () => {
  expect(finishedSections(good, [])).toEqual(["delivery", "shipping", "payment", "confirm"]);
  expect(finishedSections(good, ["ZIPCODE_EMPTY", "PAYMENT_INVALID"])).toEqual(["shipping", "confirm"]);
  expect(finishedSections({ ...good, dataConsent: false }, ["DELIVERY_INVALID"])).toEqual(["shipping", "payment"]);
});
