import { expect, test } from "vitest";
import { moved } from "./use-combobox.ts";

test("[SHL-07~] arrows go round the suggestions, with a place between where the words themselves are searched for", () => {
  const walk = (key: string, from: number) =>
    [1, 2, 3, 4].reduce<number[]>((way) => [...way, moved(key, way.at(-1) ?? from, 3)], []);
  expect(walk("ArrowDown", -1)).toEqual([0, 1, 2, -1]);
  expect(walk("ArrowUp", -1)).toEqual([2, 1, 0, -1]);
});
