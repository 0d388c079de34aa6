import { expect, test } from "vitest";
import { barCodePath, barCodeWidths } from "./bar-code.ts";

/** Widths as text, seven for the stop and six for each other sign. */
const signsOf = (text: string) =>
  barCodeWidths(text)
    .join("")
    .match(/.{6}(?=.{6})|.{7}$/g);

test("a code has a start, its signs, a check sign and a stop, as ISO/IEC 15417 has them", () => {
  // Check: (104 + 1·45 + 2·35 + 3·17) mod 103 = 64
  expect(signsOf("MC1")).toEqual(["211214", "113123", "131321", "123221", "111422", "2331112"]);
});

test("every sign is eleven modules wide with an even number of them dark, which scanners check", () => {
  const all = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
  for (const sign of signsOf(all)?.slice(0, -1) ?? []) {
    const wide = [...sign].map(Number);
    expect(wide.reduce((sum, one) => sum + one)).toBe(11);
    expect(wide.filter((_, index) => index % 2 === 0).reduce((sum, one) => sum + one) % 2).toBe(0);
  }
  expect(new Set(signsOf(all)?.slice(1, -2)).size).toBe(95);
});

test("drawn, it has a light margin of ten modules on both sides", () => {
  const { path, width } = barCodePath("MC1");
  expect(path.startsWith("M10 0h2v1h-2z")).toBe(true);
  expect(width).toBe(10 + 11 * 5 + 13 + 10);
});

test("what a scanner cannot read is refused", () => {
  for (const text of ["", "é", "a\u0000b"]) expect(() => barCodeWidths(text)).toThrow("printable ASCII");
});
