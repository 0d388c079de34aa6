import { expect, test } from "vitest";
import { readTaxData } from "./tax-data.ts";

const typed = {
  taxCode: "01.234.567.8-901.000",
  company: " PT Kenari Jaya ",
  companyAddress: "Jl. Merdeka 1, Jakarta",
};

test("[ORD-24~] tax data keeps the number's digits, of the old and of the new length", () => {
  expect(readTaxData(typed)).toEqual({
    ok: true,
    value: { taxCode: "012345678901000", company: "PT Kenari Jaya", companyAddress: "Jl. Merdeka 1, Jakarta" },
  });
  expect(readTaxData({ ...typed, taxCode: "3171 2345 6789 0123" })).toMatchObject({ ok: true });
});

test.each([
  ["taxCode", "12345"],
  ["taxCode", "01234567890100A"],
  ["taxCode", "000000000000000"],
  ["company", "PT 😀"],
  ["company", "12345"],
  ["company", " "],
  ["company", "x".repeat(101)],
  ["companyAddress", ""],
] as const)("%s cannot be %j", (field, text) => {
  expect(readTaxData({ ...typed, [field]: text })).toMatchObject({
    ok: false,
    failure: { code: "TAX_DATA_INVALID", details: { field } },
  });
});
