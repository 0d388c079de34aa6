import { describe, expect, test } from "vitest";
import { renderPage } from "../../../testing/page.tsx";
import { someCartLine } from "../testing/cart-line.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import type { CartLine } from "./use-cart.ts";

const sale = { source: "SALE_PRICE", code: "RG5-BLACK-42", amount: 102_000, explanation: "Sale price" };
const line: CartLine = {
  ...someCartLine,
  quantity: 2,
  price: 250_000,
  amount: 398_000,
  adjustmentList: [sale],
};
const nothing = () => {};
const actions = {
  pending: false,
  changeQuantity: async () => {},
  select: nothing,
  remove: nothing,
  takeFlash: nothing,
  lookAgain: nothing,
};

function rowOf(change: Partial<CartLine>, language: "en-US" | "id-ID" = "en-US"): string {
  return renderPage(<CartLineRow line={{ ...line, ...change }} actions={actions} />, {
    language,
    words: ["cart", "flash-hold", "savings"],
  });
}

/** The row as screen readers hear it: words only. */
function readOut(change: Partial<CartLine>, language?: "en-US" | "id-ID"): string {
  return rowOf(change, language)
    .replace(/<[^>]+>/g, "|")
    .replace(/[|\s]+/g, " ");
}

const button = (html: string, label: string): string =>
  new RegExp(`<button[^>]*aria-label="${label}"[^>]*>`).exec(html)?.[0] ?? expect.fail(`no button ${label}`);

