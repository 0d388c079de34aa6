import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import type { Sandbox } from "../support/sandbox.ts";
import type { Shopper } from "../support/shopper.ts";

/** The expected words, repeated here on purpose. */
const texts = {
  "en-US": {
    title: "News from the touchline",
    email: "Email",
    invalid: "Invalid email address",
    subscribe: "Subscribe",
    subscribeNow: "Subscribe Now",
    consentMissing: "You are required to agree to our data terms to proceed",
    consent: /^I agree that Gelora uses my email address/,
    link: /How we use your email address/,
    thanks: "Thank you! One step is left",
    close: "Close",
    asking: /^Confirm your subscription/,
    confirm: "Yes, subscribe me",
    confirmed: "You are subscribed",
    welcome: /^You are subscribed to/,
    choose: "Choose your topics",
    offers: "Sales and offers",
    save: "Save",
    saved: "Saved.",
    history: "When you agreed and unsubscribed",
    agreed: /^You agreed to: “I agree that Gelora uses my email address/,
    leave: "Unsubscribe",
    left: "You are unsubscribed",
    broken: /^This link is not complete/,
    spent: "This link no longer works",
    newest: /use the link in our newest email/,
    leaveSpent: "This link no longer works",
  },
  "id-ID": {
    title: "Kabar dari pinggir lapangan",
    email: "Email",
    invalid: "Alamat email tidak valid",
    subscribe: "Langganan",
    subscribeNow: "Langganan Sekarang",
    consentMissing: "Centang persetujuan ini dulu untuk melanjutkan",
    consent: /^Saya setuju Gelora memakai alamat email saya/,
    link: /Cara kami memakai alamat emailmu/,
    thanks: "Terima kasih! Tinggal satu langkah",
    close: "Tutup",
    asking: /^Konfirmasi langganan/,
    confirm: "Ya, saya mau",
    confirmed: "Langgananmu aktif",
    welcome: /^Kamu sudah berlangganan/,
    choose: "Pilih topikmu",
    offers: "Promo dan diskon",
    save: "Simpan",
    saved: "Tersimpan.",
    history: "Riwayat persetujuanmu",
    agreed: /^Yang disetujui: “Saya setuju Gelora memakai alamat email saya/,
    leave: "Berhenti berlangganan",
    left: "Kamu sudah berhenti berlangganan",
    broken: /^Tautan ini tidak lengkap/,
    spent: "Tautan ini sudah tidak berlaku",
    newest: /pakai tautan di email terbaru kami/,
    leaveSpent: "Tautan ini sudah tidak berlaku",
  },
} as const;

type Sent = { readonly email: string; readonly sourceType: string; readonly utmData?: unknown };

/** The inputs of all subscriptions that a page sends from now on. */
function subscriptionsOf(page: Page): readonly Sent[] {
  const sent: Sent[] = [];
  page.on("request", (request) => {
    if (!request.postData()?.includes("createSubscribeNotificationSS(")) return;
    sent.push(request.postDataJSON().variables.input);
  });
  return sent;
}

/** The address that the newest fitting mail's link leads to. */
async function linkIn(
  sandbox: Sandbox,
  email: string,
  subject: RegExp,
  page: "confirm" | "preferences" | "unsubscribe",
): Promise<string> {
  const { text } = await sandbox.waitForMessage(email, subject);
  const [link] = new RegExp(`\\S+/newsletter/${page}#token=\\S+`).exec(text) ?? [];
  if (!link) throw new Error(`the mail has no link to ${page}`);
  return link;
}

/** Tries the four combinations, the good one last. */
async function fillIn({ page, language }: Shopper, form: Locator, email: string, sent: readonly Sent[]): Promise<void> {
  const text = texts[language];
  const button = form.getByRole("button");
  const missing = form.getByText(text.consentMissing);
  const box = form.getByRole("checkbox", { name: text.consent });
  await button.click();
  await form.getByText(text.invalid).waitFor();
  await missing.waitFor();
  await form.getByLabel(text.email, { exact: true }).fill(email);
  await button.click();
  await expect.poll(() => form.getByText(text.invalid).count()).toBe(0);
  await missing.waitFor();
  await box.check();
  await expect.poll(() => missing.count()).toBe(0);
  await form.getByLabel(text.email, { exact: true }).fill("nobody");
  await button.click();
  await form.getByText(text.invalid).waitFor();
  expect(sent).toEqual([]);
  await form.getByLabel(text.email, { exact: true }).fill(email);
  await button.click();
  await page.getByText(text.thanks).waitFor();
}

const people = [
  { language: "en-US", width: 1280 },
  { language: "id-ID", width: 390 },
] as const;

