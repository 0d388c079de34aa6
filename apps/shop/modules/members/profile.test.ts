import { days, minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { openTestPostbox, type TestPostbox } from "../../testing/postbox.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field, guestShopper, type Shopper, shopperWith } from "../../testing/shopper.ts";
import { signMemberIn } from "../identity/identity.ts";
import { provenMobile } from "../verification/testing/proofs.ts";
import { recordVerifiedEmail } from "../verification/verification.ts";
import { findMember, findMemberByAccount } from "./members.ts";

type Changed = { success: boolean; mobile: string | null; code: string | null; message: string | null };
const oldEnough = minutes(16);

describe.each(testEngines)("a member's profile, on the %s database", (engine) => {
  let shop: TestShop;
  let postbox: TestPostbox;
  beforeAll(async () => {
    postbox = await openTestPostbox();
    shop = await openTestShop(engine, postbox.environment);
  });
  afterEach(() => shop.platform.clock.setOffset(days(0)));
  afterAll(async () => {
    await shop.close();
    await postbox.close();
  });

  const change = async (shopper: Shopper, input: object, name = "updateMemberProfile") =>
    field<Changed>(
      await shopper.send(
        `mutation ($input: UpdateMemberProfileInput!) { ${name}(input: $input) { success mobile code message } }`,
        { input },
      ),
      name,
    );
  const detail = async (shopper: Shopper) =>
    field(
      await shopper.send("{ getUserInfoDetail { firstName lastName gender birthDate whatsApp email mobile } }"),
      "getUserInfoDetail",
    );

  test.each(["updateMemberProfile", "updateMemberProfileCustom"])(
    "[ACC-13, OPS-23] %s changes one field and answers success and mobile",
    async (name) => {
      const member = await memberShopper(shop);
      const fields = [
        { firstName: "Kartika" },
        { lastName: "Dewi" },
        { gender: "MALE" },
        { birthDate: "17/08/1990" },
        { whatsApp: "6281234567890" },
      ];
      for (const input of fields)
        expect(await change(member, input, name)).toEqual({
          success: true,
          mobile: member.mobile,
          code: "SUCCESS",
          message: null,
        });
      expect(await detail(member)).toEqual({
        firstName: "Kartika",
        lastName: "Dewi",
        gender: "MALE",
        birthDate: "19900817",
        whatsApp: "6281234567890",
        email: member.email,
        mobile: member.mobile,
      });
    },
  );

  test.each([
    ["INVALID_INPUT", {}],
    ["INVALID_INPUT", { firstName: "A", lastName: "B" }],
    ["INVALID_INPUT", { tokenOtpPhoneNo: "a" }],
    ["NAME_INVALID", { firstName: "a".repeat(21) }],
    ["NAME_INVALID", { firstName: "" }],
    ["NAME_INVALID", { lastName: "  " }],
    ["NAME_INVALID", { firstName: "www.prize.test" }],
    ["WHATSAPP_INVALID", { whatsApp: "" }],
    ["WHATSAPP_INVALID", { whatsApp: "8".repeat(21) }],
    ["WHATSAPP_INVALID", { whatsApp: "62812a" }],
    ["BIRTH_DATE_INVALID", { birthDate: "20200101" }],
    ["EMAIL_INVALID", { email: "a b@c.d" }],
    ["MOBILE_LENGTH", { mobile: "8123" }],
    ["MOBILE_EMPTY", { mobile: "" }],
  ])("[ACC-12~] %s is the answer for %j, and nothing changes", async (code, input) => {
    const member = await memberShopper(shop);
    const before = await detail(member);
    expect(await change(member, input)).toMatchObject({ success: false, code, mobile: null });
    expect(await detail(member)).toEqual(before);
  });

  test("[ACC-12~] what is just within the bounds is good", async () => {
    const member = await memberShopper(shop);
    for (const input of [{ firstName: "a".repeat(20) }, { whatsApp: "8" }, { whatsApp: "8".repeat(20) }])
      expect((await change(member, input)).success).toBe(true);
  });

  test.each(["status", "memberCode", "emailVerified", "points", "tier", "role", "isAdmin", "language"])(
    "[AC-18] %s cannot be set by a profile",
    async (name) => {
      const member = await memberShopper(shop);
      const before = await findMember(shop.platform, member.memberCode);
      const query = "mutation ($input: UpdateMemberProfileInput!) { updateMemberProfile(input: $input) { success } }";
      const answer = await member.send(query, { input: { firstName: "Kartika", [name]: "active" } });
      expect(answer.errors?.[0]?.message).toContain(name);
      expect(await findMember(shop.platform, member.memberCode)).toEqual(before);
    },
  );

  test("[ACC-17] nobody but a member has a profile to change", async () => {
    const query = 'mutation { updateMemberProfile(input: { firstName: "A" }) { success } }';
    const guest = await guestShopper(shop);
    expect((await guest.send(query)).errors?.[0]?.extensions?.code).toBe("ACCOUNT_NEEDED");
    expect((await shop.send(query)).errors?.[0]?.extensions?.code).toBe("0002");
  });

  /** The same member on another device. */
  const otherDevice = async (memberCode: string): Promise<Shopper> => {
    const { platform } = shop;
    const companion = { value: () => undefined, keep: () => {}, clear: () => {} };
    const client = { platform, session: undefined, fromBrowser: false, companion, device: () => "Test" };
    const begun = await signMemberIn(client, memberCode);
    return shopperWith(shop, begun.token);
  };
  const endedWith = async (shopper: Shopper) =>
    (await shopper.send("{ userInfo { userCode } }")).errors?.[0]?.extensions?.code;

  test("[ACC-13] a new email counts once it is shown; other devices are signed out and the old address hears of it", async () => {
    const member = await memberShopper(shop);
    const elsewhere = await otherDevice(member.memberCode);
    const email = `baru-${engine}@contoh.id`;
    expect((await change(member, { email })).code).toBe("EMAIL_NOT_VERIFIED");
    await recordVerifiedEmail(shop.platform, `member:${member.memberCode}`, email);
    expect((await change(member, { email })).success).toBe(true);
    expect((await findMemberByAccount(shop.platform, email.toUpperCase()))?.memberCode).toBe(member.memberCode);
    expect(await findMemberByAccount(shop.platform, member.email)).toBeUndefined();
    expect(await endedWith(elsewhere)).toBe("0002");
    expect(await endedWith(member)).toBeUndefined();
    while ((await shop.outbox.deliverDue()) > 0);
    const notices = postbox.messages.filter(({ to, subject }) => to === member.email && /email/i.test(subject));
    expect(notices).toHaveLength(1);
    expect(postbox.messages.filter(({ to }) => to === email)).toHaveLength(0);
  });

  test("[ACC-13] a new number needs its own code, in this flow, once; its token may be left out", async () => {
    const member = await memberShopper(shop);
    const elsewhere = await otherDevice(member.memberCode);
    const flow = `member:${member.memberCode}`;
    const mobile = engine === "embedded" ? "81340000001" : "81340000002";
    expect((await change(member, { mobile })).code).toBe("MOBILE_NOT_VERIFIED");
    const tokenOtpPhoneNo = await provenMobile(shop.platform, flow, mobile);
    expect((await change(member, { mobile: "81349999999", tokenOtpPhoneNo })).code).toBe("MOBILE_NOT_VERIFIED");
    const foreign = await provenMobile(shop.platform, "visitor:other", mobile);
    expect((await change(member, { mobile, tokenOtpPhoneNo: foreign })).code).toBe("MOBILE_NOT_VERIFIED");
    expect(await change(member, { mobile: `0${mobile}`, tokenOtpPhoneNo })).toMatchObject({ success: true, mobile });
    expect((await change(member, { mobile, tokenOtpPhoneNo })).code).toBe("MOBILE_NOT_VERIFIED");
    const next = engine === "embedded" ? "81340000003" : "81340000004";
    await provenMobile(shop.platform, "visitor:other", next);
    expect((await change(member, { mobile: next })).code).toBe("MOBILE_NOT_VERIFIED");
    await provenMobile(shop.platform, flow, next);
    expect(await change(member, { mobile: next })).toMatchObject({ success: true, mobile: next });
    expect((await change(member, { mobile: next })).code).toBe("MOBILE_NOT_VERIFIED");
    expect(await endedWith(elsewhere)).toBe("0002");
    while ((await shop.outbox.deliverDue()) > 0);
    expect(postbox.messages.filter(({ to }) => to === member.email).length).toBeGreaterThan(0);
  });

  test("[ACC-13~] a WhatsApp number that was the number moves with it, and another one stays", async () => {
    const member = await memberShopper(shop);
    const flow = `member:${member.memberCode}`;
    const moved = engine === "embedded" ? "81340000005" : "81340000006";
    await change(member, { whatsApp: `62${member.mobile}` });
    await change(member, { mobile: moved, tokenOtpPhoneNo: await provenMobile(shop.platform, flow, moved) });
    expect(await detail(member)).toMatchObject({ mobile: moved, whatsApp: `62${moved}` });
    await change(member, { whatsApp: "6281111111111" });
    const again = engine === "embedded" ? "81340000007" : "81340000008";
    await change(member, { mobile: again, tokenOtpPhoneNo: await provenMobile(shop.platform, flow, again) });
    expect(await detail(member)).toMatchObject({ mobile: again, whatsApp: "6281111111111" });
  });

  test("[ACC-13, I-15] another member's address or number cannot be taken, and the proof is not lost by trying", async () => {
    const [member, other] = [await memberShopper(shop), await memberShopper(shop)];
    const flow = `member:${member.memberCode}`;
    for (const email of [other.email, "nobody@contoh.id"])
      expect((await change(member, { email })).code).toBe("EMAIL_NOT_VERIFIED");
    await recordVerifiedEmail(shop.platform, flow, other.email);
    for (const _try of [1, 2])
      expect((await change(member, { email: other.email.toUpperCase() })).code).toBe("EMAIL_TAKEN");
    const tokenOtpPhoneNo = await provenMobile(shop.platform, flow, other.mobile);
    for (const _try of [1, 2])
      expect((await change(member, { mobile: other.mobile, tokenOtpPhoneNo })).code).toBe("MOBILE_TAKEN");
    expect((await findMember(shop.platform, other.memberCode))?.mobile).toBe(other.mobile);
  });

  test("[ACC-13] a sign-in that is old is no proof any more: email and mobile wait for the password, a name does not", async () => {
    const member = await memberShopper(shop);
    const flow = `member:${member.memberCode}`;
    await recordVerifiedEmail(shop.platform, flow, "later@contoh.id");
    const tokenOtpPhoneNo = await provenMobile(shop.platform, flow, "81340000009");
    shop.platform.clock.setOffset(oldEnough);
    expect((await change(member, { email: "later@contoh.id" })).code).toBe("PROOF_NEEDED");
    expect((await change(member, { mobile: "81340000009", tokenOtpPhoneNo })).code).toBe("PROOF_NEEDED");
    expect((await change(member, { firstName: "Kartika" })).success).toBe(true);
  });

  test("two changes at once both stay", async () => {
    const member = await memberShopper(shop);
    await Promise.all([change(member, { firstName: "Kartika" }), change(member, { whatsApp: "81" })]);
    expect(await detail(member)).toMatchObject({ firstName: "Kartika", whatsApp: "81" });
  });
});
