import { afterEach, expect, test, vi } from "vitest";
import { useFakeBrowser } from "../../testing/browser.ts";
import { renderPage } from "../../testing/page.tsx";
import { readOut } from "../../testing/read-out.ts";
import { deviceWishes, keepDeviceWishes, mostWishes } from "./model/device-wishes.ts";
import { WishCard, type WishCardProps } from "./parts/wish-card.tsx";

afterEach(() => vi.unstubAllGlobals());

const product: WishCardProps["product"] = {
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

const marksOf = (item: WishCardProps["item"], language: "en-US" | "id-ID" = "en-US"): string => {
  const html = renderPage(<WishCard product={product} item={item} onRemoved={async () => {}} />, {
    language,
    words: ["wishlist"],
  });
  return readOut(/<p[^>]*data-marks=""[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? "");
};

test("[ACC-10~] a wish says by how much it is cheaper and how many are left, in both languages", () => {
  const item = { productCode: "PB1", priceDrop: 50_000, fewLeft: 2 };
  expect(marksOf(item)).toBe("Rp50.000 cheaper since you added it. Only 2 left");
  expect(marksOf(item, "id-ID")).toBe("Turun Rp50.000 sejak kamu simpan. Stok tinggal 2");
});

test("a wish at its price of which there are enough says nothing", () => {
  expect(marksOf({ productCode: "PB1", priceDrop: null, fewLeft: null })).toBe("");
  expect(marksOf(undefined)).toBe("");
});

test("a guest's wishes are kept on the device as far as a member's list holds, and spoilt ones do no harm", () => {
  const { local } = useFakeBrowser();
  keepDeviceWishes(Array.from({ length: mostWishes + 1 }, (_, number) => `P${number}`));
  expect(deviceWishes()).toHaveLength(mostWishes);
  local.set("wishlist", '["KR1", 7]');
  expect(deviceWishes()).toEqual(["KR1"]);
  local.set("wishlist", "no json");
  expect(deviceWishes()).toEqual([]);
});
