import { expect } from "vitest";
import type { Sandbox } from "../support/sandbox.ts";
import type { Shopper } from "../support/shopper.ts";

/** The expected words of the registration pages, repeated here on purpose. */
export const registrationWords = {
  "en-US": {
    mobile: "Mobile number",
    continue: "Continue",
    howTitle: "How should we send the code?",
    codeTitle: "Enter your code",
    close: "Close",
    wrongCode: /^This code is not correct\./,
    resend: "Send again",
    email: "Email",
    verify: "Verify",
    cancelEmail: "Cancel",
    emailTitle: "Verify email address",
    emailVerified: "Email verified",
    password: "Password",
    again: "Confirm password",
    firstName: "First name",
    lastName: "Last name",
    birthDate: "Date of birth",
    female: "Female",
    male: "Male",
    consent: /^I agree/,
    news: /^Send me news/,
    register: "Register",
    success: "your registration is successful",
    signIn: "Sign in",
  },
  "id-ID": {
    mobile: "Nomor ponsel",
    continue: "Lanjutkan",
    howTitle: "Kirim kode lewat apa?",
    codeTitle: "Masukkan kode",
    close: "Tutup",
    wrongCode: /^Kode ini tidak benar\./,
    resend: "Kirim ulang",
    email: "Email",
    verify: "Verifikasi",
    cancelEmail: "Ganti",
    emailTitle: "Verifikasi alamat email",
    emailVerified: "Email terverifikasi",
    password: "Kata sandi",
    again: "Konfirmasi kata sandi",
    firstName: "Nama depan",
    lastName: "Nama belakang",
    birthDate: "Tanggal lahir",
    female: "Perempuan",
    male: "Laki-laki",
    consent: /^Saya setuju/,
    news: /^Kirimi saya kabar/,
    register: "Daftar",
    success: "Pendaftaranmu berhasil",
    signIn: "Masuk",
  },
} as const;

export const goodPassword = "Kancil!827";

/** A person without an account. */
export type Newcomer = { readonly email: string; readonly mobile: string };

let newcomers = 0;

export function newcomer(): Newcomer {
  newcomers += 1;
  const number = `${process.pid % 100_000}`.padStart(5, "0") + `${newcomers}`.padStart(3, "0");
  return { email: `calon-${process.pid}-${newcomers}@contoh.id`, mobile: `83${number}` };
}

/** Types a number on /register and presses Continue. */
export async function enterNumber({ page, language }: Shopper, mobile: string): Promise<void> {
  const words = registrationWords[language];
  await page.locator("main").getByLabel(words.mobile, { exact: true }).fill(mobile);
  await page.getByRole("button", { name: words.continue, exact: true }).click();
}

/** Chooses how to receive the code and waits for the dialog that asks for it. */
export async function sendCode({ page, language }: Shopper, way: "WHATSAPP" | "SMS"): Promise<void> {
  await page.locator(`[data-channel=${way}]`).click();
  await page.getByRole("dialog", { name: registrationWords[language].codeTitle }).waitFor();
}

/**
 * Reads a code from the postbox, as a person does on a phone.
 * @param address the recipient: +62 and the number, or the mail address
 * @param count how many codes must have arrived; the newest is read
 */
export async function readCode(
  sandbox: Sandbox,
  { address, channel, count = 1 }: { address: string; channel: "whatsapp" | "sms" | "mail"; count?: number },
): Promise<string> {
  let code = "";
  await expect
    .poll(
      async () => {
        const sent = (await sandbox.messagesTo(address)).filter((one) => one.channel === channel);
        const codes = sent.flatMap(({ text }) => /(?:^|\s)(\d{4})(?:\s|$|\.)/.exec(text)?.[1] ?? []);
        code = codes[0] ?? "";
        return codes.length;
      },
      { timeout: 15_000 },
    )
    .toBe(count);
  return code;
}

/** Any code but this one. */
export const otherCode = (code: string): string => String((Number(code) + 1111) % 10_000).padStart(4, "0");

export const codeField = ({ page }: Shopper) => page.getByRole("dialog").locator("input[autocomplete=one-time-code]");

/** Types a code digit by digit; the fourth submits it. */
export async function typeCode(shopper: Shopper, code: string): Promise<void> {
  await codeField(shopper).pressSequentially(code);
}

/** From a number on /register to the form behind it. */
export async function verifyNumber(
  shopper: Shopper,
  sandbox: Sandbox,
  { mobile }: Newcomer,
  way: "WHATSAPP" | "SMS" = "WHATSAPP",
): Promise<void> {
  await enterNumber(shopper, mobile);
  await sendCode(shopper, way);
  const channel = way === "SMS" ? "sms" : "whatsapp";
  await typeCode(shopper, await readCode(sandbox, { address: `+62${mobile}`, channel }));
  await shopper.page.waitForURL(/\/register\/signup\?key=/);
}

/** Verifies the address in the form by the code in the mail. */
export async function verifyEmail(shopper: Shopper, sandbox: Sandbox, email: string): Promise<void> {
  const { page, language } = shopper;
  const words = registrationWords[language];
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: words.verify, exact: true }).click();
  await page.getByRole("dialog", { name: words.emailTitle }).waitFor();
  await typeCode(shopper, await readCode(sandbox, { address: email, channel: "mail" }));
  await page.getByText(words.emailVerified, { exact: true }).waitFor();
}

/** Fills in everything but the address. */
export async function fillForm({ page, language }: Shopper): Promise<void> {
  const words = registrationWords[language];
  await page.getByLabel(words.password, { exact: true }).fill(goodPassword);
  await page.getByLabel(words.again, { exact: true }).fill(goodPassword);
  await page.getByLabel(words.firstName, { exact: true }).fill("Kirana");
  await page.getByLabel(words.lastName, { exact: true }).fill("Maheswari");
  await page.getByLabel(words.birthDate, { exact: true }).fill("17/08/1995");
  await page.getByLabel(words.female, { exact: true }).check();
  await page.getByRole("checkbox", { name: words.consent }).check();
}

/** Also while it is marked as disabled: a press then leads to what is missing. */
export async function pressRegister({ page, language }: Shopper): Promise<void> {
  const button = page.getByRole("button", { name: registrationWords[language].register, exact: true });
  await button.scrollIntoViewIfNeeded();
  await button.click({ force: true });
}

/** The open dialog's width in CSS pixels. */
export async function dialogWidth({ page }: Shopper): Promise<number> {
  return Math.round((await page.getByRole("dialog").boundingBox())?.width ?? 0);
}

/** [SHL-27] 90 % of a phone's width, 500 px on a desktop. */
export const normalWidth = ({ width }: Shopper): number => (width === 390 ? 351 : 500);
