import { registerMember } from "@gelora/testkit/member.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  codeField,
  enterNumber,
  fillForm,
  goodPassword,
  newcomer,
  pressRegister,
  readCode,
  registrationWords,
  sendCode,
  typeCode,
  verifyEmail,
  verifyNumber,
} from "../member/registration.ts";
import { ownGelora } from "../support/own-gelora.ts";
import type { Sandbox } from "../support/sandbox.ts";

const journey = ownGelora();

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** The expected words of pages and mails, repeated here on purpose. */
const en = {
  ...registrationWords["en-US"],
  expired: "This code is no longer valid. Please ask for a new one.",
  tooLong: /^Your registration has taken too long\. Please verify your number again\./,
  sendFailed: /^Please try again: /,
  account: "Email or mobile number",
  changeEmail: "Change: Email",
  isItYou: "Is it you?",
  confirm: "Confirm",
  passwordWrong: "The password is not correct.",
  updated: "Email updated successfully",
} as const;
const id = {
  ...registrationWords["id-ID"],
  linkTitle: "Konfirmasi alamat emailmu",
  linkOpened: "Tautan sudah saya buka",
  notYet: "Alamat ini belum dikonfirmasi. Buka dulu tautan di emailmu.",
  resendLink: "Kirim ulang tautan",
  linkLetter: /^Konfirmasi alamat emailmu untuk/,
  confirm: "Konfirmasi alamat",
  confirmed: "Alamatmu sudah dikonfirmasi",
} as const;

/** The code in the newest message, once this many have arrived. */
const codeTo = (sandbox: Sandbox, mobile: string, count: number): Promise<string> =>
  readCode(sandbox, { address: `+62${mobile}`, channel: "whatsapp", count });

/** Waits out the countdown, in the browser and in the shop. */
async function waitOut(page: Page, pass: (ms: number) => Promise<void>, ms: number): Promise<void> {
  await pass(ms);
  await page.clock.fastForward(ms);
}

journey(
  "[REG-16] [REG-18] [REG-25] [EMV-08] [EMV-11] [SGN-38~] [CON-02] [CON-04] [CON-06] a visitor is slow: codes expire and are sent again, and a registration that took too long starts over after 3 s",
  async ({ shopper, sandbox, pass }) => {
    const { email, mobile } = newcomer();
    const person = await shopper({ language: "en-US", width: 390 });
    const { page } = person;
    const dialog = page.getByRole("dialog");
    const resend = dialog.getByRole("button", { name: en.resend });
    await page.clock.install();
    await person.visit("/register?redirectUrl=/store");
    await enterNumber(person, mobile);
    await sendCode(person, "WHATSAPP");
    const first = await codeTo(sandbox, mobile, 1);
    await waitOut(page, pass, minute);
    await resend.click();
    const later = await codeTo(sandbox, mobile, 2);
    // The shop's wait has grown, and so has the dialog's.
    await expect
      .poll(async () => Number(/\d+/.exec(await dialog.getByRole("timer").innerText())?.[0]))
      .toBeGreaterThan(100);
    expect(await resend.isDisabled()).toBe(true);
    expect(later).not.toBe(first);
    await pass(6 * minute);
    await typeCode(person, later);
    await dialog.getByText(en.expired).waitFor();
    await person.look("register-code-expired");
    await waitOut(page, pass, 2 * minute);
    await resend.click();
    await typeCode(person, await codeTo(sandbox, mobile, 3));
    await page.waitForURL(/\/register\/signup\?key=/);

    await page.getByLabel(en.email, { exact: true }).fill(email);
    await page.getByRole("button", { name: en.verify, exact: true }).click();
    const mailed = await readCode(sandbox, { address: email, channel: "mail" });
    await pass(11 * minute);
    await typeCode(person, mailed);
    await dialog.getByText(en.expired).waitFor();
    await page.clock.fastForward(minute);
    await resend.click();
    await codeField(person).fill(await readCode(sandbox, { address: email, channel: "mail", count: 2 }));
    await page.getByText(en.emailVerified, { exact: true }).waitFor();
    await fillForm(person);
    await pass(31 * minute);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await pressRegister(person);
    await page.getByText(en.tooLong).waitFor();
    await page.clock.runFor(2900);
    expect(new URL(page.url()).pathname).toBe("/register/signup");
    await page.clock.runFor(200);
    await page.waitForURL(/\/register\?redirectUrl=(%2F|\/)store$/);
    await page.clock.resume();
    await expect.poll(() => page.locator("main").getByLabel(en.mobile, { exact: true }).inputValue()).toBe(mobile);
  },
  120_000,
);

journey(
  "[REG-14] [ERR-11] WhatsApp is down: the toast says so, the SMS comes, and so does the mail when it can be sent again",
  async ({ shopper, sandbox, pass }) => {
    const { email, mobile } = newcomer();
    const person = await shopper({ language: "en-US", width: 1280 });
    const { page } = person;
    const failed = page.locator("[data-toast=error]", { hasText: en.sendFailed });
    await sandbox.spoil({ party: "whatsapp", mode: "error" });
    await person.visit("/register");
    await enterNumber(person, mobile);
    await page.locator("[data-channel=WHATSAPP]").click();
    await failed.waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await person.look("register-not-sent");
    await verifyNumber(person, sandbox, { email, mobile }, "SMS");

    await sandbox.spoil({ party: "mail", mode: "error" });
    await failed.waitFor({ state: "detached" });
    await page.getByLabel(en.email, { exact: true }).fill(email);
    await page.getByRole("button", { name: en.verify, exact: true }).click();
    await failed.waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    await sandbox.mend();
    await pass(minute);
    await verifyEmail(person, sandbox, email);
  },
  90_000,
);

