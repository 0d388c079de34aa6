import { expect, test } from "vitest";
import { durationOf, hoursMinutesSeconds, minutesAndSeconds, secondsLeft } from "./time-left.ts";

test("[PAY-02] the clock counts hours, minutes and seconds down to zero and stops there", () => {
  const hour = 3_600_000;
  const shown = (leftMs: number) => hoursMinutesSeconds(secondsLeft(leftMs, 0));
  expect(shown(24 * hour)).toBe("24:00:00");
  expect(shown(5 * hour + 4 * 60_000 + 2_001)).toBe("05:04:03");
  expect(shown(999)).toBe("00:00:01");
  expect(shown(0)).toBe("00:00:00");
  expect(shown(-5)).toBe("00:00:00");
  expect(secondsLeft(Number.NaN, 0)).toBeNaN();
});

test("machines read the same as a duration", () => {
  expect([61, 18_243, 86_400].map(durationOf)).toEqual(["PT0H1M1S", "PT5H4M3S", "PT24H0M0S"]);
});

test("waits of minutes are read as minutes and seconds", () => {
  expect([308, 60, 9].map(minutesAndSeconds)).toEqual(["5:08", "1:00", "0:09"]);
});
