import { shownMobile } from "@gelora/locale/mobile.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { createPhoneVerification } from "./phone-verification.ts";
import type { SentCode, SentCodeNote } from "./sent-code.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Sent = CallResult<number | undefined>;

function aNote(): SentCodeNote {
  let note: SentCode | undefined;
  return {
    read: () => note,
    write: (sent) => {
      note = sent;
    },
  };
}

function aVerification(lastSent = aNote()) {
  const steps = {
    send: vi.fn(async (_mobile: string, _channel: string): Promise<Sent> => ({ ok: true, value: 30_000 })),
    verify: vi.fn(async (): Promise<CallResult<string>> => ({ ok: true, value: "the token" })),
    onVerified: vi.fn(),
    onSendFailed: vi.fn(),
    lastSent,
  };
  const verification = createPhoneVerification(steps);
  return { verification, steps, state: verification.store.get, code: verification.entry.store.get };
}

test.each(["WHATSAPP", "SMS"] as const)(
  "[REG-11] [REG-12] choosing %s sends the code that way, once",
  async (channel) => {
    const { verification, steps, state } = aVerification();
    verification.begin("81234567890");
    expect(state().choosing).toBe(true);
    await Promise.all([verification.choose(channel), verification.choose(channel)]);
    expect(steps.send.mock.calls).toEqual([["81234567890", channel]]);
  },
);

test("[REG-13] [REG-16] the code dialog opens half a second after the send, with the shop's countdown", async () => {
  const { verification, state, code } = aVerification();
  verification.begin("81234567890");
  await verification.choose("SMS");
  vi.advanceTimersByTime(499);
  expect([state().choosing, code().open]).toEqual([true, false]);
  vi.advanceTimersByTime(1);
  expect([state().choosing, code().open, code().secondsLeft]).toEqual([false, true, 30]);
});

test("[REG-18] another code comes the same way as the first", async () => {
  const { verification, steps } = aVerification();
  verification.begin("81234567890");
  await verification.choose("SMS");
  vi.advanceTimersByTime(31_000);
  await verification.entry.resend();
  expect(steps.send.mock.calls.map(([, channel]) => channel)).toEqual(["SMS", "SMS"]);
});

test("[REG-14] a failed send is reported and closes the dialog; no code dialog follows", async () => {
  const failure = { kind: "refused", code: "CODE_NOT_SENT", message: "no provider" } as const;
  const { verification, steps, state, code } = aVerification();
  steps.send.mockResolvedValue({ ok: false, failure });
  verification.begin("81234567890");
  await verification.choose("WHATSAPP");
  vi.advanceTimersByTime(2000);
  expect(steps.onSendFailed).toHaveBeenCalledExactlyOnceWith(failure);
  expect([state().choosing, code().open]).toEqual([false, false]);
});

test("[REG-24] the token is handed on with its number", async () => {
  const { verification, steps } = aVerification();
  await verification.sendTo("81234567890", "SMS");
  vi.advanceTimersByTime(500);
  verification.entry.enter("1234");
  await vi.advanceTimersByTimeAsync(1000);
  expect(steps.onVerified).toHaveBeenCalledExactlyOnceWith("the token", "81234567890");
});

test("a shopper who closed the code dialog too early has to wait, and can enter the code that they have", async () => {
  const wait = { kind: "refused", code: "CODE_WAIT", message: "Please wait 20 seconds" } as const;
  const { verification, steps, state, code } = aVerification();
  verification.begin("81234567890");
  await verification.choose("SMS");
  vi.advanceTimersByTime(500);
  verification.entry.close();
  vi.advanceTimersByTime(9500);
  steps.send.mockResolvedValue({ ok: false, failure: wait });
  verification.begin("81234567890");
  await verification.choose("SMS");
  vi.advanceTimersByTime(500);
  expect(steps.onSendFailed).toHaveBeenCalledWith(wait);
  expect(code()).toMatchObject({ open: true, secondsLeft: 20 });
  // By another way than the first one came, which is said.
  verification.entry.close();
  verification.begin("81234567890");
  await verification.choose("WHATSAPP");
  vi.advanceTimersByTime(500);
  expect(state()).toMatchObject({ channel: "SMS", awaited: "WHATSAPP" });
  // Another number has no code yet.
  verification.entry.close();
  verification.begin("81299999999");
  await verification.choose("SMS");
  vi.advanceTimersByTime(500);
  expect(code().open).toBe(false);
});

