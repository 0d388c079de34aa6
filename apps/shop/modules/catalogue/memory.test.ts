import { expect, test, vi } from "vitest";
import { createMemory } from "./memory.ts";

test("a value is composed once, and again when too many others came between", () => {
  const compose = vi.fn(() => ({}));
  const memory = createMemory<object>(2);
  const first = memory("a", compose);
  expect(memory("a", compose)).toBe(first);
  memory("b", compose);
  expect(memory("a", compose)).toBe(first);
  expect(compose).toHaveBeenCalledTimes(2);
  memory("c", compose);
  expect(memory("a", compose)).not.toBe(first);
  expect(compose).toHaveBeenCalledTimes(4);
});
