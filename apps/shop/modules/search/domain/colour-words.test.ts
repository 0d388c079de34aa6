import { expect, test } from "vitest";
import {
  colourWish,
  fitOfColour,
  isNearColour,
  joinColours,
  nearColours,
  readColour,
  withoutColourLabels,
  wordsOfColour,
} from "./colour-words.ts";

test.each([
  ["sepatu merah muda", "sepatu|pink"],
  ["merah jambu", "pink"],
  ["sepatu merah", "sepatu|merah"],
  ["kaos biru muda pria", "kaos|biru muda|pria"],
  ["light blue shoes", "biru muda|shoes"],
  ["hijau tua", "hijau tua"],
  ["abuabu", "abu"],
  ["light shoes", "light|shoes"],
])("%s", (typed, joined) => {
  expect(joinColours(typed.split(" ")).join("|")).toBe(joined);
});

test.each([
  ["sepatu warna hitam pria", "sepatu|hitam|pria"],
  ["sepatu warna biru muda", "sepatu|biru muda"],
  ["black colour shoes", "black|shoes"],
  ["kaos warna pelangi", "kaos|warna|pelangi"],
])("a label beside its colour says nothing: %s", (typed, kept) => {
  expect(withoutColourLabels(joinColours(typed.split(" "))).join("|")).toBe(kept);
});

const pink = readColour(["Pink", "Merah muda"], "#f07fae");
const red = readColour(["Red", "Merah"], "#cf2430");
const navy = readColour(["Navy", "Biru dongker"], "#1d2a4d");
const sky = readColour(["Sky blue", "Biru langit"], "#8fc4ea");

test("pink is no red, and a navy is a dark blue under any name", () => {
  expect(wordsOfColour(pink)).toContain("pink");
  expect(wordsOfColour(pink)).not.toContain("merah");
  expect(wordsOfColour(red)).toContain("merah");
  expect(wordsOfColour(navy)).toEqual(["biru", "biru tua"]);
});

test("coral is not red, a name goes before the hue, and where the name says nothing the hue decides", () => {
  const coral = readColour(["Coral", "Koral"], "#f26a5a");
  expect(wordsOfColour(coral)).toEqual(nearColours(["merah"]));
  expect(fitOfColour(coral, { family: "RED", shade: undefined })).toBe(0);
  expect(isNearColour(coral, { family: "RED", shade: undefined })).toBe(true);
  expect(wordsOfColour(readColour(["Teal", "Hijau toska tua"], "#0f5e63"))).toEqual(["hijau", "hijau tua"]);
  expect(wordsOfColour(readColour(["Solar flare", "Solar flare"], "#cf2430"))).toEqual(["merah"]);
});

test("a colour fits its own wish, and its own shade best", () => {
  const fits = (word: string) => {
    const wish = colourWish(word);
    if (!wish) throw new Error(`${word} is no colour`);
    return [pink, red, navy, sky].map((colour) => fitOfColour(colour, wish));
  };
  const [ofPink, ofRed] = fits("red");
  expect(ofPink).toBe(0);
  expect(ofRed).toBeGreaterThan(0);
  const [, , ofNavy, ofSky] = fits("biru muda");
  expect(ofNavy).toBeGreaterThan(0);
  expect(ofSky).toBeGreaterThan(ofNavy as number);
});
