import { expect, test } from "vitest";
import { cheapestFirst } from "./offers.ts";

const offer = (code: string, freight: number | null, latestDate: string) => ({ code, freight, latestDate });

test("[CHK-25] the cheapest offer stands first, and of two of one price the faster", () => {
  const offers = [
    offer("same-day", 45_000, "2026-11-21"),
    offer("regular", 18_000, "2026-11-25"),
    offer("economy", 18_000, "2026-11-28"),
    offer("free", null, "2026-11-30"),
  ];
  expect(cheapestFirst(offers).map(({ code }) => code)).toEqual(["free", "regular", "economy", "same-day"]);
  expect(offers[0]?.code).toBe("same-day");
});