describe("what a line of the cart costs", () => {
  test("[CRT-09] the price that is asked now, the list price struck through and announced, what is saved and why", () => {
    expect(rowOf({})).toMatch(/<s [^>]*><span class="sr-only">was <\/span>Rp250\.000<\/s>/);
    expect(readOut({})).toContain("Rp199.000 was Rp250.000 Sale price: you save Rp102.000");
    const indonesian = readOut({ adjustmentList: [{ ...sale, explanation: "Harga promo" }] }, "id-ID");
    expect(indonesian).toContain("Rp199.000 sebelumnya Rp250.000 Harga promo: hemat Rp102.000");
  });

  test("[CRT-11~] what an offer takes off is said to come off the total, as the price is without it", () => {
    const share = { ...sale, source: "PROMOTION", explanation: "Makin banyak, makin hemat" };
    expect(readOut({ adjustmentList: [share] }, "id-ID")).toContain(
      "Hemat Rp102.000 dari total: Makin banyak, makin hemat",
    );
  });

  test.each([
    ["equal", 199_000],
    ["lower", 150_000],
    ["missing", null],
  ])("[CRT-09~] nothing is struck through when the list price is %s", (_case, price) => {
    expect(rowOf({ price, adjustmentList: [] })).not.toMatch(/<s[ >]|sr-only">was/);
  });

  test("the sum of a line is the shop's, not our own arithmetic", () => {
    expect(readOut({ amount: 398_001 })).toContain("Subtotal of Raung 5 Rp398.001");
  });
});

test("a pre-order says from when it is shipped, day first", () => {
  expect(readOut({ deliveryDate: "2026-12-19" })).toContain("ships from 19/12/2026");
  expect(readOut({ deliveryDate: "2026-12-19" }, "id-ID")).toContain("19/12/2026");
});

describe("how many of a line there can be", () => {
  test("[CRT-04~] one is the least: the button for less is off", () => {
    expect(button(rowOf({ quantity: 1 }), "One less of Raung 5")).toMatch(/ disabled=""/);
    expect(button(rowOf({ quantity: 2 }), "One less of Raung 5")).not.toMatch(/ disabled=""/);
  });

  test("[CRT-05~] at the stock the button for more is off, and the row says how many are left", () => {
    const atStock = { quantity: 2, stock: 2 };
    expect(button(rowOf(atStock), "One more of Raung 5")).toMatch(/ disabled=""/);
    expect(readOut(atStock)).toContain("Only 2 left in stock.");
    expect(button(rowOf({ quantity: 2, stock: 3 }), "One more of Raung 5")).not.toMatch(/ disabled=""/);
    expect(readOut({ quantity: 4, stock: 4 })).toContain("Only 4 left in stock.");
  });

  test.each([
    ["limits", { quantity: 2, max: 2, limits: 2 }, "Purchase limit of 2.", "Batas pembelian 2."],
    ["stock", { stock: 3 }, "Only 3 left in stock.", "Stok tersisa 3."],
    ["the lower of both", { quantity: 2, max: 3, limits: 3, stock: 2 }, "Only 2 left in stock.", "Stok tersisa 2."],
    ["stock below nothing", { stock: -2 }, "Only 0 left in stock.", "Stok tersisa 0."],
    ["five", { quantity: 5 }, "Maximum limit of 5.", "Batas maksimum 5."],
    ["five, with a higher limit", { quantity: 5, limits: 9, max: 9 }, "Maximum limit of 5.", "Batas maksimum 5."],
  ])("[CRT-06] the lowest bound is shown, in both languages: %s", (_case, change, english, indonesian) => {
    const messages = /Purchase limit of -?\d+\.|Only -?\d+ left in stock\.|Maximum limit of -?\d+\./g;
    expect(readOut(change).match(messages)).toEqual([english]);
    expect(readOut(change, "id-ID")).toContain(indonesian);
  });

  test("nothing is shown of a limit that is far", () => {
    expect(rowOf({})).not.toContain('role="status"');
  });
});

test.each([
  ["outStock", { outStock: true, stock: 0 }],
  ["disabled", { disabled: true }],
])("[CRT-08~] a line that is %s is marked, cannot be chosen, and costs nothing", (_case, change) => {
  expect(readOut(change)).toContain("Sold out.");
  expect(readOut(change, "id-ID")).toContain("Habis.");
  expect(rowOf(change)).toMatch(/<input[^>]*type="checkbox"[^>]*disabled=""/);
  expect(rowOf(change)).not.toMatch(/type="checkbox"[^>]*checked=""/);
  expect(readOut(change)).not.toMatch(/Subtotal|you save/);
  expect(rowOf(change)).not.toContain("One more of");
});

test("[CRT-11~] a gift says that it is one and has no stepper; one that is no longer earned says so, not that it is gone", () => {
  const gift: Partial<CartLine> = { takenAs: "GIFT", activityCode: "GIFTS", quantity: 1 };
  expect(readOut(gift)).toContain("Free gift");
  expect(rowOf(gift)).not.toContain("One more of");
  const lost = readOut({ ...gift, disabled: true });
  expect(lost).toContain("Your cart no longer qualifies for this gift");
  expect(lost).not.toContain("Sold out");
  const given = { ...sale, source: "PROMOTION", code: "GIFTS", amount: 50_000, explanation: "Cheaper" };
  const addOn: Partial<CartLine> = { ...gift, takenAs: "ADD_ON", adjustmentList: [given] };
  expect(readOut(addOn, "id-ID")).toContain("Harga khusus");
  const usual = readOut({ ...addOn, adjustmentList: [] }, "id-ID");
  expect(usual).toContain("dihitung dengan harga biasa");
  expect(usual).not.toContain("Harga khusus");
});

test("[PRM-01~] a gift's line and its sum are free, its full price struck through; an add-on costs its own price", () => {
  const given = { ...sale, source: "PROMOTION", code: "GIFTS", amount: 250_000, explanation: "Free gift (Big gift)" };
  const gift: Partial<CartLine> = {
    takenAs: "GIFT",
    activityCode: "GIFTS",
    quantity: 1,
    currPrice: 0,
    amount: 0,
    adjustmentList: [given],
  };
  expect(readOut(gift)).toContain("Free was Rp250.000");
  expect(readOut(gift)).toContain("Subtotal of Raung 5 Free");
  expect(readOut(gift, "id-ID")).toContain("Gratis sebelumnya Rp250.000");
  expect(readOut(gift)).not.toContain("Rp0");
  const addOn: Partial<CartLine> = { ...gift, takenAs: "ADD_ON", currPrice: 49_000, amount: 49_000 };
  expect(readOut(addOn)).toContain("Rp49.000 was Rp250.000");
  expect(readOut(addOn)).toContain("Subtotal of Raung 5 Rp49.000");
  // Of two only one is earned.
  const two: Partial<CartLine> = { ...addOn, quantity: 2, currPrice: 250_000, amount: 299_000 };
  expect(readOut(two)).toContain("Subtotal of Raung 5 was Rp500.000 Rp299.000");
});

describe("a piece of a flash sale", () => {
  const flashSale = {
    activityCode: "SALE",
    price: 99_000,
    commonPrice: 199_000,
    mostPerShopper: 1,
    left: 3,
    holdEnd: "2026-11-24T00:10:00Z",
    serverTime: "2026-11-24T00:00:00Z",
  };
  const held: Partial<CartLine> = { flashSale, quantity: 1, max: 1, limits: 1, currPrice: 99_000, amount: 99_000 };

  test("[PRM-18~] its price is the shopper's for a time that is shown and not announced, with what it costs afterwards and the limit, said once", () => {
    expect(readOut(held)).toContain("Rp99.000 was Rp250.000");
    expect(readOut(held)).toContain("This flash sale price is yours for --:-- Then Rp199.000 · 1 per shopper");
    expect(readOut(held, "id-ID")).toContain("Setelah itu Rp199.000 · maks. 1 per pembeli");
    expect(rowOf(held)).toMatch(/<time role="timer" aria-live="off" aria-label="Time left at the flash sale price"/);
    expect(readOut(held)).not.toContain("Purchase limit");
  });

  test("without a hold pieces that are left can be taken, as many as a shopper may have", () => {
    const open = { flashSale: { ...flashSale, holdEnd: null } };
    expect(readOut(open)).toContain("3 are left at the flash sale price of Rp99.000. Take the flash sale price");
    const two = { flashSale: { ...open.flashSale, mostPerShopper: 2 } };
    expect(readOut(two, "id-ID")).toContain("Ambil 2 dengan harga flash sale");
    const none = readOut({ flashSale: { ...open.flashSale, left: 0 } });
    expect(none).toContain("Other shoppers are holding all items of this flash sale.");
    expect(none).not.toContain("Take the flash sale price");
  });
});
