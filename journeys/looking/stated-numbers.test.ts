import { expect, inject } from "vitest";
import { addToCart, chooseSize, goToCheckout, newGuest, openProduct } from "../support/buying.ts";
import { skusThat } from "../support/goods.ts";
import { journey } from "../support/journey.ts";
import { openStorefrontBehind } from "./storefront-behind.ts";

/** The numbers of the documents as each language writes them, repeated here on purpose. */
const stated = {
  "en-US": {
    days: "about 3-7 working days",
    chat: ["Chat support", "Monday to Sunday, 8am to 9pm WIB"],
    service: ["Customer service", "Monday to Sunday, 9:00 to 18:00 WIB"],
  },
  "id-ID": {
    days: "sekitar 3-7 hari kerja",
    chat: ["Layanan chat", "Senin sampai Minggu, 08.00–21.00 WIB"],
    service: ["Layanan pelanggan", "Senin sampai Minggu, 09.00–18.00 WIB"],
  },
} as const;

for (const [language, width] of [
  ["en-US", 1280],
  ["id-ID", 390],
] as const)
  journey(
    `[CON-22] the days of a delivery and the hours of both services are shown wherever shoppers look for them, in ${language} at ${width}`,
    async ({ shopper }) => {
      const visitor = await shopper({ language, width });
      const { page } = visitor;
      const { days, chat, service } = stated[language];
      const main = page.getByRole("main");
      const footer = page.getByRole("contentinfo");
      for (const path of ["/", "/page/delivery-returns"]) {
        await visitor.visit(path);
        expect(await main.innerText()).toContain(days);
        for (const hours of [chat, service]) expect(await footer.innerText()).toContain(hours.join(": "));
      }
      await visitor.visit("/contact-us");
      for (const [name, hours] of [chat, service]) {
        await main.getByText(name, { exact: true }).first().waitFor();
        expect(await main.innerText()).toContain(hours);
      }
      await visitor.visit("/search/sepatu-lari.html");
      await openProduct(visitor, 0);
      await chooseSize(visitor);
      await addToCart(visitor);
      await goToCheckout(visitor, newGuest());
      expect(await page.locator("#checkout-shipping").textContent()).toContain(days);
    },
    90_000,
  );

journey(
  "[CON-15] a cart takes one to five of a sku, and searches and the blog are asked for by tens",
  async ({ shopper, gelora }) => {
    const [sku] = await skusThat(`${gelora.shop}/graphql`, ({ pieces }) => pieces > 20);
    if (!sku) throw new Error("the shop has no sku with more than twenty pieces");
    const visitor = await shopper();
    const { page } = visitor;
    await visitor.visit(`/pdp/${sku.productCode}?skuCode=${sku.skuCode}`);
    await addToCart(visitor);
    await visitor.visit("/shop-cart");
    const quantity = page.getByRole("main").getByRole("textbox").first();
    for (const [typed, taken] of [
      ["6", "5"],
      ["0", "1"],
      ["5", "5"],
    ] as const) {
      await quantity.fill(typed);
      await quantity.press("Enter");
      await expect.poll(() => quantity.inputValue()).toBe(taken);
    }
    await page.waitForLoadState("networkidle");
    // The shop itself refuses a sixth, added on the product's page.
    await visitor.visit(`/pdp/${sku.productCode}?skuCode=${sku.skuCode}`);
    const add = page.getByRole("button", { name: visitor.words.addToCart }).filter({ visible: true });
    await add.click();
    await page.getByText("You have reached the maximum quantity available for this item").first().waitFor();

    const store = await openStorefrontBehind(inject("gelora"));
    try {
      const sizesAt = async (path: string) => {
        const from = store.asked.length;
        await page.goto(store.address + path);
        const inputs = store.asked.slice(from).map(({ variables }) => variables.input);
        return inputs.flatMap((input) =>
          input && typeof input === "object" && "pageSize" in input ? [input.pageSize] : [],
        );
      };
      expect(new Set(await sizesAt("/search/shoes.html"))).toEqual(new Set([10]));
      expect(new Set(await sizesAt("/blog"))).toEqual(new Set([10]));
      await page.goto("about:blank");
    } finally {
      await store.close();
    }
  },
  90_000,
);
