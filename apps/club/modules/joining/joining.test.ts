import { type ClubJoining, clubJoining } from "@gelora/contracts/club-joining.ts";
import { points } from "@gelora/money/points.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { isKnownDevice, rememberDevice } from "@gelora/service-kit/known-devices.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import { slowHash } from "@gelora/service-kit/slow-hash.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClub } from "../../testing/club.ts";
import { showTier } from "../earning/earning.ts";
import { purchaseEvent, tellEvent } from "../earning/testing/shop-events.ts";
import { addPointsTo, selectBalances } from "../ledger/ledger.ts";
import { objectTo } from "../linking/linking.ts";
import { newestObjection } from "../linking/testing/newest-objection.ts";
import { unlink } from "../linking/testing/unlink.ts";
import {
  findMemberOfAccount,
  findMembers,
  insertLink,
  linkOfMember,
  memberOfAccount,
  rememberErased,
  seedMembers,
  selectMemberByMobile,
} from "../membership/membership.ts";
import { checkPassword, setPassword } from "../passwords/passwords.ts";
import { exhaustCard } from "../passwords/testing/exhaust-card.ts";
import { referralCodeOf } from "../referral/referral.ts";
import { joiningProgram, joiningRequest } from "./testing/joining-request.ts";
import { joinClub } from "./use-cases/join-club.ts";
import { showCard } from "./use-cases/show-card.ts";

