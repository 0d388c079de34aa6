import { registerMember } from "@gelora/testkit/member.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { answer } from "../looking/answers.ts";
import { journey } from "../support/journey.ts";
import { answerOperation, operationsOf } from "../support/operations.ts";
import type { Shopper } from "../support/shopper.ts";

/** The expected words of the pages, repeated here on purpose. */
const texts = {
  "en-US": {
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
    navigation: "Your account",
    firstName: "First name",
    birthDate: "Date of birth",
    whatsApp: "WhatsApp number",
    mobile: "Mobile number",
    email: "Email",
    changed: (field: string) => `${field} updated successfully`,
    whatsAppFault: /1 to 20 digits/,
    confirm: "Confirm",
    wrong: "The password is not correct.",
    code: "4-digit code",
    byEmail: "By email",
    byWhatsApp: "By WhatsApp",
    news: /^Send me news and offers/,
    reason: /^One of the two stays on/,
    success: "Success",
    changePassword: "Change password",
    current: "Current password",
    next: "New password",
    repeat: "Repeat the new password",
    here: "This device, now",
    endOthers: "Sign out all others",
    othersEnded: "All other devices are signed out.",
  },
  "id-ID": {
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    navigation: "Akunmu",
    firstName: "Nama depan",
    birthDate: "Tanggal lahir",
    whatsApp: "Nomor WhatsApp",
    mobile: "Nomor ponsel",
    email: "Email",
    changed: (field: string) => `${field} berhasil diperbarui`,
    whatsAppFault: /1 sampai 20 (digit|angka)/,
    confirm: "Konfirmasi",
    wrong: "Kata sandi tidak benar.",
    code: "Kode 4 angka",
    byEmail: "Lewat email",
    byWhatsApp: "Lewat WhatsApp",
    news: /^Kirimi saya kabar dan promo/,
    reason: /^Salah satu harus tetap aktif/,
    success: "Berhasil",
    changePassword: "Ubah kata sandi",
    current: "Kata sandi saat ini",
    next: "Kata sandi baru",
    repeat: "Ulangi kata sandi baru",
    here: "Perangkat ini, sekarang",
    endOthers: "Keluarkan semua yang lain",
    othersEnded: "Semua perangkat lain sudah keluar.",
  },
} as const;

const toast = (page: Page, text: string) => page.locator("[data-toast]").filter({ hasText: text }).last();

/** Opens a field's dialog by its button, which is named after the field. */
const edit = (page: Page, field: string) => page.getByRole("button", { name: new RegExp(`: ${field}$`) }).click();

/** A guest who opens the settings is led through the login [SES-10, ACC-17]. */
async function openSettings({ page, language, visit }: Shopper, account: string, password: string): Promise<void> {
  const text = texts[language];
  await visit("/account/accountSetting");
  await page.waitForURL(/\/login\?redirectUrl=%2Faccount%2FaccountSetting/);
  await page.getByLabel(text.account, { exact: true }).fill(account);
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: text.signIn, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === "/account/accountSetting");
  await page.getByRole("button", { name: new RegExp(`: ${text.firstName}$`) }).waitFor();
}

const people = [
  { language: "en-US", width: 390 },
  { language: "id-ID", width: 1280 },
] as const;

