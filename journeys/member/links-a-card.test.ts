import { registerMember } from "@gelora/testkit/member.ts";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { answer } from "../looking/answers.ts";
import type { Gelora } from "../support/gelora.ts";
import { journey } from "../support/journey.ts";
import { answerOperation } from "../support/operations.ts";
import type { Shopper } from "../support/shopper.ts";
import { isStorePage, socialWords, typeAccount } from "./social-visits.ts";

/** The expected words of the dialog, repeated here on purpose. */
const texts = {
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
    no: "No",
    guest: "Points will be generated for this account as soon as it is linked.",
    elsewhere: "Already linked elsewhere",
    switch: "Switch to this account",
    connected: "MapClub connected",
    register: "Register",
    link: "Link MapClub",
    clubName: "Name in the club",
    unlink: "Unlink MapClub",
    unlinkYes: "Yes, unlink",
    unlinkNo: "No, keep it",
    clubLogin: "Log in with MapClub",
    cardLocked: "This MapClub account is locked. Please set a new MapClub password first.",
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
    no: "Bukan",
    guest: "Poin untuk akun ini akan dibuat begitu akun terhubung.",
    elsewhere: "Sudah terhubung ke akun lain",
    switch: "Pindahkan ke akun ini",
    connected: "MapClub terhubung",
    register: "Daftar",
    link: "Hubungkan MapClub",
    clubName: "Nama di klub",
    unlink: "Putuskan MapClub",
    unlinkYes: "Ya, putuskan",
    unlinkNo: "Tidak jadi",
    clubLogin: "Masuk dengan MapClub",
    cardLocked: "Akun MapClub ini dikunci. Buat dulu kata sandi MapClub yang baru.",
    clubMobile: "Nomor ponsel MapClub",
    linkAccount: "Hubungkan akunmu",
    card: "Kartu MapClub-mu",
    saveFile: "Simpan semua sebagai CSV",
    added: "Ditambahkan oleh tim kami",
  },
} as const;

const people = [
  { language: "id-ID", width: 390 },
  { language: "en-US", width: 1280 },
] as const;

const dialogOf = (page: Page): Locator => page.getByRole("dialog");

async function signIn({ page, language, visit }: Shopper, account: string, password: string, to = "/"): Promise<void> {
  const text = texts[language];
  await visit(`/login?redirectUrl=${encodeURIComponent(to)}`);
  await page.getByLabel(text.account, { exact: true }).fill(account);
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: text.signIn, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === to);
}

/** A new member of the shop, signed in. */
async function newMember(gelora: Gelora, one: Shopper, to = "/"): Promise<void> {
  const member = await registerMember(gelora);
  await signIn(one, member.email, member.password, to);
}

type Asked = { readonly name: string; readonly variables: unknown };

/**
 * Answers the club's operations of linking in its place. The shop says what it would, once linked.
 * @returns what was asked, it grows; `answers` may be changed
 */
