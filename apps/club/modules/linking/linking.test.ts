import { encodePassword } from "@gelora/person/encoded-password.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { someMember } from "../../testing/some-member.ts";
import { claimEvent, purchaseEvent, reversalEvent, shopProgram, tellEvent } from "../earning/testing/shop-events.ts";
import { selectBalances } from "../ledger/ledger.ts";
import { deleteLinks, findMembers, linkOfMember, type Member, seedMembers } from "../membership/membership.ts";
import { setPassword } from "../passwords/passwords.ts";
import { exhaustCard } from "../passwords/testing/exhaust-card.ts";
import { setPin, spendProof } from "../pin/pin.ts";
import { takeInEvent } from "../purchases/purchases.ts";
import { objectTo, unlockCard } from "./linking.ts";
import { deleteExpiredTickets } from "./storage/link-tickets.ts";
import { newestObjection } from "./testing/newest-objection.ts";
import { forgetAccount } from "./use-cases/forget-account.ts";
import { reportLinks } from "./use-cases/report-links.ts";

const password = "Lari-Pagi7";
const operations = {
  bind: `query ($input: LoyaltyCredentialsInput!) { mapClubBindAccount(input: $input) {
    success code userCode firstName lastName mobile thirdId thirdExist cardHasAccount accountHasCard message isGuest } }`,
  confirm: "query ($input: LoyaltyBindInput!) { mapClubBindConfirm(input: $input) { success code message } }",
  switch: "query ($input: LoyaltyBindInput!) { mapClubSwitchBind(input: $input) { success code message } }",
  unbind: "{ mapClubUnbind { success code message } }",
  checkPin: "query ($input: LoyaltyPinInput!) { mapClubCheckPin(input: $input) { success proof } }",
  check: "{ mapClubCheckBind { success code userCode } }",
} as const;

