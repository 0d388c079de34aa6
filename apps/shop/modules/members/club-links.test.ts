import { type ClubLinkReport, clubLinksPath, clubLinksProgram } from "@gelora/contracts/club-links.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { knock } from "../../testing/knock.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { memberToken, testMember } from "../sign-in/testing/member.ts";
import { importMembers } from "./member-import.ts";
import { findMember } from "./members.ts";

describe.each(testEngines)("what the club reports about links, on %s", (engine) => {
  let shop: TestShop;
  let turn = 0;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const report = async (accountCode: string, version: number, memberCode: string | null) => {
    const message: ClubLinkReport = { accountCode, memberCode, version };
    const { status, body } = await knock(shop, { path: clubLinksPath, program: clubLinksProgram, message });
    expect(status).toBe(200);
    return body;
  };
  const newCode = () => {
    turn += 1;
    return `ACCOUNT${turn}`;
  };
  const open = async (memberCode = newCode()) => {
    const person = { firstName: "Dewi", lastName: "K", language: "id-ID", status: "inactive" } as const;
    await importMembers(shop.platform, [{ ...person, memberCode, emailVerified: false, mobileVerified: false }]);
    return memberCode;
  };
  const linkOf = async (account: string) => (await findMember(shop.platform, account))?.loyaltyMemberId;

  test("[LNK-30~] [OPS-32~] [LGN-19~] a linked member's account info and detail say so, and an unlinked one's do not", async () => {
    const member = await testMember(shop);
    const token = await memberToken(shop, member);
    const shown = async () => {
      const query = "{ userInfo { mapclubBind isMapClubUser } getUserInfoDetail { mapclubBind } }";
      return (await shop.send(query, {}, { token })).data;
    };
    const unlinked = {
      userInfo: { mapclubBind: false, isMapClubUser: false },
      getUserInfoDetail: { mapclubBind: false },
    };
    expect(await shown()).toEqual(unlinked);
    expect(await report(member.memberCode, 1, "MC1")).toEqual({ taken: true });
    expect(await shown()).toEqual({
      userInfo: { mapclubBind: true, isMapClubUser: true },
      getUserInfoDetail: { mapclubBind: true },
    });
    await report(member.memberCode, 2, null);
    expect(await shown()).toEqual(unlinked);
  });

  test("whose card was moved to another account gets a mail, once, at a verified address", async () => {
    const member = await testMember(shop);
    const moved = { accountCode: member.memberCode, memberCode: null, version: 2, isMovedAway: true };
    const mails = async () => {
      const { rows } = await sql<{ to: string }>`
        select payload->>'to' as to from outbox where payload->>'kind' = 'clubCardMoved'
      `.execute(shop.platform.database.tables());
      return rows.map(({ to }) => to);
    };
    await report(member.memberCode, 1, "MC1");
    for (const message of [moved, moved, { ...moved, accountCode: await open() }])
      await knock(shop, { path: clubLinksPath, program: clubLinksProgram, message });
    await report(member.memberCode, 3, null);
    expect(await mails()).toEqual([member.email]);
  });

  test("whose card came back by an objection gets a mail, once, so the mail of its move is not the last word", async () => {
    const member = await testMember(shop);
    const back = { accountCode: member.memberCode, memberCode: "MC1", version: 2, isRestored: true };
    for (const message of [back, back]) await knock(shop, { path: clubLinksPath, program: clubLinksProgram, message });
    const { rows } = await sql<{ to: string }>`
      select payload->>'to' as to from outbox where payload->>'kind' = 'clubCardReturned'
    `.execute(shop.platform.database.tables());
    expect(rows).toEqual([{ to: member.email }]);
  });

  test("late and repeated reports turn nothing back, in whatever order they come", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 }), async (versions) => {
        const account = await open();
        for (const version of versions) await report(account, version, version % 2 ? `MC${version}` : null);
        const newest = Math.max(...versions);
        expect(await linkOf(account)).toBe(newest % 2 ? `MC${newest}` : undefined);
      }),
      { numRuns: 20, seed: 20_261_122 },
    );
  });

  test("a report that comes before its account is committed counts once there is one", async () => {
    const account = newCode();
    await report(account, 1, "MC9");
    expect(await linkOf(await open(account))).toBe("MC9");
  });

  test("[AC-25~] nobody but the club's own program reports links, in its own shape", async () => {
    const account = await open();
    const message = { accountCode: account, memberCode: "MC1", version: 1 };
    const call = { path: clubLinksPath, program: clubLinksProgram, message };
    for (const instead of [{ issuer: "shop" }, { audience: "club" }, { kind: "member" }, { kind: "staff" }])
      expect((await knock(shop, { ...call, instead })).status).toBe(401);
    expect((await knock(shop, { ...call, program: "club-gateway" })).status).toBe(401);
    for (const odd of [{}, { ...message, version: 0 }, { ...message, accountCode: "" }, { ...message, memberCode: 7 }])
      expect((await knock(shop, { ...call, message: odd })).status).toBe(400);
    expect(await linkOf(account)).toBeUndefined();
  });
});
