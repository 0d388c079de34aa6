import { expect, test } from "vitest";
import { rephrase } from "./synonyms.ts";

test.each([
  ["tas gunung", "backpack"],
  ["jaket anti air", "jaket waterproof"],
  ["bola kaki", "bola sepak"],
  ["sepatu sepak bola", "sepatu bola sepak"],
  ["kaos kaki bola", "socks football"],
  ["baju bola anak", "jersey football anak"],
  ["sepatu bola", "sepatu football"],
])("%s means %s", (typed, meant) => {
  expect(rephrase(typed.split(" "))?.join(" ")).toBe(meant);
});

test("words without a phrase stay as they are", () => {
  for (const words of ["tas sekolah", "bola", "tas bola", "kaos lari"])
    expect(rephrase(words.split(" ")), words).toBeUndefined();
});
