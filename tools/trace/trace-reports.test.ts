import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { traceReports } from "./trace-reports.ts";

let maps = "";
beforeAll(() => {
  maps = mkdtempSync(join(tmpdir(), "gelora-maps-"));
  // Column 5 of the only line is line 3, column 3 of the source.
  const map = { version: 3, sources: ["../../../features/cart/cart-page.tsx"], names: [], mappings: "IAEE" };
  writeFileSync(join(maps, "cart-1a2b.js.map"), JSON.stringify(map));
});
afterAll(() => rmSync(maps, { recursive: true }));

const stack = [
  "TypeError: price is undefined",
  "    at total (https://gelora.example/assets/cart-1a2b.js:1:5)",
  "    at https://gelora.example/assets/gone-9z.js:1:5",
].join("\n");
const logged = (more: object) => JSON.stringify({ level: 40, time: Date.UTC(2026, 10, 24, 2), ...more });

test("a report of the log is shown with its places in our sources, and other lines are left out", () => {
  const report = { message: "price is undefined", stack, path: "/id/shop-cart" };
  const lines = [logged({ msg: "listening" }), logged({ report, msg: "a page reported an error" })];
  expect(traceReports(lines, [join(maps, "nowhere"), maps])).toEqual([
    "2026-11-24T02:00:00.000Z /id/shop-cart price is undefined",
    "TypeError: price is undefined",
    "    at total (features/cart/cart-page.tsx:3:3)",
    "    at https://gelora.example/assets/gone-9z.js:1:5",
    "",
  ]);
});

test("a copied stack is shown in the same way", () => {
  expect(traceReports(stack.split("\n"), [maps])[1]).toBe("    at total (features/cart/cart-page.tsx:3:3)");
});

test("what a hostile report holds steers no terminal and reads no other file", () => {
  const report = { message: "\u001b[2J", stack: "at /assets/../../secret.js:1:5\r", path: "/" };
  expect(traceReports([logged({ report })], [maps])).toEqual([
    "2026-11-24T02:00:00.000Z / [2J",
    "at /assets/../../secret.js:1:5",
    "",
  ]);
});
