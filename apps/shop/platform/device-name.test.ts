import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

test.each([
  [
    "Chrome · Windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  ],
  [
    "Chrome · Android",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  ],
  [
    "Safari · iOS",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  ],
  ["Firefox · Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
])("%s is what a person calls their device", (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});

test("who says nothing, or anything, has a short name", () => {
  expect(deviceName(undefined)).toBe("");
  expect(deviceName("<script>alert(1)</script>")).not.toContain("<");
  expect(deviceName("a".repeat(10_000)).length).toBeLessThanOrEqual(80);
});