describe.each(testEngines)("linking a card with an account, on %s", (engine) => {
  let club: TestGateway;
  let turn = 0;
  /** A member of the club with a card, and the token of a member of the shop. */
  let card: Member;
  let token: string;
  /** The clock goes on only: a wait that ended in the future would begin again. */
  let offset = 0;
  const later = (wait: number) => {
    offset += wait;
    club.platform.clock.setOffset(minutes(offset));
  };
  beforeAll(async () => {
    club = await openTestGateway(engine, { SMTP_URL: "smtp://127.0.0.1:9", SMS_URL: "http://127.0.0.1:9" });
  });
  beforeEach(async () => {
    card = await newCard();
    token = club.shop.signIn({ kind: "member", code: `AC${turn}` });
  });
  afterAll(() => club.close());

  const newCard = async (status: "ACTIVE" | "INACTIVE" | "GUEST" = "ACTIVE"): Promise<Member> => {
    turn += 1;
    const [memberCode, mobile] = [`MC${turn}`, `8120000${1000 + turn}`];
    await seedMembers(club.platform, [someMember({ memberCode, mobile, status })]);
    const found = await findMembers(club.platform, [memberCode]);
    if (!found[0]) throw new Error("seeded");
    await setPassword(club.platform, found[0], password);
    return found[0];
  };
  type Answer = { success: boolean; code: string | null; thirdId: string; thirdExist: boolean; proof: string };
  /** The answer of the one operation, or the error's extensions. */
  const ask = async (query: string, input?: object, caller = token) => {
    const answer = await club.send(query, { variables: { input }, headers: { "auth-token": caller } });
    return (answer.errors?.[0]?.extensions ?? Object.values(answer.data ?? {})[0]) as Answer;
  };
  const bind = (mobile = card.mobile, typed = password, caller = token) =>
    ask(operations.bind, { mobile, password: encodePassword(typed) }, caller);
  const linked = async (of = card, caller = token, query: string = operations.confirm) =>
    ask(query, { mobile: of.mobile, thirdId: (await bind(of.mobile, password, caller)).thirdId }, caller);
  const accountOf = async (of = card) => (await linkOfMember(club.platform, of.memberCode))?.accountCode;
  /** As a change that its ticket outlives would: nothing else follows from it. */
  const unlinkUnnoticed = () =>
    club.platform.database.transaction(() => deleteLinks(club.platform, { memberCode: card.memberCode }));
  const newest = (accountCode: string) => club.shop.reports.findLast((report) => report.accountCode === accountCode);

  test("[LNK-11~] [LNK-27] [LNK-28~] [OPS-26] the card's number and password give the account that the shopper confirms, or code 510", async () => {
    expect(await bind(`0${card.mobile}`)).toEqual({
      success: true,
      code: null,
      userCode: card.memberCode,
      firstName: "Dewi",
      lastName: "Kartika",
      mobile: card.mobile,
      thirdId: expect.stringMatching(/^[\w-]{43}$/),
      thirdExist: false,
      cardHasAccount: false,
      accountHasCard: false,
      message: null,
      isGuest: false,
    });
    expect(await accountOf()).toBeUndefined();
    card = await newCard("GUEST");
    expect(await bind()).toMatchObject({ success: true, isGuest: true });
    expect(await bind(card.mobile, "Lari-Pagi8")).toMatchObject({ success: false, code: "510", thirdId: null });
  });

  test("[LNK-17~] [OPS-26~] an unknown number, a wrong password and a card that is not active get one answer", async () => {
    const unknown = await bind("8999999999");
    expect(unknown).toMatchObject({ success: false, code: "510", message: "Mobile Phone not registered in Mapclub" });
    expect(await bind(card.mobile, "Lari-Pagi8")).toEqual(unknown);
    card = await newCard("INACTIVE");
    expect(await bind()).toEqual(unknown);
  });

  test("[LNK-14~] [OPS-27] [OPS-30] yes links them, once, and the shop knows it before the answer", async () => {
    const { thirdId } = await bind();
    const input = { mobile: `+62 ${card.mobile}`, thirdId };
    expect(await ask(operations.confirm, input)).toEqual({ success: true, code: null, message: null });
    expect(newest(`AC${turn}`)).toEqual({
      accountCode: `AC${turn}`,
      memberCode: card.memberCode,
      version: 1,
    });
    expect(await ask(operations.check)).toMatchObject({ success: true, userCode: card.memberCode });
    expect(await ask(operations.confirm, input)).toMatchObject({ success: true });
    expect(club.shop.reports.filter(({ accountCode }) => accountCode === `AC${turn}`)).toHaveLength(1);
  });

  test("purchases from before the link earn points with it", async () => {
    const bought = purchaseEvent(`GL${turn}`, [[250_000]], { accountCode: `AC${turn}`, completedAt: new Date() });
    await club.platform.database.transaction(() => takeInEvent(club.platform, shopProgram, bought));
    await linked();
    expect(await selectBalances(club.platform, card.memberCode)).toMatchObject({ pending: 2_500 });
  });

  test("[LNK-15~] [LNK-18~] [OPS-28] what is linked elsewhere is linked only by the switch, which removes both old links", async () => {
    const [mine, other] = [card, await newCard()];
    const account = `AC${turn - 1}`;
    const theirs = club.shop.signIn({ kind: "member", code: `OTHER${turn}` });
    await linked(mine);
    await linked(other, theirs);
    const { thirdId, thirdExist } = await bind(other.mobile);
    expect(thirdExist).toBe(true);
    const input = { mobile: other.mobile, thirdId };
    expect(await ask(operations.confirm, input)).toMatchObject({ code: "LINKED_ELSEWHERE" });
    expect(await accountOf(mine)).toBe(account);
    expect(await ask(operations.switch, input)).toMatchObject({ success: true });
    expect([await accountOf(mine), await accountOf(other)]).toEqual([undefined, account]);
    expect(newest(account)).toMatchObject({ memberCode: other.memberCode, version: 2 });
    expect(newest(`OTHER${turn}`)).toMatchObject({ memberCode: null, version: 2 });
    expect(await ask(operations.check, undefined, theirs)).toMatchObject({ success: false, code: "501" });
  });

  test("[LNK-06~] [LNK-27~] the answer shows which side has a link that a switch removes", async () => {
    const [mine, other] = [card, await newCard()];
    const theirs = club.shop.signIn({ kind: "member", code: `OTHER${turn}` });
    await linked(other, theirs);
    const sides = (cardHasAccount: boolean, accountHasCard: boolean) => ({
      thirdExist: cardHasAccount || accountHasCard,
      cardHasAccount,
      accountHasCard,
    });
    expect(await bind(other.mobile)).toMatchObject(sides(true, false));
    await linked(mine);
    expect(await bind(mine.mobile)).toMatchObject(sides(false, false));
    expect(await bind(other.mobile)).toMatchObject(sides(true, true));
    await ask(operations.unbind, undefined, theirs);
    expect(await bind(other.mobile)).toMatchObject(sides(false, true));
  });

  test("[LNK-19~] [OPS-29] unlinking removes the link at once, and says when there is none", async () => {
    await linked();
    expect(await ask(operations.check)).toMatchObject({ success: true });
    expect(await ask(operations.unbind)).toEqual({ success: true, code: null, message: null });
    expect(await ask(operations.check)).toMatchObject({ success: false, code: "501" });
    expect(newest(`AC${turn}`)).toMatchObject({ memberCode: null, version: 2 });
    expect(await ask(operations.unbind)).toEqual({
      success: false,
      code: "501",
      message: "This account is not linked to MapClub.",
    });
  });

  test("an account that was erased at the shop is unlinked, by the shop's own word only, and only once", async () => {
    await linked();
    const erasure = { accountCode: `AC${turn}`, erasedAt: club.platform.clock.now().toISOString() };
    const member = { kind: "member", code: `AC${turn}` } as const;
    expect(await forgetAccount(club.platform, member, erasure)).toBe(notAllowed);
    expect(await ask(operations.check)).toMatchObject({ success: true });
    expect(await forgetAccount(club.platform, shopProgram, erasure)).toEqual({ forgotten: true });
    expect(await ask(operations.check)).toMatchObject({ success: false, code: "501" });
    expect(await forgetAccount(club.platform, shopProgram, erasure)).toEqual({ forgotten: true });
  });

  test("purchases of an account that was erased lose their number, late ones too; what they earned stays", async () => {
    const account = `AC${turn}`;
    const mobilesOf = async () => {
      const { rows } = await sql<{ mobile: string }>`
        select mobile from purchases where order_code like ${`${account}-%`} order by order_code`.execute(
        club.platform.database.tables(),
      );
      return rows.map(({ mobile }) => mobile);
    };
    const bought = (name: string, accountCode: string | null = account) =>
      purchaseEvent(`${account}-${name}`, [[20_000]], { accountCode, completedAt: club.platform.clock.now() });
    await linked();
    await tellEvent(club.platform, bought("a"));
    await tellEvent(club.platform, bought("b", null));
    await tellEvent(club.platform, claimEvent(`${account}-b`, account));
    await tellEvent(club.platform, bought("c", "SOMEBODY"));
    const number = "81234567890";
    expect(await mobilesOf()).toEqual([number, number, number]);
    const earned = await selectBalances(club.platform, card.memberCode);
    expect(earned.pending).toBeGreaterThan(0);
    const erasure = { accountCode: account, erasedAt: club.platform.clock.now().toISOString() };
    await forgetAccount(club.platform, shopProgram, erasure);
    expect(await mobilesOf()).toEqual(["", "", number]);
    await tellEvent(club.platform, bought("d"));
    await tellEvent(club.platform, reversalEvent(`${account}-b`, "r", [[20_000]]));
    expect(await mobilesOf()).toEqual(["", "", number, ""]);
    expect(await selectBalances(club.platform, card.memberCode)).toEqual({ ...earned, pending: earned.pending / 2 });
    const never = { accountCode: `NEVER${turn}`, erasedAt: erasure.erasedAt };
    await tellEvent(club.platform, bought("e", never.accountCode));
    await forgetAccount(club.platform, shopProgram, never);
    expect((await mobilesOf()).at(-1)).toBe("");
  });

  test("a ticket opens nothing in another session, for another number, twice, too late or after a new password", async () => {
    const { thirdId } = await bind();
    const input = { mobile: card.mobile, thirdId };
    const expired = { code: "LINK_TICKET_EXPIRED", details: {} };
    const again = club.shop.signIn({ kind: "member", code: `AC${turn}` });
    const stranger = club.shop.signIn({ kind: "member", code: "SOMEBODY" });
    for (const caller of [again, stranger]) expect(await ask(operations.switch, input, caller)).toEqual(expired);
    expect(await ask(operations.confirm, { ...input, mobile: "8999999999" })).toEqual(expired);
    expect(await ask(operations.confirm, { ...input, thirdId: "x".repeat(43) })).toEqual(expired);
    await linked();
    await ask(operations.unbind);
    later(11);
    expect(await ask(operations.confirm, input)).toEqual(expired);
    await deleteExpiredTickets(club.platform);
    expect((await sql`select 1 from link_tickets`.execute(club.platform.database.tables())).rows).toEqual([]);
    const { thirdId: fresh } = await bind();
    await setPassword(club.platform, card, "Sore-Hari8");
    expect(await ask(operations.confirm, { mobile: card.mobile, thirdId: fresh })).toEqual(expired);
  });

  test("of two accounts that link one card at the same time, the second learns that the first was faster", async () => {
    const theirs = club.shop.signIn({ kind: "member", code: `PUTRI${turn}` });
    const [ours, beside] = [await bind(), await bind(card.mobile, password, theirs)];
    const confirm = (thirdId: string, caller?: typeof theirs) =>
      ask(operations.confirm, { mobile: card.mobile, thirdId }, caller);
    expect(await confirm(beside.thirdId, theirs)).toMatchObject({ success: true });
    expect(await confirm(ours.thirdId)).toEqual({ code: "LINKED_MEANWHILE", details: {} });
    // Nobody else learns it, nor from a ticket that is not theirs.
    const another = club.shop.signIn({ kind: "member", code: `RATNA${turn}` });
    expect(await confirm(ours.thirdId, another)).toEqual({ code: "LINK_TICKET_EXPIRED", details: {} });
    later(11);
    expect(await confirm(ours.thirdId)).toEqual({ code: "LINK_TICKET_EXPIRED", details: {} });
  });

  test("[LNK-14~] a confirmation that finds the card linked spends its ticket too", async () => {
    await linked();
    const { thirdId } = await bind();
    const input = { mobile: card.mobile, thirdId };
    expect(await ask(operations.confirm, input)).toMatchObject({ success: true });
    await unlinkUnnoticed();
    expect(await ask(operations.confirm, input)).toEqual({ code: "LINK_TICKET_EXPIRED", details: {} });
    expect(await accountOf()).toBeUndefined();
  });

  test("[LNK-15~] what was proven about a card ends when its link changes: tickets and proofs of the PIN", async () => {
    const [first, second] = [await bind(), await bind()];
    const input = { mobile: card.mobile, thirdId: second.thirdId };
    const expired = { code: "LINK_TICKET_EXPIRED", details: {} };
    expect(await ask(operations.confirm, { ...input, thirdId: first.thirdId })).toMatchObject({ success: true });
    const drawnWhileLinked = { ...input, thirdId: (await bind()).thirdId };
    await setPin(club.platform, card.memberCode, "739152");
    const { proof } = await ask(operations.checkPin, { pin: "739152" });
    const theirs = club.shop.signIn({ kind: "member", code: `PUTRI${turn}` });
    expect(await linked(card, theirs, operations.switch)).toMatchObject({ success: true });
    // Its bearer learns that someone else has it now.
    const taken = { code: "LINKED_MEANWHILE", details: {} };
    for (const ticket of [input, drawnWhileLinked]) expect(await ask(operations.switch, ticket)).toEqual(taken);
    expect(await accountOf()).toBe(`PUTRI${turn}`);
    expect(await club.platform.database.transaction(() => spendProof(club.platform, card.memberCode, proof))).toBe(
      false,
    );
    const drawnByPutri = { ...input, thirdId: (await bind(card.mobile, password, theirs)).thirdId };
    await ask(operations.unbind, undefined, theirs);
    expect(await ask(operations.confirm, drawnByPutri, theirs)).toEqual(expired);
  });

  test("a ticket from before its card was locked links nothing, until the card is unlocked", async () => {
    await linked();
    await ask(operations.unbind);
    const input = { mobile: card.mobile, thirdId: (await bind()).thirdId };
    // What is objected to is undone already: no link changes, so nothing voids the ticket.
    const objection = await newestObjection(club.platform, card.memberCode);
    expect(await objectTo(club.platform, objection)).toMatchObject({ value: { ending: "unsure", isLocked: true } });
    for (const query of [operations.confirm, operations.switch])
      expect(await ask(query, input)).toEqual({ code: "LINK_LOCKED", details: {} });
    expect(await accountOf()).toBeUndefined();
    expect(newest(`AC${turn}`)).toMatchObject({ memberCode: null });
    expect(await club.platform.database.transaction(() => unlockCard(club.platform, card.memberCode))).toBe(true);
    expect(await ask(operations.confirm, input)).toMatchObject({ success: true });
    expect(await accountOf()).toBe(`AC${turn}`);
  });

  test("a card that is locked for one password is linked with the next", async () => {
    await linked();
    const objection = await newestObjection(club.platform, card.memberCode);
    expect(await objectTo(club.platform, objection)).toMatchObject({ value: { ending: "unlinked", isLocked: true } });
    expect(await bind()).toEqual({ code: "LINK_LOCKED", details: {} });
    await setPassword(club.platform, card, "Sore-Hari8");
    const { thirdId } = await bind(card.mobile, "Sore-Hari8");
    expect(await ask(operations.confirm, { mobile: card.mobile, thirdId })).toMatchObject({ success: true });
    expect(await accountOf()).toBe(`AC${turn}`);
  });

  test("[SES-13~] [SES-14~] [LNK-23~] only members link: guests, guest accounts and ended sessions are sent to log in", async () => {
    const callers = {
      "0002": "y".repeat(43),
      ACCOUNT_NEEDED: club.shop.signIn({ kind: "guest-account", code: "G1" }),
    };
    const visitor = club.shop.signIn({ kind: "visitor", code: "" });
    const input = { mobile: card.mobile, thirdId: "x".repeat(43) };
    for (const [code, caller] of [...Object.entries(callers), ["ACCOUNT_NEEDED", visitor] as const]) {
      expect(await bind(card.mobile, password, caller)).toMatchObject({ code });
      for (const query of [operations.confirm, operations.switch])
        expect(await ask(query, input, caller)).toMatchObject({ code });
      expect(await ask(operations.unbind, undefined, caller)).toMatchObject({ code });
    }
  });

  test("ten links in a day are enough for an account and for a card, and unlinking is always possible", async () => {
    for (let link = 0; link < 10; link += 1) {
      expect(await linked()).toMatchObject({ success: true });
      expect(await ask(operations.unbind)).toMatchObject({ success: true });
    }
    expect(await linked()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    later(24 * 60 + 1);
    expect(await linked()).toMatchObject({ success: true });
  });

  test("a new password of the card opens the way that others have used up", async () => {
    for (let link = 0; link < 10; link += 1) {
      const stranger = club.shop.signIn({ kind: "member", code: `STRANGER${turn}-${link}` });
      expect(await linked(card, stranger, operations.switch)).toMatchObject({ success: true });
    }
    expect(await linked(card, token, operations.switch)).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await setPassword(club.platform, card, "Sore-Hari8");
    const { thirdId } = await bind(card.mobile, "Sore-Hari8");
    expect(await ask(operations.switch, { mobile: card.mobile, thirdId })).toMatchObject({ success: true });
    expect(await accountOf()).toBe(`AC${turn}`);
  });

  test("a shop that is down hears of the link from the outbox", async () => {
    const { thirdId } = await bind();
    club.shop.refuseReports(true);
    expect(await ask(operations.confirm, { mobile: card.mobile, thirdId })).toMatchObject({ success: true });
    expect(newest(`AC${turn}`)).toBeUndefined();
    club.shop.refuseReports(false);
    await club.deliverAll();
    expect(newest(`AC${turn}`)).toMatchObject({ memberCode: card.memberCode, version: 1 });
  });

  test("a shop that comes back is notified of all links at once, however many it did not hear of before", async () => {
    club.shop.refuseReports(true);
    const accounts = Array.from({ length: 12 }, (_, place) => `BACK${turn}-${place}`);
    await club.platform.database.transaction(() => reportLinks(club.platform, accounts));
    // Often enough for anyone who waits for an answer to leave the shop alone for a while.
    await club.deliverAll();
    club.shop.refuseReports(false);
    later(1);
    await club.deliverAll();
    const reported = club.shop.reports.map(({ accountCode }) => accountCode).filter((code) => accounts.includes(code));
    expect(reported.toSorted()).toEqual(accounts.toSorted());
  });

  test("a number or a password that no form of ours sends is refused before any look-up", async () => {
    expect(await bind("+1 555 0100")).toMatchObject({ code: expect.stringMatching(/^MOBILE_/) });
    const input = { mobile: card.mobile, password: "not base64!" };
    expect(await ask(operations.bind, input)).toMatchObject({ code: "INVALID_INPUT" });
  });

  test("[AC-12~] other people's guesses keep the owner waiting neither in the linked account nor in a browser known before", async () => {
    const login = "query ($input: LoyaltyCredentialsInput!) { mapClubLoginN(input: $input) { success code } }";
    const logIn = async (cookie: string) => {
      const variables = { input: { mobile: card.mobile, password: encodePassword(password) } };
      return (await club.send(login, { variables, headers: { cookie } })).data?.mapClubLoginN;
    };
    const [known, other] = ["k", "o"].map((letter) => `gelora-device=${letter.repeat(43)}`);
    expect(await linked()).toMatchObject({ success: true });
    expect(await logIn(known ?? "")).toMatchObject({ success: true });
    await exhaustCard(club.platform, card.mobile);
    const stranger = club.shop.signIn({ kind: "member", code: `ST${turn}` });
    expect(await bind(card.mobile, password, stranger)).toMatchObject({ code: "CARD_WAIT" });
    expect(await logIn(other ?? "")).toEqual({ success: false, code: "CARD_WAIT" });
    expect(await logIn(known ?? "")).toMatchObject({ success: true });
    expect(await bind()).toMatchObject({ success: true, userCode: card.memberCode });
  });
});
