import { encodePassword } from "@gelora/person/encoded-password.ts";
import { afterEach, expect, test, vi } from "vitest";
import { browserWithShop } from "../../../testing/calls.ts";
import { logInWithClub } from "./log-in-with-club.ts";

afterEach(() => vi.unstubAllGlobals());

const login = { mobile: "8120000001", password: "Kartu-Hijau1" };
const answered = (answer: object) => browserWithShop({ mapClubLoginN: { mapClubLoginN: answer } });

test("[LGN-13~] [LGN-14~] [LGN-19~] number and password go to the club, and its answer is a member's account", async () => {
  const asked = answered({
    success: true,
    userCode: "M-0001",
    email: "ayu@gelora.example",
    firstName: "Ayu",
    lastName: "Lestari",
    mobile: "8120000001",
    userAuthToken: "token",
    visitorUniqueKey: "browser",
  });
  expect(await logInWithClub(login)).toMatchObject({
    kind: "signed in",
    account: { userAuthToken: "token", account: "ayu@gelora.example", userCode: "M-0001", mapclubBind: true },
  });
  expect(asked.map(({ operationName, variables }) => [operationName, variables])).toEqual([
    ["mapClubLoginN", { input: { mobile: "8120000001", password: encodePassword("Kartu-Hijau1") } }],
  ]);
});

test("[LGN-15~] 501 says that the account is not linked, in the result or as an error", async () => {
  answered({ success: false, code: "501" });
  expect(await logInWithClub(login)).toEqual({ kind: "not linked" });
  browserWithShop({ mapClubLoginN: () => ({ errors: [{ message: "No.", extensions: { code: "501" } }] }) });
  expect(await logInWithClub(login)).toEqual({ kind: "not linked" });
});

test.each(["510", "999", "MOBILE_INVALID"])("[LGN-16~] [K16] %s is refused without a reason", async (code) => {
  answered({ success: false, code, message: "A reason" });
  expect(await logInWithClub(login)).toEqual({ kind: "refused" });
});

test("what no other number or password would change is shown: a wait, a lock, and a club that is down", async () => {
  answered({ success: false, code: "CARD_WAIT", waitSeconds: 30 });
  expect(await logInWithClub(login)).toMatchObject({
    kind: "failed",
    failure: { code: "CARD_WAIT", details: { seconds: 30 } },
  });
  answered({ success: false, code: "LINK_LOCKED", waitSeconds: null });
  expect(await logInWithClub(login)).toMatchObject({ kind: "failed", failure: { code: "LINK_LOCKED" } });
  browserWithShop({});
  expect(await logInWithClub(login)).toMatchObject({ kind: "failed", failure: { kind: "network" } });
});
