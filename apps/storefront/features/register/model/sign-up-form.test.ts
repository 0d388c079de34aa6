import { expect, test } from "vitest";
import { fieldOfRefusal, type SignUpForm, signUpFaults } from "./sign-up-form.ts";

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
  newsletter: false,
};
const faults = (change: Partial<SignUpForm> = {}, verified: string | undefined = address, at = now) =>
  signUpFaults({ ...good, ...change }, verified, at);

test("[SGN-10] [K11] a good form with a verified address has no fault, consent or not", () => {
  expect(faults()).toEqual({});
  expect(faults({ policyConsent: true })).toEqual({});
});

test("[SGN-10] each condition is taken away in turn", () => {
  expect(signUpFaults(good, undefined, now)).toEqual({ validationCode: "EMAIL_NOT_VERIFIED" });
  expect(faults({}, "other@contoh.co.id")).toEqual({ validationCode: "EMAIL_NOT_VERIFIED" });
  for (const field of ["password", "firstName", "lastName", "birthDate", "gender"] as const) {
    expect(faults({ [field]: "" })).toHaveProperty(field, "REQUIRED");
  }
});

test("[SGN-11] [SGN-12] [SGN-14] [K42] an address is asked for, well formed, and verified", () => {
  expect(faults({ email: " " }).email).toBe("REQUIRED");
  expect([faults({ email: "a@" }).email, faults({ email: "a b@c.d" }).email]).toEqual([
    "EMAIL_INVALID",
    "EMAIL_INVALID",
  ]);
  expect(faults({ email: "new@contoh.co.id" })).toEqual({ validationCode: "EMAIL_NOT_VERIFIED" });
});

test.each(["ab1!x", "abcdefgh12345678!", "abc123", "abc!!!", "123!!!"])(
  "[SGN-15] [SGN-16] %s is no password",
  (password) => {
    expect(faults({ password, rePassword: password })).toEqual({ password: "PASSWORD_RULES" });
  },
);

test("[SGN-17] the repetition differs, also when the password changes afterwards", () => {
  expect(faults({ rePassword: "ab12!?" })).toEqual({ rePassword: "PASSWORDS_DIFFER" });
  expect(faults({ password: "ab12!?" })).toEqual({ rePassword: "PASSWORDS_DIFFER" });
  expect(faults({ rePassword: "" })).toEqual({ rePassword: "REQUIRED" });
});

test("[SGN-18] [SGN-19] [SGN-20] names, gender and day of birth are asked for", () => {
  expect(faults({ firstName: "  ", lastName: "", gender: "", birthDate: "" })).toEqual({
    firstName: "REQUIRED",
    lastName: "REQUIRED",
    gender: "REQUIRED",
    birthDate: "REQUIRED",
  });
  expect(faults({ lastName: "x".repeat(51) }).lastName).toBe("NAME_INVALID");
});

test("[SGN-21] [Q90] eighteen today by Jakarta's calendar is old enough, eighteen tomorrow is not", () => {
  expect(faults({ birthDate: "21/11/2008" }).birthDate).toBeUndefined();
  expect(faults({ birthDate: "22/11/2008" }).birthDate).toBe("BIRTH_DATE_TOO_YOUNG");
  // Half past midnight in Jakarta, still the day before in UTC.
  expect(faults({ birthDate: "22/11/2008" }, address, new Date("2026-11-21T17:30:00Z")).birthDate).toBeUndefined();
  expect(faults({ birthDate: "30/02/2000" }).birthDate).toBe("BIRTH_DATE_UNREADABLE");
  expect(faults({ birthDate: "5/3/00" }).birthDate).toBe("BIRTH_DATE_UNREADABLE");
});

test("a refusal of the shop goes to the field that it is about", () => {
  expect(fieldOfRefusal("PASSWORD_COMMON")).toBe("password");
  expect(fieldOfRefusal("EMAIL_NOT_VERIFIED")).toBe("validationCode");
  expect(fieldOfRefusal("BUSY")).toBeUndefined();
  expect(fieldOfRefusal("constructor")).toBeUndefined();
});
