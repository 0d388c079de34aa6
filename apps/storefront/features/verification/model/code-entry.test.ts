import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { createCodeEntry, waitUntil } from "./code-entry.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (message: string, code = ""): CallResult<never> => ({
  ok: false,
  failure: { kind: "refused", code, message },
});

function anEntry() {
  const steps = {
    send: vi.fn(async (): Promise<CallResult<number | undefined>> => ({ ok: true, value: 90_000 })),
    verify: vi.fn(async (_code: string): Promise<CallResult<string>> => ({ ok: true, value: "the token" })),
    onVerified: vi.fn(),
    onSendFailed: vi.fn(),
    restMs: 1000,
  };
  const entry = createCodeEntry(steps);
  return { entry, steps, state: entry.store.get };
}

test("[REG-16] [REG-17] the countdown starts from the shop's value and falls a second a second", () => {
  const { entry, state } = anEntry();
  entry.open(waitUntil(30_000));
  expect(state()).toMatchObject({ open: true, secondsLeft: 30 });
  vi.advanceTimersByTime(1000);
  expect(state().secondsLeft).toBe(29);
  vi.advanceTimersByTime(28_000);
  expect(state().secondsLeft).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(state().secondsLeft).toBe(0);
});

test("[REG-16] [EMV-11] without a value it starts at 60 seconds", () => {
  const { entry, state } = anEntry();
  entry.open(waitUntil(undefined));
  expect(state().secondsLeft).toBe(60);
});

test("[REG-17] a phone that stopped the clock while its owner read the code shows the right time afterwards", () => {
  const { entry, state } = anEntry();
  entry.open(waitUntil(60_000));
  vi.setSystemTime(Date.now() + 40_000);
  vi.advanceTimersByTime(1000);
  expect(state().secondsLeft).toBe(19);
});

test("[REG-18] another code is sent at zero and not before, and the countdown starts again from the shop's value", async () => {
  const { entry, steps, state } = anEntry();
  entry.open(waitUntil(2000));
  vi.advanceTimersByTime(1000);
  await entry.resend();
  expect(steps.send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  await Promise.all([entry.resend(), entry.resend()]);
  expect(steps.send).toHaveBeenCalledTimes(1);
  expect(state()).toMatchObject({ secondsLeft: 90, sending: false, open: true });
});

test("[REG-14] a code that cannot be sent again is reported, and the dialog closes", async () => {
  const { entry, steps, state } = anEntry();
  steps.send.mockResolvedValue(refused("no way", "CODE_NOT_SENT"));
  entry.open(Date.now());
  await entry.resend();
  expect(state().open).toBe(false);
  expect(steps.onSendFailed).toHaveBeenCalledWith(expect.objectContaining({ message: "no way" }));
});

test("[REG-19] the field takes digits only, also from what is pasted", () => {
  const { entry, state } = anEntry();
  entry.open(waitUntil(60_000));
  entry.enter("a1b2");
  expect(state().code).toBe("12");
  entry.enter("");
  entry.enter(" 1 2 3 4 ");
  expect(state().code).toBe("1234");
});

test("[REG-20] exactly four digits submit by themselves, once", async () => {
  const { entry, steps } = anEntry();
  entry.open(waitUntil(60_000));
  for (const typed of ["1", "12", "123"]) entry.enter(typed);
  expect(steps.verify).not.toHaveBeenCalled();
  entry.enter("1234");
  entry.enter("12345");
  entry.enter("9999");
  await vi.advanceTimersByTimeAsync(0);
  expect(steps.verify.mock.calls).toEqual([["1234"]]);
});

test("[REG-21~] [REG-22] [EMV-12] a wrong code shows why, until fewer than four digits are left", async () => {
  const { entry, steps, state } = anEntry();
  steps.verify.mockResolvedValue(refused("not this one"));
  entry.open(waitUntil(60_000));
  entry.enter("1234");
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ code: "1234", checking: false, failure: { message: "not this one" } });
  entry.enter("123");
  expect(state().failure).toBeUndefined();
});

test.each([
  ["CODE_WRONG", { left: 0 }],
  ["CODE_LOCKED", { seconds: 345_600 }],
])("after the last try (%s) no other code is offered, whatever is typed", async (code, details) => {
  const { entry, steps, state } = anEntry();
  steps.verify.mockResolvedValue({ ok: false, failure: { kind: "refused", code, message: "", details } });
  entry.open(waitUntil(0));
  entry.enter("1234");
  await vi.advanceTimersByTimeAsync(0);
  entry.enter("12");
  expect(state()).toMatchObject({ locked: true, failure: undefined });
  await entry.resend();
  expect(steps.send).not.toHaveBeenCalled();
});

test("[REG-23] closing empties the dialog after half a second", async () => {
  const { entry, steps, state } = anEntry();
  steps.verify.mockResolvedValue(refused("no"));
  entry.open(waitUntil(60_000));
  entry.enter("1234");
  await vi.advanceTimersByTimeAsync(0);
  entry.close();
  expect(state()).toMatchObject({ open: false, code: "1234", failure: { message: "no" } });
  vi.advanceTimersByTime(499);
  expect(state().code).toBe("1234");
  vi.advanceTimersByTime(1);
  expect(state()).toMatchObject({ code: "", failure: undefined });
});

test("[REG-23] opened again within the half second it is empty at once and stays open", () => {
  const { entry, state } = anEntry();
  entry.open(waitUntil(60_000));
  entry.enter("12");
  entry.close();
  vi.advanceTimersByTime(200);
  entry.open(waitUntil(60_000));
  vi.advanceTimersByTime(5000);
  expect(state()).toMatchObject({ open: true, code: "", secondsLeft: 55 });
});

test("[REG-24] a right code is shown for a second, then the token is handed on", async () => {
  const { entry, steps, state } = anEntry();
  entry.open(waitUntil(60_000));
  entry.enter("1234");
  await vi.advanceTimersByTimeAsync(999);
  expect(state()).toMatchObject({ verified: true, open: true });
  expect(steps.onVerified).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(steps.onVerified).toHaveBeenCalledExactlyOnceWith("the token");
  expect(state().open).toBe(false);
});

test("an answer for a dialog that has been closed changes nothing", async () => {
  const answer = Promise.withResolvers<CallResult<string>>();
  const { entry, steps, state } = anEntry();
  steps.verify.mockReturnValue(answer.promise);
  entry.open(waitUntil(60_000));
  entry.enter("1234");
  entry.close();
  answer.resolve({ ok: true, value: "late" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(steps.onVerified).not.toHaveBeenCalled();
  expect(state()).toMatchObject({ open: false, code: "" });
});
