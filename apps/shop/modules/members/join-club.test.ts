import { encodePassword } from "@gelora/person/encoded-password.ts";
import { days, minutes, seconds } from "@gelora/service-kit/durations.ts";
import { matchesSlowHash, type SlowHash } from "@gelora/service-kit/slow-hash.ts";
import { type TestEngine, testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applicant, goodPassword, goodPerson, memberShopper, type SignUpAnswer } from "../../testing/member.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field, type Shopper, shopperWith } from "../../testing/shopper.ts";
import { openStubClub, type StubClub } from "../../testing/stub-club.ts";
import { provenMobile } from "../verification/testing/proofs.ts";
import { recordVerifiedEmail } from "../verification/verification.ts";
import { importMembers } from "./member-import.ts";
import { findMember, findMemberByAccount } from "./members.ts";

type Answer = { success: boolean; errorCode: string | null; errorMessage: string | null; data?: readonly object[] };

let shop: TestShop;
let club: StubClub;
const open = async (engine: TestEngine) => {
  club = await openStubClub(() => shop.platform.clock.now());
  shop = await openTestShop(engine, { CLUB_URL: club.url });
};
const close = async () => {
  await shop.close();
  await club.close();
};

const register = async (shopper: Shopper, input: object, language?: string) =>
  field<SignUpAnswer>(
    await shopper.send(
      "mutation ($input: SignUpInput!) { registerMapclub(input: $input) { success code errorCode errorMessage message timestamp data { memberCode token expired status } } }",
      { input },
      language,
    ),
    "registerMapclub",
  );
/** A form for a member of the shop, with a number that they have verified. */
const formOf = async (member: { memberCode: string; email: string; mobile: string }, change: object = {}) => {
  const password = encodePassword(goodPassword);
  const token = await provenMobile(shop.platform, `member:${member.memberCode}`, member.mobile);
  const { memberCode, email, mobile } = member;
  return {
    ...goodPerson,
    birthDate: "05/03/2000",
    email,
    mobile,
    memberCode,
    password,
    rePassword: password,
    token,
    ...change,
  };
};
const joiningsOf = (accountCode: string) => club.joinings.filter((one) => one.accountCode === accountCode);
const waitingRequest = async (accountCode: string) => {
  const row = sql<{ state: string; request: object | null }>`
    select state, request from club_joinings where account_code = ${accountCode}`;
  return (await row.execute(shop.platform.database.tables())).rows[0];
};

const recordOf = async (shopper: Shopper, token: string) =>
  field<{ data: readonly object[] }>(
    await shopper.send(
      "query ($token: String!) { validateTokenDetailRegistration(input: { tokenVerifyOtpPhoneNo: $token }) { data { id loyaltyMemberId primaryTierCode mapclubDataConsent email emailVerified firstName birthDateLabel enabled } } }",
      { token },
    ),
    "validateTokenDetailRegistration",
  ).data[0];

const referral = async (shopper: Pick<Shopper, "send">, referralCode: string) =>
  field<Answer>(
    await shopper.send(
      "query ($code: String!) { validateReferralCode(input: { referralCode: $code }) { success errorCode errorMessage data { firstName lastName fullName referralCode registerDate } } }",
      { code: referralCode },
    ),
    "validateReferralCode",
  );

