import { encodePassword } from "@gelora/person/encoded-password.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodPassword, goodPerson } from "../../testing/member.ts";
import { openTestPostbox, type TestPostbox } from "../../testing/postbox.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field, type Shopper, shopperWith } from "../../testing/shopper.ts";

type Answer = { success: boolean; errorCode: string | null; data: Readonly<Record<string, string>>[] };

/** All steps through the operations alone, with the codes that were sent. */
describe.each(testEngines)("from a number to a member, on the %s database", (engine) => {
  let shop: TestShop;
  let postbox: TestPostbox;
  beforeAll(async () => {
    postbox = await openTestPostbox();
    shop = await openTestShop(engine, { ...postbox.environment, CLUB_URL: "http://127.0.0.1:9" });
  });
  afterAll(async () => {
    await shop.close();
    await postbox.close();
  });

  const visitor = async () => {
    const answer = await shop.send("mutation { guestInit { data { token } } }");
    return shopperWith(shop, field<Answer>(answer, "guestInit").data[0]?.token ?? "");
  };
  const ask = async (shopper: Shopper, call: string, input: object, data: string, language = "id-ID") => {
    const [kind = "", type = "", name = ""] = call.split(" ");
    const query = `${kind} ($input: ${type}!) { ${name}(input: $input) { success errorCode ${data} } }`;
    return field<Answer>(await shopper.send(query, { input }, language), name);
  };
  const verifyNumber = async (shopper: Shopper, mobile: string) => {
    await ask(shopper, "query SendOtpInput sendOtpToMember", { mobile, channel: "WHATSAPP" }, "data { timeRemaining }");
    const entered = { mobile, verificationCode: postbox.codeTo(mobile) };
    const { data } = await ask(shopper, "query VerifyOtpMemberInput verifyOtpMember", entered, "data { token }");
    return data[0]?.token ?? "no token came";
  };
  const verifyAddress = async (shopper: Shopper, email: string) => {
    const check = await ask(shopper, "query EmailInput checkAvailabilityEmail", { email }, "data { token }");
    const token = { tokenCheckAvailabilityEmail: check.data[0]?.token ?? "no token came" };
    await ask(shopper, "query TokenCheckAvailabilityEmailInput memberEmailVerification", token, "data { status }");
    const entered = { ...token, email, verificationCode: postbox.codeTo(email) };
    return ask(shopper, "query VerifyOtpEmailInput verifyOtpEmail", entered, "data { verified }");
  };

  test.each([
    ["id-ID", "Selamat datang", "Pendaftaranmu berhasil"],
    ["en-US", "Welcome", "your registration is successful"],
  ])(
    "[EMV-01, REG-29, SGN-35~, SGN-36~] number, code, address, code, form: and a welcome mail in %s",
    async (language, greeting, message) => {
      const person = await visitor();
      const [email, mobile] = [
        `jalan-${language.toLowerCase()}@contoh.id`,
        language === "id-ID" ? "81250000001" : "81250000002",
      ];
      const known = await ask(person, "query MobileInput checkMobilePhoneAlreadyExist", { mobile }, "");
      expect(known.errorCode).toBe("MEMBER_NOT_FOUND_IN_BOTH");
      const token = await verifyNumber(person, mobile);
      expect(await verifyAddress(person, email)).toMatchObject({ success: true, data: [{ verified: true }] });
      const password = encodePassword(goodPassword);
      const form = {
        email,
        mobile,
        ...goodPerson,
        password,
        rePassword: password,
        tokenOtpPhoneNo: token,
      };
      const signUp = "mutation SignUpInput speedShopRegisterSSWithVerificationNew";
      const begun = await ask(person, signUp, form, "message data { memberCode token status }", language);
      expect(begun).toMatchObject({
        success: true,
        message,
        data: [{ status: "ACTIVE" }],
      });
      while ((await shop.outbox.deliverDue()) > 0) continue;
      const mails = postbox.messages.filter(({ to }) => to === email);
      expect(mails.at(-1)?.subject).toContain(greeting);
      expect(await ask(person, "query MobileInput checkMobilePhoneAlreadyExist", { mobile }, "")).toMatchObject({
        errorCode: "MEMBER_SPORT_STATION_ALREADY_EXISTS",
      });

      // Later the member changes to another address, by a code sent there.
      const member = shopperWith(shop, begun.data[0]?.token ?? "");
      const moved = `baru-${language.toLowerCase()}@contoh.id`;
      expect((await verifyAddress(member, moved)).success).toBe(true);
      const change = `mutation { updateMemberProfile(input: { email: "${moved}" }) { success code } }`;
      expect((await member.send(change)).data.updateMemberProfile).toEqual({ success: true, code: "SUCCESS" });
      expect((await member.send("{ userInfo { email } }")).data.userInfo).toEqual({ email: moved });
    },
  );

  test("[SGN-41] an address that was shown an hour ago must be shown again", async () => {
    const person = await visitor();
    expect((await verifyAddress(person, "dua-arah@contoh.id")).success).toBe(true);
    shop.platform.clock.setOffset(hours(1));
    const token = await verifyNumber(person, "81250000003");
    const password = encodePassword(goodPassword);
    const form = { email: "dua-arah@contoh.id", ...goodPerson, password, rePassword: password, token };
    // After an hour the proof has expired for the form as well.
    const late = await ask(person, "mutation SignUpInput speedShopRegisterSSWithVerification", form, "code");
    expect(late.errorCode).toBe("EMAIL_NOT_VERIFIED");
    shop.platform.clock.setOffset(hours(0));
  });
});
