import { type GatewayCaller, gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import type { Page } from "playwright-core";
import type { Gelora } from "../support/gelora.ts";
import type { Sandbox } from "../support/sandbox.ts";
import type { Shopper } from "../support/shopper.ts";
import {
  enterNumber,
  goodPassword,
  pressRegister,
  readCode,
  registrationWords,
  sendCode,
  typeCode,
} from "./registration.ts";

/** The expected words of the club's registration, repeated here on purpose. */
export const clubWords = {
  "en-US": {
    title: "Join MapClub with your mobile number",
    form: "Account details",
    formText: "Please complete your data for MapClub.",
    back: "Back",
    offers: /^Send me special offers/,
    consent: /^I agree that MapClub/,
    code: "Referral code (optional)",
    apply: "Apply",
    cancel: "Cancel",
    unknownCode: "There is no member with this referral code.",
    verified: "Verified: from Ayu Lestari",
    success: "mapclub has been registered",
    signIn: "Sign in",
    agree: "I agree",
    linkTitle: "Confirm your email address",
    resendLink: "Send the link again",
    otherAddress: "Continue with another address",
    pendingUntil: /^Pending until \d\d\/\d\d\/\d{4}$/,
    tooLong: /^Your registration has taken too long\. Please verify your number again\./,
  },
  "id-ID": {
    title: "Gabung MapClub dengan nomor ponselmu",
    form: "Rincian akun",
    formText: "Lengkapi datamu untuk MapClub.",
    back: "Kembali",
    offers: /^Kirimi saya penawaran khusus/,
    consent: /^Saya setuju MapClub/,
    code: "Kode referral (opsional)",
    apply: "Pakai",
    cancel: "Batal",
    unknownCode: "Tidak ada anggota dengan kode referral ini.",
    verified: "Terverifikasi: dari Ayu Lestari",
    success: "Pendaftaran MapClub berhasil",
    signIn: "Masuk",
    agree: "Saya setuju",
    linkTitle: "Konfirmasi alamat emailmu",
    resendLink: "Kirim ulang tautan",
    otherAddress: "Lanjut dengan alamat lain",
    pendingUntil: /^Menunggu sampai \d\d\/\d\d\/\d{4}$/,
    tooLong: /^Waktu pendaftaran sudah habis\. Verifikasi lagi nomormu\./,
  },
} as const;

/** The inputs of an operation that the page has called so far; the list grows. */
export function inputsOf(page: Page, name: string): Record<string, unknown>[] {
  const inputs: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(`operationName=${name}`))
      inputs.push(request.postDataJSON().variables.input);
  });
  return inputs;
}

/** Calls a gateway with the session of a shopper's browser. */
export async function callerOf({ page, context }: Shopper, gelora: Gelora, gateway: string): Promise<GatewayCaller> {
  const token = await page.evaluate(() => localStorage.getItem("token") ?? undefined);
  const cookies = await context.cookies(gelora.shop);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return Object.assign(gatewayCaller(gateway, "en-US", gelora.storefront), { token, cookie });
}

export const clubOf = (gelora: Gelora) => `${gelora.club}/loyalty/graphql`;

type Card = { readonly success: boolean; readonly userCode: string | null; readonly availablePoints: number | null };

export async function cardOf(shopper: Shopper, gelora: Gelora): Promise<Card> {
  const caller = await callerOf(shopper, gelora, clubOf(gelora));
  const query = "query Card { mapClubCheckBind { success userCode availablePoints } }";
  return (await caller.call<{ mapClubCheckBind: Card }>("Card", query)).mapClubCheckBind;
}

/** From a number on the club's page to what follows the code. */
export async function verifyClubNumber(
  shopper: Shopper,
  sandbox: Sandbox,
  mobile: string,
  next: RegExp,
): Promise<void> {
  await enterNumber(shopper, mobile);
  await sendCode(shopper, "WHATSAPP");
  await typeCode(shopper, await readCode(sandbox, { address: `+62${mobile}`, channel: "whatsapp" }));
  await shopper.page.waitForURL(next);
}

/** Fills in what the club's form asks for beside address and consents. */
export async function fillPerson({ page, language }: Shopper): Promise<void> {
  const words = registrationWords[language];
  await page.getByLabel(words.password, { exact: true }).fill(goodPassword);
  await page.getByLabel(words.again, { exact: true }).fill(goodPassword);
  await page.getByLabel(words.firstName, { exact: true }).fill("Kirana");
  await page.getByLabel(words.lastName, { exact: true }).fill("Maheswari");
  await page.getByLabel(words.birthDate, { exact: true }).fill("17/08/1995");
  await page.getByLabel(words.female, { exact: true }).check();
}

export const isRegisterDisabled = ({ page, language }: Shopper) =>
  page.getByRole("button", { name: registrationWords[language].register, exact: true }).getAttribute("aria-disabled");

/** Registers, sees the message, and arrives. */
export async function registerForClub(shopper: Shopper, path: string): Promise<void> {
  const { page, language } = shopper;
  await Promise.all([
    page.locator("[data-toast]", { hasText: clubWords[language].success }).waitFor(),
    page.waitForURL(({ pathname }) => pathname === path),
    pressRegister(shopper),
  ]);
}
