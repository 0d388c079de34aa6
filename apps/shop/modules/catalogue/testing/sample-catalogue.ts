/**
 * A small catalogue for tests: two brands, a category tree, three products. Other modules use it to
 * have something to sell.
 */
import type { CatalogueDocument, ProductRecord, SkuRecord } from "@gelora/contracts/catalogue-document.ts";

const both = (english: string, indonesian: string) => ({ "en-US": english, "id-ID": indonesian });

export function sampleSku(change: Partial<SkuRecord> & Pick<SkuRecord, "skuCode">): SkuRecord {
  return {
    skuNo: `NO-${change.skuCode}`,
    barcode: `899${change.skuCode}`,
    colourCode: "BLACK",
    sizeSystem: "EU",
    sizeLabel: "42",
    listPrice: 1_000_000,
    salePrice: 800_000,
    stock: { DELIVERY: 5, JKT01: 2 },
    remindEnabled: true,
    ...change,
  };
}

export function sampleProduct(change: Partial<ProductRecord> & Pick<ProductRecord, "productCode">): ProductRecord {
  return {
    name: both("Kilat Runner", "Kilat Runner"),
    brandCode: "KILAT",
    categoryCodes: ["roadrunning"],
    gender: "MEN",
    sport: "RUNNING",
    description: both("<p>Light and quick.</p>", "<p>Ringan dan gesit.</p>"),
    colours: [
      {
        colourCode: "BLACK",
        name: both("Black", "Hitam"),
        swatch: ["#1c1c20", "#4a4a52", "#ffffff"],
        media: ["drawn/v1/running-shoe/side/1c1c20-4a4a52-ffffff/kilat/1"],
      },
    ],
    skus: [sampleSku({ skuCode: `${change.productCode}-BLACK-42` })],
    keywords: [],
    ageDays: 10,
    ...change,
  };
}

/** `KR1`: sizes 41 to 43, two colours; `PB1`: a reduced ball with a ribbon; `TS1`: a pre-order. */
export function sampleCatalogue(products: CatalogueDocument["products"] = sampleProducts()): CatalogueDocument {
  return {
    brands: [
      { brandCode: "KILAT", brandName: "Kilat", story: both("Fast.", "Cepat."), logo: "drawn/v1/logo/kilat" },
      { brandCode: "PUSAKA", brandName: "Pusaka", story: both("Old.", "Lama."), logo: "drawn/v1/logo/pusaka" },
    ],
    categories: [
      { categoryCode: "footwear", name: both("Footwear", "Sepatu"), position: 0 },
      { categoryCode: "runningshoes", parentCode: "footwear", name: both("Running shoes", "Sepatu lari"), position: 0 },
      {
        categoryCode: "roadrunning",
        parentCode: "runningshoes",
        name: both("Road running shoes", "Sepatu lari jalan raya"),
        position: 0,
      },
      { categoryCode: "apparel", name: both("Apparel", "Pakaian"), position: 1 },
      { categoryCode: "tops", parentCode: "apparel", name: both("Tops", "Atasan"), position: 0 },
      { categoryCode: "tshirts", parentCode: "tops", name: both("T-shirts", "Kaos"), position: 0 },
      { categoryCode: "equipment", name: both("Equipment", "Perlengkapan"), position: 2 },
      { categoryCode: "balls", parentCode: "equipment", name: both("Balls", "Bola"), position: 0 },
      { categoryCode: "footballs", parentCode: "balls", name: both("Footballs", "Bola sepak"), position: 0 },
    ],
    sports: [
      { sport: "RUNNING", name: both("Running", "Lari") },
      { sport: "FOOTBALL", name: both("Football", "Sepak bola") },
      { sport: "TRAINING", name: both("Training", "Latihan") },
    ],
    stores: [
      {
        storeCode: "JKT01",
        storeName: "Gelora Senayan",
        address1: "Jl. Asia Afrika No. 8",
        city: "Jakarta",
        latitude: -6.2185,
        longitude: 106.8019,
        phone: "+62215700001",
        openingHours: "10:00-22:00",
      },
      {
        storeCode: "BDG01",
        storeName: "Gelora Dago",
        address1: "Jl. Ir. H. Juanda No. 100",
        city: "Bandung",
        latitude: -6.8915,
        longitude: 107.6107,
        phone: "+62222500001",
        openingHours: "10:00-21:00",
      },
    ],
    products,
  };
}

export function sampleProducts(): ProductRecord[] {
  const white = {
    colourCode: "WHITE",
    name: both("White", "Putih"),
    swatch: ["#f4f3ef", "#c9ccd2", "#1c1c20"] as const,
    media: ["drawn/v1/running-shoe/side/f4f3ef-c9ccd2-1c1c20/kilat/1"],
  };
  const shoe = sampleProduct({ productCode: "KR1" });
  return [
    {
      ...shoe,
      colours: [...shoe.colours, white],
      skus: ["BLACK", "WHITE"].flatMap((colourCode) =>
        ["43", "41", "42"].map((sizeLabel) =>
          sampleSku({ skuCode: `KR1-${colourCode}-${sizeLabel}`, colourCode, sizeLabel }),
        ),
      ),
      certificateNo: "SNI 0123",
      keywords: ["jogging"],
    },
    sampleProduct({
      productCode: "PB1",
      name: both("Pusaka Match Ball", "Bola Pertandingan Pusaka"),
      brandCode: "PUSAKA",
      categoryCodes: ["footballs"],
      gender: "UNISEX",
      sport: "FOOTBALL",
      skus: [
        sampleSku({ skuCode: "PB1-5", sizeSystem: "BALL", sizeLabel: "5", listPrice: 400_000, salePrice: 300_000 }),
      ],
      ribbon: { text: both("New", "Baru"), position: "TOP_LEFT" },
      ageDays: 2,
    }),
    sampleProduct({
      productCode: "TS1",
      name: both("Kilat Training Tee", "Kaos Latihan Kilat"),
      categoryCodes: ["tshirts"],
      gender: "WOMEN",
      sport: "TRAINING",
      skus: [
        sampleSku({
          skuCode: "TS1-M",
          sizeSystem: "LETTER",
          sizeLabel: "M",
          listPrice: 250_000,
          salePrice: 250_000,
          preOrderDays: 14,
          stock: { DELIVERY: 0 },
        }),
      ],
      ageDays: 40,
    }),
  ];
}
