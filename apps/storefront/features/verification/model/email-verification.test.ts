import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { createEmailVerification, type SentEmailCode } from "./email-verification.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const address = "sari@contoh.co.id";

function aVerification() {
  const order: string[] = [];
  const steps = {
    askToken: vi.fn(async (email: string): Promise<CallResult<string>> => {
      order.push(`available ${email}`);
      return { ok: true, value: "email token" };
    }),
    send: vi.fn(async (token: string): Promise<CallResult<SentEmailCode>> => {
      order.push(`send ${token}`);
      return { ok: true, value: { isVerified: false, waitMs: 60_000 } };
    }),
    verify: vi.fn(async (token: string, email: string, code: string): Promise<CallResult<string>> => {
      order.push(`verify ${token} ${email} ${code}`);
      return { ok: true, value: email };
    }),
    onVerified: vi.fn((email: string) => void order.push(`verified ${email}`)),
    onSendFailed: vi.fn(),
  };
  const verification = createEmailVerification(steps);
  return { verification, steps, order, code: verification.entry.store.get };
}

test("[EMV-01] [EMV-06] availability, token, code, dialog, check, verified: in this order, and the dialog closes", async () => {
  const { verification, order, code } = aVerification();
  expect(await verification.begin(address)).toBeUndefined();
  order.push(code().open ? "dialog" : "no dialog");
  verification.entry.enter("4321");
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual([
    `available ${address}`,
    "send email token",
    "dialog",
    `verify email token ${address} 4321`,
    `verified ${address}`,
  ]);
  expect(code().open).toBe(false);
});

test("[SGN-13] a taken address is reported at its field; no code is sent and no dialog opens", async () => {
  const { verification, steps, code } = aVerification();
  steps.askToken.mockResolvedValue({ ok: false, failure: { kind: "refused", code: "EMAIL_TAKEN", message: "" } });
  expect(await verification.begin(address)).toMatchObject({ code: "EMAIL_TAKEN" });
  expect(steps.send).not.toHaveBeenCalled();
  expect(code().open).toBe(false);
});

test("a code that cannot be mailed is reported, and no dialog asks for it", async () => {
  const { verification, steps, code } = aVerification();
  const failure = { kind: "refused", code: "CODE_NOT_SENT", message: "" } as const;
  steps.send.mockResolvedValue({ ok: false, failure });
  expect(await verification.begin(address)).toBeUndefined();
  expect(steps.onSendFailed).toHaveBeenCalledWith(failure);
  expect(code().open).toBe(false);
});

test("who closed the dialog and presses again gets the dialog back, without a word about the wait", async () => {
  const { verification, steps, code } = aVerification();
  await verification.begin(address);
  verification.entry.close();
  const wait = { kind: "refused", code: "CODE_WAIT", message: "", details: { seconds: 59 } } as const;
  steps.send.mockResolvedValue({ ok: false, failure: wait });
  await verification.begin(address);
  expect(code().open).toBe(true);
  expect(steps.onSendFailed).not.toHaveBeenCalled();
});

test("[EMV-04~] [EMV-08~] after a reload a mailed code can still be entered, and only another one waits", async () => {
  const { verification, steps, code } = aVerification();
  const wait = { kind: "refused", code: "CODE_WAIT", message: "", details: { seconds: 40 } } as const;
  steps.send.mockResolvedValueOnce({ ok: false, failure: wait });
  await verification.begin(address);
  expect(verification.store.get().earlier).toBe(true);
  expect(code()).toMatchObject({ open: true, secondsLeft: 40 });
  expect(steps.onSendFailed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(40_000);
  await verification.entry.resend();
  expect(verification.store.get().earlier).toBe(false);
  verification.entry.enter("4321");
  await vi.advanceTimersByTimeAsync(0);
  expect(steps.onVerified).toHaveBeenCalledExactlyOnceWith(address);
});

test("[EMV-09] an address that was verified a moment ago needs no second code", async () => {
  const { verification, steps, code } = aVerification();
  steps.send.mockResolvedValue({ ok: true, value: { isVerified: true, waitMs: undefined } });
  await verification.begin(address);
  expect(steps.onVerified).toHaveBeenCalledExactlyOnceWith(address);
  expect(code().open).toBe(false);
});

test("two presses begin one verification", async () => {
  const { verification, steps } = aVerification();
  await Promise.all([verification.begin(address), verification.begin(address)]);
  expect(steps.askToken).toHaveBeenCalledTimes(1);
});
