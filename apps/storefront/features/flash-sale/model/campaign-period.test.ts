import { expect, test } from "vitest";
import { campaignPeriod } from "./campaign-period.ts";

const at = (text: string) => Date.parse(`${text}+07:00`);

test("a sale of one day ends at the last minute of that day, in the clock of the language", () => {
  const [begins, ends] = [at("2026-11-24T00:00:00"), at("2026-11-25T00:00:00")];
  expect(campaignPeriod(begins, ends, "id-ID")).toEqual({
    day: "24 November 2026",
    from: "00.00",
    lastDay: "24 November 2026",
    to: "23.59",
  });
  expect(campaignPeriod(begins, ends, "en-US")).toMatchObject({ from: "00:00", to: "23:59" });
});

test("a sale through a night names both days, and ends at its own hour", () => {
  expect(campaignPeriod(at("2026-12-31T20:00:00"), at("2027-01-01T02:30:00"), "id-ID")).toEqual({
    day: "31 Desember 2026",
    from: "20.00",
    lastDay: "1 Januari 2027",
    to: "02.30",
  });
});
