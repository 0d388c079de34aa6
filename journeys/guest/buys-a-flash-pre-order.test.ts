import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { expect } from "vitest";
import {
  agree,
  checkOutCart,
  choosePayment,
  expectOrderState,
  fillAddress,
  newGuest,
  orderCodeOf,
  pressCheckout,
} from "../support/buying.ts";
import { journey } from "../support/journey.ts";

/** The expected words of the pages, repeated here on purpose. */
const texts = {
  "en-US": {
    shipsOn: "Pre-order: ships from",
    preOrder: "Pre-order, ships from",
    onPage: (left: number) => `${left} left · 1 per shopper`,
    afterwards: "1 per shopper",
    expected: "Expected by",
  },
  "id-ID": {
    shipsOn: "Pre-order: kami kirim mulai",
    preOrder: "Pre-order, dikirim mulai",
    onPage: (left: number) => `Sisa ${left} · maks. 1 per pembeli`,
    afterwards: "maks. 1 per pembeli",
    expected: "Perkiraan tiba",
  },
} as const;

type Sale = {
  readonly campaignList: readonly {
    readonly state: string;
    readonly skuList: readonly {
      readonly skuCode: string;
      readonly product: { readonly productCode: string };
      readonly skuCampaign: {
        readonly shippingTime: string | null;
        readonly maxPerUser: number;
        readonly activityPrice: number;
        readonly activityStock: number;
      };
    }[];
  }[];
};

/** The pre-order of the flash sale that runs, as the gateway returns it. */
async function flashPreOrder(gateway: string) {
  const { flashSale } = await gatewayCaller(gateway).call<{ flashSale: Sale }>(
    "FlashSale",
    `query FlashSale { flashSale { campaignList { state skuList { skuCode product { productCode }
      skuCampaign { shippingTime maxPerUser activityPrice activityStock } } } } }`,
  );
  const running = flashSale.campaignList.find(({ state }) => state === "RUNNING");
  const sku = running?.skuList.find(({ skuCampaign }) => skuCampaign.shippingTime !== null);
  if (!sku) throw new Error("no flash sale of a pre-order runs");
  const { shippingTime, activityPrice, activityStock, maxPerUser } = sku.skuCampaign;
  const address = `/pdp/${sku.product.productCode}?skuCode=${sku.skuCode}`;
  return {
    address,
    maxPerUser,
    left: activityStock,
    day: (shippingTime ?? "").split("-").toReversed().join("/"),
    price: formatRupiah(activityPrice),
  };
}

/** `dd/MM/yyyy` as a number that grows with time. */
const inOrder = (day: string): number => Number(day.split("/").toReversed().join(""));

for (const { language, width } of [
  { language: "id-ID", width: 390 },
  { language: "en-US", width: 1280 },
] as const)
  journey(
    `[PRM-18] a flash sale's price, pieces, limit and shipping day are shown on its page, the product, the cart, the checkout and the order, in ${language} at ${width}`,
    async ({ shopper, gelora, sandbox }) => {
      const text = texts[language];
      const sku = await flashPreOrder(`${gelora.shop}/graphql`);
      expect(sku.maxPerUser).toBe(1);
      const buyer = await shopper({ language, width });
      const { page } = buyer;
      const main = page.getByRole("main");
      await buyer.visit("/page/flash-sale");
      const card = page.locator("[data-flash-sale=running] li").filter({ hasText: `${text.preOrder} ${sku.day}` });
      expect(await card.textContent()).toContain(sku.price);
      await buyer.look("flash-pre-order-sale");

      await buyer.visit(sku.address);
      const product = page.locator("[data-product-page]");
      await product.getByText(`${text.shipsOn} ${sku.day}`).waitFor();
      expect(await product.locator("[data-flash-sale]").textContent()).toContain(text.onPage(sku.left));
      expect(await product.textContent()).toContain(sku.price);
      await buyer.look("flash-pre-order-product");
      await page.locator("[data-control=add-to-cart], [data-buy-bar] button").filter({ visible: true }).first().click();
      await page.locator("[data-added]").waitFor();

      await buyer.visit("/shop-cart");
      await main.getByText(`${text.preOrder} ${sku.day}`).waitFor();
      await page.locator("[data-flash-hold=held]").filter({ visible: true }).getByText(text.afterwards).waitFor();
      expect(await main.textContent()).toContain(sku.price);
      await buyer.look("flash-pre-order-cart");

      const guest = newGuest();
      await checkOutCart(buyer, guest);
      await fillAddress(buyer, guest);
      const openOrClose = async () => {
        if (width === 390) await page.locator("details[data-total-to-pay] summary").click();
      };
      await openOrClose();
      await main.getByText(`${text.preOrder} ${sku.day}`).filter({ visible: true }).first().waitFor();
      expect(await main.textContent()).toContain(sku.price);
      await buyer.look("flash-pre-order-checkout");
      await openOrClose();
      await choosePayment(buyer, buyer.words.bankTransfer, buyer.words.bcaAccount);
      await agree(buyer);
      await pressCheckout(buyer);
      await page.waitForURL(/\/payment\?/);

      const orderCode = orderCodeOf(buyer);
      await sandbox.payment(orderCode, "settle");
      await expectOrderState(buyer, orderCode, 31);
      // At its parcel, and at its line.
      await main.getByText(`${text.preOrder} ${sku.day}`).nth(1).waitFor();
      expect(await main.textContent()).toContain(sku.price);
      const [expected] = (await page.getByText(text.expected).textContent())?.match(/\d\d\/\d\d\/\d{4}/) ?? [];
      expect(inOrder(expected ?? "")).toBeGreaterThan(inOrder(sku.day));
      await buyer.look("flash-pre-order-order");
    },
    120_000,
  );
