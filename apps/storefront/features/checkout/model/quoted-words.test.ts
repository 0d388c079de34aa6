import { expect, test } from "vitest";
import words from "../messages/en-US.json" with { type: "json" };

test("[CHK-07] [CHK-09~] each error has the documents' own words", () => {
  expect(words).toMatchObject({
    "error.DELIVERY_INVALID": "delivery invalid",
    "error.SHIPPING_INVALID": "shipping invalid",
    "error.PAYMENT_INVALID": "payment invalid",
    "error.TERMS_INVALID": "terms invalid",
    "error.CONSENT_INVALID": "consent invalid",
    "error.ZIPCODE_EMPTY": "zipcode empty",
  });
});

test("[CHK-25] [CON-22~] the page says how long a delivery takes", () => {
  expect(words.workingDays).toContain("about 3-7 working days");
});
