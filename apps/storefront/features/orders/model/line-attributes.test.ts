import { expect, test } from "vitest";
import { bareName, lineAttributes } from "./line-attributes.ts";

const json = (...pairs: readonly (readonly [string, string])[]) =>
  JSON.stringify({ saleAttribute: pairs.map(([key, value]) => ({ key, value })) });

test("[ORD-33] of a line's attributes only size and colour are shown", () => {
  expect(lineAttributes(json(["Size", "42"], ["Colour", "Coral"], ["Material", "Mesh"]))).toEqual([
    { kind: "size", value: "42" },
    { kind: "colour", value: "Coral" },
  ]);
});

test("[ORD-33] their names are known in both languages", () => {
  expect(lineAttributes(json(["ukuran", "42"], ["warna", "Merah"], ["color", "Red"])).map(({ kind }) => kind)).toEqual([
    "size",
    "colour",
    "colour",
  ]);
});

test("[ORD-33] broken attributes are harmless", () => {
  const broken = ["{", "null", "[]", "7", '{"saleAttribute":7}', '{"saleAttribute":[null,7,{"key":7}]}', "", null];
  for (const attribute of broken) expect(lineAttributes(attribute)).toEqual([]);
});

test("a name does not repeat what stands under it", () => {
  const attributes = lineAttributes(json(["colour", "Coral"], ["size", "EU 42"]));
  expect(bareName("Ombak Runner, Coral, EU 42", attributes)).toBe("Ombak Runner");
  expect(bareName("Ombak Runner", attributes)).toBe("Ombak Runner");
  expect(bareName(undefined, attributes)).toBe("");
});
