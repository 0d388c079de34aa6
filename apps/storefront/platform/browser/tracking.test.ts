import { expect, test } from "vitest";
import { campaignOf } from "./tracking.ts";

test("[TRK-03, STA-04] any campaign parameter makes a set of its own; without one there is none to keep", () => {
  expect(campaignOf("?utm_source=wa&utm_campaign=lari&x=1")).toBe('{"utm_source":"wa","utm_campaign":"lari"}');
  expect(campaignOf("?x=1")).toBeUndefined();
});
