import { setTimeout as wait } from "node:timers/promises";
import { encodePassword } from "@gelora/person/encoded-password.ts";
import { slowHash } from "@gelora/service-kit/slow-hash.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { memberOfAccount, seedMembers } from "../modules/membership/membership.ts";
import { storePasswordHash } from "../modules/passwords/passwords.ts";
import type { ClubProcess } from "../testing/club-process.ts";
import { openClubToKill } from "../testing/club-to-kill.ts";
import { someMember } from "../testing/some-member.ts";
import { openStubShop, type StubShop } from "../testing/stub-shop.ts";

const password = "Lari-Pagi7";
const bind = "query ($input: LoyaltyCredentialsInput!) { mapClubBindAccount(input: $input) { thirdId } }";
const confirm = "query ($input: LoyaltyBindInput!) { mapClubBindConfirm(input: $input) { success } }";
const unbind = "{ mapClubUnbind { success code } }";

describe.skipIf(!hasTestPostgres)("a club that is killed while it links, on PostgreSQL (I-19, I-20)", () => {
  const club = openClubToKill();
  let shop: StubShop;
  beforeAll(async () => {
    shop = await openStubShop(() => new Date());
  });
  afterAll(() => shop.close());

  const start = () => club.start({ SHOP_URL: shop.url, SMTP_URL: "smtp://127.0.0.1:9", SMS_URL: "http://127.0.0.1:9" });
  const newCards = async (round: string, count: number) => {
    const hash = await slowHash(password);
    return Promise.all(
      Array.from({ length: count }, async (_, turn) => {
        const [memberCode, accountCode, mobile] = [
          `MC${round}-${turn}`,
          `AC${round}-${turn}`,
          `812${round}000${100 + turn}`,
        ];
        await seedMembers(club.platform, [someMember({ memberCode, mobile })]);
        await storePasswordHash(club.platform, memberCode, hash);
        return { accountCode, mobile, token: shop.signIn({ kind: "member", code: accountCode }) };
      }),
    );
  };
  type Card = Awaited<ReturnType<typeof newCards>>[number];
  /** Links a card; the club of the moment may die at any point. @returns when it is linked */
  const link = async (program: () => ClubProcess, { mobile, token }: Card, lost: () => void) => {
    for (;;) {
      const found = await program().ask(bind, { mobile, password: encodePassword(password) }, token);
      const thirdId = /"thirdId":"([\w-]{43})"/.exec(found ?? "")?.[1];
      const answer = thirdId && (await program().ask(confirm, { mobile, thirdId }, token));
      if (answer?.includes('"success":true')) return;
      lost();
      await wait(20);
    }
  };
  const unlink = async (program: () => ClubProcess, { token }: Card, lost: () => void) => {
    while (!/"success":true|"501"/.test((await program().ask(unbind, undefined, token)) ?? "")) {
      lost();
      await wait(20);
    }
  };
  /** Waits until the newest report of each account says what the club's table says. */
  const expectShopAgrees = async (cards: readonly Card[]) => {
    const linked = await Promise.all(cards.map(({ accountCode }) => memberOfAccount(club.platform, accountCode)));
    const reported = () =>
      cards.map(({ accountCode }) => {
        const reports = shop.reports.filter((report) => report.accountCode === accountCode);
        return reports.toSorted((one, other) => other.version - one.version)[0]?.memberCode;
      });
    const wanted = linked.map((memberCode) => memberCode ?? null);
    await vi.waitFor(() => expect(reported()).toEqual(wanted), { timeout: 60_000, interval: 100 });
    return wanted;
  };

  test("reports to the shop within a minute what it had linked when it died", async () => {
    const cards = await newCards("1", 6);
    shop.refuseReports(true);
    const first = await start();
    for (const card of cards)
      await link(
        () => first,
        card,
        () => {},
      );
    for (const card of cards.slice(3))
      await unlink(
        () => first,
        card,
        () => {},
      );
    await first.kill();
    expect(shop.reports).toEqual([]);
    shop.refuseReports(false);
    const second = await start();
    const linked = await expectShopAgrees(cards);
    expect(linked.filter(Boolean)).toHaveLength(3);
    await second.kill();
  }, 120_000);

  test("agrees with the shop in the end, however often it died in between", async () => {
    const cards = await newCards("2", 12);
    let program = await start();
    let [done, lost] = [0, 0];
    const count = () => {
      lost += 1;
    };
    const work = Promise.all(
      cards.map(async (card, turn) => {
        for (const step of [link, unlink, link, ...(turn % 2 ? [unlink] : [])]) {
          await step(() => program, card, count);
          done += 1;
        }
      }),
    );
    for (const enough of [6, 18]) {
      while (done < enough) await wait(1);
      await program.kill();
      program = await start();
    }
    await work;
    expect(lost).toBeGreaterThan(0);
    const linked = await expectShopAgrees(cards);
    expect(linked.filter(Boolean)).toHaveLength(6);
    await program.kill();
  }, 180_000);
});
