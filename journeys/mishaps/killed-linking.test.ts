import { registerMember } from "@gelora/testkit/member.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BothInDanger, launchBothInDanger, someoneWaitsFor, soon, whileLocked } from "./both-in-danger.ts";
import { type CardHolder, fajar, gita, signInWithCard } from "./card-holder.ts";

const fajarsAccount = "M-0007";

/**
 * Shop and club are killed at each step of a card's link. Afterwards they agree about each link
 * within a minute without a person (I-19 of docs/reliability.md).
 */
describe.skipIf(!hasTestPostgres)("cards while the shop or the club is killed, on PostgreSQL", () => {
  let both: BothInDanger;
  let owner: CardHolder;

  beforeAll(async () => {
    both = await launchBothInDanger();
    owner = await signInWithCard(both.gelora.addresses, fajar);
  });
  afterAll(() => both?.end());

  const reportsToTell = () => both.club.query("select 1 from outbox where topic = 'linking.report'");
  const linksAtClub = async () => {
    const rows = await both.club.query<{ link: string }>(
      "select account_code || ' ' || member_code as link from account_links order by 1",
    );
    return rows.map(({ link }) => link);
  };
  const linksAtShop = async () => {
    const rows = await both.shop.query<{ link: string }>(
      "select account_code || ' ' || loyalty_member_id as link from club_links where loyalty_member_id is not null order by 1",
    );
    return rows.map(({ link }) => link);
  };
  const disagreements = async (): Promise<readonly string[]> => {
    const [club, shop] = [await linksAtClub(), await linksAtShop()];
    return [...club.filter((link) => !shop.includes(link)), ...shop.filter((link) => !club.includes(link))];
  };
  const isLinked = async (account = fajarsAccount) =>
    (await linksAtClub()).some((link) => link.startsWith(`${account} `));
  const expectAgreement = () => expect.poll(disagreements, soon).toEqual([]);
  /** The club leaves a shop that failed alone for a while. */
  const until = (done: () => Promise<boolean>) => expect.poll(() => done().catch(() => false), soon).toBe(true);
  const kill = (name: "shop" | "club") => both.gelora.program(name).kill();

  test("the club is killed after it linked a card and before the shop has taken it in", {
    timeout: 180_000,
  }, async () => {
    await expectAgreement();
    // A shop that was slow to start is left alone for a while, even if it has taken the reports in.
    await expect.poll(reportsToTell, soon).toEqual([]);
    await whileLocked(both.shop, "club_links", async () => {
      const pressed = owner.link().catch(() => false);
      await expect.poll(() => isLinked(), soon).toBe(true);
      await kill("club");
      expect(await pressed).toBe(false);
    });
    await both.revive("club");
    await expectAgreement();
    expect(await linksAtShop()).toContain(`${fajarsAccount} MC-0006`);
  });

  test("the shop is killed while it takes in that a card was unlinked", { timeout: 180_000 }, async () => {
    await whileLocked(both.shop, "club_links", async () => {
      const pressed = owner.unlink();
      await someoneWaitsFor(both.shop, "club_links");
      await kill("shop");
      expect(await pressed).toBe(true);
    });
    expect(await isLinked()).toBe(false);
    await both.revive("shop");
    await expectAgreement();
  });

  test("the shop is killed after it said who is calling and before the club has linked the card", {
    timeout: 180_000,
  }, async () => {
    let pressed: Promise<boolean> | undefined;
    // The shopper waits a moment after the shop's last death, as a shopper would.
    await until(async () => (await owner.link()) && (await owner.unlink()));
    await whileLocked(both.club, "account_links", async () => {
      pressed = owner.link();
      await someoneWaitsFor(both.club, "account_links");
      await kill("shop");
    });
    expect(await pressed).toBe(true);
    expect(await isLinked()).toBe(true);
    await both.revive("shop");
    await expectAgreement();
  });

  test("the club is killed while it unlinks a card: it did so whole, or not at all", { timeout: 180_000 }, async () => {
    await whileLocked(both.club, "account_links", async () => {
      const pressed = owner.unlink().catch(() => false);
      await someoneWaitsFor(both.club, "account_links");
      await kill("club");
      expect(await pressed).toBe(false);
    });
    await both.revive("club");
    await expectAgreement();
    await until(async () => (await owner.unlink()) || !(await isLinked()));
    await expectAgreement();
  });

  test("the shop is killed after someone joined and before the club has taken them in: their card follows", {
    timeout: 180_000,
  }, async () => {
    let account: string | undefined;
    await whileLocked(both.club, "joinings", async () => {
      const joining = registerMember(both.gelora.addresses, { joinsClub: true }).catch(() => undefined);
      await someoneWaitsFor(both.club, "joinings");
      const rows = await both.shop.query<{ account_code: string }>(
        "select account_code from club_joinings where state = 'waiting'",
      );
      account = rows[0]?.account_code;
      await kill("shop");
      await joining;
    });
    expect(account).toBeDefined();
    await both.revive("shop");
    await expect.poll(() => isLinked(account), soon).toBe(true);
    await expectAgreement();
    const waiting = () => both.shop.query("select 1 from club_joinings where state = 'waiting'");
    await expect.poll(waiting, { ...soon, timeout: 90_000 }).toEqual([]);
  });

  test("random kills of both while one card is linked and unlinked and another is switched", {
    timeout: 300_000,
  }, async () => {
    const other = await signInWithCard(both.gelora.addresses, gita);
    let over = false;
    const pressing = Promise.all(
      [() => owner.link(), () => other.switchHere()].map(async (press, index) => {
        const holder = [owner, other][index];
        // Ten links a day are permitted.
        for (let turn = 0; turn < 6 && !over; turn += 1) {
          await press().catch(() => false);
          await holder?.unlink().catch(() => false);
          await new Promise((resolve) => setTimeout(resolve, 300));
        }
      }),
    );
    for (const name of ["shop", "club", "shop", "club"] as const) {
      await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1000));
      await both.gelora.killAndRevive(name);
    }
    over = true;
    await pressing;
    await expectAgreement();
  });

  test("a link that only one of them knows is noticed: the comparison can fail", async () => {
    await both.shop.query("update club_links set loyalty_member_id = 'MC-OTHER' where account_code = 'M-0001'");
    expect(await disagreements()).toEqual(["M-0001 MC-0001", "M-0001 MC-OTHER"]);
  });
});
