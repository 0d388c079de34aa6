import type { BrowserContext } from "playwright-core";
import { expect } from "vitest";
import { addToCart, chooseSize } from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

const cookieOf = async (context: BrowserContext, name: string): Promise<string | undefined> =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value;

journey(
  "[LOC-04] [LOC-05] [LOC-07~] [LOC-08] [LOC-17] [STA-03] a switch of language turns the page in place, and holds",
  async ({ shopper }) => {
    const { page, visit, context } = await shopper();
    const languages: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/graphql?"))
        languages.push(request.headers().language);
    });
    await visit("/");
    await page.locator("[data-control=chat]").waitFor();
    await page.evaluate(() => {
      document.documentElement.dataset.sameDocument = "yes";
    });
    const english = await page.getByRole("main").innerText();
    expect(new Set(languages)).toEqual(new Set(["en-US"]));
    languages.length = 0;
    await page.getByRole("combobox", { name: "Language" }).selectOption("id-ID");
    await page.getByRole("combobox", { name: "Bahasa" }).waitFor();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("id-ID");
    await expect.poll(() => page.getByLabel("Cari di Gelora").count()).toBe(1);
    const indonesian = await page.getByRole("main").innerText();
    expect(indonesian).not.toBe(english);
    await page.getByText("Layanan pelanggan", { exact: false }).first().waitFor();
    expect(await page.locator("html").getAttribute("data-same-document")).toBe("yes");
    expect(await cookieOf(context, "gt-local")).toBe("id-ID");
    expect(await page.evaluate(() => localStorage.getItem("gt-local"))).toBe("id-ID");
    await page.reload();
    await page.getByLabel("Cari di Gelora").waitFor();
    expect(await page.getByRole("main").innerText()).toBe(indonesian);
    await page.locator("[data-control=chat]").waitFor();
    // The browser requests the cart in the language chosen last.
    await visit("/shop-cart");
    await page.getByRole("heading", { name: "Keranjangmu", exact: true }).waitFor();
    await expect.poll(() => languages.length).toBeGreaterThan(0);
    await page.getByRole("combobox", { name: "Bahasa" }).selectOption("en-US");
    await page.getByRole("heading", { name: "Your cart", exact: true }).waitFor();
    expect(new Set(languages.slice(0, 1))).toEqual(new Set(["id-ID"]));
    await expect.poll(() => languages.at(-1)).toBe("en-US");
  },
);

