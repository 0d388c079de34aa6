import { encodeSiteKey, usualFixedKey } from "@gelora/contracts/site-key.ts";
import { consentGiven } from "@gelora/contracts/site-message.ts";
import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { type RegisteredMember, registerMember } from "@gelora/testkit/member.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findBarriers } from "../support/barriers.ts";
import type { Gelora } from "../support/gelora.ts";
import { journey } from "../support/journey.ts";
import type { Sandbox } from "../support/sandbox.ts";
import type { Shopper } from "../support/shopper.ts";

/** The expected words of both sites, repeated here on purpose. */
const texts = {
  "en-US": {
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
    setPin: "Set a PIN",
    changePin: "Change or reset the PIN",
    openCard: "Show the card",
    send: "Send the code",
    code: "Code from the SMS",
    pin: "New PIN",
    again: "New PIN once more",
    save: "Save the PIN",
    weak: "Choose six characters that are not easy to guess.",
    card: "Your card",
    points: "Your points",
    back: "Back to Gelora",
  },
  "id-ID": {
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    setPin: "Buat PIN",
    changePin: "Ubah PIN atau buat yang baru",
    openCard: "Tampilkan kartu",
    send: "Kirim kode",
    code: "Kode dari SMS",
    pin: "PIN baru",
    again: "Ulangi PIN baru",
    save: "Simpan PIN",
    weak: "Pilih enam karakter yang tidak mudah ditebak.",
    card: "Kartumu",
    points: "Poinmu",
    back: "Kembali ke Gelora",
  },
} as const;

const cardPage = "/account/mapclub";

/** Signs in at the shop, on the way to the page of the member's card. */
async function signIn(shopper: Shopper, { email, password }: RegisteredMember): Promise<void> {
  const words = texts[shopper.language];
  const { page } = shopper;
  await shopper.visit(`/login?redirectUrl=${encodeURIComponent(cardPage)}`);
  await page.getByLabel(words.account, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: words.signIn, exact: true }).click();
}

/** A code by SMS has six digits. */
async function codeTo(sandbox: Sandbox, mobile: string): Promise<string> {
  const { text } = await sandbox.waitForMessage(`+62${mobile}`, /MapClub.*PIN/);
  return /^\d{6}/.exec(text)?.[0] ?? "";
}

/** Sets a first PIN on the club's page, after one that is refused. */
async function setPin(page: Page, language: Shopper["language"], code: () => Promise<string>): Promise<void> {
  const words = texts[language];
  await page.getByRole("button", { name: words.send, exact: true }).click();
  const sent = await page.getByLabel(words.code, { exact: true }).waitFor().then(code);
  for (const [pin, isLast] of [
    ["123456", false],
    ["k7!p2x", true],
  ] as const) {
    await page.getByLabel(words.code, { exact: true }).fill(sent);
    await page.getByLabel(words.pin, { exact: true }).fill(pin);
    await page.getByLabel(words.again, { exact: true }).fill(pin);
    await page.getByRole("button", { name: words.save, exact: true }).click();
    if (!isLast) await page.getByText(words.weak).waitFor();
  }
}

/** The address of a page of the club, with a key, as the shop makes it. */
async function siteAddress({ club, storefront }: Gelora, { caller }: RegisteredMember, page: "PIN" | "CARD") {
  const { token, cookie } = caller;
  const asks = Object.assign(gatewayCaller(`${club}/loyalty/graphql`, "en-US", storefront), { token, cookie });
  const query = `mutation Key { mapClubSiteKey(input: { page: ${page} }) { userCode token } }`;
  const { mapClubSiteKey } = await asks.call<{ mapClubSiteKey: { userCode: string; token: string } }>("Key", query);
  return `${club}/site/${page.toLowerCase()}?key=${await encodeSiteKey(usualFixedKey, mapClubSiteKey)}`;
}

const languages = [
  { language: "en-US", width: 1280 },
  { language: "id-ID", width: 390 },
] as const;

