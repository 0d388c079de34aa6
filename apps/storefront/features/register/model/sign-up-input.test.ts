import { readBirthDate } from "@gelora/person/birth-date.ts";
import { expect, test } from "vitest";
import { clientState } from "../../../platform/session/client-state.ts";
import type { SignUpForm } from "./sign-up-form.ts";
import { memberCodeOf, signUpInput } from "./sign-up-input.ts";

const form: SignUpForm = {
  email: " sari@contoh.co.id ",
  password: "rahasia1!",
  rePassword: "rahasia1!",
  firstName: " Sari ",
  lastName: "Wijaya",
  birthDate: "05/03/2000",
  gender: "FEMALE",
  policyConsent: true,
  dataConsent: false,
  newsletter: true,
};
const key = { token: "phone token", mobile: "81234567890", redirectUrl: "/store" };

function input(change: object = {}, carried: { id?: string; memberCode?: string; referralCode?: string } = {}) {
  const birthDate = readBirthDate(form.birthDate);
  if (!birthDate) throw new Error("no date");
  return signUpInput(
    { form, birthDate, gender: "FEMALE" },
    { key: { ...key, ...change }, id: carried.id, memberCode: carried.memberCode, referralCode: carried.referralCode },
  );
}

test("[SGN-26] [SGN-27~] [SGN-28] [SGN-30~] [SGN-33] what is sent are the documents' fields", () => {
  expect(input()).toEqual({
    email: "sari@contoh.co.id",
    mobile: "81234567890",
    firstName: "Sari",
    lastName: "Wijaya",
    birthDate: "20000305",
    gender: "FEMALE",
    password: btoa("rahasia1!"),
    rePassword: btoa("rahasia1!"),
    newsletterSubscription: true,
    joinLoyaltyProgram: true,
    token: "phone token",
  });
});

test("[SGN-29] the typed password is nowhere in the request", () => {
  expect(JSON.stringify(input())).not.toContain("rahasia1!");
});

test("[SGN-23] [K07] a verified number of eight digits is sent as it was verified", () => {
  expect(input({ mobile: "81234567" }).mobile).toBe("81234567");
});

test("[SGN-26] [SGN-32] [Q19] the key's tokens, the inactive member's id and the account's code travel along", () => {
  const tokens = { tokenSS: "social", tokenOtpPhoneNo: "phone token" };
  expect(input(tokens, { id: "77", memberCode: "M1" })).toMatchObject({ ...tokens, id: "77", memberCode: "M1" });
});

test("[SGN-34] the member code that is sent is the signed-in account's userCode, else its memberCode", () => {
  type Account = { userCode?: string | null; memberCode?: string | null };
  const sent = (isLogin: boolean, accountInfo?: Account, isGuest = false) => {
    const memberCode = memberCodeOf({ ...clientState(), isLogin, isGuest, accountInfo });
    return input({}, memberCode === undefined ? {} : { memberCode }).memberCode;
  };
  expect(sent(true, { userCode: "M1", memberCode: "M2" })).toBe("M1");
  expect(sent(true, { userCode: null, memberCode: "M2" })).toBe("M2");
  expect(sent(true, {})).toBeUndefined();
  expect(sent(false, { userCode: "M1" })).toBeUndefined();
  expect(sent(false)).toBeUndefined();
  // Who continued as a guest has an account code too, but no account to join from.
  expect(sent(true, { userCode: "G1" }, true)).toBeUndefined();
});

test("[SGN-27] [SGN-31] [K10] [K12] the club's form sends the date as it is shown, and a referral code in capitals", () => {
  expect(input({ mapclub: true }, { referralCode: "abc1" })).toMatchObject({
    birthDate: "05/03/2000",
    referralCode: "ABC1",
    newsletterSubscription: true,
  });
  expect(input({ mapclub: true })).not.toHaveProperty("referralCode");
  expect(input({}, { referralCode: "abc1" })).not.toHaveProperty("referralCode");
});
