import { expect, test } from "vitest";
import { staffRoles } from "../../../platform/principal.ts";
import { mayDo, staffActs } from "./authority.ts";

test.each([
  ["finance", ["decide on payments", "decide on refunds", "read the journal", "watch the money for codes"]],
  [
    "support",
    [
      "decide on returns",
      "moderate reviews",
      "answer questions",
      "answer tickets",
      "lift locks",
      "read the journal",
      "look at subscribers",
      "release parked messages",
      "watch the money for codes",
    ],
  ],
  ["warehouse", ["receive returns", "count stock", "report pick-ups ready", "hand over pick-ups"]],
  [
    "merchandising",
    [
      "limit purchases",
      "write offers",
      "write flash sales",
      "write size guides",
      "replay offers",
      "preview the shop",
      "edit pages",
      "write mailings",
      "look at subscribers",
    ],
  ],
] as const)("%s may do this and nothing else: %j", (role, acts) => {
  const person = { kind: "staff", staffCode: "S-1", roles: [role] } as const;
  expect(staffActs.filter((act) => mayDo(person, act))).toEqual(acts);
});

test("who has every role may do everything, who has none nothing", () => {
  const person = { kind: "staff", staffCode: "S-1" } as const;
  expect(staffActs.every((act) => mayDo({ ...person, roles: staffRoles }, act))).toBe(true);
  expect(staffActs.some((act) => mayDo({ ...person, roles: [] }, act))).toBe(false);
});
