import { type SandboxProcess, startSandbox } from "@gelora/testkit/sandbox-process.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { askCode, newSubject, openVerificationSetup, type VerificationSetup } from "./testing/verification-setup.ts";
import { verifyMobile } from "./use-cases/verify-mobile.ts";

/** The shop's clients against the sandbox's protocols over HTTP and SMTP, working and failing. */
describe("codes through the outside parties' own protocols", () => {
  let sandbox: SandboxProcess;
  let setup: VerificationSetup;
  beforeAll(async () => {
    [sandbox, setup] = await Promise.all([startSandbox(), openVerificationSetup("embedded")]);
  });
  afterEach(async () => {
    await fetch(`${sandbox.url}/sandbox/faults`, { method: "DELETE" });
  });
  afterAll(() => Promise.all([sandbox.stop(), setup.close()]));

  /** A separate process for each test, so circuit breakers do not carry over. */
  const shop = (change: NodeJS.ProcessEnv = {}) =>
    setup.process({
      WHATSAPP_URL: `${sandbox.url}/whatsapp/v23.0`,
      SMS_URL: `${sandbox.url}/sms`,
      SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
      CODES_PER_SOURCE_PER_DAY: "1000",
      CODES_PER_SESSION_PER_DAY: "1000",
      ...change,
    });
  const plan = (fault: object) =>
    fetch(`${sandbox.url}/sandbox/faults`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fault),
    });
  const messagesTo = async (to: string): Promise<{ channel: string; text: string }[]> => {
    const answer = await fetch(`${sandbox.url}/postbox/messages?to=${encodeURIComponent(to)}`);
    return (await answer.json()) as { channel: string; text: string }[];
  };
  const timed = async (platform: Platform, change: Parameters<typeof askCode>[1]) => {
    const started = performance.now();
    const outcome = await askCode(platform, change);
    return { code: outcome.ok ? "sent" : outcome.failure.code, took: performance.now() - started };
  };

  test.each(["WHATSAPP", "SMS"] as const)(
    "[REG-12] a code by %s is read in the postbox and entered",
    async (channel) => {
      const platform = await shop();
      const subject = newSubject();
      expect((await timed(platform, { subject, channel })).code).toBe("sent");
      const [message] = await messagesTo(`+62${subject.address}`);
      expect(message?.channel).toBe(channel.toLowerCase());
      const verificationCode = /\d{4}/.exec(message?.text ?? "")?.[0] ?? "";
      const input = { mobile: subject.address, verificationCode };
      expect(await verifyMobile(platform, "visitor:one", input)).toMatchObject({ ok: true });
    },
  );

  const parties = [
    ["whatsapp", "WHATSAPP"],
    ["sms", "SMS"],
    ["mail", "MAIL"],
  ] as const;

  test.each(
    parties.flatMap(([party, channel]) =>
      (["error", "wrong-json", "half"] as const).map((mode) => [party, channel, mode] as const),
    ),
  )("[REG-14] %s by %s answers %s: refused, and the wait is given back", async (party, channel, mode) => {
    const platform = await shop();
    const subject = channel === "MAIL" ? ({ kind: "email", address: `${mode}@example.com` } as const) : newSubject();
    await plan({ party, mode, times: 1 });
    expect((await timed(platform, { subject, channel })).code).toBe("CODE_NOT_SENT");
    expect((await timed(platform, { subject, channel })).code).toBe("sent");
  });

  test("[REG-14] senders that never answer: refused within six seconds, and the wait is given back", async () => {
    const platform = await shop();
    await Promise.all(
      parties.map(async ([party, channel]) => {
        const subject = channel === "MAIL" ? ({ kind: "email", address: "diam@example.com" } as const) : newSubject();
        await plan({ party, mode: "silent", times: 1 });
        const { code, took } = await timed(platform, { subject, channel });
        expect(code).toBe("CODE_NOT_SENT");
        expect(took).toBeLessThan(6_000);
        expect((await timed(platform, { subject, channel })).code).toBe("sent");
      }),
    );
  });

  test("a message whose answer is lost may arrive anyway, and its code is good then", async () => {
    const platform = await shop();
    const subject = newSubject();
    await plan({ party: "sms", mode: "half", times: 1 });
    expect((await timed(platform, { subject })).code).toBe("CODE_NOT_SENT");
    const [message] = await messagesTo(`+62${subject.address}`);
    const verificationCode = /\d{4}/.exec(message?.text ?? "")?.[0] ?? "";
    const input = { mobile: subject.address, verificationCode };
    expect(await verifyMobile(platform, "visitor:one", input)).toMatchObject({ ok: true });
  });

  test.each(parties)("a %s sender that answers late but in time has sent: %s", async (party, channel) => {
    const platform = await shop();
    const subject = channel === "MAIL" ? ({ kind: "email", address: "slow@example.com" } as const) : newSubject();
    await plan({ party, mode: "slow", delayMs: 1_500, times: 1 });
    expect((await timed(platform, { subject, channel })).code).toBe("sent");
  });

  test("wrong keys are a failed send, reported in the log without them", async () => {
    const platform = await shop({ SMS_AUTH_TOKEN: "not-the-token" });
    expect((await timed(platform, {})).code).toBe("CODE_NOT_SENT");
    expect(setup.logged.at(-1)).toContain("answer 401");
    expect(setup.logged.at(-1)).not.toContain("not-the-token");
  });
});
