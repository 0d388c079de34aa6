import { registerMember } from "@gelora/testkit/member.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";
import { dialogWidth, goodPassword, newcomer, normalWidth, readCode, sendCode, typeCode } from "./registration.ts";

/** The expected words of pages and mails, repeated here on purpose. */
const texts = {
  "en-US": {
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
    signOutThere: /^Sign out: .*Android/,
    signedOutThere: "Signed out.",
    change: "Change",
    goOn: "Continue",
    mobile: "Mobile number",
    mobileInvalid: "Invalid phone number",
    mobileLetter: /^Your .* mobile number was changed/,
    email: "Email",
    emailTaken: "This email has been registered, please use another",
    emailLetter: /^Your .* email address was changed/,
    updated: "updated successfully",
    changePassword: "Change password",
    oldPassword: "Current password",
    newPassword: "New password",
    repeat: "Repeat the new password",
    passwordEmpty: "Please enter your password",
    passwordRules: "A password has 6 to 16 characters with letters, digits and a special character.",
    passwordsDiffer: "The password you entered are not the same",
    passwordLetter: /^Your .* password was changed/,
    refused: "Email, mobile number or password is wrong.",
  },
  "id-ID": {
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    signOutThere: /^Keluarkan: .*Android/,
    signedOutThere: "Perangkat itu sudah keluar.",
    change: "Ubah",
    goOn: "Lanjutkan",
    mobile: "Nomor ponsel",
    mobileInvalid: "Nomor ponsel tidak valid",
    mobileLetter: /^Nomor ponselmu di .* sudah diubah/,
    email: "Email",
    emailTaken: "Email ini sudah terdaftar, gunakan email lain",
    emailLetter: /^Alamat emailmu di .* sudah diubah/,
    updated: "berhasil diperbarui",
    changePassword: "Ubah kata sandi",
    oldPassword: "Kata sandi saat ini",
    newPassword: "Kata sandi baru",
    repeat: "Ulangi kata sandi baru",
    passwordEmpty: "Masukkan kata sandimu",
    passwordRules: "Kata sandi terdiri dari 6 sampai 16 karakter dengan huruf, angka, dan karakter khusus.",
    passwordsDiffer: "Kata sandi yang kamu masukkan tidak sama",
    passwordLetter: /^Kata sandi .*-mu sudah diubah/,
    refused: "Email, nomor ponsel, atau kata sandi salah.",
  },
} as const;

const settings = "/account/accountSetting";

/** Reaches the settings through the login. */
async function signIn(shopper: Shopper, account: string, password: string): Promise<void> {
  const words = texts[shopper.language];
  const { page } = shopper;
  if (!page.url().includes("/login")) await shopper.visit(`/login?redirectUrl=${encodeURIComponent(settings)}`);
  await page.getByLabel(words.account, { exact: true }).fill(account);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: words.signIn, exact: true }).click();
}

/** The list of devices loads last. */
const areSettings = ({ page }: Shopper): Promise<void> => page.locator("main li p.figures").first().waitFor();

/**
 * An ended session is rejected everywhere within a second, and the next page leads to the login.
 */
async function fallsOut({ page }: Shopper): Promise<void> {
  await page.waitForTimeout(1000);
  await page.reload();
  await page.waitForURL(/\/login\?redirectUrl=%2Faccount%2FaccountSetting$/);
}

const hears = (page: Page, text: string): Promise<void> => page.locator("[data-toast]", { hasText: text }).waitFor();
const isForgotten = (page: Page): Promise<void> => page.locator("[data-toast]").waitFor({ state: "detached" });

for (const person of [
  { language: "id-ID", width: 390 },
  { language: "en-US", width: 1280 },
] as const) {
  journey(
    `[ACC-07] [ACC-12~] [ACC-14] [SHL-27] [SES-06~] [SES-07] a member signs a lost phone out, moves to a new number and address by their codes, and chooses a password: each time all other sessions end, in ${person.language} at ${person.width}`,
    async ({ shopper, sandbox, gelora }) => {
      const member = await registerMember(gelora, { language: person.language });
      const { email, mobile } = newcomer();
      const owner = await shopper(person);
      const phone = await shopper({ language: "en-US", width: 390 });
      const { page } = owner;
      const words = texts[owner.language];
      const dialog = page.getByRole("dialog");
      await signIn(phone, member.email, member.password);
      await areSettings(phone);
      await signIn(owner, `0${member.mobile}`, member.password);
      await areSettings(owner);
      await owner.look("account-settings-devices");
      // The current device has no such button, even if it is listed as Android too.
      await page.getByRole("button", { name: words.signOutThere }).click();
      await hears(page, words.signedOutThere);
      await fallsOut(phone);
      await signIn(phone, member.email, member.password);
      await areSettings(phone);

      const enter = async (typed: string): Promise<void> => {
        await dialog.locator("#edited-field").fill(typed);
        await dialog.getByRole("button", { name: words.goOn, exact: true }).click();
      };
      await isForgotten(page);
      await page.getByRole("button", { name: `${words.change}: ${words.mobile}` }).click();
      await dialog.waitFor();
      expect(await dialogWidth(owner)).toBe(normalWidth(owner));
      await enter("7123456789");
      await dialog.getByText(words.mobileInvalid).waitFor();
      await owner.look("account-mobile");
      await enter(mobile);
      await sendCode(owner, "WHATSAPP");
      await typeCode(owner, await readCode(sandbox, { address: `+62${mobile}`, channel: "whatsapp" }));
      await hears(page, words.updated);
      await sandbox.waitForMessage(member.email, words.mobileLetter);
      await page.locator("dd", { hasText: `+62 ${mobile.replace(/^(\d{3})(\d{4})/, "$1 $2 ")}` }).waitFor();
      await fallsOut(phone);
      await signIn(phone, mobile, member.password);
      await areSettings(phone);

      await isForgotten(page);
      await page.getByRole("button", { name: `${words.change}: ${words.email}` }).click();
      await enter("putri@gelora.example");
      await dialog.getByText(words.emailTaken).waitFor();
      await enter(email);
      await dialog.getByText(email).waitFor();
      await owner.look("account-email-code");
      await typeCode(owner, await readCode(sandbox, { address: email, channel: "mail" }));
      await hears(page, words.updated);
      await sandbox.waitForMessage(member.email, words.emailLetter);
      await fallsOut(phone);
      await signIn(phone, email, member.password);
      await areSettings(phone);

      await isForgotten(page);
      await page.getByRole("button", { name: new RegExp(`^${words.changePassword}`) }).click();
      for (const [old, first, second, fault] of [
        ["", "", "", words.passwordEmpty],
        [member.password, "kancil", "kancil", words.passwordRules],
        [member.password, goodPassword, "Kancil!828", words.passwordsDiffer],
        [member.password, goodPassword, goodPassword, undefined],
      ] as const) {
        await dialog.getByLabel(words.oldPassword, { exact: true }).fill(old);
        await dialog.getByLabel(words.newPassword, { exact: true }).fill(first);
        await dialog.getByLabel(words.repeat, { exact: true }).fill(second);
        await dialog.getByRole("button", { name: words.changePassword }).click();
        if (fault) await dialog.getByText(fault).waitFor();
      }
      await hears(page, words.updated);
      await sandbox.waitForMessage(email, words.passwordLetter);
      await fallsOut(phone);
      await signIn(phone, email, member.password);
      await phone.page.getByText(texts["en-US"].refused).waitFor();
      await signIn(phone, email, goodPassword);
      await areSettings(phone);
      await owner.visit(settings);
      await areSettings(owner);
    },
    120_000,
  );
}