journey(
  "[LOC-07~] a language chosen in another tab is followed on the return to this one, or with its next page",
  async ({ shopper }) => {
    const { page, visit, context } = await shopper();
    const elsewhere = await context.newPage();
    const choose = async (label: string, language: string): Promise<void> => {
      await elsewhere.locator("[data-control=chat]").waitFor();
      await elsewhere.getByRole("combobox", { name: label }).selectOption(language);
      await expect.poll(() => elsewhere.locator("html").getAttribute("lang")).toBe(language);
    };
    await elsewhere.goto("/store");
    await visit("/contact-us");
    await page.locator("[data-control=chat]").waitFor();
    await choose("Language", "id-ID");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.getByRole("combobox", { name: "Bahasa" }).waitFor();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("id-ID");
    expect(await page.getByRole("combobox", { name: "Bahasa" }).inputValue()).toBe("id-ID");
    await choose("Bahasa", "en-US");
    // Two windows side by side: nobody returned before the next press.
    await page.getByRole("banner").locator("a[href$='/store']").first().click();
    await page.waitForURL(/\/store$/);
    await page.getByRole("combobox", { name: "Language" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en-US");
  },
);

/** Recommendations come late, in each language again: until then only their space is reserved. */
const shelvesFilled = ({ page }: Shopper) => expect.poll(() => page.locator(".shelf-placeholder").count()).toBe(0);

/** Words of the other language that stand in nearly every sentence. */
const foreign = {
  "id-ID": /\b(the|your|you|and|of|for|with|are|from|sign|add|all|now|how|our|not|by)\b/i,
  "en-US": /\b(dan|yang|untuk|dengan|dari|kamu|\w+mu|semua|bisa|atau|di|ke|kami|belum|tidak)\b/i,
} as const;

journey(
  "[LOC-07] on home, a product, registering and the cart, every text turns with the language, and stays so after a reload",
  async ({ shopper }) => {
    const visitor = await shopper();
    const { page, visit } = visitor;
    await visit("/plp/search?q=shoes");
    await page.locator("[data-goods] article:not([data-stock=empty]) a").first().click();
    await page.locator("[data-product-page]").waitFor();
    const product = new URL(page.url()).pathname;
    await chooseSize(visitor);
    await addToCart(visitor);
    const lines = async (): Promise<string[]> => {
      const text = await page.locator("body").innerText();
      return text.split("\n").filter((line) => !/^(English \(EN\)|Indonesia \(ID\))$/.test(line.trim()));
    };
    const others = async (language: keyof typeof foreign) =>
      (await lines()).filter((line) => foreign[language].test(line));
    for (const path of ["/", product, "/register", "/shop-cart"]) {
      await visit(path);
      await page.locator("[data-control=chat]").waitFor();
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      expect(await others("en-US"), path).toEqual([]);
      // Such words would be found.
      expect((await others("id-ID")).length, path).toBeGreaterThan(5);
      await page.getByRole("combobox", { name: "Language" }).selectOption("id-ID");
      await page.getByRole("combobox", { name: "Bahasa" }).waitFor();
      await expect.poll(() => others("id-ID"), { message: path }).toEqual([]);
      await shelvesFilled(visitor);
      const turned = await lines();
      expect(turned.length, path).toBeGreaterThan(20);
      await page.reload();
      await page.locator("[data-control=chat]").waitFor();
      await shelvesFilled(visitor);
      await expect.poll(lines, { message: path }).toEqual(turned);
      await page.getByRole("combobox", { name: "Bahasa" }).selectOption("en-US");
      await page.getByRole("combobox", { name: "Language" }).waitFor();
      await expect.poll(() => others("en-US"), { message: path }).toEqual([]);
    }
  },
  60_000,
);

journey(
  "[LOC-06] [LOC-02] a language that is not spoken here is English and is not offered",
  async ({ shopper, gelora }) => {
    const { page, visit, context } = await shopper({ language: "id-ID" });
    for (const value of ["vi-VN", "zh-CN", "xx"]) {
      await context.addCookies([{ name: "gt-local", value, url: gelora.storefront }]);
      await visit("/login");
      expect(await page.locator("html").getAttribute("lang")).toBe("en-US");
      expect(await page.getByRole("combobox", { name: "Language" }).locator("option").allTextContents()).toEqual([
        "English (EN)",
        "Indonesia (ID)",
      ]);
    }
  },
);

journey("[LOC-03] [LOC-05] a language that only local storage holds is put to use", async ({ shopper }) => {
  const { page, visit, context } = await shopper({ language: "en-US" });
  await page.addInitScript(() => localStorage.setItem("gt-local", "id-ID"));
  await visit("/login");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("id-ID");
  expect(await cookieOf(context, "gt-local")).toBe("id-ID");
});

journey(
  "[LOC-07~] [LOC-09] [SHL-24~] a product keeps what was chosen when the language turns, and when it is left and found again",
  async ({ shopper }) => {
    const visitor = await shopper();
    const { page, visit } = visitor;
    await visit("/plp/search?q=shoes");
    await page.locator("[data-goods] article:not([data-stock=empty]) a").first().click();
    await page.locator("[data-product-page]").waitFor();
    const size = await chooseSize(visitor);
    await page.getByRole("combobox", { name: "Language" }).selectOption("id-ID");
    await page.locator("legend", { hasText: "Ukuran:" }).waitFor();
    const chosen = page.locator("[data-sizes] [aria-current=true]");
    expect(await chosen.getAttribute("data-size")).toBe(size);
    expect(await page.locator("[data-product-page]").innerText()).toMatch(/Rp\s?\d{1,3}(\.\d{3})+/);
    let loads = 0;
    page.on("request", (request) => {
      if (/\/pdp\/.*\.data/.test(request.url())) loads += 1;
    });
    await page.getByRole("banner").getByRole("link", { name: "Masuk" }).click();
    await page.waitForURL(/\/login/);
    await page.goBack();
    await page.locator("[data-product-page]").waitFor();
    expect(await chosen.getAttribute("data-size")).toBe(size);
    expect(loads).toBe(0);
  },
);
