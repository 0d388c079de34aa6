import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { rupiah } from "@gelora/money/rupiah.ts";
import { describe, expect, test } from "vitest";
import type { CartLine } from "./cart-line.ts";
import { lookOverLine } from "./look-over-line.ts";

const line: CartLine = {
  cartLineId: "line-1",
  distributionType: homeDelivery,
  skuCode: "SKU-1",
  productCode: "P-1",
  orgCode: "GELORA",
  activityCode: null,
  skuName: "Rinjani Trail 42",
  quantity: 4,
  selected: true,
  seenPrice: rupiah(500_000),
  seenSoldOut: false,
};
const goods = { stock: 9, purchaseLimit: undefined, price: rupiah(500_000) };

describe("what a cart reports about changes", () => {
  test("nothing when nothing changed", () => {
    expect(lookOverLine(line, goods)).toEqual({ line, notices: [] });
  });

  test.each([
    ["PRICE_UP", 550_000],
    ["PRICE_DOWN", 450_000],
  ])("%s, once", (code, price) => {
    const first = lookOverLine(line, { ...goods, price: rupiah(price) });
    expect(first.notices).toEqual([{ cartLineId: "line-1", code, from: 500_000, to: price }]);
    expect(lookOverLine(first.line, { ...goods, price: rupiah(price) }).notices).toEqual([]);
  });

  test("that the time at a flash sale's price is over, once; a price that rises otherwise is no such thing", () => {
    const flashPrice = line.seenPrice;
    const over = { ...goods, price: rupiah(800_000), flashPrice };
    const first = lookOverLine(line, over);
    expect(first.notices).toEqual([{ cartLineId: "line-1", code: "FLASH_ENDED", from: 500_000, to: 800_000 }]);
    expect(lookOverLine(first.line, over).notices).toEqual([]);
    const other = lookOverLine({ ...line, seenPrice: rupiah(700_000) }, over);
    expect(other.notices.map(({ code }) => code)).toEqual(["PRICE_UP"]);
  });

  test("that a flash sale is over, whatever it cost before", () => {
    const codes = (price: number) =>
      lookOverLine(line, { ...goods, price: rupiah(price), endedFlashPrices: [line.seenPrice] }).notices.map(
        ({ code }) => code,
      );
    expect(codes(800_000)).toEqual(["FLASH_OVER"]);
    expect(codes(400_000)).toEqual(["PRICE_DOWN"]);
  });

  test("[CRT-06~] a quantity above the stock is cut to it, and this is reported once", () => {
    const first = lookOverLine(line, { ...goods, stock: 2 });
    expect(first.line.quantity).toBe(2);
    expect(first.notices).toEqual([{ cartLineId: "line-1", code: "QUANTITY_CUT", from: 4, to: 2 }]);
    expect(lookOverLine(first.line, { ...goods, stock: 2 }).notices).toEqual([]);
  });

  test.each([
    ["sold out", { ...goods, stock: 0 }],
    ["gone from the catalogue", undefined],
  ])("[CRT-08~] a line that is %s keeps its quantity and is reported once, again after it came back", (_case, now) => {
    const first = lookOverLine(line, now);
    expect(first.line.quantity).toBe(4);
    expect(first.notices.map((notice) => notice.code)).toEqual(["SOLD_OUT"]);
    expect(lookOverLine(first.line, now).notices).toEqual([]);
    const back = lookOverLine(first.line, goods);
    expect(lookOverLine(back.line, now).notices.map((notice) => notice.code)).toEqual(["SOLD_OUT"]);
  });
});