async function club({ page }: Shopper, bind: object) {
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

const found = { success: true, firstName: "Citra", lastName: "Maharani", mobile: "8120000005", thirdId: "ticket" };
const unknown = { success: false, code: "510", message: "Mobile Phone not registered in Mapclub" };

type EnteredCard = { readonly mobile: string; readonly password: string };

/** From step 1 to step 3, with the number as people write it. */
async function enterCard(
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
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
const isLoadedAgain = (page: Page) =>
  page.waitForFunction(() => !document.documentElement.hasAttribute("data-old"), undefined);

for (const person of people) {
  const how = `in ${person.language} at ${person.width}`;

  journey(
    `[LNK-01] [LNK-02] [LNK-03] [LNK-06] [LNK-08] [LNK-10] [LNK-11] [LNK-12] [LNK-13] [LNK-15] [LNK-16] [LNK-18] [LNK-20] [LNK-22~] [LNK-28] [SHL-28~] [CON-11~] [HOM-02~] [Q30] [K20] [K45] a member is asked on home and switches a card that is linked elsewhere, ${how}`,
    async ({ shopper, gelora }) => {
      const one = await shopper({ ...person, askedToLink: true });
      const { page } = one;
      const text = texts[one.language];
      const dialog = dialogOf(page);
      const { asked } = await club(one, { ...found, thirdExist: true, isGuest: true });
      await newMember(gelora, one);

      await dialog.getByText(text.bonus).waitFor();
      for (const name of [text.linkNow, text.later]) await dialog.getByRole("button", { name }).waitFor();
      await dialog.getByRole("link", { name: text.signUp }).waitFor();
      expect((await dialog.boundingBox())?.width).toBe(person.width === 390 ? 360 : 500);
      await one.look("link-step-1");

      await dialog.getByRole("button", { name: text.linkNow }).click();
      await dialog.getByText("+62").waitFor();
      const [mobile, password] = [text.mobile, text.cardPassword].map((label) =>
        dialog.getByLabel(label, { exact: true }),
      );
      expect(await dialog.getByText(text.required).count()).toBe(0);
      await password?.focus();
      await mobile?.fill("12");
      await dialog.getByText(text.required).waitFor();
      await password?.fill("Kartu-Hijau1");
      await dialog.getByText(text.invalid).waitFor();
      await one.look("link-step-2");
      await dialog.getByRole("button", { name: text.cancel }).click();

      await enterCard(one);
      await dialog.getByText("Citra Maharani").waitFor();
      await dialog.getByText("812-0000-005").waitFor();
      await dialog.getByText(text.guest).waitFor();
      await one.look("link-step-3");
      await dialog.getByRole("button", { name: text.yes }).click();
      await dialog.getByRole("heading", { name: text.elsewhere }).waitFor();
      await one.look("link-step-4");
      await dialog.getByRole("button", { name: text.switch }).click();
      await answerOperation(page, /^userInfo$/, (route) =>
        answer(route, { userInfo: { userCode: "M1", firstName: "Kirana", isGuest: false, mapclubBind: true } }),
      );
      await markDocument(page);
      await dialog.getByRole("button", { name: text.yes }).click();
      await dialog.getByRole("status").getByText(text.connected).waitFor();
      await isLoadedAgain(page);
      expect(asked.map(({ name }) => name)).toEqual(["mapClubBindAccount", "mapClubSwitchBind"]);
      expect(asked[1]?.variables).toEqual({ input: { mobile: "8120000005", thirdId: "ticket" } });

      // Linked, one is not asked again.
      await page.waitForLoadState("networkidle");
      expect(await dialog.count()).toBe(0);
    },
  );

  journey(
    `[LNK-14] [ACC-16~] [SES-13~] a card that nobody has linked is linked from the account settings, ${how}`,
    async ({ shopper, gelora }) => {
      const one = await shopper(person);
      const { page } = one;
      const text = texts[one.language];
      const { asked } = await club(one, found);
      await newMember(gelora, one, "/account/accountSetting");
      await page.getByRole("button", { name: text.link }).click();
      await enterCard(one);
      const yes = dialogOf(page).getByRole("button", { name: text.yes });
      await yes.waitFor();
      await markDocument(page);
      await yes.click();
      await isLoadedAgain(page);
      expect(asked.at(-1)).toEqual({
        name: "mapClubBindConfirm",
        variables: { input: { mobile: "8120000005", thirdId: "ticket" } },
      });
    },
  );

  journey(
    `[LNK-04] [LNK-17~] an account that the club does not know leads to the registration, ${how}`,
    async ({ shopper, gelora }) => {
      const one = await shopper({ ...person, askedToLink: true });
      const text = texts[one.language];
      const dialog = dialogOf(one.page);
      await club(one, unknown);
      await newMember(gelora, one);
      await enterCard(one);
      await dialog.getByText("812-0000-005").waitFor();
      await one.look("link-step-3-wrong");
      const register = dialog.getByRole("link", { name: text.register });
      expect(await register.getAttribute("href")).toBe("/register/mapclub?redirectUrl=%2F");
    },
  );

  journey(
    `[LNK-07] [LNK-19] [ACC-11] [ACC-16] [SES-13] a linked member unlinks in the account settings, or does not, ${how}`,
    async ({ shopper, gelora }) => {
      const one = await shopper(person);
      const { page } = one;
      const text = texts[one.language];
      const dialog = dialogOf(page);
      const { asked } = await club(one, found);
      await signIn(one, "ayu@gelora.example", "Lari-Pagi7", "/account/accountSetting");
      const unlink = page.getByRole("button", { name: text.unlink });
      await unlink.click();
      await one.look("link-step-5");
      await page.getByText(text.clubName, { exact: true }).waitFor();
      const other = await shopper(person);
      await newMember(gelora, other, "/account/accountSetting");
      await other.page.getByRole("button", { name: text.link }).waitFor();
      expect(await other.page.getByText(text.clubName, { exact: true }).count()).toBe(0);
      await dialog.getByRole("button", { name: text.unlinkNo }).click();
      await dialog.waitFor({ state: "detached" });
      expect(asked).toEqual([]);
      await unlink.click();
      await markDocument(page);
      await dialog.getByRole("button", { name: text.unlinkYes }).click();
      await isLoadedAgain(page);
      expect(asked).toEqual([{ name: "mapClubUnbind", variables: {} }]);
    },
  );

  journey(
    `[LNK-26~] [CLB-10~] the member's card shows tier, points and movements, and saves them, ${how}`,
    async ({ shopper }) => {
      const one = await shopper(person);
      const { page } = one;
      const text = texts[one.language];
      await signIn(one, "ayu@gelora.example", "Lari-Pagi7", "/account/mapclub");
      const card = page.getByRole("region", { name: text.card });
      await card.getByText("Ayu Lestari").waitFor();
      await card.getByText("Bronze").waitFor();
      await page.getByText(text.added).waitFor();
      await one.look("club-card");
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: text.saveFile }).click();
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    },
  );

  journey(
    `[LGN-03] [LGN-15] [LGN-16] [LGN-17] [SHL-28] [LNK-31] [K46] [Q26] the club's login opens on the login page; an account without a link leads to its registration, ${how}`,
    async ({ shopper }) => {
      const visitor = await shopper(person);
      const { page } = visitor;
      const text = texts[visitor.language];
      const dialog = dialogOf(page);
      let code = "999";
      const asked: string[] = [];
      await answerOperation(page, /^mapClubLoginN$/, (route) => {
        asked.push(route.request().url());
        return answer(route, { mapClubLoginN: { success: false, code, message: "A reason" } });
      });
      await visitor.visit("/login");
      await page.getByRole("button", { name: text.clubLogin }).click();
      await dialog.getByLabel(text.clubMobile).waitFor();
      expect((await dialog.boundingBox())?.width).toBe(person.width === 390 ? 360 : 500);
      await visitor.look("club-login");
      await dialog.getByLabel(text.clubMobile).fill("8120000005");
      const password = dialog.getByLabel(text.cardPassword, { exact: true });
      await password.fill("wrong");
      await password.press("Enter");
      await expect.poll(() => asked.length).toBe(1);
      await dialog.getByRole("button", { name: text.signIn, exact: true }).waitFor();
      expect(await page.locator("[data-toast]").count()).toBe(0);
      expect(await page.getByText("A reason").count()).toBe(0);
      expect(await dialog.getByRole("alert").textContent()).toBe("");

      code = "LINK_LOCKED";
      await password.press("Enter");
      await dialog.getByRole("alert").getByText(text.cardLocked).waitFor();
      await visitor.look("club-login-locked");

      code = "501";
      await password.press("Enter");
      await dialog.getByRole("heading", { name: text.linkAccount }).waitFor();
      expect((await dialog.boundingBox())?.width).toBe(person.width === 390 ? 360 : 500);
      await visitor.look("link-account");
      const goOn = dialog.getByRole("link", { name: text.continue });
      expect(await goOn.getAttribute("href")).toBe("/register/mapclub?redirectUrl=%2Flogin");
      await dialog.getByRole("button", { name: text.cancel }).click();
      await dialog.waitFor({ state: "detached" });
    },
  );
}

