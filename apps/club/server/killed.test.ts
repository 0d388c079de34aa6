import { setTimeout as wait } from "node:timers/promises";
import { clubPointsPath, clubPointsProgram } from "@gelora/contracts/club-points.ts";
import { serviceEventsPath } from "@gelora/contracts/service-events.ts";
import { points } from "@gelora/money/points.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { describe, expect, test } from "vitest";
import { purchaseEvent, reversalEvent, shopProgram } from "../modules/earning/testing/shop-events.ts";
import { addPointsTo, holdPoints, selectBalances } from "../modules/ledger/ledger.ts";
import { accountTotals } from "../modules/ledger/testing/account-totals.ts";
import { expectSoundBooks } from "../modules/ledger/testing/expect-sound-books.ts";
import { insertLink, seedMembers } from "../modules/membership/membership.ts";
import type { ClubProcess } from "../testing/club-process.ts";
import { openClubToKill } from "../testing/club-to-kill.ts";
import { someMember } from "../testing/some-member.ts";

const orders = Array.from({ length: 40 }, (_, index) => index);
type Message = Parameters<ClubProcess["tell"]>;

const pointsProgram = { kind: "program", code: clubPointsProgram } as const;

describe.skipIf(!hasTestPostgres)("a club that is killed while it books, on PostgreSQL (I-10, I-20)", () => {
  const club = openClubToKill();

  const newMember = async (round: number) => {
    const [memberCode, accountCode, mobile] = [`MC${round}`, `AC${round}`, `8120000${1000 + round}`];
    const { platform } = club;
    await seedMembers(platform, [someMember({ memberCode, mobile })]);
    await platform.database.transaction(() => insertLink(platform, { accountCode, memberCode }));
    await addPointsTo(platform, { memberCode, fact: `added:${memberCode}`, points: points(1_000) });
    for (const order of orders) {
      const wanted = { orderCode: `R${round}-${order}`, memberCode, points: points(10) };
      await holdPoints(platform, { ...wanted, isPermitted: async () => true });
    }
    return { memberCode, accountCode };
  };

  /** What the shop's outbox sends about one order, in order; each message until it is taken. */
  const messagesOf = (orderCode: string, accountCode: string, isCancelled: boolean): readonly Message[] => {
    const lines = [[40_000, 40_000, 40_000]];
    const about = (act: string, more = {}): Message => [clubPointsPath, pointsProgram, { act, orderCode, ...more }];
    const purchase = purchaseEvent(orderCode, lines, { accountCode, completedAt: new Date() });
    const reversal = reversalEvent(orderCode, "return-1", [[40_000]]);
    return [
      ...(isCancelled ? [about("release")] : [about("spend"), about("return", { points: 3, cause: "return-1" })]),
      [serviceEventsPath, shopProgram, purchase],
      [serviceEventsPath, shopProgram, reversal],
    ];
  };

  test("has booked every message once when all have been taken, however often it died in between", async () => {
    for (let round = 0; round < 3; round += 1) {
      const { memberCode, accountCode } = await newMember(round);
      let program: ClubProcess = await club.start();
      let [taken, lost] = [0, 0];
      const sendAll = Promise.all(
        orders.map(async (order) => {
          for (const message of messagesOf(`R${round}-${order}`, accountCode, order % 2 === 0)) {
            while (!(await program.tell(...message))) {
              lost += 1;
              await wait(20);
            }
            taken += 1;
          }
        }),
      );
      for (let kill = 0; kill < 2; kill += 1) {
        // In the midst of the messages, however fast they are taken.
        const enough = taken + 5 + Math.random() * 30;
        while (taken < enough) await wait(1);
        await program.kill();
        program = await club.start();
      }
      await sendAll;
      await program.kill();
      expect(lost).toBeGreaterThan(0);
      expect(await selectBalances(club.platform, memberCode)).toEqual({
        pending: 40 * 800,
        available: 1_000 - 20 * 7,
        held: 0,
        owed: 0,
      });
      expect(await accountTotals(club.platform, memberCode)).toMatchObject({ issued: -40 * 800, spent: 20 * 7 });
      await expectSoundBooks(club.platform);
    }
  }, 180_000);
});
