import { addToCart, type Buyer, cartLines, chooseDelivery, placeOrder } from "@gelora/testkit/buyer.ts";
import { type GatewayCaller, gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { memberPassword, registerMember } from "@gelora/testkit/member.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import { expect } from "vitest";
import type { Gelora } from "../support/gelora.ts";
import { journey } from "../support/journey.ts";
import type { Sandbox } from "../support/sandbox.ts";
import type { Shopper } from "../support/shopper.ts";
import {
  callerOf,
  cardOf,
  clubOf,
  clubWords,
  fillPerson,
  inputsOf,
  isRegisterDisabled,
  registerForClub,
  verifyClubNumber,
} from "./club-registration.ts";
import {
  codeField,
  enterNumber,
  goodPassword,
  newcomer,
  readCode,
  registrationWords,
  typeCode,
  verifyEmail,
} from "./registration.ts";
import { openFacebook, socialWords, typeAccount } from "./social-visits.ts";

/** A member's session at the club, signed in at the shop's gateway. */
async function signInAtClub(gelora: Gelora, account: string, password: string): Promise<GatewayCaller> {
  const shop = gatewayCaller(`${gelora.shop}/graphql`, "en-US", gelora.storefront);
  const begun = await shop.call<{ guestInit: { data: { token: string }[] } }>(
    "GuestInit",
    "mutation GuestInit { guestInit { data { token } } }",
  );
  shop.token = begun.guestInit.data[0]?.token;
  const { login } = await shop.call<{ login: { data: { userAuthToken: string }[] } }>(
    "Login",
    "mutation Login($input: LoginInput!) { login(input: $input) { data { userAuthToken } } }",
    { input: { account, password: Buffer.from(password, "utf8").toString("base64") } },
  );
  const token = login.data[0]?.userAuthToken;
  return Object.assign(gatewayCaller(clubOf(gelora), "en-US", gelora.storefront), { token, cookie: shop.cookie });
}

async function referralCodeOf(member: GatewayCaller): Promise<string> {
  const query = "query Referral { mapClubReferral { referralCode } }";
  const answer = await member.call<{ mapClubReferral: { referralCode: string } }>("Referral", query);
  return answer.mapClubReferral.referralCode;
}

/** How many rewards for referrals a member's statement shows. */
async function rewardsOf(member: GatewayCaller): Promise<number> {
  const query = "query Movements { mapClubMovements(pageSize: 50) { dataList { text } } }";
  const answer = await member.call<{ mapClubMovements: { dataList: { text: string }[] } }>("Movements", query);
  return answer.mapClubMovements.dataList.filter(({ text }) => text.startsWith("Referral bonus, ready")).length;
}

/** The rewards for referrals that a shopper waits for. */
async function pendingRewardsOf(shopper: Shopper, gelora: Gelora): Promise<readonly number[]> {
  const query = "query Rewards { mapClubReferral { pending { points } } }";
  type Answer = { mapClubReferral: { pending: { points: number }[] } };
  const caller = await callerOf(shopper, gelora, clubOf(gelora));
  return (await caller.call<Answer>("Rewards", query)).mapClubReferral.pending.map(({ points }) => points);
}

/** Buys something, pays and gets it, with the session of the shopper's browser. */
async function buyAndReceive(shopper: Shopper, gelora: Gelora, sandbox: Sandbox): Promise<void> {
  const caller = await callerOf(shopper, gelora, `${gelora.shop}/graphql`);
  const buyer: Buyer = { caller, email: "kirana@contoh.id", mobile: "81200001111" };
  const [sku] = await skusInStock(`${gelora.shop}/graphql`);
  if (!sku) throw new Error("Nothing is in stock.");
  await addToCart(buyer, sku);
  const ids = (await cartLines(buyer)).map(({ cartItemId }) => cartItemId);
  const { createCheckout } = await caller.call<{ createCheckout: { id: string } }>(
    "CreateCheckout",
    "mutation CreateCheckout($ids: [ID!]!) { createCheckout(cartItemIds: $ids) { id } }",
    { ids },
  );
  const { id } = createCheckout;
  const { orderCode, errorCode } = await placeOrder(buyer, id, await chooseDelivery(buyer, id), "BCA_VA");
  if (!orderCode) throw new Error(`No order was placed: ${errorCode}`);
  await sandbox.payment(orderCode, "settle");
  await sandbox.pickUp(orderCode);
  await sandbox.parcel(orderCode, "transit");
  await sandbox.parcel(orderCode, "deliver");
}

for (const [language, width] of [
  ["id-ID", 390],
  ["en-US", 1280],
] as const)
  journey(
    `[CLB-01] [CLB-02] [CLB-03] [REG-09] [REG-30] [SGN-05] [SGN-06] [SGN-07] [SGN-08] [SGN-09] [SGN-10] [SGN-25] [SGN-27] [SGN-30] [SGN-31] [SGN-36] [REF-01] [REF-02] [REF-03] [REF-04] [REF-06] a newcomer joins the club with a friend's code, and both are promised points when the first order has come, ${language} at ${width}`,
    async ({ shopper, sandbox, gelora }) => {
      const { email, mobile } = newcomer();
      const person = await shopper({ language, width });
      const { page } = person;
      const words = { ...registrationWords[language], ...clubWords[language] };
      const checked = inputsOf(page, "checkMobilePhoneAlreadyExistInMapclub");
      const asked = inputsOf(page, "validateReferralCode");
      const submitted = inputsOf(page, "registerMapclub");
      const synchronised = inputsOf(page, "synSSUserInfo_signUp");
      const ayu = await signInAtClub(gelora, "ayu@gelora.example", "Lari-Pagi7");
      const [code, before] = [await referralCodeOf(ayu), await rewardsOf(ayu)];

      await person.visit("/register/mapclub?redirectUrl=/store");
      await page.getByRole("heading", { name: words.title }).waitFor();
      await page.getByRole("button", { name: /Google/ }).waitFor();
      await page.getByRole("button", { name: /Facebook/ }).waitFor();
      await person.look("register-mapclub");
      await verifyClubNumber(person, sandbox, mobile, /\/register\/signup\?key=/);
      expect(checked).toEqual([{ mobile }]);
      const key = new URL(page.url()).searchParams.get("key") ?? "";
      expect(JSON.parse(Buffer.from(key, "base64url").toString("utf8"))).toEqual({
        token: expect.any(String),
        mobile,
        redirectUrl: "/store",
        mapclub: true,
      });
      await page.getByRole("heading", { name: words.form }).waitFor();
      await page.getByText(words.formText, { exact: true }).waitFor();
      const arrow = page.locator("main").getByRole("link", { name: words.back, exact: true });
      expect(await arrow.getAttribute("href")).toBe("/register/mapclub?redirectUrl=%2Fstore");
      const offers = page.getByRole("checkbox", { name: words.offers });
      const consent = page.getByRole("checkbox", { name: words.consent });
      expect([await offers.isChecked(), await consent.isChecked()]).toEqual([true, false]);
      await person.look("sign-up-mapclub");
      await verifyEmail(person, sandbox, email);
      await fillPerson(person);
      expect(await isRegisterDisabled(person)).toBe("true");
      await consent.check();
      await expect.poll(() => isRegisterDisabled(person)).toBeNull();
      await page.getByLabel(words.password, { exact: true }).fill("abc");
      await expect.poll(() => isRegisterDisabled(person)).toBe("true");
      await page.getByLabel(words.password, { exact: true }).fill(goodPassword);

      const referral = page.getByLabel(words.code, { exact: true });
      const apply = page.getByRole("button", { name: words.apply, exact: true });
      await referral.fill("nobody77");
      await apply.click();
      await page.getByText(words.unknownCode, { exact: true }).waitFor();
      await person.look("sign-up-mapclub-unknown-code");
      await referral.fill(code.toLowerCase());
      await apply.click();
      await page.getByText(words.verified, { exact: true }).waitFor();
      await page
        .locator("div", { has: referral })
        .getByRole("button", { name: words.cancel, exact: true })
        .last()
        .click();
      expect(await referral.inputValue()).toBe("");
      expect(await page.getByText(words.verified, { exact: true }).count()).toBe(0);
      await referral.fill(code.toLowerCase());
      await apply.click();
      await page.getByText(words.verified, { exact: true }).waitFor();
      expect(asked.at(-1)).toEqual({ referralCode: code });
      await person.look("sign-up-mapclub-filled");
      await registerForClub(person, "/store");
      expect(submitted).toMatchObject([
        { birthDate: "17/08/1995", newsletterSubscription: true, referralCode: code, joinLoyaltyProgram: true },
      ]);
      expect(synchronised).toEqual([]);

      const card = await cardOf(person, gelora);
      expect(card).toMatchObject({ success: true, availablePoints: 0 });
      await buyAndReceive(person, gelora, sandbox);
      // Until the order can no longer go back, nobody can spend the reward.
      await expect.poll(async () => pendingRewardsOf(person, gelora), { timeout: 15_000 }).toEqual([2_500]);
      expect(await cardOf(person, gelora)).toMatchObject({ availablePoints: 0 });
      await person.visit("/account/mapclub");
      await page.getByText(words.pendingUntil).waitFor();
      await person.look("referral-pending");
      expect(await rewardsOf(ayu)).toBeGreaterThan(before);
    },
    120_000,
  );

journey(
  "[CLB-04] [SGN-34] [REG-27] a member of the shop alone signs in on the way, and joins from the account that they have",
  async ({ shopper, sandbox, gelora }) => {
    const { mobile, email } = await registerMember(gelora);
    const person = await shopper({ language: "id-ID", width: 390 });
    const { page } = person;
    const words = { ...registrationWords["id-ID"], ...clubWords["id-ID"] };
    const submitted = inputsOf(page, "registerMapclub");
    // A key brings the number and the way on.
    const key = Buffer.from(JSON.stringify({ token: "t", mobile, redirectUrl: "/store" })).toString("base64url");
    await person.visit(`/register/mapclub?key=${key}`);
    await expect.poll(() => page.locator("main").getByLabel(words.mobile, { exact: true }).inputValue()).toBe(mobile);
    await enterNumber(person, mobile);
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await person.look("register-mapclub-shop-account");
    await dialog.getByRole("link", { name: words.signIn, exact: true }).click();
    await page.waitForURL(/\/login\?redirectUrl=/);
    await page.locator("input[autocomplete~=username]").fill(email);
    await page.locator("input[type=password]").fill(memberPassword);
    await Promise.all([page.waitForURL(/\/register\/mapclub/), page.locator("main form button[type=submit]").click()]);
    await page.getByRole("heading", { name: words.title }).waitFor();
    expect(await page.getByRole("button", { name: /Google/ }).count()).toBe(0);
    // The number of the account is filled in; a new one is as good.
    await expect.poll(() => page.locator("main").getByLabel(words.mobile, { exact: true }).inputValue()).toBe(mobile);
    await verifyClubNumber(person, sandbox, newcomer().mobile, /\/register\/signup\?key=/);
    const address = page.getByLabel(words.email, { exact: true });
    await address.waitFor();
    expect([await address.inputValue(), await address.getAttribute("readonly")]).toEqual([email, ""]);
    await page.getByLabel(words.password, { exact: true }).fill(goodPassword);
    await page.getByLabel(words.again, { exact: true }).fill(goodPassword);
    await page.getByRole("checkbox", { name: words.offers }).uncheck();
    await page.getByRole("checkbox", { name: words.consent }).check();
    await person.look("sign-up-mapclub-member");
    await registerForClub(person, "/store");
    expect(submitted).toMatchObject([{ memberCode: expect.any(String), newsletterSubscription: false, email }]);
    expect(submitted[0]).not.toHaveProperty("referralCode");
    expect(await cardOf(person, gelora)).toMatchObject({ success: true });
  },
  120_000,
);

journey(
  "[SOC-01] [CLB-02] the other ways in lead on to the club: by Google a newcomer to its form, by Facebook a member with a card past it",
  async ({ shopper, sandbox, gelora }) => {
    const stamp = String(Date.now());
    const [email, mobile] = [`mega${stamp}@example.com`, `84${stamp.slice(-9)}`];
    const person = await shopper({ language: "en-US", width: 390 });
    const { page } = person;
    const words = { ...registrationWords["en-US"], ...clubWords["en-US"] };
    await person.visit("/register/mapclub?redirectUrl=/store");
    await page.getByRole("button", { name: socialWords["en-US"].google }).click();
    await typeAccount(page, { email, confirmed: "yes" });
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words.mobile).fill(mobile);
    expect(new URL(page.url()).pathname).toBe("/register/mapclub");
    await dialog.getByRole("button", { name: words.verify }).click();
    await codeField(person).waitFor();
    await typeCode(person, await readCode(sandbox, { address: `+62${mobile}`, channel: "whatsapp" }));
    await page.waitForURL(/\/register\/signup\?key=/);
    await page.getByRole("heading", { name: words.form }).waitFor();
    await expect.poll(() => page.getByLabel(words.email, { exact: true }).inputValue()).toBe(email);
    await fillPerson(person);
    await page.getByRole("checkbox", { name: words.consent }).check();
    await registerForClub(person, "/store");
    expect(await cardOf(person, gelora)).toMatchObject({ success: true });

    const member = await shopper({ language: "en-US", width: 1280 });
    await member.visit("/register/mapclub?redirectUrl=/store");
    const popup = await openFacebook(member.page);
    await popup.getByRole("button", { name: /^Ayu Lestari/ }).click();
    await member.page.waitForURL(({ pathname }) => pathname === "/store");
  },
  120_000,
);
