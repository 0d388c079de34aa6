import { days } from "@gelora/service-kit/durations.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { actsOn } from "../journal/journal.ts";
import { findMember } from "../members/members.ts";
import { deleteErasure, selectDueMembers } from "./storage/erasures.ts";
import { eraseDue } from "./use-cases/erase-due.ts";
import { withdrawErasure } from "./use-cases/withdraw-erasure.ts";

type Member = Awaited<ReturnType<typeof memberShopper>>;

describe.skipIf(!hasTestPostgres)("an erasure and its withdrawal at once, on PostgreSQL", () => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop("postgresql");
  });
  afterAll(() => shop.close());

  /** Members whose time has come. */
  async function dueMembers(count: number): Promise<readonly Member[]> {
    const members: Member[] = [];
    for (let one = 0; one < count; one += 1) {
      const member = await memberShopper(shop);
      await member.send("mutation { requestErasure { success } }");
      members.push(member);
    }
    shop.platform.clock.setOffset(days(15));
    return members;
  }

  test("of both one wins: the account is whole and stays, or all of it is gone and the withdrawal says so", async () => {
    const members = await dueMembers(8);
    // Two shops do the erasing; the withdrawals come a little later each.
    const erasing = [eraseDue(shop.platform), eraseDue(shop.platform)];
    const withdrawn = await Promise.all(
      members.map(async ({ memberCode }, place) => {
        await new Promise((resolve) => setTimeout(resolve, place * 8));
        return withdrawErasure(shop.platform, memberCode, "id-ID");
      }),
    );
    await Promise.all(erasing);
    for (const [place, { memberCode, email }] of members.entries()) {
      const member = await findMember(shop.platform, memberCode);
      const isKept = withdrawn[place]?.ok === true;
      expect([member?.status, member?.email ?? null]).toEqual(isKept ? ["active", email] : ["inactive", null]);
      expect(await actsOn(shop.platform, { kind: "person", code: memberCode })).toHaveLength(isKept ? 0 : 1);
    }
    await eraseDue(shop.platform);
    for (const [place, { memberCode }] of members.entries())
      if (withdrawn[place]?.ok) expect((await findMember(shop.platform, memberCode))?.status).toBe("active");
    shop.platform.clock.setOffset(days(0));
  });

  test("the same race erases an account that its member keeps when its row is not held: the test can fail", async () => {
    const members = await dueMembers(4);
    const eraseInTwoSteps = async () => {
      const due = await selectDueMembers(shop.platform, { after: undefined, most: 20 });
      await sql`select pg_sleep(0.05)`.execute(shop.platform.database.tables());
      return due.map(({ code }) => code);
    };
    const [erased] = await Promise.all([
      eraseInTwoSteps(),
      new Promise((resolve) => setTimeout(resolve, 15)).then(() =>
        Promise.all(members.map(({ memberCode }) => deleteErasure(shop.platform, memberCode))),
      ),
    ]);
    expect(erased).toEqual(expect.arrayContaining(members.map(({ memberCode }) => memberCode)));
    expect(await selectDueMembers(shop.platform, { after: undefined, most: 20 })).toEqual([]);
    shop.platform.clock.setOffset(days(0));
  });
});
