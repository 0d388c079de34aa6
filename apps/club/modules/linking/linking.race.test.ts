import { days } from "@gelora/service-kit/durations.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClubs, type TestClubs } from "../../testing/club.ts";
import { someMember } from "../../testing/some-member.ts";
import { insertLink, seedMembers } from "../membership/membership.ts";
import { holdPasswordVersion, storePasswordHash } from "../passwords/passwords.ts";
import { linkAccount, objectTo } from "./linking.ts";
import { markObjected, selectObjection } from "./storage/link-changes.ts";
import { insertTicket, lockTicket, spendTicket } from "./storage/link-tickets.ts";
import { anyHash } from "./testing/any-hash.ts";
import { newestObjection } from "./testing/newest-objection.ts";
import { removeLink, replaceLinks } from "./use-cases/link-account.ts";

describe.skipIf(!hasTestPostgres)("links under contention, from four pools of connections on PostgreSQL", () => {
  let clubs: TestClubs;
  let club: Platform;
  let round = 0;
  beforeAll(async () => {
    clubs = await openTestClubs();
    ({ club } = clubs);
  });
  beforeEach(() => {
    round += 1;
  });
  afterAll(() => clubs.close());

  const newCards = async (count: number, at = club) => {
    const cards = Array.from({ length: count }, (_, turn) => `MC${round}-${turn}`);
    await seedMembers(
      at,
      cards.map((memberCode, turn) =>
        someMember({ memberCode, mobile: `812${String(round).padStart(4, "0")}${String(turn).padStart(4, "0")}` }),
      ),
    );
    return cards;
  };
  /** @returns what each of so many calls before it goes on; it resolves when all have called it */
  const meetingOf = (count: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let missing = count;
    return () => {
      missing -= 1;
      if (missing === 0) resolve();
      return promise;
    };
  };
  const linksOf = async (cards: readonly string[]) => {
    const { rows } = await sql<{ account: string; card: string }>`
      select account_code as account, member_code as card from account_links where member_code = any(${[...cards]}::text[])
    `.execute(club.database.tables());
    return rows;
  };
  /** What the shop knows in the end: the newest report of each account. */
  const newestReports = async (prefix: string) => {
    const { rows } = await sql<{ account: string; card: string | null; version: number; reports: number }>`
      select distinct on (1) payload->>'accountCode' as account, payload->>'memberCode' as card,
        (payload->>'version')::int as version, count(*) over (partition by payload->>'accountCode')::int as reports
      from outbox where topic = 'linking.report' and payload->>'accountCode' like ${`${prefix}%`}
      order by 1, 3 desc`.execute(club.database.tables());
    return rows;
  };
  const expectShopAgrees = async (cards: readonly string[], prefix: string) => {
    const standing = new Map((await linksOf(cards)).map(({ account, card }) => [account, card]));
    for (const { account, card, version, reports } of await newestReports(prefix)) {
      expect([account, card]).toEqual([account, standing.get(account) ?? null]);
      expect(version).toBe(reports);
    }
  };

  test("of many accounts that link one card at once, one gets it; of many cards, an account gets one", async () => {
    const [card = "", ...more] = await newCards(20);
    const forCard = await clubs.atOnce(20, (from, turn) =>
      from.database.transaction(() => linkAccount(from, { accountCode: `A${round}-${turn}`, memberCode: card })),
    );
    expect(forCard.filter(Boolean)).toHaveLength(1);
    const forAccount = await clubs.atOnce(19, (from, turn) =>
      from.database.transaction(() => linkAccount(from, { accountCode: `B${round}`, memberCode: more[turn] ?? "" })),
    );
    expect(forAccount.filter(Boolean)).toHaveLength(1);
    await expectShopAgrees([card, ...more], `A${round}-`);
    await expectShopAgrees([card, ...more], `B${round}`);
  });

  test.each([
    ["one card to many accounts where cards are not unique", "account_links_member_code_key"],
    ["many cards to one account where accounts are not unique", "account_links_pkey"],
  ])("the same race links %s: the test can fail", async (_what, constraint) => {
    const faulty = await openTestClubs();
    try {
      const { database } = faulty.club;
      await sql`alter table account_links drop constraint ${sql.id(constraint)}`.execute(database.tables());
      const cards = await newCards(20, faulty.club);
      const isOneCard = constraint === "account_links_member_code_key";
      const linked = await faulty.atOnce(20, (from, turn) => {
        const link = isOneCard
          ? { accountCode: `F-${turn}`, memberCode: cards[0] ?? "" }
          : { accountCode: "F", memberCode: cards[turn] ?? "" };
        return from.database.transaction<unknown>(() => (isOneCard ? linkAccount(from, link) : insertLink(from, link)));
      });
      expect(linked.filter(Boolean).length).toBeGreaterThan(1);
    } finally {
      await faulty.close();
    }
  });

  test("switches, unlinks and links of six cards and six accounts at once leave one to one, and the shop agrees", async () => {
    const cards = await newCards(6);
    const of = (turn: number, step: number) => ({
      accountCode: `S${round}-${(turn * step) % 6}`,
      memberCode: cards[turn % 6] ?? "",
    });
    await clubs.atOnce(48, (from, turn) =>
      from.database.transaction(async () => {
        const link = of(turn, 5 + (turn % 7));
        if (turn % 4 === 3) await removeLink(from, link.accountCode);
        else if (turn % 4 === 2) await linkAccount(from, link);
        else await replaceLinks(from, link);
      }),
    );
    const links = await linksOf(cards);
    expect(new Set(links.map(({ account }) => account)).size).toBe(links.length);
    expect(new Set(links.map(({ card }) => card)).size).toBe(links.length);
    await expectShopAgrees(cards, `S${round}-`);
  });

  test("a ticket that twenty use at once is used once", async () => {
    const [memberCode = ""] = await newCards(1);
    const ticket = { accountCode: `T${round}`, memberCode, passwordVersion: 1 };
    const secret = await insertTicket(club, ticket, "session");
    const used = await clubs.atOnce(20, (from) =>
      from.database.transaction(async () => {
        const found = await lockTicket(from, { secret, session: "session", accountCode: ticket.accountCode });
        if (found) await spendTicket(from, secret);
        return found !== undefined;
      }),
    );
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  /**
   * Ten accounts prove the card's password, and then all move the card at once.
   * @returns how many did
   */
  const moveAtOnce = async (at: TestClubs, memberCode: string): Promise<number> => {
    await storePasswordHash(at.club, memberCode, anyHash);
    const drawn = await Promise.all(
      Array.from({ length: 10 }, async (_, turn) => {
        const link = { accountCode: `V${round}-${turn}`, memberCode };
        return { link, secret: await insertTicket(at.club, { ...link, passwordVersion: 1 }, "session") };
      }),
    );
    const moved = await at.atOnce(10, (from, turn) =>
      from.database.transaction(async () => {
        const { link, secret } = drawn[turn] ?? { link: { accountCode: "", memberCode }, secret: "" };
        await holdPasswordVersion(from, memberCode);
        const found = await lockTicket(from, { secret, session: "session", accountCode: link.accountCode });
        if (found) await replaceLinks(from, link);
        return found !== undefined;
      }),
    );
    return moved.filter(Boolean).length;
  };

  test("of ten tickets for one card, drawn before it moved, the one that moves it first is good", async () => {
    const [memberCode = ""] = await newCards(1);
    expect(await moveAtOnce(clubs, memberCode)).toBe(1);
  });

  test("the same race moves it more often where tickets outlive the change: the test can fail", async () => {
    const faulty = await openTestClubs();
    try {
      const [memberCode = ""] = await newCards(1, faulty.club);
      await sql`create function keep() returns trigger language plpgsql as 'begin return null; end'`.execute(
        faulty.club.database.tables(),
      );
      await sql`create trigger keep before update on link_tickets for each row execute function keep()`.execute(
        faulty.club.database.tables(),
      );
      expect(await moveAtOnce(faulty, memberCode)).toBe(10);
    } finally {
      await faulty.close();
    }
  });

  test("more use it when checking and spending are two steps: the test can fail", async () => {
    const [memberCode = ""] = await newCards(1);
    const ticket = { accountCode: `T${round}`, memberCode, passwordVersion: 1 };
    const secret = await insertTicket(club, ticket, "session");
    const allHaveLooked = meetingOf(4);
    const used = await clubs.atOnce(4, async (from) => {
      const { rows } = await sql`
        select 1 from link_tickets where ticket_digest = ${digestOfToken(secret)}`.execute(from.database.tables());
      await allHaveLooked();
      if (rows.length > 0) await spendTicket(from, secret);
      return rows.length > 0;
    });
    expect(used).toEqual([true, true, true, true]);
  });

  test("an objection that twenty make at once undoes the change once", async () => {
    const [memberCode = ""] = await newCards(1);
    const home = `O${round}-home`;
    await club.database.transaction(() => linkAccount(club, { accountCode: home, memberCode }));
    // A link counts as the owner's once it has stood for a day.
    clubs.setOffset(days(2));
    await club.database.transaction(() => replaceLinks(club, { accountCode: `O${round}-thief`, memberCode }));
    const token = await newestObjection(club, memberCode);
    const objections = await clubs.atOnce(20, (from) => objectTo(from, token));
    expect(objections.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await linksOf([memberCode])).toEqual([{ account: home, card: memberCode }]);
    await expectShopAgrees([memberCode], `O${round}-`);
  });

  test("it undoes it more than once when the changes are not held: the test can fail", async () => {
    const [memberCode = ""] = await newCards(1);
    await club.database.transaction(() => linkAccount(club, { accountCode: `U${round}`, memberCode }));
    const token = await newestObjection(club, memberCode);
    const allHaveLooked = meetingOf(4);
    const undone = await clubs.atOnce(4, async (from) => {
      const objection = await selectObjection(from, token);
      await allHaveLooked();
      if (objection) await markObjected(from, objection.changeId, []);
      return objection !== undefined;
    });
    expect(undone).toEqual([true, true, true, true]);
  });
});
