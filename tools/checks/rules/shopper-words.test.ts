import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { shopperWords } from "./shopper-words.ts";

const words = "apps/storefront/features/cart/messages/id-ID.json";
const found = (text: string, path = words) => shopperWords.find(projectOf({ [path]: text }));

test.each([
  ["Ongkos kirim dihitung nanti", "ongkir"],
  ["Kaus lari", "kaos"],
  ["Masa pengembalian", "retur"],
])("a former word is named with the one to write: %s", (text, word) => {
  expect(found(`{\n  "key": "${text}"\n}`)).toEqual([
    { path: words, line: 2, message: expect.stringContaining(`write "${word}"`) },
  ]);
  expect(found(text, "demo/pages/content/policies.ts")).toHaveLength(1);
});

test.each(["Kaus kaki", "Pengembalian dana", "Ongkir dan kaos, retur"])("%s is fine", (text) => {
  expect(found(text)).toEqual([]);
});

test("what shoppers type, and the other language, are not looked at", () => {
  expect(found("ongkos kirim", "demo/pages/content/page-keywords.ts")).toEqual([]);
  expect(found("pengembalian", words.replace("id-ID", "en-US"))).toEqual([]);
});
