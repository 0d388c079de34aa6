import { expect, test } from "vitest";
import { firstForm } from "./first-form.ts";

const key = { token: "t", mobile: "81234567890", redirectUrl: "/" };
const record = {
  email: "sari@contoh.co.id",
  emailVerified: true,
  firstName: "Sari",
  lastName: "Wijaya",
  birthDateLabel: "05/03/2000",
  gender: "FEMALE",
} as const;

test("[SGN-30~] without anything known the form is empty, and news are not asked for", () => {
  const { form, lockedEmail } = firstForm(key, undefined, {});
  expect([form.email, form.firstName, form.gender, form.newsletter, form.policyConsent]).toEqual([
    "",
    "",
    "",
    false,
    false,
  ]);
  expect(lockedEmail).toBeUndefined();
});

test("[REG-29] [Q12] an inactive member's record fills the form, and its verified address is locked", () => {
  expect(firstForm(key, record, {})).toMatchObject({
    form: {
      email: "sari@contoh.co.id",
      firstName: "Sari",
      lastName: "Wijaya",
      birthDate: "05/03/2000",
      gender: "FEMALE",
    },
    lockedEmail: "sari@contoh.co.id",
  });
});

test("an address on the record that nobody has verified is a proposal", () => {
  const { form, lockedEmail } = firstForm(key, { ...record, emailVerified: false }, {});
  expect([form.email, lockedEmail]).toEqual(["sari@contoh.co.id", undefined]);
});

test("[SGN-40] the key's address is locked, before the record's and what was typed", () => {
  const { form, lockedEmail } = firstForm({ ...key, email: "google@contoh.co.id" }, record, {
    email: "typed@contoh.co.id",
  });
  expect([form.email, lockedEmail]).toEqual(["google@contoh.co.id", "google@contoh.co.id"]);
});

test("what was typed before comes back", () => {
  expect(firstForm(key, record, { firstName: "Sarinah" }).form).toMatchObject({
    firstName: "Sarinah",
    lastName: "Wijaya",
  });
});

test("[REF-01~] a friend's code comes back where the form asks for one, and is no field of its own", () => {
  const [club, draft] = [{ ...key, mapclub: true }, { referralCode: "BUDI12" }];
  expect(firstForm(club, record, draft).referralCode).toBe("BUDI12");
  expect(firstForm(club, record, draft).form).not.toHaveProperty("referralCode");
  expect(firstForm(key, record, draft).referralCode).toBe("");
  expect(firstForm(club, { ...record, loyaltyMemberId: "MC1" }, draft).referralCode).toBe("");
});