journey("[LNK-17] the message alone says that there is no such account", async ({ shopper, gelora }) => {
  const one = await shopper({ askedToLink: true });
  await club(one, { ...unknown, code: "999" });
  await newMember(gelora, one);
  await enterCard(one);
  await dialogOf(one.page).getByRole("link", { name: texts["en-US"].register }).waitFor();
});

journey("[LNK-09] a closed dialog forgets what was entered", async ({ shopper, gelora }) => {
  const one = await shopper({ askedToLink: true });
  const { page } = one;
  const text = texts["en-US"];
  const dialog = dialogOf(page);
  await newMember(gelora, one, "/account/accountSetting");
  const open = page.getByRole("button", { name: text.link });
  await open.click();
  await dialog.getByRole("button", { name: text.linkNow }).click();
  await dialog.getByLabel(text.mobile, { exact: true }).fill("12");
  await dialog.getByLabel(text.cardPassword, { exact: true }).fill("x");
  await dialog.getByText(text.invalid).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await open.click();
  await dialog.getByText(text.bonus).waitFor();
  await dialog.getByRole("button", { name: text.linkNow }).click();
  expect(await dialog.getByLabel(text.mobile, { exact: true }).inputValue()).toBe("");
  expect(await dialog.getByLabel(text.cardPassword, { exact: true }).inputValue()).toBe("");
  expect(await dialog.getByText(text.invalid).count()).toBe(0);
});

