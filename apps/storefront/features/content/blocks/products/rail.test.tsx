import { expect, test } from "vitest";
import { renderPage } from "../../../../testing/page.tsx";
import { cardOf } from "../../../listing/product-card-model.ts";
import { Rail } from "./rail.tsx";

const product = cardOf(
  {
    productCode: "KR1",
    productName: "Kilat Runner",
    mediaLink: "drawn/v1/shoe",
    mobileMediaLink: null,
    productPrice: 600_000,
    salePrice: 499_000,
    brand: { brandName: "Kilat" },
    ribbon: null,
    rating: null,
    skuList: [],
    saleAttributes: [],
  },
  "pc",
);

test("a shelf has its heading, its sentence, its goods and the way to all of them", () => {
  const more = { text: "For wet & dry roads.", link: "/plp/runningshoes", linkText: "See all" };
  const html = renderPage(<Rail block={{ type: "products", title: "For the road", products: [product], ...more }} />);
  expect(html).toMatch(/<h2[^>]*>For the road<\/h2>.*<p[^>]*>For wet &amp; dry roads\.<\/p>/s);
  expect(html).toContain('href="/pdp/kilat-runner/KR1"');
  expect(html).toContain("Rp499.000");
  expect(html).toMatch(/<a href="\/plp\/runningshoes"[^>]*>See all/);
});

test("in a column of text cards are as wide as on a tablet", () => {
  const block = { type: "products" as const, title: "Goes with this", products: [product] };
  expect(renderPage(<Rail block={block} />)).toContain("lg:auto-cols-");
  expect(renderPage(<Rail block={block} isNarrow />)).not.toContain("lg:auto-cols-");
});
