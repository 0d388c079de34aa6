import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

/** The expected words of the pages, repeated here on purpose. */
const texts = {
  "en-US": {
    find: "Find my size",
    foot: "Foot length (cm)",
    chest: "Chest (cm)",
    show: "Show my size",
    outside: /below our smallest size/,
    missing: "Enter your measure in centimetres.",
    millimetres: (mm: string, cm: string) => `We read ${mm} as millimetres: ${cm} cm.`,
    change: "Change",
    mine: "My size",
    shoes: "Shoes",
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
    seen: "Recently seen",
  },
  "id-ID": {
    find: "Cari ukuran saya",
    foot: "Panjang kaki (cm)",
    chest: "Lingkar dada (cm)",
    show: "Lihat ukuran saya",
    outside: /di bawah ukuran terkecil/,
    missing: "Isi hasil ukurmu dalam sentimeter.",
    millimetres: (mm: string, cm: string) => `Kami membaca ${mm} sebagai milimeter: ${cm} cm.`,
    change: "Ubah",
    mine: "Ukuran saya",
    shoes: "Sepatu",
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    seen: "Terakhir dilihat",
  },
} as const;

const people: readonly Pick<Shopper, "language" | "width">[] = [
  { language: "en-US", width: 1280 },
  { language: "id-ID", width: 390 },
];

for (const person of people) {
  journey(
    `a foot is measured, its size is found, chosen, remembered, filtered by, taken into an account and forgotten, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora);
      const visitor = await shopper(person);
      const { page } = visitor;
      const text = texts[visitor.language];
      const codes = await mensGoods(`${gelora.shop}/graphql`, "runningshoes");
      await visitor.visit(`/pdp/${codes[0]}`);
      const gateway = `${gelora.shop}/graphql`;
      const { middle: foot, name, sizeCode } = await measureForSize(visitor, gateway, codes[0] ?? "", "foot");

      await press(visitor, text.find);
      const field = page.getByLabel(text.foot, { exact: true });
      await field.waitFor();
      await visitor.look("find-size");
      await field.press("Enter");
      await page.getByText(text.missing).waitFor();
      await field.fill("12");
      await field.press("Enter");
      await page.getByText(text.outside).waitFor();
      expect(await page.locator("[data-found]").count()).toBe(0);
      const sign = visitor.language === "id-ID" ? "," : ".";
      const millimetres = Math.round(foot * 10);
      await field.fill(String(millimetres));
      await field.press("Enter");
      await page
        .getByText(text.millimetres(String(millimetres), String(millimetres / 10).replace(".", sign)), { exact: true })
        .waitFor();
      await page.locator(`[data-found="${sizeCode}"]`).waitFor();
      await visitor.look("find-size-millimetres");
      await field.fill(foot.toFixed(1).replace(".", sign));
      if (visitor.width === 390) await page.getByRole("button", { name: text.show }).tap();
      else await field.press("Enter");
      const found = page.locator(`[data-found="${sizeCode}"]`);
      await found.waitFor();
      expect(await found.innerText()).toContain(name);
      await visitor.look("find-size-found");
      if (visitor.width === 390) await found.getByRole("link").first().tap();
      else await found.getByRole("link").first().press("Enter");
      await expect.poll(() => page.locator("[data-sizes] [aria-current]").innerText()).toBe(name);
      await expect.poll(() => page.locator("[data-size-note]").innerText()).toContain(`${name} =`);
      expect(await page.locator("dialog[open]").count()).toBe(0);

      await visitor.visit(`/pdp/${codes[0]}`);
      await page.locator("[data-mine]").waitFor();
      expect(await page.locator("[data-sizes] [aria-current]").innerText()).toBe(name);
      await visitor.look("product-my-size");

      await visitor.visit("/plp/footwear");
      const filter = page.locator("[data-my-size]");
      await page.waitForSelector("[data-my-size][aria-pressed=false]");
      if (visitor.width === 390) await filter.tap();
      else await filter.press("Enter");
      await expect.poll(() => new URL(page.url()).searchParams.getAll("size")).toEqual([sizeCode]);
      await page.waitForSelector("[data-my-size][aria-pressed=true]");
      await visitor.look("list-my-size");
      await filter.click();
      await expect.poll(() => new URL(page.url()).searchParams.getAll("size")).toEqual([]);

      await visitor.visit(`/pdp/${codes[1]}`);
      await page.locator(`[data-seen] [data-product="${codes[0]}"]`).waitFor();
      await visitor.look("product-seen");
      for (const path of ["/search/qqqqzzzz.html", "/shop-cart"]) {
        await visitor.visit(path);
        await page.getByRole("heading", { name: text.seen }).waitFor();
        expect(await page.locator("[data-seen] [data-product]").count()).toBe(2);
      }
      await visitor.look("cart-empty-seen");

      await visitor.visit(`/login?redirectUrl=${encodeURIComponent("/account/accountSetting")}`);
      await page.getByLabel(text.account, { exact: true }).fill(`0${member.mobile}`);
      await page.getByLabel(text.password, { exact: true }).fill(member.password);
      await page.getByRole("button", { name: text.signIn, exact: true }).click();
      const shoes = page.locator("[data-my-sizes]").getByLabel(text.shoes, { exact: true });
      await expect.poll(() => shoes.inputValue()).toBe(sizeCode);
      expect(await page.evaluate(() => localStorage.getItem("sizes"))).toBeNull();
      await visitor.look("account-my-sizes");

      await visitor.visit(`/pdp/${codes[0]}`);
      await page.locator("[data-mine]").getByRole("button", { name: text.change }).click();
      await shoes.waitFor();
      await visitor.look("my-sizes");
      await shoes.selectOption("");
      await expect.poll(() => page.locator("[data-mine]").count()).toBe(0);
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
      await visitor.visit(`/pdp/${codes[0]}`);
      await page.locator("[data-hearts]").waitFor();
      expect(await page.locator("[data-sizes] [aria-current]").count()).toBe(0);
    },
    120_000,
  );

  journey(
    `a chest is measured, and its size of a shirt is found and chosen, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const visitor = await shopper(person);
      const { page } = visitor;
      const text = texts[visitor.language];
      const gateway = `${gelora.shop}/graphql`;
      const [code = ""] = await mensGoods(gateway, "tshirts");
      await visitor.visit(`/pdp/${code}`);
      const { middle, name, sizeCode } = await measureForSize(visitor, gateway, code, "chest");
      await press(visitor, text.find);
      const field = page.getByLabel(text.chest, { exact: true });
      await field.fill(String(middle));
      await field.press("Enter");
      const found = page.locator(`[data-found="${sizeCode}"]`);
      await found.waitFor();
      expect(await found.innerText()).toContain(name);
      await visitor.look("find-shirt-size-found");
      await found.getByRole("link").first().press("Enter");
      await expect.poll(() => page.locator("[data-sizes] [aria-current]").innerText()).toBe(name);
    },
    60_000,
  );
}

