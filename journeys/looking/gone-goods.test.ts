import { afterAll, beforeAll, expect, inject } from "vitest";
import { z } from "zod";
import { journey } from "../support/journey.ts";
import { someGoods } from "./goods.ts";
import { openStorefrontBehind, type StorefrontBehind } from "./storefront-behind.ts";

let store: StorefrontBehind;
beforeAll(async () => {
  store = await openStorefrontBehind(inject("gelora"));
});
afterAll(() => store.close());

const screens = [
  { language: "en-US", width: 1280, prefix: "/en", gone: /won't come back, but we have others like it/ },
  { language: "id-ID", width: 390, prefix: "/id", gone: /tidak akan tersedia lagi, tapi ada yang mirip/ },
] as const;

const answerSchema = z.object({ data: z.object({ productInit: z.looseObject({ skuList: z.unknown() }) }) });

/** As if every size of the product had been withdrawn. */
function withoutSkus(text: string): string {
  const { data } = answerSchema.parse(JSON.parse(text));
  return JSON.stringify({ data: { productInit: { ...data.productInit, skuList: [] } } });
}

for (const { language, width, prefix, gone } of screens)
  journey(
    `goods that are gone for good say so with 410, and lead to others like them, in ${language} at ${width}`,
    async ({ shopper, gelora }) => {
      const { plenty } = await someGoods(gelora);
      store.changeAnswer("productInit", withoutSkus);
      const visitor = await shopper({ language, width });
      const { page } = visitor;
      visitor.expectProblem(/410/);
      const answer = await page.goto(`${store.address}${prefix}/pdp/${plenty.productCode}`);
      expect(answer?.status()).toBe(410);
      await page.getByText(gone).waitFor();
      expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
      const others = page.locator("[data-alternatives] a");
      expect(await others.count()).toBe(4);
      await visitor.look("goods-gone");
      await expect
        .poll(() => others.locator("img").evaluateAll((all: HTMLImageElement[]) => all.map((img) => img.naturalWidth)))
        .toEqual([400, 400, 400, 400]);
      const href = (await others.first().getAttribute("href")) ?? "";
      expect((await fetch(gelora.storefront + href)).status).toBe(200);
    },
  );
