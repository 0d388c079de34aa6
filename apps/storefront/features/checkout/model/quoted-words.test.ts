import { expect, test } from "vitest";
import words from "../messages/en-US.json" with { type: "json" };

test("[CHK-07] [CHK-09~] each error has the documents' own words", () => {
  expect(words).toMatchObject({
    "fault.DELIVERY_INVALID": "delivery invalid",
    "fault.SHIPPING_INVALID": "shipping invalid",
    "fault.PAYMENT_INVALID": "payment invalid",
    "fault.TERMS_INVALID": "terms invalid",
    "fault.CONSENT_INVALID": "consent invalid",
    "fault.ZIPCODE_EMPTY": "zipcode empty",
  });
});

test("[CHK-25] [CON-22~] the page says how long a delivery takes", () => {
  expect(words.workingDays).toContain("about 3-7 working days");
});
