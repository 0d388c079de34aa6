import { expect, test } from "vitest";
import { fieldOfRefusal, type SignUpForm, signUpErrors } from "./sign-up-form.ts";

const now = new Date("2026-11-21T03:00:00Z");
const address = "sari@contoh.co.id";
const good: SignUpForm = {
  email: address,
  password: "ab12!!",
  rePassword: "ab12!!",
  firstName: "Sari",
  lastName: "Wijaya",
  birthDate: "05/03/2000",
  gender: "FEMALE",
  policyConsent: false,
  dataConsent: false,
  newsletter: false,
};
const errors = (change: Partial<SignUpForm> = {}, verified: string | undefined = address, at = now) =>
  signUpErrors({ ...good, ...change }, verified, at);

test("[SGN-10~] [K11] a good form with a verified address has no error, consent or not", () => {
  expect(errors()).toEqual({});
  expect(errors({ policyConsent: true })).toEqual({});
});

test("[SGN-10~] each condition is taken away in turn", () => {
  expect(signUpErrors(good, undefined, now)).toEqual({ validationCode: "EMAIL_NOT_VERIFIED" });
  expect(errors({}, "other@contoh.co.id")).toEqual({ validationCode: "EMAIL_NOT_VERIFIED" });
  for (const field of ["password", "firstName", "lastName", "birthDate", "gender"] as const) {
    expect(errors({ [field]: "" })).toHaveProperty(field, "REQUIRED");
  }
});

test("[SGN-11] [SGN-12] [SGN-14] [K42] an address is asked for, well formed, and verified", () => {
  expect(errors({ email: " " }).email).toBe("REQUIRED");
  expect([errors({ email: "a@" }).email, errors({ email: "a b@c.d" }).email]).toEqual([
    "EMAIL_INVALID",
    "EMAIL_INVALID",
  ]);
  expect(errors({ email: "new@contoh.co.id" })).toEqual({ validationCode: "EMAIL_NOT_VERIFIED" });
});

test.each(["ab1!x", "abcdefgh12345678!", "abc123", "abc!!!", "123!!!"])(
  "[SGN-15] [SGN-16] %s is no password",
  (password) => {
    expect(errors({ password, rePassword: password })).toEqual({ password: "PASSWORD_RULES" });
  },
);

test("[SGN-17] the repetition differs, also when the password changes afterwards", () => {
  expect(errors({ rePassword: "ab12!?" })).toEqual({ rePassword: "PASSWORDS_DIFFER" });
  expect(errors({ password: "ab12!?" })).toEqual({ rePassword: "PASSWORDS_DIFFER" });
  expect(errors({ rePassword: "" })).toEqual({ rePassword: "REQUIRED" });
});

test("[SGN-18] [SGN-19] [SGN-20] names, gender and day of birth are asked for", () => {
  expect(errors({ firstName: "  ", lastName: "", gender: "", birthDate: "" })).toEqual({
    firstName: "REQUIRED",
    lastName: "REQUIRED",
    gender: "REQUIRED",
    birthDate: "REQUIRED",
  });
  expect(errors({ lastName: "x".repeat(51) }).lastName).toBe("NAME_INVALID");
});

test("[SGN-21~] [Q90] eighteen today by Jakarta's calendar is old enough, eighteen tomorrow is not", () => {
  expect(errors({ birthDate: "21/11/2008" }).birthDate).toBeUndefined();
  expect(errors({ birthDate: "22/11/2008" }).birthDate).toBe("BIRTH_DATE_TOO_YOUNG");
  // Half past midnight in Jakarta, the day before in UTC.
  expect(errors({ birthDate: "22/11/2008" }, address, new Date("2026-11-21T17:30:00Z")).birthDate).toBeUndefined();
  for (const day of ["30/02/2000", "31/02/2000", "29/02/2001", "01/13/2000"])
    expect(errors({ birthDate: day }).birthDate).toBe("BIRTH_DATE_NO_DAY");
  expect(errors({ birthDate: "5/3/00" }).birthDate).toBe("BIRTH_DATE_UNREADABLE");
});

test("a refusal of the shop goes to the field that it is about", () => {
  const fieldOf = (code: string, details = {}) => fieldOfRefusal({ code, details });
  expect(fieldOf("PASSWORD_COMMON")).toBe("password");
  expect(fieldOf("EMAIL_NOT_VERIFIED")).toBe("validationCode");
  expect(fieldOf("NAME_INVALID", { field: "firstName" })).toBe("firstName");
  expect(fieldOf("NAME_INVALID", { field: "lastName" })).toBe("lastName");
  expect(fieldOf("BUSY")).toBeUndefined();
  expect(fieldOf("constructor")).toBeUndefined();
});
