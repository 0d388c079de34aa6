import { setTimeout } from "node:timers/promises";
import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { answer } from "../looking/answers.ts";
import { addToCart, checkOutCart, newGuest } from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import { answerOperation } from "../support/operations.ts";

/** The expected words of the pages, repeated here on purpose. */
const texts = {
  "en-US": {
    shopMore: /^Shop more/,
    dialog: "Shop more",
    add: /^Add to cart/,
    added: /^Added/,
    socks: "Buy 3 pairs of socks, get 1 free",
    period: /^\d\d\/\d\d\/\d{4} to \d\d\/\d\d\/\d{4}$/,
    choose: /^Choose/,
    gift: "Free gift",
    seeGiveaways: "See the gifts",
    chosen: "Chosen",
    free: "Free",
    giftLost: /no longer qualifies/,
    less: /^One less/,
    more: /^One more/,
    bottle: "A bottle for less",
    addOn: "At a special price",
    failed: "These items could not be loaded",
    tryAgain: "Try again",
    promotions: "Promotions",
    giftReason: "Choose your free gift (1).",
    toCart: "Go to my cart",
    noneYet: "Add 4 more.",
    someMissing: "Add 3 more.",
  },
  "id-ID": {
    shopMore: /^Belanja lagi/,
    dialog: "Belanja lagi",
    add: /^\+ Keranjang/,
    added: /^Ditambahkan/,
    socks: "Beli 3 pasang kaus kaki, gratis 1",
    period: /^\d\d\/\d\d\/\d{4} sampai \d\d\/\d\d\/\d{4}$/,
    choose: /^Pilih/,
    gift: "Hadiah gratis",
    seeGiveaways: "Lihat hadiahnya",
    chosen: "Sudah dipilih",
    free: "Gratis",
    giftLost: /belum memenuhi syarat hadiah/,
    less: /^Kurangi satu/,
    more: /^Tambah satu/,
    bottle: "Botol lebih murah",
    addOn: "Harga khusus",
    failed: "Barang promo gagal dimuat",
    tryAgain: "Coba lagi",
    promotions: "Promo",
    giftReason: "Pilih hadiah gratismu (1).",
    toCart: "Lihat keranjang",
    noneYet: "Tambah 4 barang lagi.",
    someMissing: "Tambah 3 barang lagi.",
  },
} as const;

const people = [
  { language: "en-US", width: 1280 },
  { language: "id-ID", width: 390 },
] as const;

const listOperation = /operationName=queryCatalogProductsByPromotion/;

