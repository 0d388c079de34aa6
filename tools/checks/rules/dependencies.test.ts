import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { dependencies } from "./dependencies.ts";

const money = JSON.stringify({ name: "@gelora/money", version: "0.1.0" });
const root = JSON.stringify({ name: "gelora", version: "0.1.0", devDependencies: { zod: "4.6.7" } });

function find(shop: object, files: Readonly<Record<string, string>>): readonly string[] {
  const project = projectOf({
    "package.json": root,
    "packages/money/package.json": money,
    "apps/shop/package.json": JSON.stringify({ name: "@gelora/shop", version: "0.1.0", ...shop }),
    ...files,
  });
  return dependencies.find(project).map(({ path, message }) => `${path} ${message}`);
}

/** Split, so that this file does not seem to resolve anything. */
const resolve = "require.resolve";
const order = `import { z } from "zod"; import { rupiah } from "@gelora/money/rupiah.ts"; import { join } from "node:path";`;

test("A workspace that declares what it imports is well", () => {
  const shop = {
    dependencies: { "@gelora/money": "0.1.0", zod: "4.6.7", words: "1.0.0" },
    devDependencies: { "fast-check": "4.10.2", theme: "1.0.0" },
  };
  const files = {
    "apps/shop/order.ts": `${order} ${resolve}("words/list.json"); import("./lazy.ts");`,
    "apps/shop/app.css": `@import "theme/all.css"; @import "./own.css";`,
    "apps/shop/order.test.ts": `import { test } from "vitest"; import fc from "fast-check";`,
    "tools/check.ts": `import { z } from "zod";`,
  };
  expect(find(shop, files)).toEqual([]);
});

test("What is imported and not declared is reported, at the root too", () => {
  expect(find({}, { "apps/shop/order.ts": order, "tools/check.ts": `import type { Pool } from "pg";` })).toEqual([
    expect.stringMatching(/^apps\/shop\/order.ts imports zod, which apps\/shop\/package.json does not name in its dep/),
    expect.stringContaining("imports @gelora/money"),
    expect.stringContaining("tools/check.ts imports pg, which package.json does not name in its devDependencies"),
  ]);
});

test("What is declared and not imported is reported, and what stands in the wrong section", () => {
  expect(find({ dependencies: { zod: "4.6.7" } }, {})).toEqual([
    expect.stringContaining("declares zod, which nothing"),
  ]);
  const other = expect.stringContaining("the other section");
  expect(find({ devDependencies: { zod: "4.6.7" } }, { "apps/shop/a.ts": `import "zod";` })).toEqual([other]);
  expect(find({ dependencies: { zod: "4.6.7" } }, { "apps/shop/a.test.ts": `import "zod";` })).toEqual([other]);
});

test("Versions are exact and the same everywhere", () => {
  const use = { "apps/shop/a.ts": `import "zod"; import "@gelora/money/a.ts";` };
  expect(find({ dependencies: { zod: "^4.6.7", "@gelora/money": "0.1.0" } }, use)).toEqual([
    expect.stringContaining("name one exact version"),
  ]);
  expect(find({ dependencies: { zod: "4.6.8", "@gelora/money": "0.2.0" } }, use)).toEqual([
    expect.stringContaining("declares zod 4.6.8, and others mean 4.6.7"),
    expect.stringContaining("declares @gelora/money 0.2.0, and others mean 0.1.0"),
  ]);
});
