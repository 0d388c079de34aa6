import { expect, test } from "vitest";
import { labelledSizes, takeSizeOut } from "./size-words.ts";

const labels = labelledSizes(["EU-42", "EU-42.5", "EU-41", "LETTER-XL", "LETTER-M", "BALL-5", "EU-38", "EU-28"]);

test.each([
  ["sepatu futsal 42", ["sepatu", "futsal"], ["EU-42"]],
  ["eu42 futsal", ["futsal"], ["EU-42"]],
  ["running uk 8.5", ["running"], ["EU-42.5"]],
  ["running us 9.5", ["running"], ["EU-42.5", "EU-41"]],
  ["running 8.5", ["running"], ["EU-42.5", "EU-41"]],
  ["kaos ukuran xl", ["kaos"], ["LETTER-XL"]],
  ["sepatu hitam 42 nomor pria", ["sepatu", "hitam", "pria"], ["EU-42"]],
  ["no 42 sepatu", ["sepatu"], ["EU-42"]],
  ["sepatu 8.5 uk", ["sepatu"], ["EU-42.5"]],
  ["kaos m", ["kaos"], ["LETTER-M"]],
  ["bola ukuran 5", ["bola"], ["BALL-5", "EU-38"]],
])("%s", (text, rest, sizes) => {
  expect(takeSizeOut(text.split(" "), labels)).toEqual({ rest, sizes });
});

test.each(["sepatu", "m", "sepatu 99"])("%s names no size", (text) => {
  expect(takeSizeOut(text.split(" "), labels)).toBeUndefined();
});

test("a number with a unit is a size in that unit alone", () => {
  const weights = labelledSizes(["EU-38", "BALL-5", "KG-5"]);
  expect(takeSizeOut(["barbel", "5 kg"], weights)).toEqual({ rest: ["barbel"], sizes: ["KG-5"] });
  for (const measure of ["5 l", "38 cm", "42 mm"]) expect(takeSizeOut(["botol", measure], weights)).toBeUndefined();
});
