import { expect, test } from "vitest";
import { mayReload } from "./chunk-reload.ts";

test("[ERR-08, STA-09] a failed chunk reloads once, and again only after 60 s", () => {
  expect(mayReload(undefined, 1_000)).toBe(true);
  expect(mayReload("1000", 60_999)).toBe(false);
  expect(mayReload("1000", 61_000)).toBe(true);
  expect(mayReload("nonsense", 1)).toBe(true);
});
