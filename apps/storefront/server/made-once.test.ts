import { expect, test, vi } from "vitest";
import { madeOnce } from "./made-once.ts";

test("what was made once serves all, also those who ask while it is made", async () => {
  const make = vi.fn(async () => "drawn");
  const drawing = madeOnce(make);
  expect(await Promise.all([drawing(), drawing()])).toEqual(["drawn", "drawn"]);
  expect(await drawing()).toBe("drawn");
  expect(make).toHaveBeenCalledTimes(1);
});

test("a failure reaches those who waited for it; the next caller has it made again", async () => {
  const make = vi.fn(async () => "drawn").mockRejectedValueOnce(new Error("out of memory"));
  const drawing = madeOnce(make);
  const both = await Promise.allSettled([drawing(), drawing()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await drawing()).toBe("drawn");
  expect(make).toHaveBeenCalledTimes(2);
});
