import { expect, test, vi } from "vitest";
import { z } from "zod";
import { loadFileStarts, loadSitemapProducts, productsInOneFile } from "./sitemap-products.ts";

const asked = z.object({ variables: z.object({ after: z.string(), limit: z.number() }) });

/** A shop with so many products, which gives those after a code. */
function shopWith(count: number) {
  const codes = Array.from({ length: count }, (_none, n) => `P${String(n).padStart(7, "0")}`);
  const send = vi.fn(async (_address: string, { body }: { body: string }) => {
    const { after, limit } = asked.parse(JSON.parse(body)).variables;
    const given = codes.filter((code) => code > after).slice(0, limit);
    const sitemapProducts = given.map((productCode) => ({ productCode, names: [], mediaLink: null, updatedAt: "" }));
    return { status: 200, json: async () => ({ data: { sitemapProducts } }) };
  });
  return { codes, options: { base: "http://shop", siteCode: "GELORA", language: "en-US", send } };
}

test.each([0, 1, productsInOneFile, 2 * productsInOneFile + 1])(
  "the files of the sitemap name each of %i products once, and all of them",
  async (count) => {
    const { codes, options } = shopWith(count);
    const starts = await loadFileStarts(options);
    const files = await Promise.all((starts ?? []).map((after) => loadSitemapProducts(options, after)));
    expect(files.flatMap((file) => file?.map(({ productCode }) => productCode))).toEqual(codes);
  },
);

test("a shop that does not answer makes no sitemap, rather than a short one", async () => {
  const send = async () => {
    throw new Error("away");
  };
  const options = { base: "http://shop", siteCode: "GELORA", language: "en-US", send };
  expect([await loadFileStarts(options), await loadSitemapProducts(options, "")]).toEqual([undefined, undefined]);
});
