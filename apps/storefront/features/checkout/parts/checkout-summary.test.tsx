import { describe, expect, test } from "vitest";
import { renderPage } from "../../../testing/page.tsx";
import { readOut } from "../../../testing/read-out.ts";
import type { PriceInfo } from "../../cart/price-rows.ts";
import { SummaryBar, SummaryColumn } from "./checkout-summary.tsx";
import type { CheckoutLine } from "./use-checkout.ts";

const line: CheckoutLine = {
  activityCode: null,
  cartItemId: "line-1",
  productCode: "RG5",
  productName: "Raung 5",
  skuCode: "RG5-BLACK-42",
  image: null,
  quantity: 2,
  currPrice: 199_000,
  price: 199_000,
  amount: 398_000,
  stock: 20,
  outStock: false,
  disabled: false,
  deliveryDate: null,
  adjustmentList: [],
  flashSale: null,
  promotionActivity: [],
  attributeList: [
    { attributeName: "Colour", attributeValueNames: "Black" },
    { attributeName: "Size", attributeValueNames: "EU 42" },
  ],
};
const prices = {
  productAmount: 398_000,
  promotionDiscount: 0,
  couponDiscount: 0,
  mapclubPoint: 0,
  freight: 18_000,
  freightDiscount: 0,
  totalAmount: 416_000,
};

type Shown = { readonly lines?: readonly CheckoutLine[]; readonly prices?: PriceInfo; readonly known?: boolean };

const column = (shown: Shown = {}, language: "en-US" | "id-ID" = "en-US"): string =>
  renderPage(
    <SummaryColumn
      lines={shown.lines ?? [line]}
      prices={shown.prices ?? prices}
      isFreightKnown={shown.known ?? true}
      onEnded={() => {}}
    />,
    { language, words: ["checkout", "savings"] },
  );
const read = (shown?: Shown, language?: "en-US" | "id-ID"): string => readOut(column(shown, language));

describe("a line of the checkout", () => {
  test("[CHK-10~] names the product, its colour and size, how many, and the shop's amount for them", () => {
    expect(read()).toContain("Raung 5 Black · EU 42 2 items Rp398.000");
    expect(read({ lines: [{ ...line, quantity: 1, amount: 198_999 }] })).toContain("1 item Rp198.999");
    expect(read({}, "id-ID")).toContain("Raung 5 Black · EU 42 2 barang Rp398.000");
  });

  test("[CHK-10~] what points pay stands in the sum, and not as a saving at the line", () => {
    const shown = read({ prices: { ...prices, mapclubPoint: 25_000, totalAmount: 391_000 } });
    expect(shown).not.toContain("you save");
    expect(shown).toContain("MapClub points -Rp25.000");
  });

  test("shows the list price and why it costs less, and nothing of either at full price", () => {
    const adjustmentList = [{ source: "SALE_PRICE", code: "RG5", amount: 102_000, explanation: "Sale price" }];
    const reduced = { ...line, price: 250_000, adjustmentList };
    expect(read({ lines: [reduced] })).toContain("Rp199.000 was Rp250.000 Sale price: you save Rp102.000");
    expect(read()).not.toMatch(/was|you save/);
  });

  test("[PRM-01~] of a gift is free once, beside its full price, in both languages", () => {
    const given = { source: "PROMOTION", code: "GIFTS", amount: 250_000, explanation: "Free gift (Big gift)" };
    const gift = {
      ...line,
      activityCode: "GIFTS",
      quantity: 1,
      price: 250_000,
      currPrice: 0,
      amount: 0,
      adjustmentList: [given],
    };
    expect(read({ lines: [gift] })).toContain("1 item Free was Rp250.000 Free gift (Big gift): you save Rp250.000");
    expect(read({ lines: [gift] }, "id-ID")).toContain("Gratis sebelumnya Rp250.000");
    expect(read({ lines: [gift] })).not.toContain("Rp0");
  });

  test("[CHK-10~] what a promotion takes off is said to come off the total, as the line's amount is without it", () => {
    const share = { source: "PROMOTION", code: "TIERS", amount: 20_948, explanation: "More kit, more off" };
    expect(read({ lines: [{ ...line, adjustmentList: [share] }] })).toContain(
      "2 items Rp398.000 Rp199.000 Rp20.948 off the total: More kit, more off",
    );
    const indonesian = read({ lines: [{ ...line, adjustmentList: [share] }] }, "id-ID");
    expect(indonesian).toContain("Hemat Rp20.948 dari total");
    const coupon = { source: "COUPON", code: "COUPON-25", amount: 25_000, explanation: "Potongan Rp25.000" };
    const byCoupon = read({ lines: [{ ...line, adjustmentList: [coupon] }] }, "id-ID");
    expect(byCoupon).toContain("Dari total: Potongan Rp25.000");
    expect(byCoupon.match(/Potongan/g)).toHaveLength(1);
  });

  test("of one piece shows its price once, with the list price beside it", () => {
    const adjustmentList = [{ source: "SALE_PRICE", code: "RG5", amount: 51_000, explanation: "Sale price" }];
    const one = { ...line, quantity: 1, amount: 199_000, price: 250_000, adjustmentList };
    expect(read({ lines: [one] })).toContain("1 item Rp199.000 was Rp250.000 Sale price: you save Rp51.000");
    // A coupon on top: the line costs less than its unit price, and both are shown.
    expect(read({ lines: [{ ...one, amount: 189_000 }] })).toContain("1 item Rp189.000 Rp199.000 was Rp250.000");
  });

  test("says from when a pre-order is shipped", () => {
    expect(read({ lines: [{ ...line, deliveryDate: "2026-12-19" }] })).toContain("ships from 19/12/2026");
  });

  test.each([
    ["sold out", { outStock: true }],
    ["no longer for sale", { disabled: true }],
  ])("that is %s costs nothing and says so, in both languages", (_case, change) => {
    const gone = { lines: [{ ...line, ...change }], prices: { ...prices, productAmount: 0, totalAmount: 18_000 } };
    expect(read(gone)).toContain("Sold out");
    expect(read(gone)).not.toContain("Rp398.000");
    expect(read(gone, "id-ID")).toContain("Habis");
  });
});

