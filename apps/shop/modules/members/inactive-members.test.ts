import { encodePassword } from "@gelora/person/encoded-password.ts";
import { days, minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { applicant } from "../../testing/member.ts";
import { openTestPostbox, type TestPostbox } from "../../testing/postbox.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field } from "../../testing/shopper.ts";
import { importMembers } from "./member-import.ts";
import { findMember } from "./members.ts";
import { known, person } from "./testing/known-members.ts";

describe.each(testEngines)("the record that an inactive member begins with, on the %s database", (engine) => {
  let shop: TestShop;
  let postbox: TestPostbox;
  beforeAll(async () => {
    postbox = await openTestPostbox();
    shop = await openTestShop(engine, { ...postbox.environment });
    await importMembers(shop.platform, known);
  });
  afterEach(() => shop.platform.clock.setOffset(days(0)));
  afterAll(async () => {
    await shop.close();
    await postbox.close();
  });

  const record = `query ($token: String!) { validateTokenDetailRegistration(input: { tokenVerifyOtpPhoneNo: $token }) { success errorCode data {
    id loyaltyMemberId email phone firstName lastName birthDate birthDateLabel city gender phoneVerified emailVerified enabled profileCompleted
    passwordGenerated primaryTierCode mapclubDataConsent profileCompleteDate } } }`;

  test("[REG-29, REG-34, OPS-12] who has shown an inactive member's number gets the record to begin with", async () => {
    const owner = await applicant(shop, { mobile: "81700000003" });
    const answer = await owner.send(record, { token: owner.form.token });
    expect(answer.data.validateTokenDetailRegistration).toEqual({
      success: true,
      errorCode: null,
      data: [
        {
          id: "M3",
          loyaltyMemberId: null,
          email: "Bayu@Contoh.id",
          phone: "81700000003",
          firstName: "Bayu",
          lastName: "Saputra",
          birthDate: "19950817",
          birthDateLabel: "17/08/1995",
          city: null,
          gender: "MALE",
          phoneVerified: true,
          emailVerified: false,
          enabled: false,
          profileCompleted: true,
          passwordGenerated: false,
          primaryTierCode: null,
          mapclubDataConsent: false,
          profileCompleteDate: null,
        },
      ],
    });
  });

  test("[REG-29] a number that no record has begins an empty form; a token of another browser or none reveals nothing", async () => {
    const [fresh, thief] = [await applicant(shop), await applicant(shop)];
    const asked = await fresh.send(record, { token: fresh.form.token });
    expect(asked.data.validateTokenDetailRegistration).toMatchObject({
      success: true,
      data: [{ id: null, phone: fresh.form.mobile, email: null, phoneVerified: true }],
    });
    const owner = await applicant(shop, { mobile: "81700000003" });
    const refused = { success: false, errorCode: "REGISTRATION_TOKEN_EXPIRED", data: [] };
    for (const token of [owner.form.token, "", "guess"])
      expect((await thief.send(record, { token })).data.validateTokenDetailRegistration).toEqual(refused);
    const member = await applicant(shop, { mobile: "81700000002" });
    expect(
      (await member.send(record, { token: member.form.token })).data.validateTokenDetailRegistration,
    ).toMatchObject({
      success: false,
      errorCode: "MOBILE_TAKEN",
    });
  });

  const resend = `query ($token: String!) { resendLinkEmailVerification(input: { tokenVerifyOtpPhoneNo: $token }) { success errorCode
    data { status timeRemaining email accountDetails } } }`;
  const confirm = "mutation ($token: String!) { confirmEmailLink(input: { token: $token }) { success errorCode } }";
  const linksTo = (email: string) =>
    postbox.messages
      .filter(({ to }) => to.toLowerCase() === email)
      .map(({ text }) => /http:\/\/localhost:3000\/en\/register\/verify-email#token=([\w-]+)/.exec(text)?.[1] ?? "");

  test("[EMV-10, EMV-11, OPS-13] an inactive member is mailed a link that verifies their address, once a minute", async () => {
    const owner = await applicant(shop, { mobile: "81700000003" });
    const ask = async () =>
      field<{ success: boolean; data: { status: string; timeRemaining: number; email: string }[] }>(
        await owner.send(resend, { token: owner.form.token }),
        "resendLinkEmailVerification",
      );
    const first = await ask();
    expect(first).toMatchObject({
      success: true,
      data: [{ status: "PENDING", timeRemaining: 60_000, email: "Bayu@Contoh.id" }],
    });
    const again = await ask();
    expect(again.data[0]?.timeRemaining).toBeLessThan(60_000);
    await shop.outbox.deliverDue();
    expect(linksTo("bayu@contoh.id")).toHaveLength(1);
    shop.platform.clock.setOffset(minutes(2));
    expect((await ask()).data[0]?.timeRemaining).toBe(120_000);
    await shop.outbox.deliverDue();
    const [one = "", two = ""] = linksTo("bayu@contoh.id");
    expect(two).not.toBe(one);

    expect((await shop.send(confirm, { token: "guess" })).data.confirmEmailLink).toEqual({
      success: false,
      errorCode: "LINK_EXPIRED",
    });
    expect((await shop.send(confirm, { token: two })).data.confirmEmailLink).toEqual({
      success: true,
      errorCode: null,
    });
    expect((await shop.send(confirm, { token: two })).data.confirmEmailLink).toMatchObject({
      errorCode: "LINK_EXPIRED",
    });
    expect(await findMember(shop.platform, "M3")).toMatchObject({ emailVerified: true, status: "inactive" });
    expect((await ask()).data[0]).toMatchObject({ status: "VERIFIED", timeRemaining: 0 });
    // The record's verified address needs no code in the form.
    const form = { id: "M3", email: "bayu@contoh.id", mobile: "", password: encodePassword("kucing-7Terbang") };
    shop.platform.clock.setOffset(days(0));
    expect((await owner.signUp(form)).code).toBe("SUCCESS");
  });

  test("[EMV-10] a link lives half an hour, and only for the address that it went to", async () => {
    const memberCode = "M30";
    await importMembers(shop.platform, [
      {
        ...person,
        memberCode,
        status: "inactive",
        mobile: "81700000030",
        mobileVerified: true,
        email: "tua@contoh.id",
        emailVerified: false,
      },
    ]);
    const owner = await applicant(shop, { mobile: "81700000030" });
    await owner.send(resend, { token: owner.form.token });
    await shop.outbox.deliverDue();
    const [link = ""] = linksTo("tua@contoh.id");
    shop.platform.clock.setOffset(minutes(31));
    expect((await shop.send(confirm, { token: link })).data.confirmEmailLink).toMatchObject({
      errorCode: "LINK_EXPIRED",
    });
    shop.platform.clock.setOffset(days(0));
    // Someone who can read the address's mail registers with it, and the record loses its claim.
    expect((await (await applicant(shop, { email: "tua@contoh.id" })).signUp()).code).toBe("SUCCESS");
    expect((await shop.send(confirm, { token: link })).data.confirmEmailLink).toMatchObject({
      errorCode: "LINK_EXPIRED",
    });
    expect((await findMember(shop.platform, memberCode))?.emailVerified).toBe(false);
  });

  test("[REG-31~] a number that someone claims has no address to verify: its holder goes on to the form", async () => {
    const holder = await applicant(shop, { mobile: "81700000004" });
    await shop.outbox.deliverDue();
    const before = postbox.messages.length;
    expect((await holder.send(resend, { token: holder.form.token })).data.resendLinkEmailVerification).toEqual({
      success: true,
      errorCode: null,
      data: [{ status: "VERIFIED", timeRemaining: 0, email: null, accountDetails: null }],
    });
    await shop.outbox.deliverDue();
    expect(postbox.messages).toHaveLength(before);
    expect((await holder.signUp()).code).toBe("SUCCESS");
  });

  test("[EMV-10] a link is not mailed for a number without an inactive record, nor for another browser's token", async () => {
    const [fresh, thief] = [await applicant(shop), await applicant(shop)];
    expect((await fresh.send(resend, { token: fresh.form.token })).data.resendLinkEmailVerification).toMatchObject({
      success: false,
      errorCode: "MEMBER_NOT_FOUND",
    });
    expect((await thief.send(resend, { token: fresh.form.token })).data.resendLinkEmailVerification).toMatchObject({
      success: false,
      errorCode: "REGISTRATION_TOKEN_EXPIRED",
    });
  });
});
