import { expect, test } from "vitest";
import { storyOf } from "./order-story.ts";

const entry = (orderStatus: number, createTime: string) => ({
  orderStatus,
  orderStatusStr: "",
  createTime,
  remark: null,
  expressStatus: null,
  cancelledItems: [],
});
const history = [entry(31, "2026-11-22T02:00:00Z"), entry(51, "2026-11-22T09:00:00Z")];

test("the moment a pick-up was ready stands in its history where it belongs", () => {
  const marks = (readyTime: string) => storyOf(history, readyTime).map(({ isReady }) => Boolean(isReady));
  expect(marks("2026-11-22T03:00:00Z")).toEqual([false, true, false]);
  expect(marks("2026-11-22T10:00:00Z")).toEqual([false, false, true]);
  expect(marks("2026-11-22T02:00:00Z")).toEqual([false, true, false]);
});

test("a closed order that goes on, as its money came late, says so at that moment", () => {
  const late = [21, 62, 31, 41].map((state, index) => entry(state, `2026-11-22T0${index}:00:00Z`));
  expect(storyOf(late, null).map(({ isReopened }) => Boolean(isReopened))).toEqual([false, false, true, false]);
});

test("other orders have their states only", () => {
  expect(storyOf(history, null)).toEqual(history);
});
