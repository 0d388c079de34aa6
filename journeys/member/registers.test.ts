import { registerMember } from "@gelora/testkit/member.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import type { Locator, Page, Request } from "playwright-core";
import { expect } from "vitest";
import { addToCart } from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import {
  codeField,
  dialogWidth,
  enterNumber,
  fillForm,
  goodPassword,
  newcomer,
  normalWidth,
  otherCode,
  pressRegister,
  readCode,
  registrationWords,
  sendCode,
  typeCode,
} from "./registration.ts";

/** The inputs of an operation that the page has called so far; the list grows. */
function inputsOf(page: Page, name: string): Record<string, unknown>[] {
  const inputs: Record<string, unknown>[] = [];
  page.on("request", (request: Request) => {
    if (request.method() === "POST" && request.url().endsWith(`operationName=${name}`))
      inputs.push(request.postDataJSON().variables.input);
  });
  return inputs;
}

const storedAccount = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("userInfo") ?? "{}"));

/** Presses Tab until the focus is where it should be. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  const last = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`The keyboard does not come there; it ended at ${last}`);
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

journey(
  "[SHL-27] [CON-11~] [REG-02] [REG-32] [SGN-03] [SGN-37] [SGN-39] [EMV-04] [SES-12] a visitor becomes a member by WhatsApp with nothing but a keyboard, at 1280",
  async ({ shopper, sandbox }) => {
    const { email, mobile } = newcomer();
    const person = await shopper({ language: "en-US", width: 1280 });
    const { page } = person;
    const words = registrationWords["en-US"];
    const synchronised = inputsOf(page, "synSSUserInfo");
    const type = async (label: string, text: string): Promise<void> => {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    };

    await person.visit("/register?redirectUrl=/store");
    await person.look("register");
    await type(words.mobile, mobile);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: words.howTitle }).waitFor();
    expect(await dialogWidth(person)).toBe(normalWidth(person));
    await person.look("register-channel");
    await tabTo(page, page.locator("[data-channel=WHATSAPP]"));
    await page.keyboard.press("Enter");
    await codeField(person).waitFor();
    expect(await isFocused(codeField(person))).toBe(true);
    expect(await dialogWidth(person)).toBe(normalWidth(person));
    await person.look("register-code");
    await page.keyboard.type(await readCode(sandbox, { address: `+62${mobile}`, channel: "whatsapp" }));

    await page.waitForURL(/\/register\/signup\?key=/);
    const key = new URL(page.url()).searchParams.get("key") ?? "";
    expect(JSON.parse(Buffer.from(key, "base64url").toString("utf8"))).toEqual({
      token: expect.any(String),
      mobile,
      redirectUrl: "/store",
    });
    await page.getByText("I agree that Gelora processes my data for my account and my orders").waitFor();
    await person.look("sign-up");
    await type(words.email, email);
    const verify = page.locator("#sign-up-validationCode");
    await tabTo(page, verify);
    await page.keyboard.press("Enter");
    const asked = page.getByRole("dialog", { name: words.emailTitle });
    await asked.getByText(email).waitFor();
    expect(await isFocused(codeField(person))).toBe(true);
    await person.look("sign-up-email-code");
    await page.keyboard.type(await readCode(sandbox, { address: email, channel: "mail" }));
    await page.getByText(words.emailVerified, { exact: true }).waitFor();
    // The focus is back where it was.
    await expect.poll(() => isFocused(verify)).toBe(true);
    await type(words.password, goodPassword);
    await type(words.again, goodPassword);
    await type(words.firstName, "Kirana");
    await type(words.lastName, "Maheswari");
    await type(words.birthDate, "17081995");
    expect(await page.getByLabel(words.birthDate, { exact: true }).inputValue()).toBe("17/08/1995");
    await tabTo(page, page.getByLabel(words.male, { exact: true }));
    await page.keyboard.press("ArrowRight");
    expect(await page.getByLabel(words.female, { exact: true }).isChecked()).toBe(true);
    await tabTo(page, page.getByRole("checkbox", { name: words.consent }));
    await page.keyboard.press("Space");
    await person.look("sign-up-filled");
    await tabTo(page, page.getByRole("button", { name: words.register, exact: true }));
    // The toast appears before the page, and disappears by itself.
    await Promise.all([
      page.locator("[data-toast]", { hasText: words.success }).waitFor(),
      page.waitForURL(({ pathname }) => pathname === "/store"),
      page.keyboard.press("Enter"),
    ]);
    expect(await storedAccount(page)).toMatchObject({ email, mobile, firstName: "Kirana", isGuest: false });
    // Messages about orders begin with both channels; news was not chosen.
    await expect
      .poll(() => synchronised)
      .toEqual([{ userCode: expect.any(String), emailSubscribe: "0", whatsappSubscribe: "0", newsSubscribe: "1" }]);
    await sandbox.waitForMessage(email, /^Welcome to/);
    await person.visit("/account/accountSetting");
    for (const known of [email, `+62 ${mobile.replace(/^(\d{3})(\d{4})/, "$1 $2 ")}`, "17/08/1995"])
      await page.locator("dd", { hasText: known }).waitFor();
  },
  90_000,
);

/** The expected words of the pages, repeated here on purpose. */
const texts = {
  numberEmpty: "Masukkan nomor ponselmu",
  numberLength: "Masukkan nomor ponsel 8 sampai 13 angka",
  numberInvalid: "Nomor ponsel tidak valid",
  wait: /^Silakan coba lagi: Tunggu \d+ detik/,
  required: "Wajib diisi",
  emailInvalid: "Alamat email tidak valid",
  emailTaken: "Email ini sudah terdaftar, gunakan email lain",
  passwordRules: "Pakai 6 sampai 16 karakter dengan huruf, angka, dan karakter khusus",
  passwordCommon: /^Kata sandi ini terlalu mudah ditebak/,
  passwordsDiffer: "Kata sandi yang kamu masukkan tidak sama",
  noSuchDay: "Tanggal lahir tidak valid: tanggal ini tidak ada di kalender",
  tooYoung: "Tanggal lahir tidak valid: usia anggota minimal 18 tahun",
  consentMissing: "Centang persetujuan ini dulu untuk melanjutkan",
  cartCameAlong: "Barang yang kamu pilih sebagai tamu sudah ada di keranjang.",
} as const;

