import { expect, test } from "vitest";
import type { Frame } from "../../catalogue/frame.ts";
import { facetName } from "./facet-names.ts";

const frame = {} as Frame;
const name = (group: "price" | "discount", code: string) =>
  facetName(group, code, frame, "id-ID").replaceAll(/\s/g, " ");

test("a band is named in words, and what only an address claims to be one as it is written", () => {
  expect(name("price", "250000-500000")).toBe("Rp250.000 – Rp500.000");
  expect(name("discount", "30")).toContain("30");
  for (const code of ["abc", "-", "1-2", "NaN-"]) expect(name("price", code)).toBe(code);
  expect(name("discount", "abc")).toBe("abc");
});
