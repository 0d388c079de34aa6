import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { words } from "./words.ts";

const glossary =
  "| Word | Meaning | Avoid |\n|---|---|---|\n| cart | what a shopper gathers | bag, basket |\n| order | a bought cart | - |\n";

test("Words to avoid are found in paths, in declared names and in tables", () => {
  const project = projectOf({
    "docs/glossary.md": glossary,
    "apps/shop/modules/cart/bag-total.ts": "",
    "apps/shop/modules/cart/cart.ts":
      "export const bagTotal = 1;\nexport type Basket = string;\nconst sql = `create table basket_lines (id int)`;",
  });
  expect(words.find(project).map(({ path, line }) => [path, line])).toEqual([
    ["apps/shop/modules/cart/bag-total.ts", undefined],
    ["apps/shop/modules/cart/cart.ts", 1],
    ["apps/shop/modules/cart/cart.ts", 2],
    ["apps/shop/modules/cart/cart.ts", 3],
  ]);
});

test("Texts, parts of other words and other people's protocols are left alone", () => {
  const project = projectOf({
    "docs/glossary.md": glossary,
    "apps/shop/modules/cart/cart.ts": `export const baggage = "your bag";`,
    "apps/shop/modules/payments/providers/midtrans.ts": "export const basket = 1;",
  });
  expect(words.find(project)).toEqual([]);
});
