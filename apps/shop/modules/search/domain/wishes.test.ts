import { expect, test } from "vitest";
import { wishesIn, wordsOfKeyword } from "./wishes.ts";

test.each([
  ["sepatu & kaos kaki", [["sepatu"], ["kaos", "kaki"]]],
  ["Shoes and socks", [["shoes"], ["socks"]]],
  ["bola dan raket dan kok", [["bola"], ["raket"], ["kok"]]],
  ["dan sepatu", [["sepatu"]]],
  ["sepatu lari", [["sepatu", "lari"]]],
  ["dan", [["dan"]]],
])("%s", (keyword, wishes) => {
  expect(wishesIn(wordsOfKeyword(keyword))).toEqual(wishes);
});
