import { points } from "@gelora/money/points.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterEach, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClubsForAll } from "../../testing/club.ts";
import { someMember } from "../../testing/some-member.ts";
import { deleteLinks, insertLink, seedMembers } from "../membership/membership.ts";
import { pinStateOf, setPin, spentProof } from "../pin/pin.ts";
import { provenBy } from "../pin/testing/proven-by.ts";
import { takeAllTries } from "../pin/testing/tries.ts";
import { selectBalances, selectMovements } from "./ledger.ts";
import { expectSoundBooks } from "./testing/expect-sound-books.ts";
import { memberWithPoints } from "./testing/member-with-points.ts";
import { holdByPin } from "./use-cases/hold-by-pin.ts";
import { holdPoints } from "./use-cases/hold-points.ts";

const right = "739152";

describe.skipIf(!hasTestPostgres)("holds with a PIN under contention, from four pools on PostgreSQL", () => {
  const clubs = openTestClubsForAll();
  afterEach(() => expectSoundBooks(clubs.club));

  /** Linked to the account of the same code, with 500 points and a PIN. */
  const memberWithPin = async () => {
    const memberCode = await memberWithPoints(clubs.club, 500);
    const mobile = `8121111${memberCode.slice(3).padStart(4, "0")}`;
    await seedMembers(clubs.club, [someMember({ memberCode, mobile })]);
    const link = { accountCode: memberCode, memberCode };
    await clubs.club.database.transaction(() => insertLink(clubs.club, link));
    await setPin(clubs.club, memberCode, right);
    return memberCode;
  };
  const hold = (from: Platform, memberCode: string, orderCode: string, pin = right) =>
    holdByPin(from, { orderCode, memberCode, accountCode: memberCode, points: points(100) }, pin);
  const kindsOf = async (memberCode: string) => {
    const movements = await selectMovements(clubs.club, memberCode, { before: undefined, limit: 50 });
    return movements.map(({ kind }) => kind);
  };

  test("of one order that twenty hold at once with the right PIN there is one hold, and all get its answer", async () => {
    for (let round = 0; round < 3; round += 1) {
      const memberCode = await memberWithPin();
      const proof = await provenBy(clubs.club, memberCode, right);
      const answers = await clubs.atOnce(20, (from) => hold(from, memberCode, `TWENTY-${round}`));
      for (const answer of answers) expect(answer).toEqual({ ok: true, state: "held", points: 100 });
      expect(await selectBalances(clubs.club, memberCode)).toMatchObject({ available: 400, held: 100 });
      expect((await kindsOf(memberCode)).filter((kind) => kind === "held")).toHaveLength(1);
      expect(await kindsOf(memberCode)).toHaveLength(2);
      // Nothing of it made void what the member had proven elsewhere.
      expect(await clubs.club.database.send(spentProof(clubs.club, memberCode, proof))).toBe(true);
    }
  });

  test("calls that each exchange the PIN for a proof make void each other's: the test can fail", async () => {
    const memberCode = await memberWithPin();
    const proofs = [await provenBy(clubs.club, memberCode, right), await provenBy(clubs.club, memberCode, right)];
    const answers = await Promise.all(
      proofs.map((proof, index) =>
        holdPoints(clubs.club, {
          orderCode: `TEETH-${index}`,
          memberCode,
          points: points(100),
          isPermitted: spentProof(clubs.club, memberCode, proof),
        }),
      ),
    );
    expect(answers[0]).toEqual({ ok: false, code: "PIN_NEEDED" });
  });

  test("[AC-13~] of forty wrong PINs at once three are compared, each is counted once, and nothing is held", async () => {
    const memberCode = await memberWithPin();
    const answers = await clubs.atOnce(40, (from, turn) =>
      hold(from, memberCode, "GUESSED", `9${String(turn).padStart(5, "0")}`),
    );
    const lefts = answers.flatMap((answer) => (!answer.ok && answer.code === "PIN_WRONG" ? [answer.attemptsLeft] : []));
    expect(lefts.toSorted()).toEqual([1, 2]);
    const disabled = answers.filter((answer) => !answer.ok && answer.code === "PIN_DISABLED");
    expect(disabled).toHaveLength(38);
    expect(await pinStateOf(clubs.club, memberCode)).toBe("disabled");
    expect(await selectBalances(clubs.club, memberCode)).toMatchObject({ available: 500, held: 0 });
  });

  test("the correct PIN is not reported as disabled while the same one, in other processes, is compared", async () => {
    const memberCode = await memberWithPin();
    const compared = await takeAllTries(clubs.club, memberCode);
    const held = hold(clubs.club, memberCode, "BESIDE");
    expect(await compared()).toBe(true);
    expect(await held).toEqual({ ok: true, state: "held", points: 100 });
  });

  test("a link that has ended while the PIN was compared permits nothing", async () => {
    const memberCode = await memberWithPin();
    await clubs.club.database.transaction(() => deleteLinks(clubs.club, { memberCode }));
    expect(await hold(clubs.club, memberCode, "UNLINKED")).toEqual({ ok: false, code: "PIN_NEEDED" });
    expect(await selectBalances(clubs.club, memberCode)).toMatchObject({ available: 500, held: 0 });
  });
});
