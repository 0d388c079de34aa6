import { expect, test } from "vitest";
import { type Findings, matchOf } from "./identity-match.ts";

const nobody: Findings = { linkedMember: undefined, memberWithEmail: undefined, emailVerified: true };

test.each<[string, Partial<Findings>, ReturnType<typeof matchOf>]>([
  ["[SOC-05~] nobody knows them", {}, { kind: "new" }],
  ["[SOC-05~] an address that is only claimed makes nobody known", { emailVerified: false }, { kind: "new" }],
  ["[SOC-07] both sides have verified one address", { memberWithEmail: "M1" }, { kind: "linkable", memberCode: "M1" }],
  ["[SOC-08~] [AC-16] the provider has not", { memberWithEmail: "M1", emailVerified: false }, { kind: "not-linkable" }],
  ["the identity is joined already", { linkedMember: "M1" }, { kind: "known", memberCode: "M1" }],
  [
    "[AC-16] the identity is one member's, the address another's: the identity decides",
    { linkedMember: "M1", memberWithEmail: "M2" },
    { kind: "known", memberCode: "M1" },
  ],
  [
    "an identity stays joined when the address is no longer verified",
    { linkedMember: "M1", memberWithEmail: "M1", emailVerified: false },
    { kind: "known", memberCode: "M1" },
  ],
])("%s", (_what, findings, match) => {
  expect(matchOf({ ...nobody, ...findings })).toEqual(match);
});