journey(
  "[REG-29] [EMV-07] [EMV-10] [EMV-11] [SGN-32] [SGN-40] [SES-12] a customer known from a store's counter finds the form filled in, and confirms the address by the mailed link on another device",
  async ({ shopper, sandbox, pass }) => {
    const [mobile, email] = ["8120000002", "bagus@gelora.example"];
    // A second run on the same day would hit the limit.
    await pass(day);
    const before = (await sandbox.messagesTo(`+62${mobile}`)).length;
    const person = await shopper({ language: "id-ID", width: 1280 });
    const { page } = person;
    const submitted: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("=speedShopRegisterSSWithVerificationNew") && request.method() === "POST")
        submitted.push(request.postDataJSON().variables.input);
    });
    await page.clock.install();
    await person.visit("/register?redirectUrl=/store");
    await enterNumber(person, mobile);
    await sendCode(person, "WHATSAPP");
    await typeCode(person, await codeTo(sandbox, mobile, before + 1));
    const link = page.getByRole("dialog", { name: id.linkTitle });
    await link.getByRole("button", { name: id.linkOpened }).click();
    await link.getByText(id.notYet).waitFor();
    await person.look("register-email-link");
    await waitOut(page, pass, minute);
    const mails = async (): Promise<number> => (await sandbox.messagesTo(email)).length;
    const sofar = await mails();
    await link.getByRole("button", { name: id.resendLink }).click();
    await expect.poll(mails).toBeGreaterThan(sofar);

    const { text } = await sandbox.waitForMessage(email, id.linkLetter);
    const address = new URL(/https?:\/\/\S+#token=[\w-]+/.exec(text)?.[0] ?? "");
    const phone = await shopper({ language: "id-ID", width: 390 });
    await phone.visit(address.pathname + address.hash);
    await phone.page.getByRole("button", { name: id.confirm, exact: true }).click();
    await phone.page.getByText(id.confirmed).waitFor();
    await phone.look("verify-email-done");
    await link.getByRole("button", { name: id.linkOpened }).click();
    await page.waitForURL(/\/register\/signup\?key=/);

    const field = (label: string) => page.getByLabel(label, { exact: true });
    await expect.poll(() => field(id.email).inputValue()).toBe(email);
    expect(await field(id.email).getAttribute("readonly")).not.toBeNull();
    expect(await page.locator("#sign-up-validationCode").count()).toBe(0);
    expect(await field(id.firstName).inputValue()).toBe("Bagus");
    expect(await field(id.lastName).inputValue()).toBe("Wirawan");
    expect(await field(id.birthDate).inputValue()).toBe("05/03/2000");
    expect(await field(id.male).isChecked()).toBe(true);
    await person.look("sign-up-known");
    await field(id.password).fill(goodPassword);
    await field(id.again).fill(goodPassword);
    await page.getByRole("checkbox", { name: id.consent }).check();
    await pressRegister(person);
    await page.waitForURL(({ pathname }) => pathname === "/store");
    expect(submitted).toMatchObject([{ id: "M-0003", email, mobile }]);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("userInfo") ?? "{}"))).toMatchObject({
      email,
      userCode: "M-0003",
    });
  },
  90_000,
);

journey(
  "[ACC-13] [SES-06~] [SES-07] [SES-08] [SES-11] a member who comes back after a quarter of an hour is asked for the password before the address moves, and after a month signs in again",
  async ({ shopper, sandbox, gelora, pass }) => {
    const member = await registerMember(gelora);
    const { email } = newcomer();
    const person = await shopper({ language: "en-US", width: 390 });
    const { page } = person;
    const signIn = async (): Promise<void> => {
      await page.getByLabel(en.account, { exact: true }).fill(member.email);
      await page.getByLabel(en.password, { exact: true }).fill(member.password);
      await page.getByRole("button", { name: en.signIn, exact: true }).click();
      await page.waitForURL(({ pathname }) => pathname === "/account/accountSetting");
    };
    await page.goto("/account/accountSetting");
    await page.waitForURL(/\/login\?redirectUrl=/);
    await signIn();
    await pass(16 * minute);
    await page.getByRole("button", { name: en.changeEmail }).click();
    await page.locator("#edited-field").fill(email);
    await page.locator("#edited-field").press("Enter");
    const question = page.getByRole("dialog", { name: en.isItYou });
    for (const password of ["Salah-Sandi1", member.password]) {
      await question.getByLabel(en.password, { exact: true }).fill(password);
      await question.getByRole("button", { name: en.confirm, exact: true }).click();
      if (password !== member.password) await question.getByText(en.passwordWrong).waitFor();
    }
    await typeCode(person, await readCode(sandbox, { address: email, channel: "mail" }));
    await page.locator("[data-toast]", { hasText: en.updated }).waitFor();

    const stored = () => page.evaluate(() => Object.keys(localStorage));
    await pass(31 * day);
    await person.visit("/store");
    await expect.poll(stored).not.toContain("token");
    expect(new URL(page.url()).pathname).toBe("/store");
    await page.goto("/account/accountSetting");
    await page.waitForURL(/\/login\?redirectUrl=%2Faccount%2FaccountSetting$/);
    expect(await stored()).toContain("guestId");
  },
  90_000,
);
