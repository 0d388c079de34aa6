import { expect } from "vitest";
import {
  cardOf,
  clubWords,
  fillPerson,
  inputsOf,
  registerForClub,
  verifyClubNumber,
} from "../member/club-registration.ts";
import {
  codeField,
  enterNumber,
  goodPassword,
  newcomer,
  pressRegister,
  readCode,
  registrationWords,
  sendCode,
  typeCode,
  verifyEmail,
} from "../member/registration.ts";
import { socialWords, typeAccount } from "../member/social-visits.ts";
import { ownGelora } from "../support/own-gelora.ts";

const journey = ownGelora();

const keyOf = (address: URL): unknown =>
  JSON.parse(Buffer.from(address.searchParams.get("key") ?? "", "base64url").toString("utf8"));

journey(
  "[CLB-06] [CLB-07] [REG-31~] a person known only to the club has no address to verify, agrees in the club's frame, and keeps the card",
  async ({ shopper, sandbox, gelora }) => {
    // Seeded in the club alone.
    const mobile = "8120000005";
    const { email } = newcomer();
    const person = await shopper({ language: "en-US", width: 1280 });
    const { page } = person;
    const words = { ...registrationWords["en-US"], ...clubWords["en-US"] };
    await person.visit("/register/mapclub?redirectUrl=/store");
    const asked = page.waitForRequest(/operationName=resendLinkEmailVerification/);
    await verifyClubNumber(person, sandbox, mobile, /\/register\/mapclub\/data-consent\?redirectUrl=%2Fstore&key=/);
    await asked;
    const frame = page.frameLocator("iframe");
    const source = new URL((await page.locator("iframe").getAttribute("src")) ?? "");
    expect(source.searchParams.get("redirectUrl")).toBe("/store");
    expect(keyOf(source)).toEqual(keyOf(new URL(page.url())));
    await frame.getByRole("button", { name: words.agree }).waitFor();
    await person.look("register-mapclub-data-consent");
    await Promise.all([
      page.waitForURL(/\/register\/signup\?key=/),
      frame.getByRole("button", { name: words.agree }).click(),
    ]);
    await verifyEmail(person, sandbox, email);
    await fillPerson(person);
    await page.getByRole("checkbox", { name: words.consent }).check();
    await registerForClub(person, "/store");
    expect(await cardOf(person, gelora)).toMatchObject({ success: true, userCode: "MC-0003" });
  },
  120_000,
);

journey(
  "[REG-31] [SGN-38] [SGN-32~] a person known to both, who never confirmed an address, is mailed a link, is too slow, and begins again at the club's start",
  async ({ shopper, sandbox, pass }) => {
    // Seeded in both: not active at the shop, and a card.
    const mobile = "8120000002";
    const person = await shopper({ language: "id-ID", width: 390 });
    const { page } = person;
    const words = { ...registrationWords["id-ID"], ...clubWords["id-ID"] };
    const asked: [string, unknown][] = [];
    page.on("request", (request) => {
      const name = /operationName=(validateTokenDetailRegistration|resendLinkEmailVerification)/.exec(
        request.url(),
      )?.[1];
      if (request.method() === "POST" && name) asked.push([name, request.postDataJSON().variables.input]);
    });
    await person.visit("/register/mapclub?redirectUrl=/store");
    await enterNumber(person, mobile);
    await sendCode(person, "WHATSAPP");
    await typeCode(person, await readCode(sandbox, { address: `+62${mobile}`, channel: "whatsapp" }));
    const link = page.getByRole("dialog", { name: words.linkTitle });
    await link.getByRole("button", { name: words.resendLink }).waitFor();
    const token = { tokenVerifyOtpPhoneNo: expect.any(String) };
    expect(asked).toEqual([
      ["validateTokenDetailRegistration", token],
      ["resendLinkEmailVerification", token],
    ]);
    await person.look("register-mapclub-email-link");
    await link.getByRole("button", { name: words.otherAddress }).click();
    await page.waitForURL(/\/register\/mapclub\/data-consent/);
    const agree = page.frameLocator("iframe").getByRole("button", { name: words.agree });
    await agree.waitFor();
    await person.look("register-mapclub-data-consent");
    await Promise.all([page.waitForURL(/\/register\/signup\?key=/), agree.click()]);
    await verifyEmail(person, sandbox, newcomer().email);
    await page.getByLabel(words.password, { exact: true }).fill(goodPassword);
    await page.getByLabel(words.again, { exact: true }).fill(goodPassword);
    await page.getByRole("checkbox", { name: words.consent }).check();
    await pass(31 * 60_000);
    await pressRegister(person);
    await page.getByText(words.tooLong).waitFor();
    await page.waitForURL(/\/register\/mapclub\?redirectUrl=(%2F|\/)store$/);
  },
  120_000,
);

journey(
  "[CLB-06~] [CLB-08~] a person whom Google vouches for and both know agrees in the club's frame too, presses Register twice, and has one account and the card from before",
  async ({ shopper, sandbox, gelora, pass }) => {
    // Seeded in both, and registered in none of the journeys before.
    const mobile = "8120000002";
    const { email } = newcomer();
    // Longer than the rest between two codes to one number.
    await pass(2 * 60_000);
    const person = await shopper({ language: "en-US", width: 390 });
    const { page } = person;
    const words = { ...registrationWords["en-US"], ...clubWords["en-US"] };
    await person.visit("/register/mapclub?redirectUrl=/store");
    await page.getByRole("button", { name: socialWords["en-US"].google }).click();
    await typeAccount(page, { email, confirmed: "yes" });
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words.mobile).fill(mobile);
    await dialog.getByText("SMS", { exact: true }).click();
    await dialog.getByRole("button", { name: words.verify }).click();
    await codeField(person).waitFor();
    await typeCode(person, await readCode(sandbox, { address: `+62${mobile}`, channel: "sms" }));
    await page.waitForURL(/\/register\/mapclub\/data-consent\?redirectUrl=%2Fstore&key=/);
    const agree = page.frameLocator("iframe").getByRole("button", { name: words.agree });
    await agree.waitFor();
    await Promise.all([page.waitForURL(/\/register\/signup\?key=/), agree.click()]);
    await expect.poll(() => page.getByLabel(words.email, { exact: true }).inputValue()).toBe(email);
    await page.getByLabel(words.password, { exact: true }).fill(goodPassword);
    await page.getByLabel(words.again, { exact: true }).fill(goodPassword);
    await page.getByRole("checkbox", { name: words.consent }).check();
    const submitted = inputsOf(page, "registerMapclub");
    await Promise.all([
      page.waitForURL(({ pathname }) => pathname === "/store"),
      page.getByRole("button", { name: words.register, exact: true }).dblclick(),
    ]);
    expect(submitted).toHaveLength(1);
    expect(await cardOf(person, gelora)).toMatchObject({ success: true, userCode: "MC-0002" });
  },
  120_000,
);
