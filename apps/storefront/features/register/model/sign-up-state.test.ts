import { expect, test } from "vitest";
import { emptySignUp } from "./sign-up-form.ts";
import { refusalAt, type SignUpEvent, type SignUpState, signUpAfter, signUpAtFirst } from "./sign-up-state.ts";

const form = { ...emptySignUp, email: "sari@contoh.id", firstName: "Sari" };
const atFirst = signUpAtFirst({ form, lockedEmail: undefined, verifiedEmail: undefined });
const locked = signUpAtFirst({ form, lockedEmail: "sari@contoh.id", verifiedEmail: undefined });
const verified: SignUpState = { ...atFirst, verifiedEmail: "sari@contoh.id" };
const failureOf = (code: string) => ({ kind: "refused", code, message: "" }) as const;
const taken = failureOf("EMAIL_TAKEN");
const wait = failureOf("TOO_MANY_REQUESTS");
const common = failureOf("PASSWORD_COMMON");
const notVerified = failureOf("EMAIL_NOT_VERIFIED");

test("an address that was verified before a reload is verified, and can still be changed", () => {
  const again = signUpAtFirst({ form, lockedEmail: undefined, verifiedEmail: "sari@contoh.id" });
  expect(again).toEqual(verified);
  expect(again.isLocked).toBe(false);
  expect(signUpAfter(again, { type: "refused", failure: notVerified }).verifiedEmail).toBeUndefined();
});

test.each<[string, SignUpState, SignUpEvent, Partial<SignUpState>]>([
  [
    "typing changes its field alone",
    verified,
    { type: "changed", patch: { firstName: "Dewi" } },
    { form: { ...form, firstName: "Dewi" } },
  ],
  [
    "a refused code is remembered with its address",
    atFirst,
    { type: "codeRefused", email: "sari@contoh.id", failure: wait },
    { emailRefusal: { email: "sari@contoh.id", failure: wait } },
  ],
  [
    "asking for a code again forgets why it was refused",
    { ...atFirst, emailRefusal: { email: "sari@contoh.id", failure: wait } },
    { type: "codeAskedFor" },
    { emailRefusal: undefined },
  ],
  [
    "a right code verifies the address",
    atFirst,
    { type: "emailVerified", email: "sari@contoh.id" },
    { verifiedEmail: "sari@contoh.id" },
  ],
  ["Cancel lets the address go", verified, { type: "emailLetGo" }, { verifiedEmail: undefined }],
  [
    "a press remembers what was sent",
    { ...verified, refusal: taken },
    { type: "sent" },
    { sent: form, refusal: undefined },
  ],
  [
    "a refused password leaves the address verified",
    verified,
    { type: "refused", failure: common },
    { refusal: common },
  ],
  [
    "an address that the shop does not hold for verified is let go",
    verified,
    { type: "refused", failure: notVerified },
    { refusal: notVerified, verifiedEmail: undefined },
  ],
  [
    "a taken address is let go, even one that was locked",
    locked,
    { type: "refused", failure: taken },
    { refusal: taken, verifiedEmail: undefined, isLocked: false },
  ],
])("[SGN-40~] [SGN-41~] %s, and nothing else changes", (_name, state, event, change) => {
  expect(signUpAfter(state, event)).toEqual({ ...state, ...change });
});

test("[SGN-41~] what the shop refused stands at its field until that is changed", () => {
  const refused = [{ type: "sent" }, { type: "refused", failure: common }] as const;
  const state = refused.reduce<SignUpState>(signUpAfter, verified);
  expect([refusalAt("password", state), refusalAt("email", state)]).toEqual([common, undefined]);
  const other = signUpAfter(state, { type: "changed", patch: { firstName: "Dewi" } });
  expect(refusalAt("password", other)).toEqual(common);
  const changed = signUpAfter(state, { type: "changed", patch: { password: "another" } });
  expect(refusalAt("password", changed)).toBeUndefined();
});

test("[SGN-41~] a refused code stands at the address that it was for", () => {
  const state = signUpAfter(atFirst, { type: "codeRefused", email: "sari@contoh.id", failure: wait });
  expect(refusalAt("email", state)).toEqual(wait);
  expect(
    refusalAt("email", signUpAfter(state, { type: "changed", patch: { email: "dewi@contoh.id" } })),
  ).toBeUndefined();
});
