import { afterEach, expect, test, vi } from "vitest";
import { browserWithShop } from "../../../testing/calls.ts";
import { findGuestCard } from "./find-guest-card.ts";

afterEach(() => vi.unstubAllGlobals());

const ayu = { success: true, statusUser: "ACTIVE", firstNameMasking: "A**", lastNameMasking: "L******" };

test("[CHK-16~] the club is asked for the digits after +62, and says whose card it is", async () => {
  const asked = browserWithShop({ checkMemberStatus: { checkMemberStatus: ayu } });
  expect(await findGuestCard("0812-0000-001")).toEqual({ card: { mobile: "8120000001", name: "A** L******" } });
  expect(asked.at(-1)?.variables).toEqual({ phone: "8120000001" });
});

test("[CHK-15~] [Q73] an unknown number is refused by a code whose words name it", async () => {
  browserWithShop({ checkMemberStatus: { checkMemberStatus: { success: true, statusUser: "NOT_FOUND" } } });
  expect(await findGuestCard("8120000009")).toMatchObject({
    failure: { code: "LOYALTY_ACCOUNT_NOT_FOUND", details: { mobile: "8120000009" } },
  });
});

test("a club that is down, or lets nobody ask so often, is no unknown number", async () => {
  browserWithShop({});
  expect(await findGuestCard("8120000001")).toMatchObject({ failure: { kind: "network" } });
  const limit = { errorCode: "TOO_MANY_REQUESTS", message: "Later.", errorDetails: { seconds: 540 } };
  const refusal = { success: false, ...limit };
  browserWithShop({ checkMemberStatus: { checkMemberStatus: refusal } });
  expect(await findGuestCard("8120000001")).toMatchObject({
    failure: { code: "TOO_MANY_REQUESTS", details: { seconds: 540 } },
  });
});