for (const person of people) {
  const how = `in ${person.language} at ${person.width}`;

  journey(
    `[NWS-01] [NWS-02] [NWS-04] [NWS-05~] [NWS-06] [NWS-07] [NWS-08] [NWS-09] [NWS-10~] [NWS-12] [NWS-13] [NWS-23] [STA-06] [SHL-18] [HOM-02~] home alone invites, once a session, and a confirmed address is subscribed, ${how}`,
    async ({ shopper, sandbox }) => {
      const visitor = await shopper({ ...person, invited: true });
      const { page, visit } = visitor;
      const text = texts[visitor.language];
      const sent = subscriptionsOf(page);
      const dialog = page.getByRole("dialog", { name: text.title });
      await visit("/store?utm_source=a&utm_medium=b&utm_campaign=c");
      await page.waitForTimeout(2500);
      expect(await dialog.count()).toBe(0);
      await visit("/");
      await dialog.waitFor();
      const box = await dialog.boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(person.width === 1280 ? 600 : 351);
      expect(await dialog.getByRole("link", { name: text.link }).getAttribute("href")).toBe("/page/privacy-policy");
      await visitor.look("newsletter-dialog");
      const email = `pembaca-${Date.now()}-${person.width}@contoh.id`;
      await fillIn(visitor, dialog.locator("form"), email, sent);
      const utmData = { utm_source: "a", utm_medium: "b", utm_campaign: "c" };
      expect(sent).toEqual([{ email, sourceType: "Web", consent: expect.stringMatching(text.consent), utmData }]);
      await visitor.look("newsletter-asked");
      await dialog.getByRole("button", { name: text.close, exact: true }).click();
      await visit("/");
      await page.waitForTimeout(2500);
      expect(await dialog.count()).toBe(0);
      const nextSession = await visitor.context.newPage();
      await nextSession.goto("/");
      await nextSession.locator("[data-control=chat]").waitFor();
      await nextSession.waitForTimeout(4000);
      expect(await nextSession.getByRole("dialog").count()).toBe(0);
      await nextSession.close();
      const later = await shopper({ ...person, invited: true });
      await later.visit("/");
      await later.page.getByRole("dialog", { name: text.title }).waitFor();

      const confirming = await linkIn(sandbox, email, text.asking, "confirm");
      await visit(confirming);
      await visitor.look("newsletter-confirm");
      await page.getByRole("button", { name: text.confirm }).click();
      await page.getByRole("heading", { name: text.confirmed, level: 1 }).waitFor();
      await visitor.look("newsletter-confirmed");
      expect(new URL(page.url()).hash).toBe("");

      await page.goto("/store");
      await visit(await linkIn(sandbox, email, text.welcome, "preferences"));
      await page.getByRole("checkbox", { name: text.offers }).uncheck();
      await page.getByRole("button", { name: text.save, exact: true }).click();
      await page.getByText(text.saved).waitFor();
      await page.getByText(text.history).click();
      await page.getByText(text.agreed).waitFor();
      await visitor.look("newsletter-choices");
      await page.goto("/store");
      await visit(await linkIn(sandbox, email, text.welcome, "unsubscribe"));
      // Phones throw pages away and load them again; the link's token is still there.
      await page.reload();
      await visitor.look("newsletter-leave");
      await page.getByRole("button", { name: text.leave, exact: true }).click();
      await page.getByRole("heading", { name: text.left, level: 1 }).waitFor();
      await visitor.look("newsletter-left");
      await visit("/newsletter/confirm");
      await page.getByText(text.broken).waitFor();
      // A link works once, and offers nothing that would be refused again.
      await page.goto("/store");
      await visit(confirming);
      await page.getByRole("button", { name: text.confirm }).click();
      await page.getByRole("heading", { name: text.spent, level: 1 }).waitFor();
      expect(await page.getByRole("button", { name: text.confirm }).count()).toBe(0);
      await page.getByText(text.newest).waitFor();
      await page.locator("[data-subscribe=Web]").getByRole("checkbox", { name: text.consent }).waitFor();
      await visitor.look("newsletter-link-spent");
      await page.goto("/store");
      await visit("/newsletter/unsubscribe#token=of-another-year");
      await page.getByRole("button", { name: text.leave, exact: true }).click();
      await page.getByRole("heading", { name: text.leaveSpent, level: 1 }).waitFor();
      expect(await page.getByRole("button", { name: text.leave, exact: true }).count()).toBe(0);
      await visitor.look("newsletter-leave-spent");
    },
    120_000,
  );

  journey(
    `[NWS-11] [Q51] a poster's code leads to a page that subscribes, ${how}`,
    async ({ shopper, sandbox }) => {
      const visitor = await shopper(person);
      const { page, visit } = visitor;
      const text = texts[visitor.language];
      const sent = subscriptionsOf(page);
      await visit("/a/newsletter-qrcode-b");
      await page.getByRole("button", { name: text.subscribeNow, exact: true }).waitFor();
      await visit("/newsletter-qrcode");
      await page.getByRole("heading", { name: text.title, level: 1 }).waitFor();
      await page.getByRole("button", { name: text.subscribeNow, exact: true }).waitFor();
      await visitor.look("newsletter-qrcode");
      const email = `poster-${Date.now()}-${person.width}@contoh.id`;
      await fillIn(visitor, page.locator("[data-subscribe=QR]"), email, sent);
      expect(sent).toEqual([{ email, sourceType: "QR", consent: expect.stringMatching(text.consent) }]);
      await visitor.look("newsletter-qrcode-asked");
      await linkIn(sandbox, email, text.asking, "confirm");
    },
    90_000,
  );
}
