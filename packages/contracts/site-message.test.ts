import { expect, test } from "vitest";
import { consentGiven, isSiteMessage, pageDone } from "./site-message.ts";

test("a message of the club's site is the agreed text and nothing else", () => {
  expect(isSiteMessage(consentGiven, consentGiven)).toBe(true);
  for (const other of [pageDone, undefined, null, { data: consentGiven }, [consentGiven]])
    expect(isSiteMessage(other, consentGiven)).toBe(false);
});