/** Turns 18 tomorrow, in Jakarta. */
function bornTooLate(): string {
  const tomorrow = new Date(Date.now() + 24 * 3600 * 1000);
  const [year, month, day] = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Jakarta" }).format(tomorrow).split("-");
  return `${day}/${month}/${Number(year) - 18}`;
}

journey(
  "[OPS-07] [REG-05] [REG-06] [REG-07] [REG-09~] [REG-12] [REG-18] [REG-19] [REG-21~] [REG-22] [SGN-10~] [SGN-24] [SGN-12] [SGN-13] [ERR-11] [ERR-12~] [ERR-13] [SGN-15] [SGN-17] [SGN-21~] [SGN-22] [SGN-29] [EMV-07] [EMV-12] [LGN-06] [LGN-07] a visitor makes every possible mistake and still becomes a member by SMS, at 390",
  async ({ shopper, sandbox, gelora }) => {
    const taken = await registerMember(gelora);
    const { email, mobile } = newcomer();
    const person = await shopper({ language: "id-ID", width: 390 });
    const { page } = person;
    const words = registrationWords["id-ID"];
    const checked = inputsOf(page, "checkMobilePhoneAlreadyExist");
    const sent = inputsOf(page, "sendOtpToMember");
    const submitted = inputsOf(page, "speedShopRegisterSSWithVerificationNew");
    const synchronised = inputsOf(page, "synSSUserInfo");
    const told = (text: string | RegExp): Promise<void> => page.getByText(text, { exact: true }).first().waitFor();
    const [sku] = await skusInStock(`${gelora.shop}/graphql`);

    await person.visit(`/pdp/${sku?.productCode}?skuCode=${sku?.skuCode}`);
    await addToCart(person);
    await person.visit("/register?redirectUrl=/plp/search");
    for (const [typed, fault] of [
      ["", texts.numberEmpty],
      ["8123456", texts.numberLength],
      ["81234567890123", texts.numberLength],
      ["7123456789", texts.numberInvalid],
    ] as const) {
      await enterNumber(person, typed);
      await told(fault);
    }
    await person.look("register-fault");
    expect(checked).toEqual([]);
    await enterNumber(person, mobile);
    await page.getByRole("dialog", { name: words.howTitle }).waitFor();
    expect(await dialogWidth(person)).toBe(normalWidth(person));
    expect(checked).toEqual([{ mobile }]);
    await person.look("register-channel");
    await sendCode(person, "SMS");
    expect(sent).toEqual([{ mobile, channel: "SMS" }]);
    expect(await page.getByRole("button", { name: words.resend }).isDisabled()).toBe(true);
    const code = await readCode(sandbox, { address: `+62${mobile}`, channel: "sms" });
    await typeCode(person, "a1b2");
    expect(await codeField(person).inputValue()).toBe("12");
    await codeField(person).fill(otherCode(code));
    await told(words.wrongCode);
    await person.look("register-wrong-code");
    await codeField(person).press("End");
    await codeField(person).press("Backspace");
    await expect.poll(() => page.getByText(words.wrongCode).count()).toBe(0);
    // Closed too early, and no new code can be requested yet: the one on the phone is still valid.
    await page.getByRole("dialog").getByRole("button", { name: words.close }).click();
    await enterNumber(person, mobile);
    await sendCode(person, "SMS");
    await told(texts.wait);
    await typeCode(person, code);
    await page.waitForURL(/\/register\/signup\?key=/);

    const field = (label: string): Locator => page.getByLabel(label, { exact: true });
    const address = field(words.email);
    await pressRegister(person);
    await told(texts.required);
    expect(await isFocused(address)).toBe(true);
    await person.look("sign-up-faults");
    const verify = page.getByRole("button", { name: words.verify, exact: true });
    for (const [typed, fault] of [
      ["a@", texts.emailInvalid],
      [taken.email, texts.emailTaken],
    ] as const) {
      await address.fill(typed);
      await verify.click();
      await told(fault);
    }
    await address.fill(email);
    await verify.click();
    const emailCode = await readCode(sandbox, { address: email, channel: "mail" });
    await typeCode(person, otherCode(emailCode));
    await told(words.wrongCode);
    await codeField(person).fill(emailCode);
    await told(words.emailVerified);
    await fillForm(person);
    await field(words.male).check();
    const register = page.getByRole("button", { name: words.register, exact: true });
    const isDisabled = (): Promise<string | null> => register.getAttribute("aria-disabled");
    await expect.poll(isDisabled).toBeNull();
    await page.getByRole("button", { name: words.cancelEmail, exact: true }).click();
    await expect.poll(isDisabled).toBe("true");
    expect(await address.getAttribute("readonly")).toBeNull();
    await verify.click();
    await told(words.emailVerified);

    for (const [label, typed, fault] of [
      [words.password, "abc123", texts.passwordRules],
      [words.password, "ab12!", texts.passwordRules],
      [words.again, "Kancil!828", texts.passwordsDiffer],
      [words.birthDate, "31/02/2000", texts.noSuchDay],
      [words.birthDate, bornTooLate(), texts.tooYoung],
    ] as const) {
      await field(label).fill(typed);
      await field(label).blur();
      await told(fault);
      expect(await isDisabled()).toBe("true");
    }
    // The error that appears as the date is left does not take the press away.
    await field(words.birthDate).fill("31/02/2000");
    await field(words.female).hover();
    await page.mouse.down();
    await page.waitForTimeout(100);
    await page.mouse.up();
    await told(texts.noSuchDay);
    expect(await field(words.female).isChecked()).toBe(true);
    await fillForm(person);
    await page.getByRole("checkbox", { name: words.consent }).uncheck();
    await pressRegister(person);
    await told(texts.consentMissing);
    expect(submitted).toEqual([]);
    await person.look("sign-up-without-consent");
    await page.getByRole("checkbox", { name: words.consent }).check();
    for (const label of [words.password, words.again]) await field(label).fill("Rahasia1!");
    await pressRegister(person);
    await told(texts.passwordCommon);
    await expect.poll(() => isFocused(field(words.password))).toBe(true);
    await person.look("sign-up-common-password");
    for (const label of [words.password, words.again]) await field(label).fill(goodPassword);
    await page.getByRole("checkbox", { name: words.news }).check();
    await Promise.all([
      page.locator("[data-toast]", { hasText: words.success }).waitFor(),
      page.locator("[data-toast]", { hasText: texts.cartCameAlong }).waitFor(),
      page.waitForURL(({ pathname }) => pathname === "/plp/search"),
      pressRegister(person),
    ]);
    expect(submitted.at(-1)).toMatchObject({ email, mobile, birthDate: "19950817", newsletterSubscription: true });
    expect(JSON.stringify(submitted)).not.toContain(goodPassword);
    await expect
      .poll(() => synchronised)
      .toMatchObject([{ emailSubscribe: "0", whatsappSubscribe: "0", newsSubscribe: "0" }]);
    expect(await storedAccount(page)).toMatchObject({ email });
    expect(await page.locator("[data-badge=cart]").textContent()).toBe("1");
  },
  120_000,
);
