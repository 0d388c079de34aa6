import { registerMember } from "@gelora/testkit/member.ts";
import type { Locator, Page } from "playwright-core";
import { answer } from "../looking/answers.ts";
import type { Gelora } from "../support/gelora.ts";
import { answerOperation } from "../support/operations.ts";
import type { Shopper } from "../support/shopper.ts";

/** The expected words of the dialog, repeated here on purpose. */
export const texts = {
  "en-US": {
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
    bonus: "100 bonus points on your next purchase",
    linkNow: "Link now",
    signUp: "No card yet? Sign up",
    later: "Remind me later",
    mobile: "Mobile number",
    cardPassword: "MapClub password",
    required: "Required",
    invalid: "Please input mobile number with 8 to 13 digits",
    continue: "Continue",
    cancel: "Cancel",
    yes: "Yes, link it",
    lastYes: "Yes, switch it",
    no: "No",
    guest: "Points will be generated for this account as soon as it is linked.",
    elsewhere: "Already linked elsewhere",
    switch: "Switch to this account",
    connected: "MapClub connected",
    register: "Register",
    link: "Link MapClub",
    clubName: "Name in MapClub",
    unlink: "Unlink MapClub",
    unlinkYes: "Yes, unlink",
    unlinkNo: "No, keep it",
    clubLogin: "Sign in with MapClub",
    cardLocked: "This MapClub card is locked. Please set a new MapClub password first.",
    clubMobile: "MapClub mobile number",
    linkAccount: "Link your account",
    card: "Your MapClub card",
    saveFile: "Save all as CSV",
    added: "Added by our team",
  },
  "id-ID": {
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    bonus: "Bonus 100 poin di pembelian berikutnya",
    linkNow: "Hubungkan sekarang",
    signUp: "Belum punya kartu? Daftar",
    later: "Ingatkan nanti",
    mobile: "Nomor ponsel",
    cardPassword: "Kata sandi MapClub",
    required: "Wajib diisi",
    invalid: "Masukkan nomor ponsel 8 sampai 13 angka",
    continue: "Lanjutkan",
    cancel: "Batal",
    yes: "Ya, hubungkan",
    lastYes: "Ya, pindahkan",
    no: "Bukan",
    guest: "Poin untuk akun ini akan tersedia begitu akun terhubung.",
    elsewhere: "Sudah terhubung ke akun lain",
    switch: "Pindahkan ke akun ini",
    connected: "MapClub terhubung",
    register: "Daftar",
    link: "Hubungkan MapClub",
    clubName: "Nama di MapClub",
    unlink: "Lepas kartu MapClub",
    unlinkYes: "Ya, lepas",
    unlinkNo: "Tidak jadi",
    clubLogin: "Masuk dengan MapClub",
    cardLocked: "Kartu MapClub ini dikunci. Buat dulu kata sandi MapClub yang baru.",
    clubMobile: "Nomor ponsel MapClub",
    linkAccount: "Hubungkan akunmu",
    card: "Kartu MapClub-mu",
    saveFile: "Simpan semua sebagai CSV",
    added: "Ditambahkan oleh tim kami",
  },
} as const;

export const people = [
  { language: "id-ID", width: 390 },
  { language: "en-US", width: 1280 },
] as const;

export const dialogOf = (page: Page): Locator => page.getByRole("dialog");

export async function signIn(
  { page, language, visit }: Shopper,
  account: string,
  password: string,
  to = "/",
): Promise<void> {
  const text = texts[language];
  await visit(`/login?redirectUrl=${encodeURIComponent(to)}`);
  await page.getByLabel(text.account, { exact: true }).fill(account);
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: text.signIn, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === to);
}

/** A new member of the shop, signed in. */
export async function newMember(gelora: Gelora, one: Shopper, to = "/"): Promise<void> {
  const member = await registerMember(gelora);
  await signIn(one, member.email, member.password, to);
}

type Asked = { readonly name: string; readonly variables: unknown };

/**
 * Answers the club's operations of linking in its place. The shop says what it would, once linked.
 * @returns what was asked, it grows; `answers` may be changed
 */
export async function club({ page }: Shopper, bind: object) {
  const asked: Asked[] = [];
  const answers: Record<string, object> = {
    mapClubBindAccount: bind,
    mapClubBindConfirm: { success: true },
    mapClubSwitchBind: { success: true },
    mapClubUnbind: { success: true },
  };
  await answerOperation(page, /^mapClub(BindAccount|BindConfirm|SwitchBind|Unbind)$/, (route) => {
    const { operationName: name, variables } = route.request().postDataJSON() as Record<string, string>;
    asked.push({ name: name ?? "", variables });
    return answer(route, { [name ?? ""]: answers[name ?? ""] });
  });
  return { asked, answers };
}

export const found = {
  success: true,
  firstName: "Citra",
  lastName: "Maharani",
  mobile: "8120000005",
  thirdId: "ticket",
};
export const unknown = { success: false, code: "510", message: "Mobile Phone not registered in Mapclub" };

type EnteredCard = { readonly mobile: string; readonly password: string };

/** From step 1 to step 3, with the number as people write it. */
export async function enterCard(
  { page, language }: Shopper,
  { mobile, password }: EnteredCard = { mobile: "0812 0000 005", password: "Kartu-Hijau1" },
): Promise<void> {
  const text = texts[language];
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: text.linkNow }).click();
  await dialog.getByLabel(text.mobile, { exact: true }).fill(mobile);
  await dialog.getByLabel(text.cardPassword, { exact: true }).fill(password);
  await dialog.getByRole("button", { name: text.continue, exact: true }).click();
}

/** Marks the document, to see that the page was loaded again. */
export const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
export const isLoadedAgain = (page: Page) =>
  page.waitForFunction(() => !document.documentElement.hasAttribute("data-old"), undefined);

/** Fajar's card, which belongs to no account at first. */
export const freeCard = { mobile: "+62 812 0000 010", password: "Poin-Hijau6" };

/** Says yes in step 3, and waits for the page that comes after it. */
export async function agree({ page, language }: Shopper, answer: "yes" | "lastYes" = "yes"): Promise<void> {
  const yes = dialogOf(page).getByRole("button", { name: texts[language][answer] });
  await yes.waitFor();
  await markDocument(page);
  await yes.click();
  await isLoadedAgain(page);
}

/** The club's login, with the free card. */
export async function logInWithCard({ page, language, visit }: Shopper, card = freeCard): Promise<void> {
  const text = texts[language];
  await visit("/login?redirectUrl=%2Faccount%2Fmapclub");
  await page.getByRole("button", { name: text.clubLogin }).click();
  await dialogOf(page).getByLabel(text.clubMobile).fill(card.mobile);
  const password = dialogOf(page).getByLabel(text.cardPassword, { exact: true });
  await password.fill(card.password);
  await password.press("Enter");
}
