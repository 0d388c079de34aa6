import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEmailLink, type EmailLinkSteps } from "./email-link.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aLink() {
  const steps = {
    send: vi.fn<EmailLinkSteps["send"]>(async () => ({
      ok: true,
      value: { timeRemaining: 40_000, email: "s***@contoh.co.id" },
    })),
    isConfirmed: vi.fn(async () => false),
    onConfirmed: vi.fn(),
    onWithout: vi.fn(),
    onSendFailed: vi.fn(),
  };
  const link = createEmailLink(steps);
  return { link, steps, state: link.store.get };
}

test("[EMV-10] [EMV-11] the link is mailed, and again when its countdown has come to zero", async () => {
  const { link, steps, state } = aLink();
  await link.begin("phone token");
  expect(steps.send.mock.calls).toEqual([["phone token"]]);
  expect(state()).toMatchObject({ open: true, email: "s***@contoh.co.id", secondsLeft: 40 });
  vi.advanceTimersByTime(39_000);
  expect(state().secondsLeft).toBe(1);
  await link.resend();
  expect(steps.send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  await link.resend();
  expect(steps.send).toHaveBeenCalledTimes(2);
  expect(state().secondsLeft).toBe(40);
});

test("[EMV-11] without a value the countdown starts at 60 seconds", async () => {
  const { link, steps, state } = aLink();
  steps.send.mockResolvedValue({ ok: true, value: undefined });
  await link.begin("phone token");
  expect(state().secondsLeft).toBe(60);
});

test("[EMV-10] who says that the link was opened goes on when it was", async () => {
  const { link, steps, state } = aLink();
  await link.begin("phone token");
  await link.goOn();
  expect(state()).toMatchObject({ open: true, notYet: true });
  expect(steps.onConfirmed).not.toHaveBeenCalled();
  steps.isConfirmed.mockResolvedValue(true);
  await link.goOn();
  expect(steps.onConfirmed).toHaveBeenCalledTimes(1);
});

test("[REG-31~] where nothing is left to verify, the dialog does not open and the form follows", async () => {
  const { link, steps, state } = aLink();
  steps.send.mockResolvedValue({ ok: true, value: { status: "VERIFIED", timeRemaining: 0, email: null } });
  await link.begin("phone token");
  expect(state().open).toBe(false);
  expect(steps.onConfirmed).toHaveBeenCalledTimes(1);
  expect(steps.onWithout).not.toHaveBeenCalled();
});

test("[EMV-10] a shopper who asks for another link after opening the first goes on", async () => {
  const { link, steps } = aLink();
  await link.begin("phone token");
  vi.advanceTimersByTime(40_000);
  steps.send.mockResolvedValue({ ok: true, value: { status: "VERIFIED", timeRemaining: 0, email: null } });
  await link.resend();
  expect(steps.onConfirmed).toHaveBeenCalledTimes(1);
});

test("a link that cannot be mailed is reported, and nobody is held up", async () => {
  const { link, steps, state } = aLink();
  steps.send.mockResolvedValue({ ok: false, failure: { kind: "network", code: "", message: "" } });
  await link.begin("phone token");
  expect(steps.onSendFailed).toHaveBeenCalledTimes(1);
  expect(steps.onWithout).toHaveBeenCalledTimes(1);
  expect(state().open).toBe(false);
});
