import { expect, test } from "vitest";
import { sourceOf } from "./source-of.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::1", "2001:db8:1:2"],
  ["2001:db8::7", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("[AC-64] %s counts as %s", (address, source) => {
  expect(sourceOf(address)).toBe(source);
});
