import { encodePassword } from "@gelora/person/encoded-password.ts";
import { days, milliseconds } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { applicant, goodPassword, memberShopper } from "../../testing/member.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field, shopperWith } from "../../testing/shopper.ts";
import { checkPassword } from "../passwords/passwords.ts";
import { openMobileToken } from "../verification/verification.ts";
import { importMembers } from "./member-import.ts";
import { findMember, findMemberByAccount, findMemberByIdentity, type Member, savePendingIdentity } from "./members.ts";

const stranger = { firstName: "Tamu", lastName: "Lama", language: "id-ID" } as const;
const google = { issuer: "https://accounts.google.example", channel: "google" } as const;

describe.each(testEngines)("signing up, on the %s database", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterEach(() => shop.platform.clock.setOffset(days(0)));
  afterAll(() => shop.close());

  test.each(["speedShopRegisterSSWithVerification", "speedShopRegisterSSWithVerificationNew"])(
    "[SGN-24~, SGN-26, SGN-33, SGN-35, SGN-36~, OPS-20] %s makes a member of a good form and signs them in",
    async (name) => {
      const person = await applicant(shop);
      const answer = await person.signUp({ joinLoyaltyProgram: true, referralCode: "", memberCode: "" }, name);
      expect(answer).toMatchObject({
        success: true,
        code: "SUCCESS",
        errorCode: null,
        errorMessage: null,
        message: "your registration is successful",
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        data: [
          {
            memberCode: expect.stringMatching(/^M[0-9a-f-]{36}$/),
            token: expect.stringMatching(/^\S{43}$/),
            expired: null,
            status: "ACTIVE",
          },
        ],
      });
      const [{ token = "", memberCode = "" } = {}] = answer.data;
      const info = await shopperWith(shop, token).send("{ userInfo { userCode email mobile firstName isGuest } }");
      expect(info.data.userInfo).toEqual({
        userCode: memberCode,
        email: person.form.email,
        mobile: person.form.mobile,
        firstName: "Intan",
        isGuest: false,
      });
      expect(await checkPassword(shop.platform, memberCode, goodPassword)).toEqual({ ok: true, value: true });
    },
  );

  test("[SGN-27~, K12] a birth date is taken in both spellings and stored in one", async () => {
    for (const birthDate of ["20000305", "05/03/2000"]) {
      const answer = await (await applicant(shop)).signUp({ birthDate });
      const me = shopperWith(shop, answer.data[0]?.token ?? "");
      expect((await me.send("{ getUserInfoDetail { birthDate } }")).data.getUserInfoDetail).toEqual({
        birthDate: "20000305",
      });
    }
  });

  test.each([
    ["[SGN-12]", "EMAIL_INVALID", { email: "a@" }],
    ["[SGN-15]", "PASSWORD_RULES", { password: encodePassword("ab1!x"), rePassword: encodePassword("ab1!x") }],
    ["[SGN-15]", "PASSWORD_RULES", { password: encodePassword("ab1!".repeat(4) + "x") }],
    ["[SGN-16]", "PASSWORD_RULES", { password: encodePassword("abc123"), rePassword: encodePassword("abc123") }],
    ["[SGN-17]", "PASSWORDS_DIFFER", { rePassword: encodePassword("kucing-8Terbang") }],
    ["[SGN-18]", "NAME_INVALID", { firstName: "  " }],
    ["[SGN-18]", "NAME_INVALID", { lastName: "" }],
    ["[SGN-18]", "NAME_INVALID", { firstName: "http://prize.test" }],
    ["[SGN-20]", "BIRTH_DATE_INVALID", { birthDate: "" }],
    ["[SGN-20]", "BIRTH_DATE_INVALID", { birthDate: "20000230" }],
    ["[SGN-23, CON-01]", "MOBILE_NOT_VERIFIED", { mobile: "89999999999" }],
    ["[SGN-32]", "MEMBER_NOT_FOUND", { id: "M-of-somebody-else" }],
    ["[SGN-38~]", "REGISTRATION_TOKEN_EXPIRED", { token: "of-nobody" }],
    ["[SGN-38~]", "REGISTRATION_TOKEN_EXPIRED", { tokenSS: "of-nobody" }],
    ["[SGN-41]", "EMAIL_NOT_VERIFIED", { email: "not-shown@contoh.id" }],
  ])("%s a form is refused with %s, spends nothing, and is good when it is corrected", async (_id, code, change) => {
    const person = await applicant(shop);
    expect(await person.signUp(change)).toMatchObject({ success: false, code, errorCode: code, data: [] });
    expect(await findMemberByAccount(shop.platform, person.form.email)).toBeUndefined();
    expect(await openMobileToken(shop.platform, person.flow, person.form.token)).toBe(person.form.mobile);
    expect((await person.signUp()).code).toBe("SUCCESS");
  });

  test("[SGN-38~] the contract's fields: the number's token first, a third party's alone in tokenSS", async () => {
    const person = await applicant(shop);
    const { token: ofNumber, email } = person.form;
    const check = "query ($email: String!) { checkAvailabilityEmail(input: { email: $email }) { data { token } } }";
    const checked = field<{ data: { token: string }[] }>(await person.send(check, { email }), "checkAvailabilityEmail");
    const ofAddress = checked.data[0]?.token;
    expect(ofAddress).toMatch(/^\S{20,}$/);
    for (const wrong of [{ tokenSS: ofAddress }, { token: ofAddress }, { tokenOtpPhoneNo: ofAddress }])
      expect((await person.signUp(wrong)).code).toBe("REGISTRATION_TOKEN_EXPIRED");
    expect((await person.signUp({ tokenOtpPhoneNo: ofNumber, token: ofAddress })).code).toBe("SUCCESS");
  });

  test("[SGN-19, SGN-28] a gender is MALE or FEMALE and nothing else", async () => {
    const person = await applicant(shop);
    await expect(person.signUp({ gender: "OTHER" })).rejects.toThrow();
    await expect(person.signUp({ gender: null })).rejects.toThrow();
    const answer = await person.signUp({ gender: "MALE" });
    expect((await findMember(shop.platform, answer.data[0]?.memberCode ?? ""))?.gender).toBe("MALE");
  });

  test("[SGN-21~] eighteen today in Jakarta is old enough, eighteen tomorrow is not", async () => {
    // 17:30 UTC on the 20th is half past midnight on the 21st in Jakarta.
    shop.platform.clock.setOffset(milliseconds(Date.parse("2026-11-20T17:30:00Z") - Date.now()));
    const person = await applicant(shop);
    expect((await person.signUp({ birthDate: "20081122" })).code).toBe("BIRTH_DATE_INVALID");
    expect((await person.signUp({ birthDate: "20081121" })).code).toBe("SUCCESS");
  });

  test("[SGN-23, K07] a number that is verified is good with eight digits, and need not be sent again", async () => {
    const person = await applicant(shop, { mobile: engine === "embedded" ? "81230001" : "81230002" });
    expect((await person.signUp({ mobile: "" })).code).toBe("SUCCESS");
  });

  test("[SGN-38~] a token that waited for more than half an hour has expired, and one is good for one account", async () => {
    const slow = await applicant(shop);
    shop.platform.clock.setOffset(milliseconds(31 * 60_000));
    expect(await slow.signUp()).toMatchObject({ success: false, code: "REGISTRATION_TOKEN_EXPIRED" });
    shop.platform.clock.setOffset(days(0));
    const quick = await applicant(shop);
    expect((await quick.signUp()).code).toBe("SUCCESS");
    // The answer says that it made the account; later it is only too old.
    expect((await quick.signUp({ email: "another@contoh.id" })).code).toBe("MOBILE_TAKEN");
    shop.platform.clock.setOffset(milliseconds(31 * 60_000));
    expect((await quick.signUp({ email: "another@contoh.id" })).code).toBe("REGISTRATION_TOKEN_EXPIRED");
    shop.platform.clock.setOffset(days(0));
  });

  test("[SGN-13, I-15] an address that a member has is taken in every spelling, and so is their number", async () => {
    const member = await memberShopper(shop);
    const second = await applicant(shop, { email: ` ${member.email.toUpperCase()}` });
    expect((await second.signUp()).code).toBe("EMAIL_TAKEN");
    const third = await applicant(shop, { mobile: member.mobile });
    expect((await third.signUp()).code).toBe("MOBILE_TAKEN");
  });

  test("[AC-04] another browser cannot use the token, the address or the ticket of this one", async () => {
    const [victim, thief] = [await applicant(shop), await applicant(shop)];
    expect((await thief.signUp({ token: victim.form.token, mobile: "" })).code).toBe("REGISTRATION_TOKEN_EXPIRED");
    expect((await thief.signUp({ email: victim.form.email })).code).toBe("EMAIL_NOT_VERIFIED");
    const tokenSS = await savePendingIdentity(shop.platform, victim.flow, {
      ...google,
      subject: `ticket-${engine}`,
      email: victim.form.email,
      emailVerified: true,
    });
    expect((await thief.signUp({ tokenSS })).code).toBe("REGISTRATION_TOKEN_EXPIRED");
    expect((await victim.signUp({ tokenSS })).code).toBe("SUCCESS");
  });

  const inactive = (code: string, change: Partial<Member> = {}): Member => ({
    ...stranger,
    memberCode: `${code}-${engine}`,
    status: "inactive",
    emailVerified: false,
    mobile: `8555${code.replace(/\D/g, "").padStart(6, "0")}`,
    mobileVerified: true,
    ...change,
  });

  test("[SGN-32, REG-29] an inactive member is activated by the owner of their number, and keeps their code", async () => {
    const record = inactive("M101", { email: `lama101-${engine}@contoh.id`, emailVerified: true });
    await importMembers(shop.platform, [record]);
    const person = await applicant(shop, { mobile: record.mobile ?? "" });
    const answer = await person.signUp({ id: record.memberCode, email: record.email });
    expect(answer).toMatchObject({ code: "SUCCESS", data: [{ memberCode: record.memberCode }] });
    expect(await findMember(shop.platform, record.memberCode)).toMatchObject({
      status: "active",
      firstName: "Intan",
      emailVerified: true,
      birthDate: "2000-03-05",
    });
  });

  test("[SGN-32] another's inactive record cannot be had by its id", async () => {
    const record = inactive("M102", { email: `lama102-${engine}@contoh.id`, emailVerified: true });
    await importMembers(shop.platform, [record]);
    const thief = await applicant(shop);
    expect((await thief.signUp({ id: record.memberCode, email: record.email })).code).toBe("MEMBER_NOT_FOUND");
    expect((await thief.signUp({ email: record.email })).code).toBe("EMAIL_NOT_VERIFIED");
    expect((await findMember(shop.platform, record.memberCode))?.status).toBe("inactive");
  });

  test("[AC-16] what was claimed before the owner came is dropped: others' claims, and identities of a record", async () => {
    const [email, mobile] = [`korban-${engine}@contoh.id`, "85550000103"];
    const squatter = { ...stranger, status: "active", emailVerified: false, mobileVerified: false } as const;
    const record = inactive("M104", { mobile });
    await importMembers(shop.platform, [
      { ...squatter, memberCode: `M103a-${engine}`, email, mobile: "85550000199" },
      { ...squatter, memberCode: `M103b-${engine}`, mobile },
      record,
    ]);
    const planted = { ...google, subject: `planted-${engine}` };
    const tables = shop.platform.database.tables<{
      member_identities: { issuer: string; subject: string; channel: string; member_code: string; linked_at: Date };
    }>();
    await tables
      .insertInto("member_identities")
      .values({ ...planted, member_code: record.memberCode, linked_at: new Date() })
      .execute();
    const owner = await applicant(shop, { email, mobile });
    expect((await owner.signUp()).code).toBe("SUCCESS");
    expect((await findMemberByAccount(shop.platform, email))?.memberCode).toBe(record.memberCode);
    expect((await findMemberByAccount(shop.platform, mobile))?.memberCode).toBe(record.memberCode);
    expect((await findMember(shop.platform, `M103a-${engine}`))?.email).toBeUndefined();
    expect((await findMember(shop.platform, `M103b-${engine}`))?.mobile).toBeUndefined();
    expect(await findMemberByIdentity(shop.platform, planted)).toBeUndefined();
  });

  test("[AC-16, I-15] an identity joins who brought its ticket, and no second member", async () => {
    const identity = { ...google, subject: `once-${engine}`, emailVerified: true };
    const first = await applicant(shop);
    const keep = (flow: string, email: string) => savePendingIdentity(shop.platform, flow, { ...identity, email });
    const tickets = [await keep(first.flow, "vouched@contoh.id"), await keep(first.flow, "vouched@contoh.id")];
    // The provider has verified the address, so it needs no code.
    const email = `vouched-${engine}@contoh.id`;
    expect((await first.signUp({ tokenSS: tickets[0], email })).code).toBe("EMAIL_NOT_VERIFIED");
    const good = await keep(first.flow, email.toUpperCase());
    const answer = await first.signUp({ tokenSS: good, email });
    expect(answer.code).toBe("SUCCESS");
    expect((await findMemberByIdentity(shop.platform, identity))?.memberCode).toBe(answer.data[0]?.memberCode);
    const second = await applicant(shop);
    const late = await keep(second.flow, second.form.email);
    expect((await second.signUp({ tokenSS: late })).code).toBe("SOCIAL_NOT_LINKABLE");
    expect(await findMemberByAccount(shop.platform, second.form.email)).toBeUndefined();
  });

  test("[SOC-10, OPS-32, LNK-30] the detail names the ways in that are joined, and whether a password is set", async () => {
    const person = await applicant(shop);
    const identity = { ...google, subject: `detail-${engine}`, email: person.form.email, emailVerified: true };
    const tokenSS = await savePendingIdentity(shop.platform, person.flow, identity);
    const { data } = await person.signUp({ tokenSS });
    const me = shopperWith(shop, data[0]?.token ?? "");
    const detail = `{ getUserInfoDetail { userCode firstName lastName email mobile whatsApp gender birthDate mapclubBind passwordSet
      thirdIds { thirdChannel thirdId } } }`;
    expect(field(await me.send(detail), "getUserInfoDetail")).toEqual({
      userCode: data[0]?.memberCode,
      firstName: "Intan",
      lastName: "Permata",
      email: person.form.email,
      mobile: person.form.mobile,
      whatsApp: null,
      gender: "FEMALE",
      birthDate: "20000305",
      mapclubBind: false,
      passwordSet: true,
      thirdIds: [{ thirdChannel: "google", thirdId: identity.subject }],
    });
    expect((await person.send(detail)).data.getUserInfoDetail ?? null).toBeNull();
  });

  test("[SES-18, LGN-19, K35] what a client stores of a member; nobody sees another's", async () => {
    const member = await memberShopper(shop);
    const ask = `query ($code: String) { userInfo(userCode: $code) { account firstName lastName email whatsApp mobile userCode memberCode
      isVisitor isGuest isMapClubUser mapclubBind } }`;
    const expected = {
      account: member.email,
      firstName: "Intan",
      lastName: "Permata",
      email: member.email,
      whatsApp: null,
      mobile: member.mobile,
      userCode: member.memberCode,
      memberCode: member.memberCode,
      isVisitor: false,
      isGuest: false,
      isMapClubUser: false,
      mapclubBind: false,
    };
    expect((await member.send(ask)).data.userInfo).toEqual(expected);
    expect((await member.send(ask, { code: member.memberCode })).data.userInfo).toEqual(expected);
    const other = await memberShopper(shop);
    expect((await other.send(ask, { code: member.memberCode })).data.userInfo).toBeNull();
  });
});
