import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adviseSize, type ChartRow, findSize, readCentimetres, readLength } from "./find-size.ts";

/** Charts of 1 to 12 sizes whose ranges follow each other, in whole millimetres. */
const charts = fc
  .record({
    start: fc.integer({ min: 160, max: 900 }),
    steps: fc.array(fc.integer({ min: 4, max: 80 }), { minLength: 1, maxLength: 12 }),
  })
  .map(({ start, steps }) => {
    let from = start;
    return steps.map((step, at): ChartRow => {
      const range = { measure: "chest", from: from / 10, to: (from + step) / 10 };
      from += step;
      return { sizeCode: `S-${at}`, name: `S${at}`, otherNames: [], fits: [range] };
    });
  });
const lengths = fc.integer({ min: 50, max: 2500 }).map((millimetres) => millimetres / 10);

/** From -1, below the table, to its length, above it; a place between two is a half. */
function placeOf(rows: readonly ChartRow[], chest: number): number {
  const found = findSize(rows, { chest });
  if (found.kind === "no-data") return Number.NaN;
  if (found.kind === "below") return -1;
  if (found.kind === "above") return rows.length;
  if (found.kind === "fits") return rows.indexOf(found.row);
  return (rows.indexOf(found.smaller) + rows.indexOf(found.larger)) / 2;
}

describe("on any chart", () => {
  test("a shopper who measures more never gets a smaller size", () => {
    fc.assert(
      fc.property(charts, lengths, lengths, (rows, one, other) => {
        expect(placeOf(rows, Math.min(one, other))).toBeLessThanOrEqual(placeOf(rows, Math.max(one, other)));
      }),
    );
  });

  test("the middle of a size's range finds that size, and its border with the next one both", () => {
    fc.assert(
      fc.property(charts, fc.nat(), (rows, pick) => {
        const at = pick % rows.length;
        const [range] = rows[at]?.fits ?? [];
        expect(range).toBeDefined();
        const { from, to } = range ?? { from: 0, to: 0 };
        if (to - from > 1) expect(findSize(rows, { chest: (from + to) / 2 })).toEqual({ kind: "fits", row: rows[at] });
        if (at > 0)
          expect(findSize(rows, { chest: from })).toMatchObject({ kind: "between", larger: { name: `S${at}` } });
      }),
    );
  });

  test("outside of the table nobody is given a size", () => {
    fc.assert(
      fc.property(charts, lengths, (rows, cm) => {
        const [from, to] = [rows[0]?.fits[0]?.from ?? 0, rows.at(-1)?.fits[0]?.to ?? 0];
        const { kind } = findSize(rows, { chest: cm });
        expect(kind === "below").toBe(cm < from);
        expect(kind === "above").toBe(cm > to);
      }),
    );
  });

  test("the order in which measures are given does not matter, and the larger one decides how large", () => {
    fc.assert(
      fc.property(charts, lengths, lengths, (chests, chest, waist) => {
        const rows = chests.map((row) => ({
          ...row,
          fits: [...row.fits, ...row.fits.map((range) => ({ ...range, measure: "waist" }))],
        }));
        const found = findSize(rows, { chest, waist });
        expect(findSize(rows, { waist, chest })).toEqual(found);
        if (found.kind === "between") expect(rows.indexOf(found.smaller)).toBeLessThan(rows.indexOf(found.larger));
        const larger = findSize(rows, { chest: Math.max(chest, waist) });
        if (larger.kind === "above") expect(found.kind).toBe("above");
      }),
    );
  });
});

describe("on a brand's chart", () => {
  const row = (name: string, from: number, to: number): ChartRow => ({
    sizeCode: name,
    name,
    otherNames: [],
    fits: [{ measure: "foot", from, to }],
  });
  const rows = [row("EU 41", 25.1, 25.7), row("EU 42", 25.7, 26.3), row("EU 44", 27, 27.7)];

  test.each([
    [26, "fits"],
    [25.7, "between"],
    [26.6, "between"],
    [25.6, "fits"],
    [24.9, "below"],
    [27.8, "above"],
  ] as const)("a foot of %d cm: %s", (foot, kind) => {
    expect(findSize(rows, { foot }).kind).toBe(kind);
  });

  test("without rows, or for measures that it does not have, there is no data", () => {
    expect(findSize([], { foot: 26 })).toEqual({ kind: "no-data" });
    expect(findSize(rows, { chest: 90 })).toEqual({ kind: "no-data" });
    expect(findSize(rows, {})).toEqual({ kind: "no-data" });
  });

  test("between two sizes, goods that run large are taken smaller, all others larger", () => {
    expect([adviseSize("LARGE", 41, 42), adviseSize("SMALL", 41, 42), adviseSize(null, 41, 42)]).toEqual([41, 42, 42]);
  });
});

test("centimetres are read with comma, point and unit; nothing else is", () => {
  expect(["26,5", "26.5 cm", " 90", "1.5", "265,5", "abc", "", "2 6", "-26"].map(readCentimetres)).toEqual([
    26.5,
    26.5,
    90,
    ...Array.from({ length: 6 }, () => undefined),
  ]);
});

test("a foot of 100 to 350 is one in millimetres, which no foot in centimetres can be", () => {
  for (const [text, cm] of [
    ["245", 24.5],
    ["150", 15],
    ["350", 35],
    ["125", 12.5],
    [" 265 mm", 26.5],
    ["245,4", 24.5],
  ] as const)
    expect(readLength("foot", text)).toEqual({ cm, isMillimetres: true });
  expect(readLength("foot", "24,5")).toEqual({ cm: 24.5, isMillimetres: false });
  expect(readLength("foot", "90")).toEqual({ cm: 90, isMillimetres: false });
});

test("other measures are millimetres where they say so only: a chest may measure 150 cm", () => {
  expect(readLength("chest", "150")).toEqual({ cm: 150, isMillimetres: false });
  expect(readLength("foot", "150 cm")).toEqual({ cm: 150, isMillimetres: false });
  expect(readLength("chest", "1020mm")).toEqual({ cm: 102, isMillimetres: true });
  expect(["2 45", "mm", "9999 mm", "", "abc"].map((text) => readLength("foot", text))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});
