import { expect, test } from "vitest";
import { expectedPayment } from "./expected-payment.ts";

const idle = { asked: undefined, turning: undefined };

test("while nothing is turned it is what the shop counted", () => {
  expect(expectedPayment({ total: 70_000, used: 30_000 }, 30_000, idle)).toEqual({ total: 70_000, used: 30_000 });
  expect(expectedPayment({ total: 70_000, used: 0 }, 30_000, { ...idle, asked: "pin to order" }).used).toBe(0);
});

test("from the press on points pay what they can", () => {
  const asked = { ...idle, asked: "pin to use" } as const;
  expect(expectedPayment({ total: 100_000, used: 0 }, 30_000, asked)).toEqual({ total: 70_000, used: 30_000 });
  expect(expectedPayment({ total: 100_000, used: 0 }, 250_000, asked)).toEqual({ total: 0, used: 100_000 });
  expect(expectedPayment({ total: 100_000, used: 0 }, 30_000, { ...idle, turning: "on" }).total).toBe(70_000);
});

test("turned off, all of it is paid otherwise", () => {
  const off = { ...idle, turning: "off" } as const;
  expect(expectedPayment({ total: 0, used: 100_000 }, 250_000, off)).toEqual({ total: 100_000, used: 0 });
});
