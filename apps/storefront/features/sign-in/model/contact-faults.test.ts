import { expect, test } from "vitest";
import { contactFaults } from "./contact-faults.ts";

test("[LGN-18] a guest gives an email address and a mobile number, as people write them", () => {
  expect(contactFaults({ email: " sari@contoh.co.id ", mobile: "812 3456 7890" })).toEqual({});
  expect(contactFaults({ email: "sari@contoh.co.id", mobile: "081234567890" })).toEqual({});
});

test("[LGN-18] [CON-01] each fault names its field and its cause", () => {
  expect(contactFaults({ email: "", mobile: "" })).toEqual({ email: "EMAIL_EMPTY", mobile: "MOBILE_EMPTY" });
  expect(contactFaults({ email: "sari@", mobile: "8123456" })).toEqual({
    email: "EMAIL_INVALID",
    mobile: "MOBILE_LENGTH",
  });
  expect(contactFaults({ email: "sari@contoh.id", mobile: "7123456789" })).toEqual({ mobile: "MOBILE_INVALID" });
});
