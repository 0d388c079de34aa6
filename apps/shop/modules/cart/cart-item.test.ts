import { rupiah } from "@gelora/money/rupiah.ts";
import { expect, test } from "vitest";
import { cartItemOf } from "./cart-item.ts";

const line = {
  cartLineId: "1",
  skuCode: "S1",
  productCode: "P1",
  orgCode: "GELORA",
  activityCode: null,
  quantity: 1,
  selected: true,
};

test("[LOC-07~] colour and size are named in the shopper's language", () => {
  const named = { productName: "Bola", colourName: "Merah", sizeName: "42" };
  const goods = {
    productCode: "P1",
    ...named,
    names: { "en-US": named, "id-ID": named },
    skuCode: "S1",
    skuNo: "1",
    brandCode: "B",
    brandName: "Brand",
    colourCode: "RED",
    orgCode: "GELORA",
    sale: { price: rupiah(100) },
    purchaseLimit: undefined,
    barcode: "1",
    categoryCode: "C",
    categoryCodes: ["C"],
    stock: 3,
    sellable: true,
    listPrice: rupiah(100),
    salePrice: rupiah(100),
    weightGrams: 1,
  };
  const namesIn = (language: "en-US" | "id-ID") =>
    cartItemOf(
      line,
      { goods, formerName: "", quoted: undefined, activities: [], isDenied: false },
      language,
    ).attributeList?.map((one) => one?.attributeName);
  expect(namesIn("en-US")).toEqual(["Colour", "Size"]);
  expect(namesIn("id-ID")).toEqual(["Warna", "Ukuran"]);
});