for (const person of people) {
  journey(
    `[SES-10] [ACC-01] [ACC-02~] [ACC-11~] [ACC-12~] [ACC-13] [ACC-14] [ACC-17] a member comes by the login and changes name, WhatsApp id and email, in ${person.language} at ${person.width}`,
    async ({ shopper, sandbox, gelora }) => {
      const member = await registerMember(gelora);
      const owner = await shopper(person);
      const { page } = owner;
      const text = texts[owner.language];
      await openSettings(owner, member.email, member.password);
      await owner.look("account-settings");
      const asked = operationsOf(page, (request) => request.postData() ?? "");

      await edit(page, text.firstName);
      const name = page.getByRole("dialog").getByLabel(text.firstName, { exact: true });
      await name.fill("Ratna Sari Dewi Kusuma");
      expect(await name.inputValue()).toHaveLength(20);
      await name.fill("Ratna");
      await owner.look("account-edit");
      await name.press("Enter");
      await toast(page, text.changed(text.firstName)).waitFor();
      await expect
        .poll(() => page.getByRole("banner").locator('a[href="/account/order"]').last().textContent())
        .toBe("R");

      await edit(page, text.whatsApp);
      const whatsApp = page.getByRole("dialog").getByLabel(text.whatsApp, { exact: true });
      await whatsApp.fill("62 812");
      await whatsApp.press("Enter");
      await page.getByText(text.whatsAppFault).waitFor();
      await whatsApp.fill("6281234567890");
      await whatsApp.press("Enter");
      await toast(page, text.changed(text.whatsApp)).waitFor();
      await page.getByText("+62\u00a0812\u00a03456\u00a07890", { exact: true }).waitFor();
      const changes = asked.filter((body) => body.includes("updateMemberProfile")).map((body) => JSON.parse(body));
      expect(changes.map(({ operationName, variables }) => [operationName, variables])).toEqual([
        ["updateMemberProfile", { input: { firstName: "Ratna" } }],
        ["updateMemberProfileCustom", { input: { whatsApp: "6281234567890" } }],
      ]);

      await changeEmail(owner, sandbox, member);
      await page.goto("/account");
      await page.waitForURL(({ pathname }) => pathname === "/account/order");
      const navigation = page.getByRole("navigation", { name: text.navigation });
      expect(await navigation.locator("[aria-current=page]").getAttribute("href")).toBe("/account/order");
    },
  );

  journey(
    `[ACC-12~] [SGN-27~] [K12] a birth date is typed as DD/MM/YYYY, and a longer name from sign-up stays whole, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const firstName = "Raden Ajeng Kartika Sari Dewi";
      const member = await registerMember(gelora, { firstName });
      const owner = await shopper(person);
      const { page } = owner;
      const text = texts[owner.language];
      await openSettings(owner, member.email, member.password);
      const asked = operationsOf(page, (request) => request.postData() ?? "");
      const dialog = page.getByRole("dialog");

      await edit(page, text.firstName);
      const name = dialog.getByLabel(text.firstName, { exact: true });
      expect(await name.inputValue()).toBe(firstName);
      await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
      await name.press("Enter");
      await dialog.waitFor({ state: "detached" });

      await edit(page, text.birthDate);
      const birthDate = dialog.getByLabel(text.birthDate, { exact: true });
      expect(await birthDate.inputValue()).toBe("05/03/2000");
      // What browsers autofill for bday.
      await birthDate.fill("1992-11-10");
      expect(await birthDate.inputValue()).toBe("10/11/1992");
      await birthDate.fill("");
      await birthDate.pressSequentially("31022000");
      expect(await birthDate.inputValue()).toBe("31/02/2000");
      await birthDate.press("Enter");
      await expect.poll(() => birthDate.getAttribute("aria-invalid")).toBe("true");
      expect(await birthDate.evaluate((input) => input === document.activeElement)).toBe(true);
      await owner.look("account-edit-birth-date");
      await birthDate.fill("");
      await birthDate.pressSequentially("10111992");
      await birthDate.press("Enter");
      await toast(page, text.changed(text.birthDate)).waitFor();
      await page.getByText("10/11/1992", { exact: true }).waitFor();
      const changes = asked.filter((body) => body.includes("updateMemberProfile")).map((body) => JSON.parse(body));
      expect(changes.map(({ variables }) => variables)).toEqual([{ input: { birthDate: "19921110" } }]);
    },
  );

  journey(
    `[ACC-12] what is edited has at most 20 characters, phone rules and WhatsApp ids of digits, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora);
      const owner = await shopper(person);
      const { page } = owner;
      const text = texts[owner.language];
      await openSettings(owner, member.email, member.password);
      const dialog = page.getByRole("dialog");
      const sent = operationsOf(page, (request) => request.postData() ?? "");
      for (const [label, typed, isAccepted] of [
        [text.firstName, "a".repeat(21), true],
        [text.whatsApp, "8".repeat(21), true],
        [text.whatsApp, "62a", false],
        [text.whatsApp, "", false],
        [text.mobile, "8123456", false],
        [text.mobile, "81234567890123", false],
        [text.mobile, "7123456789", false],
      ] as const) {
        await edit(page, label);
        const field = dialog.getByLabel(label, { exact: true });
        await field.fill("");
        await field.pressSequentially(typed);
        // The field itself takes no more than twenty characters.
        expect(await field.inputValue()).toBe(typed.slice(0, 20));
        await field.press("Enter");
        if (isAccepted) await toast(page, text.changed(label)).waitFor();
        else await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
        if (!isAccepted) await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
        await page.locator("[data-toast]").waitFor({ state: "detached" });
      }
      const changes = sent.filter((body) => body.includes("updateMemberProfile")).map((body) => JSON.parse(body));
      expect(changes.map(({ variables }) => variables.input)).toEqual([
        { firstName: "a".repeat(20) },
        { whatsApp: "8".repeat(20) },
      ]);
    },
  );

  journey(
    `[ACC-15] [NWS-18] [NWS-20] [NWS-21] [NWS-22] [GAP-01] a member chooses news, changes the password, ends other sessions and leaves, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora);
      const owner = await shopper(person);
      const { page } = owner;
      const text = texts[owner.language];
      await openSettings(owner, member.email, member.password);
      await chooseMessages(owner);

      await page.getByRole("button", { name: new RegExp(`^${text.changePassword}`) }).click();
      await page.getByLabel(text.current, { exact: true }).fill("wrong-1!");
      await page.getByLabel(text.next, { exact: true }).fill("Terbang-9");
      await page.getByLabel(text.repeat, { exact: true }).fill("Terbang-9");
      await page.keyboard.press("Enter");
      await page.getByText(text.wrong).waitFor();
      await owner.look("account-change-password");
      await page.getByLabel(text.current, { exact: true }).fill(member.password);
      await page.keyboard.press("Enter");
      await toast(page, text.changed(text.password)).waitFor();
      await expect(member.caller.call("List", "query List { sessionList { device } }")).rejects.toThrow(/ended/);

      const elsewhere = await shopper();
      await elsewhere.visit("/login");
      await elsewhere.page.getByLabel("Email or mobile number", { exact: true }).fill(member.email);
      await elsewhere.page.getByLabel("Password", { exact: true }).fill("Terbang-9");
      await elsewhere.page.getByRole("button", { name: "Sign in", exact: true }).click();
      await elsewhere.page.waitForURL(({ pathname }) => pathname === "/");
      await owner.visit("/account/accountSetting");
      await page.getByText(text.here).waitFor();
      await page.getByRole("button", { name: text.endOthers }).click();
      await toast(page, text.othersEnded).waitFor();
      expect(await page.getByRole("button", { name: text.endOthers }).count()).toBe(0);
      await elsewhere.page.goto("/account/order");
      await elsewhere.page.waitForURL(/\/login\?redirectUrl=/);
    },
  );
}

/**
 * An unattended browser does not give an account away: the password is required, and a code goes to
 * the new address.
 */
async function changeEmail(
  owner: Shopper,
  sandbox: { waitForMessage(address: string, pattern: RegExp): Promise<{ readonly text: string }> },
  member: { readonly email: string; readonly password: string },
): Promise<void> {
  const { page } = owner;
  const text = texts[owner.language];
  let isLongAgo = true;
  await answerOperation(page, /^updateMemberProfile$/, (route) => {
    if (!isLongAgo) return route.fallback();
    isLongAgo = false;
    const refused = { success: false, mobile: null, code: "PROOF_NEEDED", message: "Please confirm that it is you." };
    return answer(route, { updateMemberProfile: refused });
  });
  const email = `new-${member.email}`;
  await edit(page, text.email);
  await page.getByRole("dialog").getByLabel(text.email, { exact: true }).fill(email);
  await page.keyboard.press("Enter");
  const password = page.getByRole("textbox", { name: text.password, exact: true });
  await password.fill("wrong-1!");
  await page.keyboard.press("Enter");
  await page.getByText(text.wrong).waitFor();
  await owner.look("account-proof");
  await password.fill(member.password);
  await page.keyboard.press("Enter");
  const mail = await sandbox.waitForMessage(email, /\b\d{4}\b/);
  await page.getByLabel(text.code).fill(/\b(\d{4})\b/.exec(mail.text)?.[1] ?? "");
  await toast(page, text.changed(text.email)).waitFor();
  await page.locator("dd").filter({ hasText: email }).waitFor();
}

/**
 * The only chosen channel of order messages cannot be removed, consent to news is given and
 * withdrawn by itself, and an invalid change is reverted silently.
 */
async function chooseMessages(owner: Shopper): Promise<void> {
  const { page } = owner;
  const text = texts[owner.language];
  const [byEmail, byWhatsApp, news] = [text.byEmail, text.byWhatsApp, text.news].map((name) => page.getByLabel(name));
  if (!byEmail || !byWhatsApp || !news) throw new Error("three checkboxes");
  const sendsFlags = async (choose: () => Promise<void>, flags: object) => {
    const kept = page.waitForRequest((request) => request.url().includes("synSSUserInfo"));
    await choose();
    expect((await kept).postDataJSON().variables.input).toMatchObject(flags);
    await toast(page, text.success).waitFor();
    await page.locator("[data-toast]").first().waitFor({ state: "detached" });
  };
  await expect.poll(() => byEmail.isChecked()).toBe(true);
  expect(await news.isChecked()).toBe(false);
  const withoutNews = { emailSubscribe: "0", newsSubscribe: "1" };
  await sendsFlags(() => byWhatsApp.uncheck(), { ...withoutNews, whatsappSubscribe: "1" });
  expect(await byEmail.isDisabled()).toBe(true);
  await page.getByText(text.reason).waitFor();
  await sendsFlags(() => byWhatsApp.check(), { ...withoutNews, whatsappSubscribe: "0" });
  expect(await byEmail.isDisabled()).toBe(false);
  const channels = { emailSubscribe: "0", whatsappSubscribe: "0" };
  await sendsFlags(() => news.check(), { ...channels, newsSubscribe: "0" });
  await sendsFlags(() => news.uncheck(), { ...channels, newsSubscribe: "1" });
  await answerOperation(page, /^synSSUserInfo$/, (route) =>
    answer(route, { synSSUserInfo: { success: false, errorCode: "UNKNOWN_ERROR", errorMessage: "" } }),
  );
  await byEmail.click();
  await expect.poll(() => byEmail.isChecked()).toBe(true);
  expect(await page.locator("[data-toast]").count()).toBe(0);
}
