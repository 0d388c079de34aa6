import { expect, test } from "vitest";
import { generateCatalogue } from "../catalogue/generate-catalogue.ts";
import { demoFlashSales, flashCandidates } from "./demo-flash-sales.ts";

test("a generated shop has a flash sale that ran, one that runs and one that comes, at any time of the day", () => {
  const candidates = flashCandidates(generateCatalogue({ products: 600, seed: 2026 }).products);
  for (const time of ["00:00:00", "06:59:59", "17:00:00", "23:59:59"]) {
    const now = new Date(`2026-11-24T${time}Z`);
    const sales = demoFlashSales(candidates, now) as readonly {
      begins: string;
      ends: string;
      skus: readonly { readonly skuCode: string }[];
    }[];
    const phases = sales.map(({ begins, ends }) =>
      new Date(ends) <= now ? "PAST" : new Date(begins) <= now ? "RUNNING" : "COMING",
    );
    expect(phases).toEqual(["PAST", "RUNNING", ...Array.from({ length: 7 }, () => "COMING")]);
    const codes = sales.flatMap(({ skus }) => skus.map((sku) => sku.skuCode));
    expect(new Set(codes).size).toBe(codes.length);
    expect(sales.every(({ skus }) => skus.length === 6)).toBe(true);
  }
});

test("the name of a flash sale is true the day before it and the day after", () => {
  const candidates = flashCandidates(generateCatalogue({ products: 600, seed: 2026 }).products);
  const sales = demoFlashSales(candidates, new Date("2026-11-24T03:00:00Z")) as readonly {
    code: string;
    name: { readonly "en-US": string; readonly "id-ID": string };
  }[];
  const names = sales.slice(0, 3).map(({ code, name }) => [code, name["id-ID"], name["en-US"]]);
  expect(names).toEqual([
    ["FLASH-20261123", "Flash sale Senin", "Monday flash sale"],
    ["FLASH-20261124", "Flash sale Selasa", "Tuesday flash sale"],
    ["FLASH-20261125", "Flash sale Rabu", "Wednesday flash sale"],
  ]);
});
