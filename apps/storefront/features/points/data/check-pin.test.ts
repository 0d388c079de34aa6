import { afterEach, expect, test, vi } from "vitest";
import { browserWithShop } from "../../../testing/calls.ts";
import { checkPin } from "./check-pin.ts";

afterEach(() => vi.unstubAllGlobals());

/** Two errors, of which the first counts. */
const refusal =
  (code: string, message: string, details: object = {}) =>
  () => ({
    errors: [
      { message, extensions: { code, ...details, details } },
      { message: "Another error.", extensions: { code: "OTHER" } },
    ],
  });

test("[PIN-07] a correct PIN earns the proof of it", async () => {
  const asked = browserWithShop({ mapClubCheckPin: { mapClubCheckPin: { success: true, proof: "proof-1" } } });
  expect(await checkPin("739152")).toEqual({ result: "right", proof: "proof-1" });
  expect(asked.at(-1)?.variables).toEqual({ input: { pin: "739152" } });
});

test("[PIN-08~] [Q32] of a wrong PIN the first error's message is shown, and how many attempts are left", async () => {
  browserWithShop({ mapClubCheckPin: refusal("PIN_WRONG", "PIN salah.", { attemptsLeft: 2 }) });
  expect(await checkPin("000111")).toEqual({ result: "wrong", message: "PIN salah.", attemptsLeft: 2 });
  browserWithShop({ mapClubCheckPin: refusal("PIN_DISABLED", "PIN dinonaktifkan.", { attemptsLeft: 0 }) });
  expect(await checkPin("739152")).toEqual({ result: "wrong", message: "PIN dinonaktifkan.", attemptsLeft: 0 });
});

test.each([
  ["the extensions", { errors: [{ message: "PIN salah.", extensions: { code: "PIN_WRONG", attemptsLeft: 2 } }] }],
  ["details", { errors: [{ message: "PIN salah.", extensions: { code: "PIN_WRONG", details: { attemptsLeft: 2 } } }] }],
  [
    "extensions before details",
    { errors: [{ message: "PIN salah.", extensions: { attemptsLeft: 2, details: { attemptsLeft: 1 } } }] },
  ],
  ["a flat result", { data: { mapClubCheckPin: { success: false, message: "PIN salah.", attemptsLeft: 2 } } }],
])("[PIN-08~] [Q32] the attempts left are read from %s", async (_place, answer) => {
  browserWithShop({ mapClubCheckPin: () => answer });
  expect(await checkPin("000111")).toEqual({ result: "wrong", message: "PIN salah.", attemptsLeft: 2 });
});

test("[PIN-02~] a shopper who has no PIN yet learns so", async () => {
  browserWithShop({ mapClubCheckPin: refusal("PIN_NOT_SET", "Please set your PIN first.") });
  expect(await checkPin("739152")).toEqual({ result: "not set" });
});

test("a club that is down, or busy, is no wrong PIN", async () => {
  browserWithShop({});
  expect(await checkPin("739152")).toMatchObject({ result: "failed", failure: { kind: "network" } });
  browserWithShop({ mapClubCheckPin: refusal("BUSY", "Please try again.") });
  expect(await checkPin("739152")).toMatchObject({ result: "failed", failure: { code: "BUSY" } });
  browserWithShop({ mapClubCheckPin: { mapClubCheckPin: null } });
  expect(await checkPin("739152")).toMatchObject({ result: "failed" });
});
