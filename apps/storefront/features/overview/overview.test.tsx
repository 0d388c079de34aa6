import { expect, test } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { readOut } from "../../testing/read-out.ts";
import type { Overview } from "./data/overview-documents.ts";
import { AddressPart } from "./parts/address-part.tsx";
import { CouponsPart } from "./parts/coupons-part.tsx";
import { WishesPart } from "./parts/wishes-part.tsx";

const empty: Overview = {
  orders: { last: null },
  coupons: { totalCount: 0, dataList: [] },
  addresses: { default: null },
  wishCount: 0,
};
const read = (overview: Overview | undefined, language: "en-US" | "id-ID" = "en-US"): string =>
  readOut(
    renderPage(
      <>
        <CouponsPart overview={overview} />
        <AddressPart overview={overview} />
        <WishesPart overview={overview} />
      </>,
      { words: ["overview"], language },
    ),
  );

test("coupons say what they save now, and the wishlist how much is on it", () => {
  const coupons = { totalCount: 2, dataList: [{ couponCode: "HEMAT", couponName: "10% off", amount: 25_000 }] };
  expect(read({ ...empty, coupons, wishCount: 3 })).toContain("10% off Saves Rp25.000 in your cart now");
  expect(read({ ...empty, coupons, wishCount: 3 })).toContain("3 products on your wishlist");
  expect(read({ ...empty, coupons, wishCount: 3 }, "id-ID")).toContain("Hemat Rp25.000 untuk keranjangmu sekarang");
});

test("nothing yet is said in words, with a way on", () => {
  expect(read(empty)).toContain("No coupons right now.");
  expect(read(empty)).toContain("Add an address");
  expect(read(empty, "id-ID")).toContain("Belum ada produk di wishlist-mu.");
});

test("a part that failed says so, and the others stand", () => {
  const shown = read({ ...empty, coupons: null, wishCount: 1 });
  expect(shown).toContain("This could not be loaded.");
  expect(shown).toContain("1 product on your wishlist");
  expect(shown.match(/could not be loaded/g)).toHaveLength(1);
});

test("until it is loaded each panel has its title", () => {
  expect(read(undefined)).toContain("Default address");
  expect(read(undefined)).not.toContain("No coupons");
});
