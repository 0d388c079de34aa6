import { expect, test } from "vitest";
import { shownDay, shownMoment, shownMomentWithZone } from "./shown-dates.ts";

test("[LOC-12] the order's moments have the day first and seconds, in Jakarta's time", () => {
  expect(shownMoment("2026-11-21T17:05:09.000Z")).toBe("22/11/2026 00:05:09");
  expect(shownMoment("21/11/2026 16:05:09")).toBe("21/11/2026 16:05:09");
  expect([shownMoment(null), shownMoment("soon"), shownMoment("2026-99-99T")]).toEqual(["", "soon", "2026-99-99T"]);
});

test("[LOC-11] days have the day first", () => {
  expect(shownDay("2026-11-21")).toBe("21/11/2026");
  expect(shownDay("2026-11-21T17:05:09.000Z")).toBe("22/11/2026");
  expect(shownDay("21/11/2026")).toBe("21/11/2026");
});

test("[LOC-12~] a moment says whose time it is, a day without a time does not", () => {
  expect(shownMomentWithZone("2026-11-21T17:05:09.000Z")).toBe("22/11/2026 00:05:09 WIB");
  expect(shownMomentWithZone("21/11/2026")).toBe("21/11/2026");
});
