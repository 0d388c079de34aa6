import { afterEach, describe, expect, test, vi } from "vitest";
import { useFakeBrowser } from "../../testing/browser.ts";
import { renderPage } from "../../testing/page.tsx";
import { readOut } from "../../testing/read-out.ts";
import { deviceWishes, keepDeviceWishes, mostWishes } from "./model/device-wishes.ts";
import { choiceOf, flashSaleOf, skuName, type WishedProduct, wishOffer } from "./model/wish-offer.ts";
import { WishCard, type WishCardProps } from "./parts/wish-card.tsx";

afterEach(() => vi.unstubAllGlobals());

const product: WishedProduct = {
  productCode: "PB1",
  productName: "Match Ball",
  mediaLink: null,
  mobileMediaLink: null,
  salePrice: 250_000,
  productPrice: 300_000,
  brand: { brandName: "PUSAKA" },
  ribbon: null,
  rating: null,
  saleAttributes: [],
  skuList: [],
};

type Shown = { readonly language: "en-US" | "id-ID"; readonly product: WishedProduct };
const card = (item: WishCardProps["item"], { language, product: shown }: Shown): string =>
  renderPage(<WishCard product={shown} item={item} onChanged={async () => {}} />, { language, words: ["wishlist"] });

const marksOf = (item: WishCardProps["item"], language: Shown["language"] = "en-US", shown = product): string =>
  readOut(/<p[^>]*data-marks=""[^>]*>(.*?)<\/p>/.exec(card(item, { language, product: shown }))?.[1] ?? "");

test("[ACC-10~] a wish says by how much it is cheaper and how many are left, in both languages", () => {
  const item = { productCode: "PB1", priceDrop: 50_000, fewLeft: 2 };
  expect(marksOf(item)).toBe("Rp50.000 cheaper since you added it. Only 2 left");
  expect(marksOf(item, "id-ID")).toBe("Turun Rp50.000 sejak kamu simpan. Stok tinggal 2");
});

test("a wish at its price of which there are enough says nothing", () => {
  expect(marksOf({ productCode: "PB1", priceDrop: null, fewLeft: null })).toBe("");
  expect(marksOf(undefined)).toBe("");
});

const sized = (code: string, salePrice: number, campaign = false) => ({
  skuCode: code,
  orgCode: "GELORA",
  salePrice,
  productPrice: 409_000,
  channelSale: { qty: 5, soldQty: 0 },
  attributeValues: [
    { code: "colour", value: "Teal" },
    { code: "size", value: code },
  ],
  skuActivities: campaign ? [{ activityType: "FLASH_SALE", activityCode: "FS1" }] : [],
  skuCampaign: campaign ? { activityPrice: salePrice } : null,
});
const attribute = (attrCode: string, names: readonly string[]) => ({
  attrCode,
  values: names.map((valueName) => ({ valueName, valueColour: null })),
});
/** In a flash sale in size S alone. */
const leggings: WishedProduct = {
  ...product,
  salePrice: 213_000,
  productPrice: 409_000,
  skuList: [sized("XS", 329_000), sized("S", 213_000, true)],
  saleAttributes: [attribute("colour", ["Teal"]), attribute("size", ["XS", "S"])],
};
const fallen = { productCode: "PB1", priceDrop: 116_000, fewLeft: null };

describe("a flash sale of one size", () => {
  const [common, flash] = [sized("XS", 329_000), sized("S", 213_000, true)];

  test("[ACC-10~, LST-19~] the offer is the chosen size's, and before a choice the lowest of several", () => {
    expect(wishOffer(leggings, fallen, common)).toEqual({ sale: 329_000, list: 409_000, isLowest: false, drop: 0 });
    expect(wishOffer(leggings, fallen, flash)).toMatchObject({ sale: 213_000, isLowest: false, drop: 116_000 });
    expect(wishOffer(leggings, fallen, undefined)).toMatchObject({ sale: 213_000, isLowest: true, drop: 116_000 });
    expect([common, flash].map(flashSaleOf)).toEqual([undefined, "FS1"]);
  });

  test("a size that always cost less has fallen by no more than the product", () => {
    const cheap = sized("XXS", 100_000);
    expect(wishOffer(leggings, fallen, cheap).drop).toBe(116_000);
    expect(wishOffer(leggings, undefined, cheap).drop).toBe(0);
  });

  test("a wish that is sold out keeps the product's price", () => {
    expect(wishOffer(product, undefined, undefined)).toEqual({
      sale: 250_000,
      list: 300_000,
      isLowest: false,
      drop: 0,
    });
  });

  test("the card says from which price before a choice, in both languages", () => {
    const shown = (language: "en-US" | "id-ID") => readOut(card(fallen, { language, product: leggings }));
    expect(shown("en-US")).toContain("from Rp213.000");
    expect(shown("id-ID")).toContain("mulai Rp213.000");
    expect(marksOf(fallen, "en-US", leggings)).toBe("Up to Rp116.000 cheaper since you added it.");
    expect(marksOf(fallen, "id-ID", leggings)).toBe("Turun hingga Rp116.000 sejak kamu simpan.");
  });
});

test("[ACC-10~] a size is named before its colour, and alone where there is one colour", () => {
  expect(choiceOf(leggings)).toBe("size");
  expect(skuName(sized("XS", 1), choiceOf(leggings))).toBe("XS");
  const inColours = { saleAttributes: [attribute("colour", ["Teal", "Red"]), attribute("size", ["XS", "S"])] };
  expect(skuName(sized("XS", 1), choiceOf({ ...leggings, ...inColours }))).toBe("XS, Teal");
  const oneSize = { saleAttributes: [attribute("colour", ["Teal", "Red"]), attribute("size", ["XS"])] };
  expect(skuName(sized("XS", 1), choiceOf({ ...leggings, ...oneSize }))).toBe("Teal");
  expect(card(undefined, { language: "id-ID", product: leggings })).toMatch(/<label[^>]*>Ukuran<.label>/);
});

test("a guest's wishes are stored on the device as far as a member's list holds, and spoilt ones do no harm", () => {
  const { local } = useFakeBrowser();
  keepDeviceWishes(Array.from({ length: mostWishes + 1 }, (_, number) => `P${number}`));
  expect(deviceWishes()).toHaveLength(mostWishes);
  local.set("wishlist", '["KR1", 7]');
  expect(deviceWishes()).toEqual(["KR1"]);
  local.set("wishlist", "no json");
  expect(deviceWishes()).toEqual([]);
});