for (const given of languages)
  journey(
    `[PIN-02] [PIN-03] [PIN-04] [CON-11~] a member sets a first PIN in the club's window, which then closes, in ${given.language}`,
    async ({ shopper, gelora, sandbox }) => {
      const member = await registerMember(gelora, { joinsClub: true });
      const words = texts[given.language];
      const buyer = await shopper(given);
      await signIn(buyer, member);
      const opened: string[] = [];
      buyer.context.on("request", (request) => opened.push(request.url()));
      const [popup] = await Promise.all([
        buyer.page.waitForEvent("popup"),
        buyer.page.getByRole("button", { name: words.setPin, exact: true }).click(),
      ]);
      await popup.getByRole("button", { name: words.send, exact: true }).waitFor();
      expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual(
        given.width === 1280 ? [540, 655] : expect.anything(),
      );
      const [withKey] = opened.filter((address) => address.startsWith(`${gelora.club}/site/pin?`));
      expect(new URL(withKey ?? "").searchParams.get("key")).toMatch(/^[\w-]{80,}$/);
      expect(new URL(popup.url()).searchParams.has("key")).toBe(false);
      expect(await findBarriers(popup)).toEqual([]);
      buyer.expectProblem(/422/);
      const closed = popup.waitForEvent("close");
      await setPin(popup, given.language, () => codeTo(sandbox, member.mobile));
      await closed;
      await buyer.page.getByRole("button", { name: words.changePin, exact: true }).waitFor();
      const thief = await shopper();
      thief.expectProblem(/403/);
      expect((await thief.page.goto(withKey ?? ""))?.status()).toBe(403);
    },
  );

journey(
  "[PIN-02~] where windows are blocked the card opens in the same tab, shows codes and points, and leads back",
  async ({ shopper, gelora }) => {
    const member = await registerMember(gelora, { joinsClub: true });
    const words = texts["id-ID"];
    const buyer = await shopper({ language: "id-ID", width: 390 });
    const { page } = buyer;
    await buyer.context.addInitScript(() => {
      window.open = () => null;
    });
    await signIn(buyer, member);
    await page.getByRole("button", { name: words.openCard, exact: true }).click();
    await page.getByRole("heading", { name: words.card, level: 1 }).waitFor();
    for (const code of [/^Kode batang/, /^Kode QR/]) await page.getByRole("img", { name: code }).waitFor();
    await buyer.look("club-site-card");
    await page.getByRole("link", { name: words.points, exact: true }).click();
    await page.getByRole("heading", { name: words.points, level: 1 }).waitFor();
    await buyer.look("club-site-points");
    await page.getByRole("link", { name: words.back, exact: true }).click();
    await page.waitForURL(`${gelora.storefront}${cardPage}`);
    await page.getByRole("button", { name: words.openCard, exact: true }).waitFor();
  },
);

journey(
  "[PIN-02~] where windows are blocked a first PIN is set in the same tab, and its page leads back to the shop, which knows it",
  async ({ shopper, gelora, sandbox }) => {
    const member = await registerMember(gelora, { joinsClub: true });
    const words = texts["en-US"];
    const buyer = await shopper();
    const { page } = buyer;
    buyer.expectProblem(/422/);
    await buyer.context.addInitScript(() => {
      window.open = () => null;
    });
    await signIn(buyer, member);
    await page.getByRole("button", { name: words.setPin, exact: true }).click();
    await page.waitForURL(/\/site\/pin/);
    expect(new URL(page.url()).searchParams.has("key")).toBe(false);
    await setPin(page, "en-US", () => codeTo(sandbox, member.mobile));
    await page.getByRole("heading", { name: "Your PIN is saved" }).waitFor();
    await buyer.look("club-site-pin-saved");
    await page.getByRole("link", { name: words.back, exact: true }).click();
    await page.waitForURL(`${gelora.storefront}${cardPage}`);
    await page.getByRole("button", { name: words.changePin, exact: true }).waitFor();
  },
);

