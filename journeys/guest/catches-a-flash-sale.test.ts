import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";

/** The expected words of the pages, repeated here on purpose. */
const texts = {
  "en-US": { running: "On now", coming: "Coming next" },
  "id-ID": { running: "Sedang berlangsung", coming: "Berikutnya" },
} as const;

const people = [
  { language: "en-US", width: 1280 },
  { language: "id-ID", width: 390 },
] as const;

type Sale = {
  readonly campaignList: readonly {
    readonly state: string;
    readonly skuList: readonly {
      readonly skuCode: string;
      readonly skuCampaign: { readonly activityPrice: number; readonly activityStock: number };
    }[];
  }[];
};

const saleNow = async (gateway: string): Promise<Sale> =>
  (
    await gatewayCaller(gateway).call<{ flashSale: Sale }>(
      "FlashSale",
      "query FlashSale { flashSale { campaignList { state skuList { skuCode skuCampaign { activityPrice activityStock } } } } }",
    )
  ).flashSale;

for (const person of people) {
  journey(
    `[PRM-17] [HOM-13] [PRM-18~] a flash sale shows its clock and what is left, and its price stands on the page of its goods, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const sale = await saleNow(`${gelora.shop}/graphql`);
      expect(new Set(sale.campaignList.map(({ state }) => state))).toEqual(new Set(["PAST", "RUNNING", "COMING"]));
      const running = sale.campaignList.find(({ state }) => state === "RUNNING");
      const sku = running?.skuList.find(({ skuCampaign }) => skuCampaign.activityStock > 0);
      if (!sku) throw new Error("the seeded flash sale has nothing left");
      const visitor = await shopper(person);
      const { page } = visitor;
      const text = texts[visitor.language];
      await visitor.visit("/page/flash-sale");
      const section = page.locator("[data-flash-sale=running]");
      await section.getByText(text.running).waitFor();
      await page.locator("[data-flash-sale=coming]").getByText(text.coming).waitFor();
      await expect.poll(() => section.getByRole("timer").textContent()).toMatch(/^\d\d:\d\d:\d\d$/);
      const first = await section.getByRole("timer").textContent();
      await expect.poll(() => section.getByRole("timer").textContent()).not.toBe(first);
      await visitor.look("flash-sale");

      const price = formatRupiah(sku.skuCampaign.activityPrice);
      const card = section.locator("li").filter({ has: page.locator(`a[href$="skuCode=${sku.skuCode}"]`) });
      expect((await card.textContent())?.replaceAll("\u00a0", " ")).toContain(price.replaceAll("\u00a0", " "));
      await card.getByRole("link").click();
      await page.locator("[data-product-page] [data-flash-sale]").waitFor();
      expect(await page.locator("[data-product-page]").textContent()).toContain(price);
    },
    90_000,
  );
}
