import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";

const screens = [
  { language: "en-US", width: 390, first: "/id", other: "/en" },
  { language: "id-ID", width: 1280, first: "/en", other: "/id" },
] as const;
const spoken = { "/id": "id-ID", "/en": "en-US" } as const;
const cartTitle = { "/id": "Keranjangmu", "/en": "Your cart" } as const;

const homeLink = { "/id": "Gelora, beranda", "/en": "Gelora home page" } as const;
const searchField = { "/id": "Cari di Gelora", "/en": "Search the shop" } as const;

const languageOf = (page: Page) => page.locator("html").getAttribute("lang");
const pathOf = (page: Page) => new URL(page.url()).pathname;

for (const { language, width, first, other } of screens)
  journey(
    `[LOC-01~] [LOC-04~] a link in a language is read in it, stays in it from page to page, and changes it, in ${language} at ${width}`,
    async ({ shopper, gelora }) => {
      const reader = await shopper({ language, width });
      const { page, visit } = reader;
      await visit(`${first}/plp/footwear`);
      expect(await languageOf(page)).toBe(spoken[first]);
      await page.evaluate(() => {
        document.documentElement.dataset.sameDocument = "yes";
      });
      await page.locator("main a[href*='/pdp/']").first().click();
      await page.waitForURL(({ pathname }) => pathname.startsWith(`${first}/pdp/`));
      expect(await page.locator("html").getAttribute("data-same-document")).toBe("yes");
      await expect
        .poll(() => page.locator("link[rel=canonical]").getAttribute("href"))
        .toBe(gelora.storefront + pathOf(page));
      const alternates = await page
        .locator("link[rel=alternate][hreflang]")
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute("hreflang"), new URL(link.getAttribute("href") ?? "").pathname]),
        );
      const inOther = alternates.find(([code]) => code === other.slice(1))?.[1];
      expect(inOther).toMatch(new RegExp(`^${other}/pdp/`));
      await page.goBack();
      await page.waitForURL(({ pathname }) => pathname === `${first}/plp/footwear`);
      await page.goForward();

      if (width === 390) await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
      await page.locator("select[data-control=language]:visible").selectOption(spoken[other]);
      await page.waitForURL(({ pathname }) => pathname.startsWith(`${other}/pdp/`));
      await expect.poll(() => languageOf(page)).toBe(spoken[other]);
      // By its name there, not by the one that it had in the first language.
      expect(pathOf(page)).toBe(inOther);
      expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${gelora.storefront}${inOther}`);

      // From another page the home page's data is asked for alone.
      await page.getByRole("banner").getByRole("link", { name: homeLink[other], exact: true }).click();
      await page.waitForURL(({ pathname }) => pathname === other);
      await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
      expect(await page.getByRole("banner").getByLabel(searchField[other]).count()).toBe(1);

      // Another tab that speaks the other language changes nothing here.
      const tab = await reader.context.newPage();
      await tab.goto(`${first}/store`);
      await expect.poll(() => tab.evaluate(() => localStorage.getItem("gt-local"))).toBe(spoken[first]);
      const spokenTo: (string | undefined)[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/graphql?") && request.method() === "POST")
          spokenTo.push(request.headers().language);
      });
      await page.locator(`a[href$='/shop-cart']`).first().click();
      await page.getByRole("heading", { name: cartTitle[other], exact: true }).waitFor();
      await expect.poll(() => spokenTo.length).toBeGreaterThan(0);
      expect(new Set(spokenTo)).toEqual(new Set([spoken[other]]));
      await tab.goto(`${other}/store`);
      await tab.waitForFunction((language) => localStorage.getItem("gt-local") === language, spoken[other]);
      await tab.close();

      await visit("/shop-cart");
      await page.getByRole("heading", { name: cartTitle[other], exact: true }).waitFor();
      await visit(first);
      await page.locator(`a[href='${first}/shop-cart']`).first().click();
      await page.getByRole("heading", { name: cartTitle[first], exact: true }).waitFor();
      expect(pathOf(page)).toBe(`${first}/shop-cart`);
      await visit(`${first}/account/order`);
      await page.waitForURL(({ pathname }) => pathname === `${first}/login`);
      expect(await languageOf(page)).toBe(spoken[first]);
    },
    60_000,
  );

journey("[LOC-01~] search engines find both languages of every page", async ({ gelora }) => {
  const get = async (address: string) => (await fetch(address)).text();
  const index = await get(`${gelora.storefront}/sitemap.xml`);
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");
  expect(files).toHaveLength(2);
  const all = (await Promise.all(files.map(get))).join("");
  const listed = [...all.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");
  const [english, indonesian] = ["en", "id"].map((code) =>
    listed.filter((address) => new URL(address).pathname.split("/")[1] === code),
  );
  expect(english?.length).toBeGreaterThan(600);
  expect(indonesian?.length).toBe(english?.length);
  const pictures = [...all.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, address]) => address ?? "");
  expect(pictures.length).toBeGreaterThan(1200);
  expect((await fetch(pictures.at(-1) ?? "")).headers.get("content-type")).toBe("image/jpeg");
  const product = indonesian?.find((address) => address.includes("/pdp/")) ?? "";
  const answer = await fetch(product, { headers: { "accept-language": "en" } });
  expect(answer.headers.get("content-language")).toBe("id-ID");
  const html = await answer.text();
  expect(html).toContain('<html lang="id-ID">');
  expect(html).toContain(`<link rel="canonical" href="${product}"`);
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  expect(alternates.map(([, code]) => code)).toEqual(["en", "id", "x-default"]);
  expect(english).toContain(alternates[0]?.[2]);
  // An alternate counts only if it is its own canonical address.
  const unknown = alternates[2]?.[2] ?? "";
  expect(await get(unknown)).toContain(`<link rel="canonical" href="${unknown}"`);
});

journey(
  "[LOC-01~] every link of the header and the footer leads to a page, in each language's addresses",
  async ({ shopper }) => {
    const { page, visit } = await shopper({ width: 1280 });
    for (const prefix of ["/id", "/en"]) {
      await visit(prefix);
      const addresses = await page
        .locator("header a[href^='/'], footer a[href^='/']")
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
      expect(addresses.filter((address) => address.startsWith(`${prefix}/page/`)).length).toBeGreaterThan(3);
      for (const address of addresses)
        expect([address, (await page.request.get(address)).status()]).toEqual([address, 200]);
    }
  },
);
