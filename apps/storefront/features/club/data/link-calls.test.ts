import { encodePassword } from "@gelora/person/encoded-password.ts";
import { afterEach, expect, test, vi } from "vitest";
import { browserWithShop } from "../../../testing/calls.ts";
import type { LinkDetails } from "../model/link-dialog.ts";
import { checkAccount, linkAccount, unlinkAccount } from "./link-calls.ts";

afterEach(() => vi.unstubAllGlobals());

const refused = (code: string) => () => ({ errors: [{ message: "No.", extensions: { code, details: {} } }] });
const found = { success: true, firstName: "Ayu", lastName: "Lestari", mobile: "8120000001", thirdId: "ticket" };
const details: LinkDetails = {
  firstName: "Ayu",
  lastName: "Lestari",
  mobile: "8120000001",
  thirdId: "ticket",
  thirdExist: false,
  cardHasAccount: false,
  accountHasCard: false,
  isValid: true,
  isGuest: false,
};

test("[LNK-11~] [LNK-28~] number and password are checked by one call, and what is found is stored", async () => {
  const asked = browserWithShop({
    mapClubBindAccount: { mapClubBindAccount: { ...found, thirdExist: true, accountHasCard: true, isGuest: true } },
  });
  expect(await checkAccount("8120000001", "Kartu-Hijau1")).toEqual({
    name: "found",
    details: { ...details, thirdExist: true, accountHasCard: true, isGuest: true },
  });
  expect(asked.map(({ operationName, variables }) => [operationName, variables])).toEqual([
    ["mapClubBindAccount", { input: { mobile: "8120000001", password: encodePassword("Kartu-Hijau1") } }],
  ]);
});

test.each([
  ["the code", { success: false, code: "510", message: "Anything" }],
  ["the message", { success: false, code: "999", message: "Mobile Phone not registered in Mapclub" }],
])("[LNK-17~] %s alone says that there is no such account", async (_what, answer) => {
  browserWithShop({ mapClubBindAccount: { mapClubBindAccount: answer } });
  expect(await checkAccount("8120000009", "x")).toEqual({ name: "unknown" });
});

test("a club that refuses, or is down, is no unknown account", async () => {
  browserWithShop({ mapClubBindAccount: refused("CARD_WAIT") });
  expect(await checkAccount("812", "x")).toMatchObject({ name: "notChecked", failure: { code: "CARD_WAIT" } });
  browserWithShop({});
  expect(await checkAccount("812", "x")).toMatchObject({ name: "notChecked", failure: { kind: "network" } });
});

test("[LNK-14~] [LNK-15~] an account that nobody has linked is bound, another one switched", async () => {
  const done = { success: true };
  const asked = browserWithShop({
    mapClubBindConfirm: { mapClubBindConfirm: done },
    mapClubSwitchBind: { mapClubSwitchBind: done },
  });
  expect(await linkAccount(details)).toEqual({ name: "linked" });
  expect(await linkAccount({ ...details, thirdExist: true })).toEqual({ name: "linked" });
  const input = { mobile: "8120000001", thirdId: "ticket" };
  expect(asked.map(({ operationName, variables }) => [operationName, variables])).toEqual([
    ["mapClubBindConfirm", { input }],
    ["mapClubSwitchBind", { input }],
  ]);
});

test.each([
  ["LINKED_ELSEWHERE", "foundLinked"],
  ["LINK_TICKET_EXPIRED", "expired"],
  ["LINKED_MEANWHILE", "expired"],
  ["LINK_LOCKED", "notLinked"],
  ["510", "unknown"],
])("a link that is refused with %s leads on as %s", async (code, name) => {
  browserWithShop({ mapClubBindConfirm: refused(code) });
  expect(await linkAccount(details)).toMatchObject({ name });
});

test("[LNK-19~] unlinking sends no input; an account that is not linked any more is as wanted", async () => {
  const asked = browserWithShop({ mapClubUnbind: { mapClubUnbind: { success: true } } });
  expect(await unlinkAccount()).toEqual({ name: "unlinked" });
  expect(asked.at(-1)?.variables).toEqual({});
  browserWithShop({ mapClubUnbind: { mapClubUnbind: { success: false, code: "501" } } });
  expect(await unlinkAccount()).toEqual({ name: "unlinked" });
  browserWithShop({});
  expect(await unlinkAccount()).toMatchObject({ name: "notUnlinked" });
});
