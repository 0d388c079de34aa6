import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { doorsteps } from "./doorsteps.ts";

test("A file in a subfolder of another house is refused, one on its doorstep is not", () => {
  const project = projectOf({
    "apps/shop/modules/cart/use-cases/add-to-cart.ts": `
      import { hold } from "../../stock/storage/holds.ts";
      import { holdUnits } from "../../stock/stock.ts";
      import { cartLines } from "../storage/cart-lines.ts";`,
  });
  const problems = doorsteps.find(project);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    line: 2,
    message: expect.stringContaining("private to apps/shop/modules/stock"),
  });
});

test("Packages and features are houses too, and their words may be gathered", () => {
  const project = projectOf({
    "apps/storefront/app/routes/home.tsx": `
      import { Hero } from "../../features/home/parts/hero.tsx";
      import words from "../../features/home/messages/en-US.json";
      export { draw } from "@gelora/drawings/shoes/last.ts";`,
  });
  expect(doorsteps.find(project).map(({ line }) => line)).toEqual([2, 4]);
});

test("What a house offers to tests lies in its testing folder, open to tests alone", () => {
  const text = `import { sample } from "../stock/testing/sample.ts"; import { rows } from "../stock/storage/rows.ts";`;
  const project = projectOf({
    "apps/shop/modules/cart/cart.test.ts": text,
    "apps/shop/modules/cart/testing/full-cart.ts": text.replaceAll("../stock", "../../stock"),
    "apps/shop/modules/cart/cart.ts": text,
  });
  const found = doorsteps.find(project).map(({ path, message }) => `${path} ${message.split(",")[0]}`);
  expect(found).toEqual([
    "apps/shop/modules/cart/cart.test.ts imports apps/shop/modules/stock/storage/rows.ts",
    "apps/shop/modules/cart/cart.ts imports apps/shop/modules/stock/testing/sample.ts",
    "apps/shop/modules/cart/cart.ts imports apps/shop/modules/stock/storage/rows.ts",
    "apps/shop/modules/cart/testing/full-cart.ts imports apps/shop/modules/stock/storage/rows.ts",
  ]);
});
