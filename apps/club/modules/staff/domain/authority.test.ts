import { expect, test } from "vitest";
import { mayDo } from "./authority.ts";

const acts = [
  "adjust points",
  "add up the books",
  "change rules of points",
  "unlock PINs and cards",
  "release parked messages",
  "read the journal",
] as const;

test.each([
  [["finance"], ["adjust points", "add up the books", "change rules of points", "read the journal"]],
  [["support"], ["unlock PINs and cards", "release parked messages", "read the journal"]],
  [["finance", "support"], acts],
  [[], []],
] as const)("%j may do %j and nothing else", (roles, permitted) => {
  const person = { kind: "staff", staffCode: "S-1", roles } as const;
  expect(acts.filter((act) => mayDo(person, act))).toEqual(permitted);
});