describe("what it costs together", () => {
  test("[CHK-10~] the rows are those of the shop, and the total is not added up here", () => {
    expect(read({ prices: { ...prices, totalAmount: 416_001 } })).toContain(
      "Items Rp398.000 Delivery Rp18.000 Total Rp416.001",
    );
  });

  test("[CHK-10~] each discount is a row of its own, that of the shipping after the shipping", () => {
    const reduced = { ...prices, promotionDiscount: 40_000, couponDiscount: 10_000, freightDiscount: 18_000 };
    expect(read({ prices: { ...reduced, totalAmount: 348_000 } })).toContain(
      "Items Rp398.000 Promotion -Rp40.000 Coupon -Rp10.000 Delivery Rp18.000 Delivery discount -Rp18.000 Total Rp348.000",
    );
  });

  test("shipping is not chosen yet, or free", () => {
    const without = { ...prices, freight: 0, totalAmount: 398_000 };
    expect(read({ prices: without, known: false })).toContain(
      "Delivery Not chosen yet Total before delivery Rp398.000",
    );
    expect(read({ prices: without })).toContain("Delivery Free Total Rp398.000");
    expect(read({ prices: without, known: false }, "id-ID")).toContain(
      "Ongkir Belum dipilih Total sebelum ongkir Rp398.000",
    );
  });

  test("[CHK-10~] a phone's bar has the total in sight while lines and rows are folded away", () => {
    const shown = { lines: [line], prices, onEnded: () => {} };
    const html = renderPage(<SummaryBar {...shown} isFreightKnown />, { words: ["checkout", "savings"] });
    expect(html).toMatch(/^<details(?![^>]* open=)/);
    const [bar = "", folded = ""] = html.split("</summary>");
    expect(readOut(bar)).toBe("Total Rp416.000 Summary");
    const early = renderPage(<SummaryBar {...shown} isFreightKnown={false} />, {
      words: ["checkout", "savings"],
    });
    expect(readOut(early.split("</summary>")[0] ?? "")).toBe("Total before delivery Rp416.000 Summary");
    expect(readOut(folded)).toContain("Raung 5");
  });
});
