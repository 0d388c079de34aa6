import { expect, test } from "vitest";
import { waitOf } from "./wait-of.ts";

const refusal = (code: string, details?: Record<string, unknown>) => ({ code, message: "", details });

test("a place in the line is shown as a waiting shopper counts it", () => {
  expect(waitOf(refusal("FLASH_SALE_WAIT", { ticket: "1.2.x", ahead: 41, seconds: 9, askIn: 5 }))).toEqual({
    ticket: "1.2.x",
    place: 42,
    seconds: 9,
    askIn: 5,
  });
});

test("an answer without details is asked again in a second, and others are no wait", () => {
  expect(waitOf(refusal("FLASH_SALE_WAIT"))).toEqual({ ticket: "", place: 1, seconds: 1, askIn: 1 });
  expect(waitOf(refusal("FLASH_SALE_SOLD_OUT"))).toBeUndefined();
});
