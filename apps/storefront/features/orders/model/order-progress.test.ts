import { expect, test } from "vitest";
import { progressOf } from "./order-progress.ts";

const stages = (status: number, type: string, isReady = false) =>
  progressOf(status, type, isReady).map(({ stage }) => stage);

test("a delivery and a pick-up go over four steps", () => {
  expect(stages(21, "11")).toEqual(["current", "ahead", "ahead", "ahead"]);
  expect(stages(31, "11")).toEqual(["done", "current", "ahead", "ahead"]);
  expect(stages(41, "11")).toEqual(stages(42, "11"));
  expect(stages(42, "11")).toEqual(["done", "done", "current", "ahead"]);
  expect(stages(51, "11")).toEqual(Array(4).fill("done"));
  expect(stages(31, "21")).toEqual(["done", "current", "ahead", "ahead"]);
  expect(stages(31, "21", true)).toEqual(["done", "done", "current", "ahead"]);
  expect(stages(51, "21", true)).toEqual(Array(4).fill("done"));
  expect(stages(31, "11", true)).toEqual(stages(31, "11"));
});

test("an order that has ended early goes nowhere", () => {
  expect([61, 62, 99].map((status) => stages(status, "11"))).toEqual([[], [], []]);
});
