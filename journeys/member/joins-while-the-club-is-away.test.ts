import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { answerOperation } from "../support/operations.ts";
import { callerOf, cardOf, clubOf, clubWords, fillPerson, inputsOf, verifyClubNumber } from "./club-registration.ts";
import { newcomer, pressRegister, registrationWords, verifyEmail } from "./registration.ts";

/** Of the seeded member Ayu. */
const ayu = { account: "ayu@gelora.example", password: "Lari-Pagi7" };
const unchecked = "Kode ini belum bisa diperiksa.";

journey(
  "[REF-01~] [REF-06~] [SGN-31~] a friend's code that the club could not check is sent along, and the club validates it",
  async ({ shopper, sandbox, gelora }) => {
    const { email, mobile } = newcomer();
    const friend = await shopper();
    await friend.visit("/login");
    await friend.page.locator("input[autocomplete~=username]").fill(ayu.account);
    await friend.page.locator("input[type=password]").fill(ayu.password);
    await friend.page.locator("main form button[type=submit]").click();
    await friend.page.waitForURL(({ pathname }) => pathname === "/");
    const query = "query Referral { mapClubReferral { referralCode promisedPoints } }";
    type Answer = { mapClubReferral: { referralCode: string; promisedPoints: number } };
    const { mapClubReferral } = await (await callerOf(friend, gelora, clubOf(gelora))).call<Answer>("Referral", query);
    const { referralCode: code } = mapClubReferral;

    const person = await shopper({ language: "id-ID", width: 390 });
    const { page } = person;
    const words = { ...registrationWords["id-ID"], ...clubWords["id-ID"] };
    await answerOperation(page, /^validateReferralCode$/, (route) =>
      route.fulfill({
        json: { data: { validateReferralCode: { success: false, errorCode: "CLUB_UNAVAILABLE", data: [] } } },
      }),
    );
    const submitted = inputsOf(page, "registerMapclub");
    await person.visit("/register/mapclub?redirectUrl=/store");
    await verifyClubNumber(person, sandbox, mobile, /\/register\/signup\?key=/);
    await verifyEmail(person, sandbox, email);
    await fillPerson(person);
    await page.getByRole("checkbox", { name: words.consent }).check();
    const applyCode = async (typed: string): Promise<void> => {
      await page.getByLabel(words.code, { exact: true }).fill(typed);
      await page.getByRole("button", { name: words.apply, exact: true }).click();
      await page.getByText(unchecked).waitFor();
    };
    await applyCode("nobody77");
    await person.look("sign-up-mapclub-unchecked-code");
    // The club is back: it knows no such code, and nothing is used up by it.
    await pressRegister(person);
    await page.getByText(words.unknownCode, { exact: true }).first().waitFor();
    expect(await page.getByText(unchecked).count()).toBe(0);
    await applyCode(code.toLowerCase());
    await Promise.all([page.waitForURL(({ pathname }) => pathname === "/store"), pressRegister(person)]);
    expect(submitted.map(({ referralCode }) => referralCode)).toEqual(["NOBODY77", code]);
    expect(await cardOf(person, gelora)).toMatchObject({ success: true });
    const own = await (await callerOf(person, gelora, clubOf(gelora))).call<Answer>("Referral", query);
    expect(own.mapClubReferral.promisedPoints).toBe(2_500);

    // As it is for as long as the club has not answered the shop.
    await answerOperation(page, /^StorefrontClubCard$/, (route) =>
      route.fulfill({ json: { data: { mapClubCheckBind: { success: false, code: "501" } } } }),
    );
    let isCardComing = true;
    await answerOperation(page, /^getUserInfoDetail$/, (route) =>
      route.fulfill({ json: { data: { getUserInfoDetail: { isCardComing } } } }),
    );
    await person.visit("/account/mapclub");
    await page.getByRole("heading", { name: "Kartumu sedang disiapkan" }).waitFor();
    expect(await page.getByRole("button", { name: "Hubungkan kartu saya" }).count()).toBe(0);
    await person.look("club-card-coming");
    isCardComing = false;
    await person.visit("/account/mapclub");
    await page.getByRole("button", { name: "Hubungkan kartu saya" }).waitFor();
  },
  120_000,
);
