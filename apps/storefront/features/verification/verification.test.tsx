import { expect, test } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { type CodeEntry, createCodeEntry } from "./model/code-entry.ts";
import { createPhoneVerification } from "./model/phone-verification.ts";
import { ChannelDialog } from "./parts/channel-dialog.tsx";
import { CodeDialog } from "./parts/code-dialog.tsx";
import { ResendRow } from "./parts/resend-row.tsx";

const show = (element: React.ReactNode, language: "en-US" | "id-ID" = "en-US"): string =>
  renderPage(element, { words: ["verification"], language });

function anEntry(change: Partial<ReturnType<CodeEntry["store"]["get"]>> = {}): CodeEntry {
  const entry = createCodeEntry<string>({
    send: async () => ({ ok: true, value: 60_000 }),
    verify: async () => ({ ok: true, value: "" }),
    onVerified: () => {},
    onSendFailed: () => {},
    restMs: 0,
  });
  entry.store.change({ open: true, secondsLeft: 30, ...change });
  return entry;
}

test("[REG-11] [SHL-27] [SHL-28~] the way of the code is chosen in a dialog of 90 percent and 500 px", () => {
  const verification = createPhoneVerification({
    send: async () => ({ ok: true, value: 1 }),
    verify: async () => ({ ok: true, value: "" }),
    onVerified: () => {},
    onSendFailed: () => {},
    lastSent: { read: () => undefined, write: () => {} },
  });
  verification.begin("81234567890");
  const html = show(<ChannelDialog verification={verification} />);
  expect(html).toContain("w-[90vw] md:w-[500px]");
  expect(html).toContain("+62\u00a0812\u00a03456\u00a07890");
  expect(html).toMatch(/data-channel="WHATSAPP".*>WhatsApp<.*data-channel="SMS".*>SMS</s);
});

test("[REG-15] [REG-18] [REG-19] the code dialog has one field for numbers that browsers can fill, and a resend that waits", () => {
  const text = "We have sent a code by SMS to +62 812. It is valid for 5 minutes.";
  const html = show(<CodeDialog entry={anEntry()} title="Enter your code" text={text} />);
  expect(html).toContain("valid for 5 minutes");
  expect(html.match(/<input/g)).toHaveLength(1);
  expect(html).toMatch(/<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"/);
  expect(html).toContain("New code in 30 s");
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Send again/);
});

test("[REG-17] the clock is silent for screen readers; that a code may be asked for is said once it is true", () => {
  const row = (secondsLeft: number): string =>
    show(<ResendRow secondsLeft={secondsLeft} sending={false} onResend={() => {}} said="The code has been sent." />);
  expect(row(17)).toMatch(/role="timer" aria-live="off"[^>]*>New code in 17 s</);
  expect(row(17)).toMatch(/role="status"[^>]*>The code has been sent\.</);
  expect(row(16)).toMatch(/role="status"[^>]*>The code has been sent\.</);
  expect(row(0)).toMatch(/role="status"[^>]*>You can ask for a new code now\.</);
  expect(row(0)).not.toContain(`disabled=""`);
  expect(row(1920)).toContain("32:00");
});

test("[REG-21~] [K43] [ERR-12~] an unknown failure of a code shows the server's sentence, 'Please try again' where it has none", () => {
  const refused = (message: string): string =>
    show(
      <CodeDialog
        entry={anEntry({ code: "1234", failure: { kind: "refused", code: "", message } })}
        title=""
        text=""
      />,
    );
  expect(refused("Not this one.")).toMatch(/role="alert"[^>]*>Not this one\.</);
  expect(refused("")).toMatch(/role="alert"[^>]*>Please try again</);
  expect(refused("")).toContain('aria-invalid="true"');
});

test("[REG-21~] codes that we know are worded in the shopper's language, with the number of its details", () => {
  const failure = { kind: "refused", code: "CODE_LOCKED", message: "", details: { seconds: 96 * 3600 } } as const;
  const html = show(<CodeDialog entry={anEntry({ code: "1234", failure })} title="" text="" />, "id-ID");
  expect(html).toContain("Terlalu banyak kode yang salah. Coba lagi dalam 96 jam.");
});

test("[REG-24] a correct code is confirmed", () => {
  const html = show(<CodeDialog entry={anEntry({ code: "1234", verified: true })} title="" text="" />);
  expect(html).toMatch(/role="status"[^>]*>.*That&#x27;s right, thank you/s);
});
