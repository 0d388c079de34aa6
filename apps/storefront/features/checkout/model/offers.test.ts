import { expect, test } from "vitest";
import { cheapestFirst, chosenOffer } from "./offers.ts";

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

test("an offer stays chosen while it is offered, and the only one needs no choice", () => {
  const [fast, slow] = [{ code: "same-day" }, { code: "regular" }];
  expect(chosenOffer([fast, slow], "regular")).toBe(slow);
  expect(chosenOffer([fast, slow], "economy")).toBeUndefined();
  expect(chosenOffer([fast], undefined)).toBe(fast);
  expect(chosenOffer([fast], "economy")).toBe(fast);
  expect(chosenOffer([], "regular")).toBeUndefined();
});
