import { registerMember } from "@gelora/testkit/member.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { signIn } from "./card-linking.ts";
import {
  codeField,
  dialogWidth,
  enterNumber,
  newcomer,
  normalWidth,
  otherCode,
  readCode,
  registrationWords,
  typeCode,
} from "./registration.ts";

/** The expected words of the pages, repeated here on purpose. */
const texts = {
  "en-US": {
    registered: "Welcome back",
    both: /^This number already has an account\./,
    shop: /^This number already belongs to an account with our shop\./,
    account: "Email or mobile number",
    refused: "Email, mobile number or password is wrong.",
    wait: /^Too many attempts\. Please wait \d+ seconds, or reset your password\.$/,
    notComplete: "This link is incomplete. Please open it from the email again.",
    confirm: "Confirm address",
    register: "Create an account",
  },
  "id-ID": {
    registered: "Selamat datang kembali",
    both: /^Nomor ini sudah punya akun\./,
    shop: /^Nomor ini sudah terdaftar di toko kami\./,
    account: "Email atau nomor ponsel",
    refused: "Email, nomor ponsel, atau kata sandi salah.",
    wait: /^Terlalu banyak percobaan\. Tunggu \d+ detik, atau atur ulang kata sandimu\.$/,
    notComplete: "Tautan ini tidak lengkap. Buka sekali lagi dari email.",
    confirm: "Konfirmasi alamat",
    register: "Buat akun",
  },
} as const;

/** Ayu is seeded as a member of shop and club, Putri of the shop only. */
const people = [
  { language: "en-US", width: 390, ayu: "8120000001", putri: "812 0000 004" },
  { language: "id-ID", width: 1280, ayu: "+62 812-0000-001", putri: "8120000004" },
] as const;

for (const { ayu, putri, ...person } of people) {
  journey(
    `[REG-26] [REG-27] [REG-28] [REG-33] [LGN-04] [SHL-27] a known member is sent to the sign-in, which leads on, and waits after many wrong passwords, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora);
      const visitor = await shopper(person);
      const { page } = visitor;
      const words = { ...registrationWords[visitor.language], ...texts[visitor.language] };
      await visitor.visit("/register/signup?key=nonsense");
      await page.waitForURL(/\/register$/);
      await visitor.visit("/register/verify-email");
      await page.getByText(words.notComplete).waitFor();
      await visitor.look("verify-email-not-complete");
      await visitor.visit("/register/verify-email#token=whatever");
      await page.getByRole("button", { name: words.confirm }).waitFor();
      await visitor.look("verify-email");

      await visitor.visit("/register?redirectUrl=/store");
      for (const [number, text] of [
        [ayu, words.both],
        [putri, words.shop],
      ] as const) {
        await enterNumber(visitor, number);
        await page.getByRole("dialog", { name: words.registered }).getByText(text).waitFor();
        expect(await dialogWidth(visitor)).toBe(normalWidth(visitor));
        await visitor.look("register-known");
        await page.keyboard.press("Escape");
        await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      }
      await enterNumber(visitor, member.mobile);
      await page.getByRole("dialog").getByRole("link", { name: words.signIn }).click();
      await page.waitForURL(/\/login\?redirectUrl=(%2F|\/)store$/);

      const login = async (password: string): Promise<void> => {
        await page.getByLabel(words.account, { exact: true }).fill(`+62${member.mobile}`);
        await page.getByLabel(words.password, { exact: true }).fill(password);
        const answered = page.waitForResponse(/operationName=login$/);
        await page.getByRole("button", { name: words.signIn, exact: true }).click();
        await answered;
      };
      await login("Salah-Sandi1");
      await page.getByText(words.refused).waitFor();
      for (let tries = 2; tries <= 10; tries += 1) await login("Salah-Sandi1");
      await login(member.password);
      await page.locator(".sr-only", { hasText: words.wait }).waitFor();
      await page.locator("[aria-hidden=true]", { hasText: words.wait }).waitFor();
      await visitor.look("login-wait");
      expect(new URL(page.url()).pathname).toBe("/login");
      await page.getByRole("link", { name: words.register, exact: true }).click();
      await page.waitForURL(/\/register\?redirectUrl=(%2F|\/)store$/);
      await expect.poll(() => page.getByLabel(words.mobile, { exact: true }).inputValue()).toBe(member.mobile);
    },
    90_000,
  );

  journey(
    `[REG-01~] a member who is signed in is led on from the registration, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora);
      const one = await shopper(person);
      await signIn(one, member.email, member.password, "/store");
      await one.visit("/register?redirectUrl=/contact-us");
      await one.page.waitForURL(({ pathname }) => pathname === "/contact-us");
      await one.visit("/register");
      await one.page.waitForURL(({ pathname }) => pathname === "/account/order");
    },
  );
}

/** Freezes the page's time; it moves only when a journey moves it. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

journey(
  "[CON-06] [REG-13] [REG-16] [REG-17] [REG-18] [REG-23] [REG-24] the dialog of the code comes after 500 ms, counts the seconds, is empty 500 ms after it was closed, and goes on after 1 s",
  async ({ shopper, sandbox }) => {
    const { mobile } = newcomer();
    const person = await shopper({ language: "en-US", width: 1280 });
    const { page } = person;
    const words = registrationWords["en-US"];
    const dialog = page.getByRole("dialog", { name: words.codeTitle });
    await page.clock.install();
    await person.visit("/register");
    await enterNumber(person, mobile);
    await page.locator("[data-channel=WHATSAPP]").waitFor();
    await stopTime(page);
    await page.locator("[data-channel=WHATSAPP]").click();
    await page.getByText("The code is on its way").waitFor();
    await page.clock.runFor(490);
    expect(await dialog.count()).toBe(0);
    await page.clock.runFor(20);
    await dialog.waitFor();

    const left = async (): Promise<number> => Number(/\d+/.exec(await dialog.getByRole("timer").innerText())?.[0]);
    const first = await left();
    expect(first).toBeGreaterThan(55);
    expect(first).toBeLessThanOrEqual(60);
    await page.clock.runFor(5000);
    await expect.poll(left).toBe(first - 5);
    const code = await readCode(sandbox, { address: `+62${mobile}`, channel: "whatsapp" });
    await typeCode(person, otherCode(code));
    await page.getByText(words.wrongCode).waitFor();
    await page.keyboard.press("Escape");
    await page.clock.runFor(510);
    await enterNumber(person, mobile);
    await page.locator("[data-channel=SMS]").click();
    await page.locator("[data-toast]").first().waitFor();
    await page.clock.runFor(510);
    await dialog.waitFor();
    expect(await codeField(person).inputValue()).toBe("");
    expect(await page.getByText(words.wrongCode).count()).toBe(0);

    const resend = dialog.getByRole("button", { name: words.resend });
    await page.clock.runFor((first - 8) * 1000);
    expect(await resend.isDisabled()).toBe(true);
    await page.clock.runFor(9000);
    await expect.poll(() => resend.isDisabled()).toBe(false);
    await typeCode(person, code);
    await page.getByText("That's right, thank you").waitFor();
    await page.clock.runFor(990);
    expect(new URL(page.url()).pathname).toBe("/register");
    await page.clock.runFor(20);
    await page.waitForURL(/\/register\/signup\?key=/);
  },
  60_000,
);
