import { expect, test } from "vitest";
import { accountBefore, changesOf } from "./link-change.ts";

const link = { accountCode: "A", memberCode: "M" };

test("a link where nothing was is one change, undone by removing it", () => {
  const changes = changesOf(link, []);
  expect(changes).toEqual([{ ...link, kind: "linked", formerAccountCode: null }]);
  expect(changes.map(accountBefore)).toEqual([undefined]);
});

test("a card that leaves another account is switched, and its account's former card is unlinked", () => {
  const changes = changesOf(link, [
    { accountCode: "B", memberCode: "M" },
    { accountCode: "A", memberCode: "N" },
  ]);
  expect(changes).toEqual([
    { ...link, kind: "switched", formerAccountCode: "B" },
    { accountCode: "A", memberCode: "N", kind: "unlinked", formerAccountCode: null },
  ]);
  expect(changes.map(accountBefore)).toEqual(["B", "A"]);
});