journey("[Q31] [LNK-22] [SES-14] home does not ask who wants to be reminded later", async ({ shopper, gelora }) => {
  const one = await shopper({ askedToLink: true });
  const { page } = one;
  const dialog = dialogOf(page);
  await newMember(gelora, one, "/store");
  await page.waitForLoadState("networkidle");
  expect(await dialog.count()).toBe(0);
  await one.visit("/");
  await dialog.getByRole("button", { name: texts["en-US"].later }).click();
  await dialog.waitFor({ state: "detached" });
  await one.visit("/");
  await page.waitForLoadState("networkidle");
  expect(await dialog.count()).toBe(0);
});

journey(
  "[SOC-09~] [LNK-24~] the flag of a sign-in leads through step 4 to the number and password of the card",
  async ({ shopper, gelora }) => {
    const one = await shopper();
    const { page } = one;
    const text = texts["en-US"];
    const dialog = dialogOf(page);
    await newMember(gelora, one, "/store");
    await page.evaluate(() => sessionStorage.setItem("personal:club-linked-elsewhere", "1"));
    await one.visit("/");
    await dialog.getByRole("heading", { name: text.elsewhere }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem("personal:club-linked-elsewhere"))).toBe("");
    await dialog.getByRole("button", { name: text.switch }).click();
    await dialog.getByLabel(text.cardPassword, { exact: true }).waitFor();
    await one.visit("/");
    await page.waitForLoadState("networkidle");
    expect(await dialog.count()).toBe(0);
  },
);

journey(
  "[SOC-09] [LNK-24] [STA-08] a sign-in with Google finds the card at another account: home shows step 4, once",
  async ({ shopper }) => {
    const gita = await shopper({ language: "id-ID", width: 390 });
    const { page } = gita;
    const text = texts["id-ID"];
    const dialog = dialogOf(page);
    const flag = () => page.evaluate(() => sessionStorage.getItem("personal:club-linked-elsewhere"));
    await gita.visit("/register?redirectUrl=/store");
    await page.getByRole("button", { name: socialWords["id-ID"].google }).click();
    await typeAccount(page, { email: "gita@gelora.example", confirmed: "yes" });
    await page.waitForURL(isStorePage);
    await expect.poll(flag).toBe("1");
    expect(await dialog.count()).toBe(0);
    await gita.visit("/");
    await dialog.getByRole("heading", { name: text.elsewhere }).waitFor();
    expect(await flag()).toBe("");
    await gita.look("found-elsewhere");
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(await dialog.count()).toBe(0);
  },
);

journey(
  "[SES-16] a guest card says so when it is linked, and when it is logged in with",
  async ({ shopper, gelora }) => {
    const hana = await shopper({ askedToLink: true });
    const { page } = hana;
    const text = texts["en-US"];
    const card = { mobile: "0812 0000 012", password: "Poin-Putih8" };
    await newMember(gelora, hana);
    await enterCard(hana, card);
    await dialogOf(page).getByText(text.guest).waitFor();
    await agree(hana);
    const again = await shopper();
    const answered = again.page.waitForResponse((response) => response.url().includes("operationName=mapClubLoginN"));
    await logInWithCard(again, card);
    expect((await (await answered).json()).data.mapClubLoginN).toMatchObject({ success: true, userType: "GUEST" });
    await again.page.waitForURL(({ pathname }) => pathname === "/account/mapclub");
  },
);

journey(
  "[SES-20] [OPS-06] a visitor, a member and a member with a card each get their own; the club is asked at its own gateway",
  async ({ shopper, gelora }) => {
    const gateways = { club: new Set<string>(), shop: new Set<string>() };
    const listen = ({ page }: Shopper) =>
      page.on("request", (request) => {
        const { origin, searchParams } = new URL(request.url());
        if (request.method() !== "POST" || !searchParams.has("operationName")) return;
        gateways[request.postData()?.includes("mapClub") ? "club" : "shop"].add(origin);
      });
    const visitor = await shopper();
    listen(visitor);
    await visitor.page.goto("/account/mapclub");
    await visitor.page.waitForURL(({ pathname }) => pathname === "/login");

    const member = await shopper();
    listen(member);
    await newMember(gelora, member, "/account/mapclub");
    await member.page.getByRole("button", { name: "Link my card" }).waitFor();

    const linked = await shopper();
    listen(linked);
    await signIn(linked, "ayu@gelora.example", "Lari-Pagi7", "/account/mapclub");
    await linked.page.getByRole("region", { name: texts["en-US"].card }).getByText("Ayu Lestari").waitFor();

    expect([...gateways.club]).toEqual([new URL(gelora.club).origin]);
    expect([...gateways.shop]).toEqual([new URL(gelora.shop).origin]);
  },
);

