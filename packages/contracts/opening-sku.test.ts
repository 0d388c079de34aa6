import { expect, test } from "vitest";
import { openingSku } from "./opening-sku.ts";

const sku = (skuCode: string, salePrice: number, stock: number) => ({ skuCode, salePrice, stock });

test("[Q62] a product opens with its cheapest sku in stock, the first among equals", () => {
  expect(
    openingSku([sku("A", 300, 1), sku("B", 100, 0), sku("C", 200, 2), sku("D", 200, 9)], ({ salePrice }) => salePrice)
      ?.skuCode,
  ).toBe("C");
});

test("[Q62] a product that is sold out opens with its cheapest sku", () => {
  expect(openingSku([sku("A", 300, 0), sku("B", 100, 0)], ({ salePrice }) => salePrice)?.skuCode).toBe("B");
  expect(openingSku([], () => 0)).toBeUndefined();
});
