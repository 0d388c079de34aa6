import { expect, test } from "vitest";
import { rephrase } from "./synonyms.ts";

test.each([
  ["tas gunung", "backpack"],
  ["jaket anti air", "jaket waterproof"],
  ["bola kaki", "bola sepak"],
  ["sepatu sepak bola", "sepatu bola sepak"],
  ["kaos kaki bola", "socks bola"],
])("%s means %s", (typed, meant) => {
  expect(rephrase(typed.split(" "))?.join(" ")).toBe(meant);
});

test("words without a phrase stay as they are", () => {
  expect(rephrase(["tas", "sekolah"])).toBeUndefined();
});