journey(
  "[LNK-23] [LNK-25] [GAP-08] [K18] [K19] the linking page is for members who are not linked",
  async ({ shopper, gelora }) => {
    const visitor = await shopper();
    await visitor.page.goto("/mapclub/link");
    await visitor.page.waitForURL(({ pathname }) => pathname === "/");

    const linked = await shopper();
    await signIn(linked, "ayu@gelora.example", "Lari-Pagi7", "/account/mapclub");
    await linked.page.goto("/mapclub/link");
    await linked.page.waitForURL(({ pathname }) => pathname === "/");

    const member = await shopper();
    await newMember(gelora, member, "/mapclub/link");
    await dialogOf(member.page).getByText(texts["en-US"].bonus).waitFor();
    await member.look("link-page");

    const guest = await shopper();
    const { page, words } = guest;
    await guest.visit("/guest-login?redirectUrl=%2Fstore");
    await page.getByLabel(words.email, { exact: true }).fill("tamu-klub@contoh.id");
    await page.getByLabel(words.mobile, { exact: true }).fill("81234567891");
    await page.getByRole("button", { name: words.continue, exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname === "/store");
    await page.goto("/mapclub/link");
    await page.waitForURL(
      ({ pathname, search }) => pathname === "/login" && search === "?redirectUrl=%2Fmapclub%2Flink",
    );
  },
);

/** Fajar's card, which belongs to no account at first. */
const freeCard = { mobile: "+62 812 0000 010", password: "Poin-Hijau6" };

/** Says yes in step 3, and waits for the page that comes after it. */
async function agree({ page, language }: Shopper): Promise<void> {
  const yes = dialogOf(page).getByRole("button", { name: texts[language].yes });
  await yes.waitFor();
  await markDocument(page);
  await yes.click();
  await isLoadedAgain(page);
}

/** The club's login, with the free card. */
async function logInWithCard({ page, language, visit }: Shopper, card = freeCard): Promise<void> {
  const text = texts[language];
  await visit("/login?redirectUrl=%2Faccount%2Fmapclub");
  await page.getByRole("button", { name: text.clubLogin }).click();
  await dialogOf(page).getByLabel(text.clubMobile).fill(card.mobile);
  const password = dialogOf(page).getByLabel(text.cardPassword, { exact: true });
  await password.fill(card.password);
  await password.press("Enter");
}

journey(
  "[CLB-10] [LGN-13] [LGN-14] one card is linked, switched by its owner's other account, logged in with, and unlinked",
  async ({ shopper, gelora }) => {
    const first = await shopper({ language: "id-ID", width: 390, askedToLink: true });
    await newMember(gelora, first);
    await enterCard(first, freeCard);
    await dialogOf(first.page).getByText("Fajar Nugroho").waitFor();
    await agree(first);
    await first.visit("/account/mapclub");
    const cardOf = ({ page, language }: Shopper) => page.getByRole("region", { name: texts[language].card });
    await cardOf(first).getByText("Fajar Nugroho").waitFor();

    const second = await shopper();
    const text = texts["en-US"];
    await newMember(gelora, second, "/mapclub/link");
    await enterCard(second, freeCard);
    await dialogOf(second.page).getByRole("button", { name: text.yes }).click();
    await dialogOf(second.page).getByRole("button", { name: text.switch }).click();
    await agree(second);
    await cardOf(second).getByText("Fajar Nugroho").waitFor();
    await first.visit("/account/mapclub");
    await first.page.getByRole("heading", { name: "Poinmu, pakai di sini" }).waitFor();
    await first.look("club-invitation");

    const third = await shopper();
    await logInWithCard(third);
    await cardOf(third).getByText("Fajar Nugroho").waitFor();

    await second.page.getByRole("button", { name: "Unlink from this account" }).click();
    await markDocument(second.page);
    await dialogOf(second.page).getByRole("button", { name: text.unlinkYes }).click();
    await isLoadedAgain(second.page);
    await second.page.getByRole("heading", { name: "Your points belong here" }).waitFor();
    const fourth = await shopper();
    await logInWithCard(fourth);
    await dialogOf(fourth.page).getByRole("heading", { name: text.linkAccount }).waitFor();
  },
);