describe.each(testEngines)("joining the club, on %s", (engine) => {
  let club: Platform;
  beforeAll(async () => {
    club = await openTestClub(engine);
  });
  afterAll(() => club.database.close());

  const join = (request: ClubJoining) => joinClub(club, joiningProgram, request);
  const joined = async (request: ClubJoining): Promise<string> => {
    const answer = await join(request);
    if (answer === notAllowed || answer.outcome !== "joined") throw new Error("it was refused");
    return answer.memberCode;
  };
  let cards = 0;
  /** A card from before, with points and purchases. */
  const oldCard = async (status: "ACTIVE" | "INACTIVE" | "GUEST" = "ACTIVE") => {
    cards += 1;
    const card = { memberCode: `OLD-${cards}`, mobile: `8140000${1000 + cards}` };
    const names = { firstName: "Citra", lastName: "Lama", email: `lama-${cards}@contoh.id` };
    await seedMembers(club, [{ ...card, ...names, status, emailVerified: false, phoneVerified: true }]);
    await addPointsTo(club, { memberCode: card.memberCode, fact: `added:${card.memberCode}`, points: points(700) });
    return card;
  };

  test("someone whom the club does not know gets a card, linked to their account", async () => {
    const request = joiningRequest();
    const memberCode = await joined(request);
    expect(memberCode).toMatch(/^MC-\d{12}$/);
    expect(await findMemberOfAccount(club, request.accountCode)).toMatchObject({
      memberCode,
      mobile: request.mobile,
      firstName: "Kirana",
      lastName: "Maheswari",
      email: request.email,
      emailVerified: true,
      phoneVerified: true,
      status: "ACTIVE",
      language: "id-ID",
    });
    expect(await selectBalances(club, memberCode)).toMatchObject({ available: 0, pending: 0 });
  });

  test("an account that was erased before its joining arrived gets no card", async () => {
    const request = joiningRequest();
    await club.database.transaction(() => rememberErased(club, request.accountCode));
    expect(await join(request)).toEqual({ outcome: "linked-elsewhere" });
    expect(await selectMemberByMobile(club, request.mobile)).toBeUndefined();
  });

  test.each(["ACTIVE", "INACTIVE", "GUEST"] as const)(
    "someone whom the club alone knows keeps card, points and tier: a card that is %s",
    async (status) => {
      const card = await oldCard(status);
      const guest = { accountCode: null, mobile: card.mobile, completedAt: new Date(Date.now() - days(30)) };
      if (status === "ACTIVE") await tellEvent(club, purchaseEvent(`GUEST-${card.memberCode}`, [[6_000_000]], guest));
      const request = joiningRequest({ mobile: card.mobile });
      expect(await joined(request)).toBe(card.memberCode);
      expect(await selectBalances(club, card.memberCode)).toMatchObject({ available: 700 });
      const { tier } = await showTier(club, card.memberCode);
      expect(tier.code).toBe(status === "ACTIVE" ? "SILVER" : "BRONZE");
      const [member] = await findMembers(club, [card.memberCode]);
      expect(member).toMatchObject({ firstName: "Kirana", email: request.email, status: "ACTIVE" });
    },
  );

  /**
   * What is on its way to a card's owner: the mails and messages of joining, by kind and address.
   */
  const messagesAbout = async (memberCode: string) => {
    const { rows } = await sql<{ kind: string; to: string | null }>`
      select coalesce(payload->>'channel', payload->>'kind') as kind,
        coalesce(payload->>'to', payload->'former'->>'email') as to
      from outbox where topic in ('linking.notice', 'messaging.card') and payload->>'memberCode' = ${memberCode}
      order by 1`.execute(club.database.tables());
    return rows.map(({ kind, to }) => [kind, to]);
  };

  test("a new member is welcomed once, without an alarm about the link that their own press made", async () => {
    const request = joiningRequest();
    const memberCode = await joined(request);
    await join(request);
    expect(await messagesAbout(memberCode)).toEqual([["welcome", request.email]]);
  });

  test("who had the card before hears at their own address that it is another's, and can object", async () => {
    const request = joiningRequest();
    const memberCode = await joined(request);
    await objectTo(club, await newestObjection(club, memberCode));
    const [owner] = await findMembers(club, [memberCode]);
    if (!owner) throw new Error("the card is there");
    await setPassword(club, owner, "Sore-Hari8");
    const next = joiningRequest({ mobile: request.mobile });
    expect(await joined(next)).toBe(memberCode);
    expect((await messagesAbout(memberCode)).filter(([kind]) => kind === "former-mail")).toEqual([
      ["former-mail", request.email],
    ]);
    const token = await newestObjection(club, memberCode, "former-mail");
    expect(await objectTo(club, token)).toMatchObject({ ok: true, value: { kind: "linked" } });
    expect(await linkOfMember(club, memberCode)).toBeUndefined();
    expect(await join(joiningRequest({ mobile: request.mobile }))).toEqual({ outcome: "linked-elsewhere" });
    const locked = (await messagesAbout(memberCode)).filter(([kind]) => kind === "cardLocked");
    expect(locked.at(-1)).toEqual(["cardLocked", next.email]);
  });

  test("who unlinks the new card on the day of joining, or someone in their account, gets it back by an objection", async () => {
    const request = joiningRequest();
    const memberCode = await joined(request);
    await unlink(club, request.accountCode);
    const token = await newestObjection(club, memberCode);
    expect(await objectTo(club, token)).toMatchObject({ ok: true, value: { kind: "unlinked", ending: "back" } });
    expect((await linkOfMember(club, memberCode))?.accountCode).toBe(request.accountCode);
  });

  test("nobody else hears of a card that comes back to the same address, or had one that nobody verified", async () => {
    const card = await oldCard();
    await joined(joiningRequest({ mobile: card.mobile }));
    expect((await messagesAbout(card.memberCode)).map(([kind]) => kind)).toEqual(["mail", "sms", "welcome"]);
    const same = joiningRequest();
    const memberCode = await joined(same);
    await sql`delete from account_links where member_code = ${memberCode}`.execute(club.database.tables());
    await joined(joiningRequest({ mobile: same.mobile, email: ` ${same.email.toUpperCase()}`.trim() }));
    expect((await messagesAbout(memberCode)).map(([kind]) => kind)).not.toContain("former-mail");
  });

  test("a repeated request changes nothing, not even after the account was linked to another card", async () => {
    const request = joiningRequest();
    const memberCode = await joined(request);
    expect(await join(request)).toEqual({ outcome: "joined", memberCode });
    expect(await join({ ...request, firstName: "Lain" })).toEqual({ outcome: "joined", memberCode });
    expect((await findMemberOfAccount(club, request.accountCode))?.firstName).toBe("Kirana");
  });

  test("an account that has a card keeps it, whatever number it joins with", async () => {
    const request = joiningRequest();
    const memberCode = await joined(request);
    const again = joiningRequest({ accountCode: request.accountCode });
    expect(await join(again)).toEqual({ outcome: "joined", memberCode });
    expect(await showCard(club, joiningProgram, again.mobile)).toEqual({ card: null });
  });

  test("a card that is linked to another account stays with it", async () => {
    const card = await oldCard();
    await insertLink(club, { accountCode: "OTHER", memberCode: card.memberCode });
    const request = joiningRequest({ mobile: card.mobile });
    expect(await join(request)).toEqual({ outcome: "linked-elsewhere" });
    expect(await join(request)).toEqual({ outcome: "linked-elsewhere" });
    expect(await memberOfAccount(club, request.accountCode)).toBeUndefined();
    expect((await linkOfMember(club, card.memberCode))?.accountCode).toBe("OTHER");
    const [member] = await findMembers(club, [card.memberCode]);
    expect(member).toMatchObject({ firstName: "Citra" });
  });

  test("a card that its owner has locked is not linked by a code, until its password is another", async () => {
    const request = joiningRequest();
    const memberCode = await joined(request);
    expect(await objectTo(club, await newestObjection(club, memberCode))).toMatchObject({ ok: true });
    const stranger = joiningRequest({ mobile: request.mobile, firstName: "Lain" });
    expect(await join(stranger)).toEqual({ outcome: "linked-elsewhere" });
    expect(await linkOfMember(club, memberCode)).toBeUndefined();
    const [owner] = await findMembers(club, [memberCode]);
    expect(owner?.firstName).toBe("Kirana");
    if (!owner) throw new Error("the card is there");
    await setPassword(club, owner, "Sore-Hari8");
    expect(await joined(joiningRequest({ mobile: request.mobile }))).toBe(memberCode);
  });

  test("a card opens with the password of the form, a new one and one that had another", async () => {
    const opens = (memberCode: string, mobile: string, password: string) =>
      checkPassword(club, { memberCode, mobile, password, session: undefined, source: "10.0.0.1" });
    const request = joiningRequest({ passwordHash: await slowHash("Lari-Pagi7") });
    const memberCode = await joined(request);
    expect(await opens(memberCode, request.mobile, "Lari-Pagi7")).toEqual({ ok: true, value: true });
    await unlink(club, request.accountCode);
    await exhaustCard(club, request.mobile);
    await rememberDevice(club, memberCode, "a browser of the old password");
    await joined({ ...request, joiningId: `${request.joiningId}-2`, passwordHash: await slowHash("Sore-Hari8") });
    expect(await opens(memberCode, request.mobile, "Lari-Pagi7")).toEqual({ ok: true, value: false });
    expect(await opens(memberCode, request.mobile, "Sore-Hari8")).toEqual({ ok: true, value: true });
    expect(await isKnownDevice(club, memberCode, "a browser of the old password")).toBe(false);
    expect(await messagesAbout(memberCode)).toContainEqual(["passwordChanged", request.email]);
    await join(request);
    expect(await opens(memberCode, request.mobile, "Sore-Hari8")).toEqual({ ok: true, value: true });
  });

  test("a card that stays another's, or locked, keeps its password", async () => {
    const request = joiningRequest({ passwordHash: await slowHash("Lari-Pagi7") });
    const memberCode = await joined(request);
    const hashOfCard = async () => {
      const found = sql<{ hash: string }>`select hash from passwords where member_code = ${memberCode}`;
      return (await found.execute(club.database.tables())).rows[0]?.hash;
    };
    expect(await join(joiningRequest({ mobile: request.mobile }))).toEqual({ outcome: "linked-elsewhere" });
    await objectTo(club, await newestObjection(club, memberCode));
    expect(await join(joiningRequest({ mobile: request.mobile }))).toEqual({ outcome: "linked-elsewhere" });
    expect(await hashOfCard()).toBe(request.passwordHash);
  });

  test("what the account bought before earns with the joining", async () => {
    const request = joiningRequest();
    const completedAt = new Date(Date.now() - days(1));
    const event = purchaseEvent(`EARLY-${request.accountCode}`, [[40_000]], { ...request, completedAt });
    await tellEvent(club, event);
    expect(await selectBalances(club, await joined(request))).toMatchObject({ pending: 400 });
  });

  test("[CLB-08~] the card of a verified number shows tier and consent, and no name", async () => {
    const card = await oldCard();
    const shown = { memberCode: card.memberCode, tierCode: "BRONZE" };
    expect(await showCard(club, joiningProgram, card.mobile)).toEqual({ card: { ...shown, hasDataConsent: false } });
    await joined(joiningRequest({ mobile: card.mobile }));
    expect(await showCard(club, joiningProgram, card.mobile)).toEqual({ card: { ...shown, hasDataConsent: true } });
  });

  test("every new member has a referral code, which stays", async () => {
    const memberCode = await joined(joiningRequest());
    const code = await referralCodeOf(club, memberCode);
    expect(code).toMatch(/^[34679CDFGHJKMNPQRTVWXY]{8}$/);
    expect(await referralCodeOf(club, memberCode)).toBe(code);
  });

  test.each([
    { kind: "member", code: "ACCOUNT-1" },
    { kind: "program", code: "club-events" },
    { kind: "visitor", code: "" },
  ] as const)("$kind $code may neither join anyone nor ask for cards", async (principal) => {
    expect(await joinClub(club, principal, joiningRequest())).toBe(notAllowed);
    expect(await showCard(club, principal, "81200000001")).toBe(notAllowed);
  });

  test("a password, or a hash of another kind, is no part of the contract", () => {
    for (const passwordHash of ["Lari-Pagi7", "$2b$10$abc", `$argon2id$v=19$m=1,t=1,p=1$c2FsdA`])
      expect(clubJoining.safeParse({ ...joiningRequest(), passwordHash }).success).toBe(false);
  });
});
