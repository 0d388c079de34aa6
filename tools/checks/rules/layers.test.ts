import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { layers } from "./layers.ts";

const find = (path: string, text: string) =>
  layers.find(projectOf({ [`apps/shop/modules/cart/${path}`]: text })).map(({ message }) => message);

test("The domain imports pure packages and types alone", () => {
  expect(
    find(
      "domain/total.ts",
      `import { sum } from "@gelora/money/rupiah.ts"; import type { P } from "../../../platform/platform.ts";`,
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
