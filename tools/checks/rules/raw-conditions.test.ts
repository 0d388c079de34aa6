import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { rawConditions } from "./raw-conditions.ts";

const path = "apps/shop/modules/returns/storage/wishes.ts";
const found = (text: string) =>
  rawConditions.find(projectOf({ [path]: `const one = 1;\nconst wish = ${text};` })).map(({ line }) => line);

test.each([
  "sql<boolean>`replacement is null or replacement = 'HELD'`",
  `sql<boolean>\`(a = \${one}) OR b = any(\${two})\``,
  "sql<boolean>`\n  paid_at is null or paid_at > now()`",
])("%s is refused", (condition) => {
  expect(found(condition)).toEqual([2]);
});

test.each([
  "sql<boolean>`(replacement is null or replacement = 'HELD')`",
  "sql<boolean>`exists (select from returns where a = 1 or (b = 2 or c = 3))`",
  "sql<boolean>`paid_at is null and order_state = 'A'`",
  "sql<string>`a or b`",
])("%s is fine", (condition) => {
  expect(found(condition)).toEqual([]);
});
