import { readBirthDate } from "@gelora/person/birth-date.ts";
import { afterEach, expect, test, vi } from "vitest";
import { browserWithShop } from "../../../testing/calls.ts";
import { emptySignUp } from "../model/sign-up-form.ts";
import { signUpInput } from "../model/sign-up-input.ts";
import { checkNumber, readRecord, register, synchronise } from "./register-calls.ts";

afterEach(() => vi.unstubAllGlobals());

const agreed = (data: object = {}) => ({
  success: true,
  errorCode: null,
  errorMessage: null,
  message: null,
  data: [data],
});

function anInput() {
  const birthDate = readBirthDate("05/03/2000");
  if (!birthDate) throw new Error("no date");
  const key = { token: "t", mobile: "81234567890", redirectUrl: "/" };
  const form = { ...emptySignUp, password: "rahasia1!" };
  return signUpInput({ form, birthDate, gender: "MALE" }, { key, id: undefined, memberCode: undefined });
}

test("[REG-09~] a number is checked by one call, without its prefix", async () => {
  const asked = browserWithShop({ checkMobilePhoneAlreadyExist: { checkMobilePhoneAlreadyExist: agreed() } });
  expect(await checkNumber("81234567890")).toEqual({ kind: "registered", by: "both" });
  expect(asked).toMatchObject([
    { operationName: "checkMobilePhoneAlreadyExist", variables: { input: { mobile: "81234567890" } } },
  ]);
});

test("[REG-36] [ERR-04] a check that is refused otherwise, or not answered, keeps its sentence", async () => {
  const refusal = { success: false, errorCode: "OTHER", errorMessage: null, message: "second choice", data: [] };
  browserWithShop({ checkMobilePhoneAlreadyExist: { checkMobilePhoneAlreadyExist: refusal } });
  expect(await checkNumber("81234567890")).toMatchObject({ kind: "refused", failure: { message: "second choice" } });
  browserWithShop({});
  expect(await checkNumber("81234567890")).toMatchObject({ failure: { message: "Internal server error." } });
});

test("[REG-29] [SGN-32] [Q12] a record is asked for with the number's token", async () => {
  const asked = browserWithShop({
    validateTokenDetailRegistration: { validateTokenDetailRegistration: agreed({ id: "77", firstName: "Bayu" }) },
  });
  expect(await readRecord("phone token")).toMatchObject({ ok: true, value: { id: "77", firstName: "Bayu" } });
  expect(asked[0]?.variables).toEqual({ input: { tokenVerifyOtpPhoneNo: "phone token" } });
});

test("[SGN-24~] [SGN-29] [SGN-35~] the form is sent once, its password nowhere as typed, and signs in with data[0].token", async () => {
  const asked = browserWithShop({
    speedShopRegisterSSWithVerificationNew: {
      speedShopRegisterSSWithVerificationNew: agreed({ memberCode: "M1", token: "member token" }),
    },
  });
  expect(await register(anInput())).toEqual({ ok: true, value: { memberCode: "M1", token: "member token" } });
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked)).not.toContain("rahasia1!");
});

test("[SGN-38~] [SGN-41] a refusal keeps its code and sentence", async () => {
  const refusal = { success: false, errorCode: "REGISTRATION_TOKEN_EXPIRED", errorMessage: "late", data: [] };
  browserWithShop({ speedShopRegisterSSWithVerificationNew: { speedShopRegisterSSWithVerificationNew: refusal } });
  expect(await register(anInput())).toMatchObject({
    ok: false,
    failure: { code: "REGISTRATION_TOKEN_EXPIRED", message: "late" },
  });
});

test("[SGN-35~] a result is read by its success and its code, also where there is no errorCode", async () => {
  const answerWith = (result: object) =>
    browserWithShop({ speedShopRegisterSSWithVerificationNew: { speedShopRegisterSSWithVerificationNew: result } });
  const asked = answerWith({ success: false, code: "EMAIL_TAKEN", errorCode: null, message: "taken", data: [] });
  expect(await register(anInput())).toMatchObject({ ok: false, failure: { code: "EMAIL_TAKEN", message: "taken" } });
  expect(asked).toHaveLength(1);
  answerWith({ ...agreed({ memberCode: "M1", token: "t" }), code: "SUCCESS" });
  expect(await register(anInput())).toMatchObject({ ok: true });
});

test("[SGN-39] the preferences are synchronised by synSSUserInfo", async () => {
  const asked = browserWithShop({ synSSUserInfo: { synSSUserInfo: agreed() } });
  const flags = { userCode: "M1", emailSubscribe: "0", whatsappSubscribe: "1", newsSubscribe: "1" };
  await synchronise(flags);
  expect(asked[0]?.variables).toEqual({ input: flags });
});
