import { expect, test } from "vitest";
import { failureOfAnswer } from "../../../platform/gateway/gateway-failures.ts";
import { type LoginResult, loginInput, outcomeOf } from "./third-party-login.ts";

const never = { kind: "network", code: "", message: "" } as const;
const refused = (message: string, details: object = {}) =>
  outcomeOf({ ok: false, failure: failureOfAnswer({ errors: [{ message, extensions: { details } }] }, 200) ?? never });
const ticket = { tokenSS: "ticket", email: "dewi@example.com", emailVerified: true };
const member: LoginResult = {
  success: true,
  code: "SUCCESS",
  message: null,
  errorDetails: null,
  thirdExist: true,
  userCode: "M-AYU",
  mobile: "8120000001",
  thirdId: "1",
  firstName: "Ayu",
  lastName: "Lestari",
  email: "ayu@gelora.example",
  userAuthToken: "token",
  clubLinkedElsewhere: false,
};

test.each(["google", "facebook"] as const)(
  "[SOC-03] the call for %s carries every field of the contract",
  (provider) => {
    expect(loginInput({ provider, token: "the token", id: "7", email: "dewi@example.com", firstName: "Dewi" })).toEqual(
      {
        email: "dewi@example.com",
        thirdId: "7",
        thirdChannel: provider,
        firstName: "Dewi",
        lastName: null,
        gender: null,
        birthDate: null,
        thirdToken: "the token",
        pageType: "login",
      },
    );
  },
);

test.each(["New member detected", "new member detected", "NEW MEMBER DETECTED"])(
  "[SOC-05] [K17] '%s' leads a newcomer on, in whatever spelling",
  (message) => {
    expect(refused(message, ticket)).toEqual({
      kind: "new",
      newcomer: { tokenSS: "ticket", email: "dewi@example.com" },
    });
    expect(refused(message)).toEqual({ kind: "new", newcomer: {} });
  },
);

test("the names that the provider sends come along; what is no text is left out", () => {
  const names = { firstName: "Dewi", lastName: "Sekar" };
  expect(refused("New member detected", { ...ticket, ...names })).toMatchObject({ newcomer: names });
  expect(refused("New member detected", { tokenSS: 7, firstName: "", lastName: null })).toEqual({
    kind: "new",
    newcomer: {},
  });
});

test("[SOC-05~] [AC-16] an address that the provider has not verified is not carried along", () => {
  expect(refused("New member detected", { ...ticket, emailVerified: false })).toEqual({
    kind: "new",
    newcomer: { tokenSS: "ticket" },
  });
});

test("[SOC-04] [SOC-07] whom the shop knows is a member, signed in as no guest", () => {
  expect(outcomeOf({ ok: true, value: { loginByThirdPartyMc: member } })).toMatchObject({
    kind: "member",
    account: { userAuthToken: "token", userCode: "M-AYU", account: "ayu@gelora.example", isGuest: false },
  });
});

test("[SOC-09~] a card that is linked elsewhere is shown with the sign-in", () => {
  const outcomeFor = (clubLinkedElsewhere: boolean | null) =>
    outcomeOf({ ok: true, value: { loginByThirdPartyMc: { ...member, clubLinkedElsewhere } } });
  expect(outcomeFor(true)).toMatchObject({ kind: "member", clubLinkedElsewhere: true });
  expect(outcomeFor(null)).toMatchObject({ kind: "member", clubLinkedElsewhere: false });
});

test.each([
  ["a refusal", { ...member, success: false, code: "SOCIAL_NOT_LINKABLE", userAuthToken: null }, "SOCIAL_NOT_LINKABLE"],
  ["an agreement without a token", { ...member, userAuthToken: null }, "SUCCESS"],
  ["no answer", null, ""],
])("[SOC-08~] %s signs nobody in", (_what, loginByThirdPartyMc, code) => {
  expect(outcomeOf({ ok: true, value: { loginByThirdPartyMc } })).toMatchObject({ kind: "refused", failure: { code } });
});

test("an error of another kind is a refusal", () => {
  expect(refused("There was an error.", ticket)).toMatchObject({ kind: "refused" });
});