journey(
  "[PIN-02~] without scripts a PIN is set by plain forms, in either language",
  async ({ shopper, gelora, sandbox }) => {
    const member = await registerMember(gelora, { joinsClub: true }, gelora.storefront);
    const plain = await shopper({ scripts: false });
    const { page } = plain;
    plain.expectProblem(/422/);
    await page.goto(await siteAddress(gelora, member, "PIN"));
    await page.getByRole("link", { name: "Bahasa Indonesia" }).click();
    await page.getByRole("button", { name: texts["id-ID"].send, exact: true }).waitFor();
    await setPin(page, "id-ID", () => codeTo(sandbox, member.mobile));
    await page.getByRole("heading", { name: "PIN sudah disimpan" }).waitFor();
    expect(await page.getByRole("link", { name: texts["id-ID"].back }).getAttribute("href")).toBe(
      `${gelora.storefront}/`,
    );
  },
);

journey(
  "[PWD-03] a new club password is created in a window of 540 by 655, by a code to the number",
  async ({ shopper, gelora, sandbox }) => {
    const member = await registerMember(gelora, { joinsClub: true });
    const buyer = await shopper();
    await signIn(buyer, member);
    const [popup] = await Promise.all([
      buyer.page.waitForEvent("popup"),
      buyer.page.getByRole("button", { name: "Set or change the MapClub password", exact: true }).click(),
    ]);
    await popup.getByLabel("Mobile number", { exact: true }).fill(member.mobile);
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([540, 655]);
    expect(await findBarriers(popup)).toEqual([]);
    await popup.getByRole("button", { name: "Send the code", exact: true }).click();
    const { text } = await sandbox.waitForMessage(`+62${member.mobile}`, /MapClub code for a new password/);
    await popup.getByLabel("Code from the SMS", { exact: true }).fill(text.slice(0, 6));
    await popup.getByLabel("New password", { exact: true }).fill("Layar-Pagi7");
    await popup.getByLabel("New password once more", { exact: true }).fill("Layar-Pagi7");
    const closed = popup.waitForEvent("close");
    await popup.getByRole("button", { name: "Save the password", exact: true }).click();
    await closed;
    await sandbox.waitForMessage(member.email, /MapClub/);
  },
);

journey("[CLB-06~] [Q22~] nobody but the shop frames the club's page for the consent", async ({ shopper, gelora }) => {
  const visitor = await shopper();
  const { page } = visitor;
  visitor.expectProblem(/frame-ancestors/);
  const address = `${gelora.club}/site/consent?lang=en-US&redirectUrl=/&key=abc`;
  await page.setContent(`<iframe src="${address}"></iframe>`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await page.goto(address);
  await page.getByRole("button", { name: "I agree and continue", exact: true }).waitFor();
  await visitor.look("club-site-consent");
  expect(await page.locator("form").getAttribute("action")).toBe(`${gelora.storefront}/register/signup`);
});

journey(
  "[CLB-07~] [Q22~] the page with the club's frame believes nobody but that frame; agreeing twice is agreeing once",
  async ({ shopper, gelora }) => {
    const visitor = await shopper();
    const { page } = visitor;
    const key = Buffer.from(JSON.stringify({ token: "t", mobile: "81234567890", redirectUrl: "/store" }));
    const address = `/register/mapclub/data-consent?redirectUrl=%2Fstore&key=${key.toString("base64url")}`;
    await visitor.visit(address);
    const agree = page.frameLocator("iframe").getByRole("button", { name: "I agree and continue", exact: true });
    await agree.waitFor();
    // From the shop's own origin, and from a window of the club's that is not the frame.
    await page.evaluate((message) => postMessage(message, "*"), consentGiven);
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      page.evaluate((site) => void window.open(`${site}/site/consent`), gelora.club),
    ]);
    await popup.waitForLoadState();
    await popup.evaluate((message) => opener.postMessage(message, "*"), consentGiven);
    await popup.close();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(new URL(page.url()).pathname).toBe("/register/mapclub/data-consent");
    await Promise.all([page.waitForURL(/\/register\/signup\?key=/), agree.dblclick()]);
  },
);
