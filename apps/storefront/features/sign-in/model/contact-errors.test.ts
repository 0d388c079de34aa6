import { expect, test } from "vitest";
import { contactErrors } from "./contact-errors.ts";

test("[LGN-18] a guest gives an email address and a mobile number, as people write them", () => {
  expect(contactErrors({ email: " sari@contoh.co.id ", mobile: "812 3456 7890" })).toEqual({});
  expect(contactErrors({ email: "sari@contoh.co.id", mobile: "081234567890" })).toEqual({});
});

test("[LGN-18] [CON-01] each error names its field and its cause", () => {
  expect(contactErrors({ email: "", mobile: "" })).toEqual({ email: "EMAIL_EMPTY", mobile: "MOBILE_EMPTY" });
  expect(contactErrors({ email: "sari@", mobile: "8123456" })).toEqual({
    email: "EMAIL_INVALID",
    mobile: "MOBILE_LENGTH",
  });
  expect(contactErrors({ email: "sari@contoh.id", mobile: "7123456789" })).toEqual({ mobile: "MOBILE_INVALID" });
});