for (const person of people) {
  journey(
    `[PDP-06] [PRM-05~] [PRM-06] [PRM-07] [CON-16] [PRM-12~] [PRM-16~] a product's promotion opens 'Shop more': its list fails and comes, its first ten with five or 2.2 in view, and a card adds; the cart counts to 99+, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const visitor = await shopper(person);
      const { page, width, language } = visitor;
      const text = texts[language];
      const [socks] = await goodsOf(`${gelora.shop}/graphql`, "SOCKS-3-1");
      let inCart = 0;
      const badge = page.getByRole("banner").locator("a[href$='/shop-cart']");
      await answerOperation(page, /^miniCartNumber$/, (route) => answer(route, { miniCartNumber: { count: inCart } }));
      for (const [count, shown] of [
        [99, "99"],
        [100, "99+"],
      ] as const) {
        inCart = count;
        await visitor.visit(`/pdp/${socks?.productCode}`);
        await expect.poll(() => badge.innerText()).toBe(shown);
      }
      await page.locator("[data-promotions] summary").click();
      const entry = page.locator("[data-promotions] li", { hasText: text.socks });
      await entry.getByText(text.period).waitFor();
      await visitor.look("product-promotions");

      visitor.expectProblem(/queryCatalogProductsByPromotion|ERR_FAILED/);
      await page.route(listOperation, (route) => route.abort());
      await entry.getByRole("button", { name: text.shopMore }).click();
      const dialog = page.getByRole("dialog", { name: text.dialog });
      await dialog.getByText(text.failed).waitFor();
      expect(await dialog.locator("[aria-busy=true]").count()).toBe(0);
      await page.unroute(listOperation);
      await dialog.getByRole("button", { name: text.tryAgain }).click();
      const slides = dialog.locator("[data-slides] > li");
      await slides.first().waitFor();

      const counting = await goodsOf(`${gelora.shop}/graphql`, "SOCKS-3-1");
      expect(counting.length).toBeGreaterThan(10);
      expect(await slides.count()).toBe(10);
      expect(await dialog.locator("article").evaluateAll((cards) => cards.map((card) => card.dataset.product))).toEqual(
        counting.slice(0, 10).map(({ productCode }) => productCode),
      );
      expect(await widthOf(dialog)).toBe(width === 1280 ? 1045 : Math.round(390 * 0.9));
      const gap = 12;
      const view = await widthOf(dialog.locator("[data-slides]"));
      expect((view + gap) / ((await widthOf(slides.first())) + gap)).toBeCloseTo(width === 1280 ? 5 : 2.2, 1);
      await dialog.getByText(text.noneYet).waitFor();
      await visitor.look("shop-more");

      const card = dialog.locator("article:not([data-stock=empty])").first();
      await card.getByRole("button", { name: text.add }).click();
      await card.getByRole("button", { name: text.added }).waitFor();
      await dialog.getByText(text.someMissing).waitFor();
      await visitor.look("shop-more-added");
      await card.getByRole("button", { name: text.add }).waitFor();
      await dialog.getByRole("link", { name: text.toCart }).click();
      await page.waitForURL(/\/shop-cart/);
      await page.locator("[data-line-sum]").waitFor();
    },
    90_000,
  );

  journey(
    `[PRM-01] [PRM-05] [PRM-16] [CRT-11~] a gift and an add-on are chosen in the cart, a lost gift says so, and the checkout explains the same, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const visitor = await shopper(person);
      const { page, language } = visitor;
      const text = texts[language];
      const shoes = await goodsOf(`${gelora.shop}/graphql`, "BOTTLE-ADD-ON");
      const pairs = shoes.flatMap(({ productCode, skuList }) =>
        skuList.filter(isForGift).map(({ skuCode }) => `/pdp/${productCode}?skuCode=${skuCode}`),
      );
      // Another pair for each, so that they do not buy from each other.
      await visitor.visit(pairs.at(person.width === 390 ? 0 : -1) ?? expect.fail("the shop lacks such shoes"));
      await addToCart(visitor);
      // Slower than half a second: then what moves counts, no matter who pressed what.
      const ofCart = /operationName=(cartInit|addCart|updateCartItem)/;
      await page.route(ofCart, async (route) => {
        if (person.width === 1280) await setTimeout(900);
        await route.continue();
      });
      await visitor.visit("/shop-cart");
      await page.getByRole("heading", { name: text.promotions, exact: true }).waitFor();
      await visitor.look("cart-promotions");

      visitor.expectProblem(/queryCatalogProductsByPromotion|ERR_FAILED/);
      await page.route(listOperation, (route) => route.abort());
      const openShopMore = () =>
        page.locator("[data-promotion=GIFT-OF-CHOICE]").getByRole("button", { name: text.shopMore }).click();
      await openShopMore();
      await page.locator("[data-toast]").first().waitFor();
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      await page.unroute(listOperation);
      await openShopMore();
      const dialog = page.getByRole("dialog", { name: text.dialog });
      await dialog.locator("article").first().waitFor();
      await visitor.look("cart-shop-more");
      await page.keyboard.press("Escape");

      for (const _press of [1, 2, 3]) await press(page.getByRole("button", { name: text.more }));
      const gifts = page.locator("[data-promotion=GIFT-OF-CHOICE]");
      await gifts.getByText(text.giftReason).waitFor();
      await visitor.look("cart-gift-open");
      await gifts.getByText(text.seeGiveaways).click();
      await gifts.locator("[data-eligible=true]").getByRole("button", { name: text.choose }).first().click();
      await page.getByText(text.gift, { exact: true }).waitFor();
      await gifts.getByText(text.chosen).waitFor();
      await page.locator("[data-line-sum]", { hasText: text.free }).waitFor();
      const bottle = page.locator("[data-promotion=BOTTLE-ADD-ON]");
      await bottle.locator("[data-eligible=true]").getByRole("button").first().click();
      await page.getByText(text.addOn, { exact: true }).waitFor();
      expect(await bottle.getAttribute("data-state")).toBe("APPLIED");
      await visitor.look("cart-gift-and-add-on");
      await page.unroute(ofCart);
      const saved = await page.locator("aside dl dd.figures").nth(1).textContent();

      await checkOutCart(visitor, newGuest());
      await page.locator("[data-promotion=GIFT-OF-CHOICE][data-state=APPLIED]").waitFor();
      await expect.poll(() => page.locator("dl dd", { hasText: saved ?? "?" }).count()).toBeGreaterThan(0);
      await visitor.look("checkout-promotions");

      await visitor.visit("/shop-cart");
      for (const _press of [1, 2, 3]) await press(page.getByRole("button", { name: text.less }));
      await page.getByText(text.giftLost).waitFor();
      await visitor.look("cart-gift-lost");
    },
    120_000,
  );
}

/** One pair is below the gift's level, four are above; shoes open the add-on. */
const isForGift = ({ salePrice, channelSale: { qty, soldQty } }: Sku): boolean =>
  salePrice > 600_000 && salePrice < 1_000_000 && qty - soldQty > 12;

/** Until the line's sum shows it: a press before that would count from the old number. */
async function press(button: Locator): Promise<void> {
  const sum = button.page().locator("[data-line-sum]").first();
  const before = await sum.textContent();
  await button.first().click();
  await expect.poll(() => sum.textContent(), { timeout: 15_000 }).not.toBe(before);
}

const widthOf = (element: Locator): Promise<number> =>
  element.evaluate((one) => Math.round(one.getBoundingClientRect().width));

type Sku = {
  readonly skuCode: string;
  readonly salePrice: number;
  readonly channelSale: { readonly qty: number; readonly soldQty: number };
};
type Product = { readonly productCode: string; readonly skuList: readonly Sku[] };

/** The products that count for a promotion. */
async function goodsOf(gateway: string, activityCode: string): Promise<readonly Product[]> {
  const { queryCatalogProductsByPromotion: page } = await gatewayCaller(gateway).call<{
    queryCatalogProductsByPromotion: { dataList: readonly Product[] };
  }>(
    "Goods",
    `query Goods($activityCode: String!) {
      queryCatalogProductsByPromotion(activityCode: $activityCode, pageInput: { pageSize: 50 }) {
        dataList { productCode skuList { skuCode salePrice channelSale { qty soldQty } } } } }`,
    { activityCode },
  );
  return page.dataList;
}