async function press({ page, width }: Shopper, name: string): Promise<void> {
  const button = page.getByRole("button", { name });
  if (width === 390) await button.tap();
  else {
    await button.focus();
    await page.keyboard.press("Enter");
  }
}

/** Two of men's goods of a category that are in stock. */
async function mensGoods(gateway: string, categoryCode: string): Promise<readonly string[]> {
  const { catalogProductSearchInit: list } = await gatewayCaller(gateway).call<{
    catalogProductSearchInit: { dataList: readonly { productCode: string }[] };
  }>(
    "Goods",
    "query Goods($input: CatalogProductSearchInput!) { catalogProductSearchInit(input: $input) { dataList { productCode } } }",
    {
      input: {
        categoryCode,
        filters: [
          { name: "gender", codes: ["MEN"] },
          { name: "availability", codes: ["IN_STOCK"] },
        ],
      },
    },
  );
  return list.dataList.slice(0, 2).map(({ productCode }) => productCode);
}

type Chart = {
  readonly rows: readonly {
    readonly name: string;
    readonly sizeCode: string;
    readonly fits: readonly { readonly measure: string; readonly from: number; readonly to: number }[];
  }[];
};

/** A measure in the middle of a size that can be had in the colour that is shown. */
async function measureForSize({ page }: Shopper, gateway: string, productCode: string, measure: "foot" | "chest") {
  const names = await page.locator("[data-sizes] [data-state=available]").allInnerTexts();
  const { productInit } = await gatewayCaller(gateway).call<{
    productInit: { sizeFacts: { chart: Chart | null } };
  }>(
    "Chart",
    "query Chart($input: ProductInitInput!) { productInit(input: $input) { sizeFacts { chart { rows { name sizeCode fits { measure from to } } } } } }",
    { input: { productCode } },
  );
  const row = productInit.sizeFacts.chart?.rows.find((one) => names.includes(one.name));
  const fit = row?.fits.find((one) => one.measure === measure);
  if (!row || !fit) throw new Error(`no size of ${productCode} is explained`);
  return { middle: (fit.from + fit.to) / 2, name: row.name, sizeCode: row.sizeCode };
}
