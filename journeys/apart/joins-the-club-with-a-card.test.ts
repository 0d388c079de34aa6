import { expect } from "vitest";
import { cardOf, clubWords, fillPerson, registerForClub, verifyClubNumber } from "../member/club-registration.ts";
import { newcomer, registrationWords, verifyEmail } from "../member/registration.ts";
import { ownGelora } from "../support/own-gelora.ts";

const journey = ownGelora();

const keyOf = (address: URL): unknown =>
  JSON.parse(Buffer.from(address.searchParams.get("key") ?? "", "base64url").toString("utf8"));

journey(
  "[CLB-06] [CLB-07] [REG-31~] somebody whom the club alone knows agrees in the club's frame, and keeps the card",
  async ({ shopper, sandbox, gelora }) => {
    // Seeded in the club alone.
    const mobile = "8120000005";
    const { email } = newcomer();
    const person = await shopper({ language: "en-US", width: 1280 });
    const { page } = person;
    const words = { ...registrationWords["en-US"], ...clubWords["en-US"] };
    await person.visit("/register/mapclub?redirectUrl=/store");
    await verifyClubNumber(person, sandbox, mobile, /\/register\/mapclub\/data-consent\?redirectUrl=%2Fstore&key=/);
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
