import { guideSystems, type SizeRow } from "@gelora/contracts/size-guide.ts";
import { expect, test } from "vitest";
import { writeSizeGuides } from "../../apps/shop/modules/sizes/sizes.ts";
import { openTestShop } from "../../apps/shop/testing/shop.ts";
import { generateCatalogue } from "./generate-catalogue.ts";
import { sizeGuides } from "./size-guides.ts";

const guides = sizeGuides();

test("the guides are sound, one for a brand and category, and writing them again changes nothing", async () => {
  const shop = await openTestShop("embedded");
  try {
    expect(guides.length).toBeGreaterThan(50);
    expect(await writeSizeGuides(shop.platform, guides)).toBe(guides.length);
    expect(await writeSizeGuides(shop.platform, guides)).toBe(0);
  } finally {
    await shop.close();
  }
});

test("each size of feet or bodies that the shop sells is explained by the guide of its brand and category", async () => {
  const unexplained = new Set<string>();
  for await (const product of generateCatalogue({ products: 600, seed: 2026 }).products) {
    const [categoryCode] = product.categoryCodes;
    const guide = guides.find((one) => one.brandCode === product.brandCode && one.categoryCode === categoryCode);
    const chart = guide?.charts.find(({ wearer }) => wearer === product.gender);
    for (const { sizeSystem, sizeLabel } of product.skus) {
      const system = guideSystems.find((one) => one === sizeSystem);
      if (!system || (system === "CM" && !guide)) continue;
      if (!chart?.rows.some(({ names }) => names[system] === sizeLabel))
        unexplained.add(`${product.brandCode} ${categoryCode} ${product.gender} ${sizeSystem} ${sizeLabel}`);
    }
  }
  expect([...unexplained]).toEqual([]);
});

test("lengths and measures rise with the sizes, in every table of every guide", () => {
  const lengthsOf = ({ names, fits }: SizeRow): readonly number[] =>
    [names.CM === undefined ? [] : Number(names.CM), ...Object.values(fits)].flat();
  const level = guides.flatMap(({ brandCode, categoryCode, charts }) =>
    charts.flatMap(({ wearer, rows }) =>
      rows.flatMap((row, at) => {
        const before = rows[at - 1];
        if (!before) return [];
        const [lengths, shorter] = [lengthsOf(row), lengthsOf(before)];
        const rises = lengths.length > 0 && lengths.every((length, index) => length > (shorter[index] ?? length));
        return rises ? [] : [`${brandCode} ${categoryCode} ${wearer} ${JSON.stringify(row.names)}`];
      }),
    ),
  );
  expect(level).toEqual([]);
});

test("children's sizes are their own: no table of a guide repeats an adult's measures for them", () => {
  const copies = guides.filter(({ charts }) => {
    const kids = charts.find(({ wearer }) => wearer === "KIDS");
    return kids && charts.some(({ wearer, rows }) => wearer !== "KIDS" && isSame(rows, kids.rows));
  });
  expect(copies.map(({ brandCode, categoryCode }) => `${brandCode} ${categoryCode}`)).toEqual([]);
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
