import { describe, expect, test } from "vitest";
import { arrivalDays, arrivalOfAll } from "./arrival.ts";

describe("days of arrival", () => {
  const friday = new Date("2026-11-20T03:00:00Z");

  test("[CHK-25] working days count, and a day of packing: two to five days from a Friday", () => {
    expect(arrivalDays(friday, { shortest: 2, longest: 5, unit: "days" })).toEqual({
      earliestDate: "2026-11-25",
      latestDate: "2026-11-30",
    });
  });

  test("couriers on motorbikes come today, or tomorrow when it is late in Jakarta", () => {
    const travel = { shortest: 1, longest: 3, unit: "hours" } as const;
    expect(arrivalDays(friday, travel)).toEqual({ earliestDate: "2026-11-20", latestDate: "2026-11-20" });
    const evening = new Date("2026-11-20T09:00:00Z");
    expect(arrivalDays(evening, travel)).toEqual({ earliestDate: "2026-11-21", latestDate: "2026-11-21" });
  });

  test("the day is Jakarta's: eleven at night in London is tomorrow there", () => {
    const travel = { shortest: 0, longest: 0, unit: "days" } as const;
    expect(arrivalDays(new Date("2026-11-23T23:00:00Z"), travel).earliestDate).toBe("2026-11-25");
  });

  test.each([
    [[undefined], "2026-11-25", "2026-11-30"],
    [["2026-12-08"], "2026-12-11", "2026-12-16"],
    [[undefined, "2026-12-08"], "2026-11-25", "2026-12-16"],
    [["2026-11-01"], "2026-11-25", "2026-11-30"],
  ])("goods that are shipped %j arrive between %s and %s", (shippingDays, earliestDate, latestDate) => {
    const travel = { shortest: 2, longest: 5, unit: "days" } as const;
    expect(arrivalOfAll(friday, shippingDays, travel)).toEqual({ earliestDate, latestDate });
  });
});
