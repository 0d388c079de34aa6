import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

/** The expected words, repeated here on purpose. */
const people = [
  {
    language: "id-ID",
    width: 390,
    email: "putri@gelora.example",
    password: "Bola-Senja8",
    account: "Email atau nomor ponsel",
    passwordLabel: "Kata sandi",
    signIn: "Masuk",
    greeting: "Halo, Putri",
    titles: ["Pesanan terakhirmu", "Poinmu", "Kuponmu", "Alamat utama", "Wishlist"],
    points: "Gabung atau hubungkan kartu",
    failed: "Bagian ini gagal dimuat.",
  },
  {
    language: "en-US",
    width: 1280,
    email: "ayu@gelora.example",
    password: "Lari-Pagi7",
    account: "Email or mobile number",
    passwordLabel: "Password",
    signIn: "Sign in",
    greeting: "Hi, Ayu",
    titles: ["Your last order", "Your points", "Your coupons", "Default address", "Wishlist"],
    points: /^[\d.]+ points$/,
    failed: "This could not be loaded.",
  },
] as const;

async function signIn({ page, visit }: Shopper, person: (typeof people)[number]): Promise<void> {
  await visit("/login?redirectUrl=%2Faccount%2Foverview");
  await page.getByLabel(person.account, { exact: true }).fill(person.email);
  await page.getByLabel(person.passwordLabel, { exact: true }).fill(person.password);
  await page.getByRole("button", { name: person.signIn, exact: true }).click();
  await page.waitForURL("**/account/overview");
}

for (const person of people)
  journey(
    `an account shows its last order, points, coupons, address and wishes at a glance, and without what fails, in ${person.language} at ${person.width}`,
    async ({ shopper }) => {
      const visitor = await shopper(person);
      const { page } = visitor;
      await signIn(visitor, person);
      const ready = page.locator("[data-account-overview=ready]");
      await ready.waitFor();
      await page.getByRole("heading", { level: 1, name: person.greeting }).waitFor();
      await expect
        .poll(() => ready.getByRole("heading", { level: 2 }).allTextContents())
        .toEqual(expect.arrayContaining([...person.titles]));
      await ready.getByText(person.points).waitFor();
      const current = page.locator('nav a[aria-current="page"][href="/account/overview"]');
      expect(await current.count()).toBe(1);
      await visitor.look("account-overview");

      await page.route(/operationName=accountOverview/, async (route) => {
        const answer = await route.fetch();
        const overview: unknown = await answer.json();
        const text = JSON.stringify(overview).replace(/"wishCount":\d+/, '"wishCount":null');
        await route.fulfill({ response: answer, body: text });
      });
      await visitor.visit("/account/overview");
      await ready.getByText(person.failed).waitFor();
      expect(await ready.locator("[data-part-failed]").count()).toBe(1);
      await ready.getByText(person.points).waitFor();
    },
    120_000,
  );
