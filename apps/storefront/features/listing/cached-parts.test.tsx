import { expect, test } from "vitest";
import { cachedHtml } from "../../platform/page/cached-html.server.tsx";
import { CachedHtmlContext } from "../../platform/page/cached-html.ts";
import { renderPage } from "../../testing/page.tsx";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";
import type { ProductCardData } from "./product-card-model.ts";

const shoe: ProductCardData = {
  code: "RB1",
  name: `Raung 5 <Men's> & "wide"`,
  brand: "Rimbata",
  address: "/pdp/raung-5/RB1",
  media: "drawn/side",
  sale: 700_000,
  list: 1_000_000,
  colours: ["#ff0000", "#0000ff"],
  sizes: ["EU 41", "EU 42"],
  soldOut: false,
};

const renderPlainly = (card: ProductCardProps) => renderPage(<ProductCard {...card} />);
const renderCached = (card: ProductCardProps) =>
  renderPage(
    <CachedHtmlContext value={cachedHtml}>
      <ProductCard {...card} />
    </CachedHtmlContext>,
  );

test.each([
  ["reduced, in two colours", { product: shoe }],
  ["at another size and heading", { product: shoe, sizes: "50vw", heading: "h2" }],
  ["wanted at once", { product: shoe, eager: true }],
  ["of many colours", { product: { ...shoe, colours: ["#1", "#2", "#3", "#4", "#5", "#6", "#7"] } }],
  ["sold out", { product: { ...shoe, sizes: [], soldOut: true } }],
] satisfies [string, ProductCardProps][])("a cached card %s is what the browser makes of it", (_name, card) => {
  const plain = renderPlainly(card);
  expect(renderCached(card)).toBe(plain);
  expect(renderCached(card)).toBe(plain);
});

test("a card is rendered again when its product is another than it was", () => {
  expect(renderCached({ product: shoe })).toContain("Rp700.000");
  expect(renderCached({ product: { ...shoe, sale: 650_000 } })).toContain("Rp650.000");
});