test("who closed the code dialog is offered the code that they have, for the five minutes that it is good", async () => {
  const { verification, steps, state, code } = aVerification();
  verification.begin("81234567890");
  expect(state().hasCode).toBe(false);
  await verification.choose("SMS");
  vi.advanceTimersByTime(500);
  verification.entry.close();
  verification.begin("81234567890");
  expect(state().hasCode).toBe(true);
  verification.enterEarlierCode();
  expect([state().choosing, state().channel, code().open, steps.send.mock.calls.length]).toEqual([
    false,
    "SMS",
    true,
    1,
  ]);
  verification.entry.close();
  vi.advanceTimersByTime(5 * 60_000);
  verification.begin("81234567890");
  expect(state().hasCode).toBe(false);
});

test("a code that was used is asked for no more, though another cannot be sent yet", async () => {
  const { verification, steps, code } = aVerification();
  await verification.sendTo("81234567890", "SMS");
  vi.advanceTimersByTime(500);
  verification.entry.enter("1234");
  await vi.advanceTimersByTimeAsync(1000);
  steps.send.mockResolvedValue({ ok: false, failure: { kind: "refused", code: "CODE_WAIT", message: "" } });
  await verification.sendTo("81234567890", "SMS");
  vi.advanceTimersByTime(500);
  expect(code().open).toBe(false);
});

test("[REG-14~] [REG-25~] after a reload a code that was received can still be entered, with its countdown", async () => {
  const note = aNote();
  const before = aVerification(note);
  await before.verification.sendTo("81234567890", "WHATSAPP");
  vi.advanceTimersByTime(10_500);
  before.verification.end();
  const { verification, steps, state, code } = aVerification(note);
  steps.send.mockResolvedValue({ ok: false, failure: { kind: "refused", code: "CODE_WAIT", message: "" } });
  verification.begin("81234567890");
  expect(state().hasCode).toBe(true);
  await verification.choose("WHATSAPP");
  vi.advanceTimersByTime(500);
  expect(code()).toMatchObject({ open: true, secondsLeft: 19 });
});

test("[REG-16~] [REG-18~] [REG-25~] a shopper who comes back in another tab within the wait gets the dialog, its countdown and no reproach", async () => {
  const { verification, steps, state, code } = aVerification();
  const details = { seconds: 55, timeRemaining: 54_321 };
  const failure = { kind: "refused", code: "CODE_WAIT", message: "", details } as const;
  steps.send.mockResolvedValueOnce({ ok: false, failure });
  verification.begin("81234567890");
  await verification.choose("SMS");
  expect(state()).toMatchObject({ choosing: false, earlier: true, channel: "SMS" });
  expect(code()).toMatchObject({ open: true, secondsLeft: 55 });
  expect(steps.onSendFailed).not.toHaveBeenCalled();
  // Only another code waits, and then it is this page's own.
  await verification.entry.resend();
  expect(steps.send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(55_000);
  await verification.entry.resend();
  expect(steps.send.mock.calls.at(-1)).toEqual(["81234567890", "SMS"]);
  expect(state().earlier).toBe(false);
  verification.entry.enter("1234");
  await vi.advanceTimersByTimeAsync(1000);
  expect(steps.onVerified).toHaveBeenCalledExactlyOnceWith("the token", "81234567890");
});

test("a choice that is closed while the code is sent opens nothing afterwards", async () => {
  const answer = Promise.withResolvers<Sent>();
  const { verification, steps, code } = aVerification();
  steps.send.mockReturnValue(answer.promise);
  verification.begin("81234567890");
  const chosen = verification.choose("SMS");
  verification.dismiss();
  answer.resolve({ ok: true, value: 30_000 });
  await chosen;
  vi.advanceTimersByTime(2000);
  expect(code().open).toBe(false);
});

test("numbers are shown as people read them out", () => {
  expect(shownMobile("81234567890")).toBe("+62\u00a0812\u00a03456\u00a07890");
  expect(shownMobile("8123456")).toBe("+62\u00a0812\u00a03456");
});
