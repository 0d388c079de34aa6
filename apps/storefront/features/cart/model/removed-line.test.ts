import { expect, test } from "vitest";
import { isAway } from "./removed-line.ts";

const line = (skuCode: string, takenAs: string | null = null) => ({ skuCode, takenAs });
const removed = { line: line("RG5-42"), index: 0, height: 170, isComing: false };

test("a removed line is gone once the cart lacks it, also where the same goods lie there as a gift", () => {
  expect(isAway(removed, [line("RG5-42"), line("DUEL-M")])).toBe(false);
  expect(isAway(removed, [line("RG5-42", "GIFT"), line("DUEL-M")])).toBe(true);
  expect(isAway(removed, [])).toBe(true);
});