describe.each(testEngines)("joining the club from the shop, on the %s database", (engine) => {
  beforeAll(() => open(engine));
  afterEach(() => {
    club.answerWith(200);
    club.answerJoiningsWith({ outcome: "joined", memberCode: "MC-1" });
    shop.platform.clock.setOffset(days(0));
  });
  afterAll(close);

  const budi = {
    firstName: "Budi",
    lastName: "Utomo",
    referralCode: "KPF7WXQT",
    registeredAt: "2026-01-05T03:00:00.000Z",
    mobile: "81277778888",
  };
  beforeEach(() => {
    club.referrers.set("KPF7WXQT", budi);
  });

  test("[SGN-36~] who asks in Indonesian reads of the card in Indonesian", async () => {
    const person = await applicant(shop);
    const form = { ...person.form, birthDate: "05/03/2000", joinLoyaltyProgram: true };
    const answer = await register(person, form, "id-ID");
    expect(answer).toMatchObject({ code: "SUCCESS", message: "Pendaftaran MapClub berhasil" });
  });

  test("[OPS-19, SGN-27~, SGN-36~] a form makes an account and a card, with the birth date as the club's form sends it", async () => {
    const person = await applicant(shop);
    const answer = await register(person, {
      ...person.form,
      birthDate: "05/03/2000",
      newsletterSubscription: true,
      referralCode: " kpf7-wxqt ",
      joinLoyaltyProgram: true,
    });
    expect(answer).toMatchObject({
      success: true,
      code: "SUCCESS",
      errorCode: null,
      message: "mapclub has been registered",
      data: [{ memberCode: expect.any(String), token: expect.stringMatching(/^\S{43}$/), status: "ACTIVE" }],
    });
    const memberCode = answer.data[0]?.memberCode ?? "";
    expect(await findMember(shop.platform, memberCode)).toMatchObject({ status: "active", birthDate: "2000-03-05" });
    const [joining] = joiningsOf(memberCode);
    expect(joining).toMatchObject({
      mobile: person.form.mobile,
      email: person.form.email,
      firstName: "Intan",
      specialOffers: true,
      referralCode: "KPF7-WXQT",
    });
    expect(await matchesSlowHash(goodPassword, (joining?.passwordHash ?? "") as SlowHash)).toBe(true);
    // The consent was for the club's offers, not for the shop's news.
    const me = shopperWith(shop, answer.data[0]?.token ?? "");
    const news = "query ($code: String!) { querySSUserInfo(userCode: $code) { data { newsSubscribe } } }";
    expect((await me.send(news, { code: memberCode })).data.querySSUserInfo).toEqual({
      data: [{ newsSubscribe: "1" }],
    });
    expect(await waitingRequest(memberCode)).toEqual({ state: "joined", request: null });
    shop.platform.clock.setOffset(minutes(1));
    while ((await shop.outbox.deliverDue()) > 0);
    expect(joiningsOf(memberCode)).toHaveLength(1);
  });

  test("a number whose card is another account's: the member is notified, and stays one", async () => {
    club.answerJoiningsWith({ outcome: "linked-elsewhere" });
    const person = await applicant(shop);
    const answer = await register(person, person.form);
    expect(answer).toMatchObject({ success: true, data: [{ status: "LINKED_ELSEWHERE" }] });
    expect(await waitingRequest(answer.data[0]?.memberCode ?? "")).toEqual({
      state: "linked-elsewhere",
      request: null,
    });
  });

  test.each([
    ["REGISTRATION_TOKEN_EXPIRED", { token: "of-nobody" }],
    ["MOBILE_NOT_VERIFIED", { mobile: "89999999999" }],
    ["BIRTH_DATE_INVALID", { birthDate: "31/02/2000" }],
    ["PASSWORDS_DIFFER", { rePassword: encodePassword("kucing-8Terbang") }],
    ["EMAIL_NOT_VERIFIED", { email: "not-shown@contoh.id" }],
    ["ACCOUNT_NEEDED", { memberCode: "M-of-somebody" }],
  ])("[SGN-38~] a refusal with %s changes nothing here and reports nothing to the club", async (code, change) => {
    const person = await applicant(shop);
    const before = club.joinings.length;
    expect(await register(person, { ...person.form, ...change })).toMatchObject({ success: false, code, data: [] });
    expect(await findMemberByAccount(shop.platform, person.form.email)).toBeUndefined();
    expect(club.joinings).toHaveLength(before);
    expect((await register(person, person.form)).code).toBe("SUCCESS");
  });

  test("who continued as a guest joins like every guest, once, though the form names the guest account", async () => {
    const person = await applicant(shop);
    const login = `mutation { guestLogin(input: { email: "tamu@contoh.id", mobile: "81234567890" }) { data { userAuthToken userCode } } }`;
    const [account] = field<{ data: { userAuthToken: string; userCode: string }[] }>(
      await person.send(login),
      "guestLogin",
    ).data;
    const guest = shopperWith(shop, account?.userAuthToken ?? "");
    const form = { ...person.form, memberCode: account?.userCode };
    const answers = await Promise.all([register(guest, form), register(guest, form)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(["MOBILE_TAKEN", "SUCCESS"]);
    const [joined] = answers.flatMap(({ data }) => data);
    expect(joined).toMatchObject({ status: "ACTIVE", token: expect.any(String) });
    expect(await findMember(shop.platform, joined?.memberCode ?? "")).toMatchObject({ status: "active" });
    expect(joiningsOf(joined?.memberCode ?? "")).toHaveLength(1);
  });

  test("[SGN-34] a member of the shop joins from their account, which stays as it is; the form sent twice counts once", async () => {
    const member = await memberShopper(shop);
    const form = await formOf(member, { lastName: "Berbeda" });
    const answers = [await register(member, form), await register(member, form)];
    for (const answer of answers)
      expect(answer).toMatchObject({
        success: true,
        data: [{ memberCode: member.memberCode, token: null, status: "ACTIVE" }],
      });
    expect(joiningsOf(member.memberCode)).toMatchObject([{ lastName: "Berbeda", mobile: member.mobile }]);
    expect(await findMember(shop.platform, member.memberCode)).toMatchObject({ lastName: "Permata" });
  });

  test("a member cannot join with another's account, another's number or an address that is not theirs", async () => {
    const [member, other] = [await memberShopper(shop), await memberShopper(shop)];
    const join = async (change: object) => (await register(member, await formOf(member, change))).code;
    expect(await join({ memberCode: other.memberCode })).toBe("ACCOUNT_NEEDED");
    expect(await join({ email: other.email })).toBe("EMAIL_NOT_VERIFIED");
    const taken = await provenMobile(shop.platform, `member:${member.memberCode}`, other.mobile);
    expect(await join({ token: taken, mobile: other.mobile })).toBe("MOBILE_TAKEN");
    expect(joiningsOf(member.memberCode)).toEqual([]);
    const email = `kedua-${engine}@contoh.id`;
    await recordVerifiedEmail(shop.platform, `member:${member.memberCode}`, email);
    expect(await join({ email })).toBe("SUCCESS");
  });

  const check = async (shopper: Pick<Shopper, "send">, mobile: string) =>
    field<Answer>(
      await shopper.send(
        "query ($input: MobileInput!) { checkMobilePhoneAlreadyExistInMapclub(input: $input) { success errorCode errorMessage } }",
        { input: { mobile } },
      ),
      "checkMobilePhoneAlreadyExistInMapclub",
    ).errorCode;
  const card = { memberCode: "MC-7", tierCode: "GOLD", hasDataConsent: false };

  test("[OPS-08, REG-09, REG-10~] the club's number check says what follows, for visitors and for members", async () => {
    const member = await memberShopper(shop);
    const visitor = { send: (query: string, variables?: object) => shop.send(query, variables) };
    const mobile = (n: number) => `8170001${engine === "embedded" ? 1 : 2}00${n}`;
    const record = { firstName: "Bayu", lastName: "Saputra", language: "id-ID", emailVerified: false } as const;
    await importMembers(shop.platform, [
      { ...record, memberCode: `I-${engine}`, status: "inactive", mobile: mobile(1), mobileVerified: true },
      { ...record, memberCode: `C-${engine}`, status: "active", mobile: mobile(2), mobileVerified: false },
    ]);
    expect(await check(visitor, mobile(1))).toBe("ACCOUNT_NOT_ACTIVATED");
    expect(await check(visitor, mobile(2))).toBe("PHONE_NOT_VERIFIED");
    expect(await check(visitor, mobile(3))).toBe("MEMBER_NOT_FOUND_IN_BOTH");
    expect(await check(visitor, member.mobile)).toBe("MEMBER_SPORT_STATION_ALREADY_EXISTS");
    expect(await check(member, member.mobile)).toBe("MEMBER_NOT_FOUND");
    for (const known of [mobile(4), member.mobile]) club.cards.set(known, card);
    expect(await check(visitor, mobile(4))).toBe("ACCOUNT_NOT_ACTIVATED");
    expect(await check(visitor, member.mobile)).toBe(null);
    expect(await check(member, member.mobile)).toBe("ACCOUNT_NOT_ACTIVATED");
    expect(await check(visitor, "71700000001")).toBe("MOBILE_INVALID");
  });

  test("[CLB-08] a verified number shows its card's code, tier and consent; names stay in the club", async () => {
    const person = await applicant(shop);
    const nothing = {
      id: null,
      email: null,
      emailVerified: false,
      firstName: null,
      birthDateLabel: null,
      enabled: false,
    };
    const noCard = { loyaltyMemberId: null, primaryTierCode: null, mapclubDataConsent: false };
    expect(await recordOf(person, person.form.token)).toEqual({ ...nothing, ...noCard });
    club.cards.set(String(person.form.mobile), { ...card, hasDataConsent: true });
    const known = { loyaltyMemberId: "MC-7", primaryTierCode: "GOLD", mapclubDataConsent: true };
    expect(await recordOf(person, person.form.token)).toEqual({ ...nothing, ...known });
  });

  test("[REG-31~] whom only the club knows has no address to verify at the shop, whom nobody knows is not found", async () => {
    const person = await applicant(shop);
    const mailed = async () =>
      field(
        await person.send(
          "query ($input: TokenVerifyOtpPhoneNoInput!) { resendLinkEmailVerification(input: $input) { success errorCode data { status timeRemaining email } } }",
          { input: { tokenVerifyOtpPhoneNo: person.form.token } },
        ),
        "resendLinkEmailVerification",
      );
    expect(await mailed()).toEqual({ success: false, errorCode: "MEMBER_NOT_FOUND", data: [] });
    club.cards.set(String(person.form.mobile), card);
    const verified = [{ status: "VERIFIED", timeRemaining: 0, email: null }];
    expect(await mailed()).toEqual({ success: true, errorCode: null, data: verified });
  });

  test("anyone who is signed in finds their own account behind a number of theirs", async () => {
    const member = await memberShopper(shop);
    const token = await provenMobile(shop.platform, `member:${member.memberCode}`, member.mobile);
    expect(await recordOf(member, token)).toMatchObject({
      id: null,
      email: member.email,
      emailVerified: true,
      firstName: "Intan",
      birthDateLabel: "05/03/2000",
      enabled: true,
    });
  });

  test("[OPS-18, REF-05] a referral code names its member, in any spelling", async () => {
    const person = await applicant(shop);
    for (const typed of ["KPF7WXQT", " kpf7-wxqt"])
      expect(await referral(person, typed)).toEqual({
        success: true,
        errorCode: null,
        errorMessage: null,
        data: [
          {
            firstName: "Budi",
            lastName: "Utomo",
            fullName: "Budi Utomo",
            referralCode: "KPF7WXQT",
            registerDate: "2026-01-05T03:00:00.000Z",
          },
        ],
      });
    expect(club.applicants.at(-1)).toEqual({ mobile: person.form.mobile, email: person.form.email });
    for (const typed of ["NOBODY77", "", " - ", "X".repeat(41)])
      expect(await referral(person, typed)).toMatchObject({
        success: false,
        errorCode: "REFERRAL_UNKNOWN",
        errorMessage: "There is no member with this referral code.",
        data: [],
      });
    club.referrers.set("OWN77777", { ...budi, mobile: String(person.form.mobile) });
    expect(await referral(person, "OWN77777")).toMatchObject({ errorCode: "REFERRAL_OWN" });
  });

  test("[REF-06~] whose number has a card already is promised nothing for a code, and may join without it", async () => {
    const person = await applicant(shop);
    club.cards.set(String(person.form.mobile), card);
    expect(await referral(person, "KPF7WXQT")).toMatchObject({ success: false, errorCode: "REFERRAL_NOT_NEW" });
    expect(await register(person, person.form)).toMatchObject({ success: true });
  });

  test("[REF-06~] a form with an unknown or their own code is refused, uses nothing up and can be sent again", async () => {
    const person = await applicant(shop);
    club.referrers.set("OWN88888", { ...budi, mobile: String(person.form.mobile) });
    const before = club.joinings.length;
    for (const [referralCode, errorCode] of [
      ["NOBODY77", "REFERRAL_UNKNOWN"],
      ["OWN88888", "REFERRAL_OWN"],
    ])
      expect(await register(person, { ...person.form, referralCode })).toMatchObject({
        success: false,
        errorCode,
        data: [],
      });
    expect(club.joinings).toHaveLength(before);
    expect(await register(person, { ...person.form, referralCode: "  " })).toMatchObject({ success: true });
  });

  test("a code that cannot be checked now keeps nobody from joining", async () => {
    const person = await applicant(shop);
    for (let tried = 0; tried < 10; tried += 1) await referral(person, `NOBODY${tried}`);
    const answer = await register(person, { ...person.form, referralCode: "KPF7WXQT" });
    expect(answer).toMatchObject({ success: true, data: [{ status: "ACTIVE" }] });
    expect(joiningsOf(answer.data[0]?.memberCode ?? "")).toMatchObject([{ referralCode: "KPF7WXQT" }]);
  });

  test("[AC-09] a browser may try ten codes in an hour: they name people", async () => {
    const person = await applicant(shop);
    for (let tried = 0; tried < 10; tried += 1) await referral(person, `NOBODY${tried}`);
    expect(await referral(person, "KPF7WXQT")).toMatchObject({ errorCode: "TOO_MANY_REQUESTS" });
  });
});

/** Each with a shop of its own: what a club that is down does to one registration, others feel. */
describe.each(testEngines)("joining while the club is down, on the %s database", (engine) => {
  beforeEach(() => open(engine));
  afterEach(close);

  test("a club that is down: the member is one at once, and the card follows, however long it takes", async () => {
    club.answerWith(503);
    const person = await applicant(shop);
    const answer = await register(person, person.form);
    expect(answer).toMatchObject({ success: true, data: [{ status: "PENDING" }] });
    const memberCode = answer.data[0]?.memberCode ?? "";
    const me = shopperWith(shop, answer.data[0]?.token ?? "");
    expect((await me.send("{ userInfo { userCode } }")).data.userInfo).toEqual({ userCode: memberCode });
    // More often than a message that fails is tried.
    for (let minute = 1; minute <= 30; minute += 1) {
      shop.platform.clock.setOffset(minutes(minute));
      await shop.outbox.deliverDue();
    }
    expect(await waitingRequest(memberCode)).toMatchObject({ state: "waiting" });
    club.answerWith(200);
    shop.platform.clock.setOffset(minutes(32));
    await shop.outbox.deliverDue();
    expect(await waitingRequest(memberCode)).toEqual({ state: "joined", request: null });
    const ids = joiningsOf(memberCode).map(({ joiningId }) => joiningId);
    expect(ids).toHaveLength(1);
  });

  test("[AC-08~] the outbox names the account alone, and no hash stays once the club has answered", async () => {
    club.answerWith(503);
    const person = await applicant(shop);
    const { data } = await register(person, person.form);
    const rows = sql<{ text: string }>`select o::text as text from outbox o where topic = 'members.club-joining'`;
    const texts = (await rows.execute(shop.platform.database.tables())).rows.map(({ text }) => text).join();
    expect(texts).toContain(data[0]?.memberCode);
    for (const secret of ["argon2id", person.form.email, String(person.form.mobile)])
      expect(texts).not.toContain(secret);
  });

  test("the club is asked by the request itself first; the message waits ten seconds for it", async () => {
    const person = await applicant(shop);
    club.answerWith(503);
    const { data } = await register(person, person.form);
    const memberCode = data[0]?.memberCode ?? "";
    club.answerWith(200);
    shop.platform.clock.setOffset(seconds(5));
    await shop.outbox.deliverDue();
    expect(joiningsOf(memberCode)).toEqual([]);
    shop.platform.clock.setOffset(seconds(30));
    await shop.outbox.deliverDue();
    expect(joiningsOf(memberCode)).toHaveLength(1);
  });

  test("[REF-01~] who joins while the club is down sees that the card is coming, and their friend's code waits with it", async () => {
    const person = await applicant(shop);
    club.answerWith(503);
    const answer = await register(person, { ...person.form, referralCode: "KPF7WXQT" });
    expect(answer).toMatchObject({ success: true, data: [{ status: "PENDING" }] });
    const me = shopperWith(shop, answer.data[0]?.token ?? "");
    const ask = async () => field(await me.send("{ getUserInfoDetail { isCardComing } }"), "getUserInfoDetail");
    expect(await ask()).toEqual({ isCardComing: true });
    club.answerWith(200);
    shop.platform.clock.setOffset(minutes(2));
    while ((await shop.outbox.deliverDue()) > 0);
    expect(joiningsOf(answer.data[0]?.memberCode ?? "")).toMatchObject([{ referralCode: "KPF7WXQT" }]);
    expect(await ask()).toEqual({ isCardComing: false });
  });

  test("without the club a number has no card, and no referral code can be checked", async () => {
    const person = await applicant(shop);
    club.cards.set(String(person.form.mobile), { memberCode: "MC-7", tierCode: "GOLD", hasDataConsent: true });
    club.answerWith(503);
    expect(await recordOf(person, person.form.token)).toMatchObject({ loyaltyMemberId: null, primaryTierCode: null });
    expect(await referral(person, "KPF7WXQT")).toMatchObject({ errorCode: "CLUB_UNAVAILABLE" });
  });
});
