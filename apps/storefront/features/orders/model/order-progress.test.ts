import { expect, test } from "vitest";
import { progressOf } from "./order-progress.ts";

const stages = (status: number, type: string) => progressOf(status, type).map(({ stage }) => stage);

test("a delivery goes over four steps, a pick-up over three", () => {
  expect(stages(21, "11")).toEqual(["current", "ahead", "ahead", "ahead"]);
  expect(stages(31, "11")).toEqual(["done", "current", "ahead", "ahead"]);
  expect(stages(41, "11")).toEqual(stages(42, "11"));
  expect(stages(42, "11")).toEqual(["done", "done", "current", "ahead"]);
  expect(stages(51, "11")).toEqual(Array(4).fill("done"));
  expect(stages(31, "21")).toEqual(["done", "current", "ahead"]);
  expect(stages(51, "21")).toEqual(Array(3).fill("done"));
});

test("an order that has ended early goes nowhere", () => {
  expect([61, 62, 99].map((status) => stages(status, "11"))).toEqual([[], [], []]);
});
