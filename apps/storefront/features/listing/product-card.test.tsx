import { expect, test } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { ProductCard } from "./product-card.tsx";
import { type CardSource, cardOf, percentOff } from "./product-card-model.ts";

function sample(change: Partial<CardSource> = {}): CardSource {
  const sku = (size: string, qty: number, soldQty = 0) => ({
    channelSale: { qty, soldQty },
    attributeValues: [{ code: "size", value: size }],
  });
  return {
    productCode: "RB1",
    productName: "Raung 5",
    mediaLink: "drawn/side,drawn/angle",
    mobileMediaLink: "drawn/phone",
    productPrice: 1_000_000,
    salePrice: 700_000,
    brand: { brandName: "Rimbata" },
    ribbon: null,
    skuList: [sku("EU 41", 5), sku("EU 42", 0)],
    saleAttributes: [
      {
        attrCode: "colour",
        values: [
          { valueName: "Red", valueColour: "#ff0000" },
          { valueName: "Blue", valueColour: "#0000ff" },
        ],
      },
      {
        attrCode: "size",
        values: [
          { valueName: "EU 41", valueColour: null },
          { valueName: "EU 42", valueColour: null },
        ],
      },
    ],
    ...change,
  };
}

const show = (source: CardSource, options = {}) => renderPage(<ProductCard product={cardOf(source, "pc")} />, options);

test("[LST-21, LST-22, IMG-03] a card shows brand, name and prices, a picture 400 wide, and leads to the product", () => {
  const html = show(sample());
  expect(html).toContain("Rimbata");
  expect(html).toContain('href="/pdp/raung-5/RB1"');
  expect(html).toMatch(/Rp700\.000/);
  expect(html).toMatch(/<s [^>]*>.*Rp1\.000\.000<\/s>/);
  expect(html).toContain('src="/img/drawn/side@400.jpg"');
  expect(html).toContain('width="400" height="400"');
});

test.each([
  ["en-US", "from"],
  ["id-ID", "mulai"],
] as const)("a price that is the lowest of several is shown as such, in %s", (language, from) => {
  expect(show(sample({ isLowestPrice: true }), { language })).toMatch(new RegExp(`>${from}</span>.*Rp700\\.000`));
  expect(show(sample({ isLowestPrice: false }), { language })).not.toContain(`>${from}</span>`);
});

test("[IMG-01, IMG-02] the picture's address has the webp suffix only where the browser takes it", () => {
  expect(show(sample(), { webp: true })).toContain('src="/img/drawn/side@400.webp"');
  expect(show(sample(), { webp: false })).toContain('src="/img/drawn/side@400.jpg"');
});

test("[IMG-02] a merchant's own image service has the form that the settings name", () => {
  const settings = { pictureForm: "https://pictures.example/{key}/w_{width},f_{format}" };
  const html = show(sample(), { webp: true, settings });
  expect(html).toContain('src="https://pictures.example/drawn/side/w_400,f_webp"');
  expect(html).not.toContain("/img/");
});

test("[LST-22] a card that shows a colour leads to that colour", () => {
  expect(show(sample({ shownColourCode: "DEEP RED" }))).toContain('href="/pdp/raung-5/RB1?colour=DEEP%20RED"');
});

test("[LST-21] a list price that is not higher is not shown", () => {
  expect(show(sample({ productPrice: 700_000 }))).not.toContain("<s ");
});

test("[LST-17] the first link of mediaLink is the picture, mobileMediaLink on phones", () => {
  expect(cardOf(sample(), "pc").media).toBe("drawn/side");
  expect(cardOf(sample(), "h5").media).toBe("drawn/phone");
});

test("[LST-11] stock-empty styling when every sku has as many sold as there were; one more takes it away", () => {
  const skus = (qty: number) => [{ channelSale: { qty, soldQty: 5 }, attributeValues: null }];
  expect(show(sample({ skuList: skus(5) }))).toContain('data-stock="empty"');
  expect(show(sample({ skuList: skus(6) }))).not.toContain('data-stock="empty"');
});

test("[LST-12] a discount ribbon shows on reduced goods that have no ribbon", () => {
  expect(show(sample())).toMatch(/data-ribbon="discount"[^>]*>-30%/);
  expect(show(sample({ productPrice: 700_000 }))).not.toContain("data-ribbon");
});

test("[LST-13~] an activity's ribbon goes before it, at its position", () => {
  const ribbon = (ribbonPosition: string | null) => ({ ribbonImage: null, ribbonText: "New", ribbonPosition });
  const html = show(sample({ ribbon: ribbon("TOP_RIGHT") }));
  expect(html).toMatch(/data-side="right" data-ribbon="activity">New/);
  expect(show(sample({ ribbon: ribbon("BOTTOM_LEFT") }))).toMatch(/data-edge="bottom" data-ribbon="activity">New/);
  expect(show(sample({ ribbon: ribbon("BOTTOM_RIGHT") }))).toMatch(/data-edge="bottom" data-side="right"/);
  // The ribbon does not hide the discount: it is shown with the price.
  expect(html).not.toContain('data-ribbon="discount"');
  expect(html).toMatch(/<\/s><span[^>]*>-30%<\/span>/);
  expect(show(sample({ ribbon: ribbon(null) }))).toMatch(/class="card-ribbon" data-ribbon="activity"/);
  expect(show(sample({ ribbon: { ribbonImage: "file/r", ribbonText: "", ribbonPosition: null } }))).toContain(
    "/img/file/r@100.jpg",
  );
});

test("sizes in stock are listed, sold-out ones are not; colours are dots with a count for those who cannot see them", () => {
  const html = show(sample());
  expect(html).toContain("Sizes in stock: 41");
  expect(html).toContain('fill="#ff0000"');
  expect(html).toContain("2 colours");
});

test("percent off is whole, at least one, and nothing for goods that are not reduced", () => {
  expect([percentOff(100, 70), percentOff(1000, 999), percentOff(100, 100), percentOff(0, 0)]).toEqual([
    30,
    1,
    undefined,
    undefined,
  ]);
});

test("what buyers say stands on a card where some do, with the language's decimal sign", () => {
  expect(show(sample())).not.toContain("data-rating");
  const rated = sample({ rating: { average: 4, count: 12 } });
  expect(show(rated)).toContain("4.0 out of 5 stars, 12 reviews");
  expect(show(rated, { language: "id-ID" })).toContain("4,0 dari 5 bintang, 12 ulasan");
});
