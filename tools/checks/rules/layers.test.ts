import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { layers } from "./layers.ts";

const find = (path: string, text: string) =>
  layers.find(projectOf({ [`apps/shop/modules/cart/${path}`]: text })).map(({ message }) => message);

test("The domain imports pure packages and types alone", () => {
  expect(
    find(
      "domain/total.ts",
      `import { sum } from "@gelora/money/rupiah.ts"; import { isPersonName } from "@gelora/person/edit-rules.ts"; import type { P } from "../../../platform/platform.ts";`,
    ),
  ).toEqual([]);
  expect(find("domain/total.ts", `import { readFile } from "node:fs";`)).toEqual([
    expect.stringContaining("imports node:fs into the domain"),
  ]);
  expect(find("domain/total.ts", `import { lines } from "../storage/lines.ts";`)).toHaveLength(1);
});

test("Resolvers do not read storage, and storage knows no use case", () => {
  expect(find("resolvers/Query.cart.ts", `import { lines } from "../storage/lines.ts";`)).toEqual([
    expect.stringContaining("calls one use case"),
  ]);
  expect(find("storage/lines.ts", `import { show } from "../use-cases/show-cart.ts";`)).toHaveLength(1);
  expect(find("use-cases/show-cart.ts", `import { lines } from "../storage/lines.ts";`)).toEqual([]);
});

test("The inside of a module does not go through its own doorstep, but may share a file there that leads nowhere", () => {
  const findWith = (door: string, text: string) =>
    layers.find(
      projectOf({
        [`apps/shop/modules/cart/${door}`]: text,
        "apps/shop/modules/cart/use-cases/show-cart.ts": `import type { Line } from "../${door}";`,
      }),
    );
  expect(findWith("cart.ts", "export type Line = string;")).toHaveLength(1);
  expect(findWith("books.ts", `export { audit } from "./storage/books.ts";`)).toHaveLength(1);
  expect(findWith("line.ts", "export type Line = string;")).toEqual([]);
});

test("The domain may use a neighbour's doorstep that is pure itself, and not one that leads to effects", () => {
  const doorstep = "apps/shop/modules/stock/sizes.ts";
  const domain = `import { sizes } from "../../stock/sizes.ts";`;
  const findWith = (text: string) =>
    layers.find(projectOf({ [doorstep]: text, "apps/shop/modules/cart/domain/total.ts": domain }));
  expect(findWith(`import { z } from "zod"; import type { Platform } from "../../platform/platform.ts";`)).toEqual([]);
  expect(findWith(`import { sql } from "kysely";`)).toHaveLength(1);
});

test("In the storefront, features, chrome and platform do not import the app that puts them together", () => {
  const project = projectOf({
    "apps/storefront/chrome/header.tsx": `import { pages } from "../app/pages.ts";`,
    "apps/storefront/platform/page/own-path.ts": `import { createPages } from "../../server/pages.ts";`,
    "apps/storefront/app/root.tsx": `import { Header } from "../chrome/header.tsx";`,
  });
  expect(layers.find(project).map(({ path }) => path)).toEqual([
    "apps/storefront/chrome/header.tsx",
    "apps/storefront/platform/page/own-path.ts",
  ]);
});
