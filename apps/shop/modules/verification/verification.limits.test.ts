import { days, hours, milliseconds, minutes, seconds } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import type { StaffPrincipal } from "../../platform/principal.ts";
import { actsOn } from "../journal/journal.ts";
import { subjectKey } from "./domain/subject.ts";
import { deleteEnded } from "./storage/delete-ended.ts";
import { spending } from "./testing/contention.ts";
import {
  askCode,
  askedCode,
  mailSubject,
  newSubject,
  openVerificationSetup,
  type VerificationSetup,
} from "./testing/verification-setup.ts";
import { enterCode } from "./use-cases/enter-code.ts";
import { liftLock } from "./use-cases/lift-lock.ts";
import { verifyMobile } from "./use-cases/verify-mobile.ts";

describe.each(testEngines)("what limits codes, on the %s database", (engine) => {
  let setup: VerificationSetup;
  beforeAll(async () => {
    setup = await openVerificationSetup(engine);
  });
  beforeEach(() => setup.empty());
  afterAll(() => setup.close());

  const toMail = { subject: mailSubject, channel: "MAIL" } as const;

  test("[AC-06] a source gets its codes of a day over all numbers and sessions, and another source is not touched", async () => {
    const platform = await setup.process({ CODES_PER_SOURCE_PER_DAY: "3" });
    for (const flow of ["visitor:one", "visitor:two", "visitor:three"])
      expect(await askedCode(platform, { flow })).toBe("sent");
    expect(await askCode(platform, { flow: "visitor:four" })).toMatchObject({
      failure: { code: "CODE_DAY_OVER", details: { seconds: 24 * 3600 } },
    });
    expect(await askedCode(platform, { source: "203.0.113.2", flow: "visitor:five" })).toBe("sent");
    expect(await askedCode(platform, toMail)).toBe("sent");
    platform.clock.setOffset(milliseconds(hours(24) + seconds(1)));
    expect(await askedCode(platform)).toBe("sent");
  });

  test("[AC-06] neighbours who use up a source's codes leave a member theirs, which end as well", async () => {
    const platform = await setup.process({ CODES_PER_SOURCE_PER_DAY: "1", CODES_PER_SESSION_PER_DAY: "2" });
    expect(await askedCode(platform, { flow: "visitor:one" })).toBe("sent");
    expect(await askedCode(platform, { flow: "visitor:two" })).toBe("CODE_DAY_OVER");
    const found: string[] = [];
    for (let times = 0; times < 3; times += 1) found.push(await askedCode(platform, { flow: "member:M1" }));
    expect(found).toEqual(["sent", "sent", "CODE_DAY_OVER"]);
    expect(await askedCode(platform, { flow: "visitor:one", source: "203.0.113.2" })).toBe("sent");
  });

  test("[AC-06] a network that many share has its multiple of a source's codes, and no more", async () => {
    const shared = { SHARED_NETWORKS: "203.0.113.0/24", SHARED_NETWORK_FACTOR: "2" };
    const platform = await setup.process({ CODES_PER_SOURCE_PER_DAY: "2", ...shared });
    const from = async (source: string) => {
      const found: string[] = [];
      for (let n = 0; n < 5; n += 1) found.push(await askedCode(platform, { source, flow: `visitor:${source}-${n}` }));
      return found.filter((outcome) => outcome === "sent").length;
    };
    expect(await from("203.0.113.1")).toBe(4);
    expect(await from("198.51.100.1")).toBe(2);
  });

  test("[AC-06] a session gets its codes of a day, wherever it calls from; what is refused is counted nowhere", async () => {
    const platform = await setup.process({ CODES_PER_SESSION_PER_DAY: "2" });
    const subject = newSubject();
    const before = setup.postbox.messages.length;
    expect(await askedCode(platform)).toBe("sent");
    expect(await askedCode(platform, { source: "203.0.113.2" })).toBe("sent");
    expect(await askedCode(platform, { source: "203.0.113.3", subject })).toBe("CODE_DAY_OVER");
    expect(setup.postbox.messages).toHaveLength(before + 2);
    expect(await askedCode(platform, { flow: "visitor:two", subject })).toBe("sent");
    expect(await spending(platform)).toEqual([{ spent: 2100, sent: 3, entered: 0 }]);
  });

  test("[AC-06] the day's money is never passed; mails go on, the log reports it once, and the next day starts from zero", async () => {
    const settings = { CODE_BUDGET_PER_DAY: "1900", SMS_CODE_PRICE: "700", WHATSAPP_CODE_PRICE: "450" };
    const platform = await setup.process(settings);
    const found: string[] = [];
    for (const channel of ["SMS", "WHATSAPP", "SMS", "SMS", "WHATSAPP"] as const)
      found.push(await askedCode(platform, { channel }));
    expect(found).toEqual(["sent", "sent", "sent", "CODE_BUDGET_SPENT", "CODE_BUDGET_SPENT"]);
    expect(await askCode(platform)).toMatchObject({ failure: { details: { email: "halo@gelora.example" } } });
    expect(await spending(platform)).toEqual([{ spent: 1850, sent: 3, entered: 0 }]);
    expect(setup.logged.filter((line) => line.includes("code-budget"))).toHaveLength(1);
    expect(await askedCode(platform, toMail)).toBe("sent");
    platform.clock.setOffset(hours(24));
    expect(await askedCode(platform)).toBe("sent");
  });

  test("a budget of nothing closes the way from the first code on", async () => {
    const platform = await setup.process({ CODE_BUDGET_PER_DAY: "0" });
    expect(await askedCode(platform)).toBe("CODE_BUDGET_SPENT");
    expect(await spending(platform)).toEqual([{ spent: 0, sent: 0, entered: 0 }]);
  });

  test("[REG-14] a sender that is out of order: the other way is named and open at once, nothing is paid, no code is left", async () => {
    const platform = await setup.process();
    const subject = newSubject();
    setup.postbox.answerWith(503);
    expect(await askCode(platform, { subject, channel: "WHATSAPP" })).toMatchObject({
      failure: { code: "CODE_NOT_SENT", details: { way: "WhatsApp", other: "SMS" } },
    });
    expect(await spending(platform)).toEqual([{ spent: 0, sent: 0, entered: 0 }]);
    const place = { flow: "visitor:one", subject: `mobile:${subject.address}` };
    const entered = await enterCode(platform, place, "1234", async () => {});
    expect(entered).toMatchObject({ failure: { code: "CODE_EXPIRED" } });
    setup.postbox.answerWith(undefined);
    const sent = await askCode(platform, { subject });
    expect(sent.ok && sent.value.waitMs).toBeLessThanOrEqual(minutes(1));
    expect(setup.postbox.messages.at(-1)).toMatchObject({ channel: "SMS", to: subject.address });
  });

  test("[REG-14] a sender that stays out of order is left alone, uses up no number's day, and the other one still sends", async () => {
    const platform = await setup.process();
    const subject = newSubject();
    setup.postbox.answerWith(503);
    for (let times = 0; times < 7; times += 1)
      expect(await askedCode(platform, { subject, flow: `visitor:${times}` })).toBe("CODE_NOT_SENT");
    setup.postbox.answerWith(undefined);
    expect(await askedCode(platform, { subject })).toBe("CODE_NOT_SENT");
    expect(setup.logged.at(-1)).toContain("is left alone for a moment");
    expect(await askedCode(platform, { subject, channel: "WHATSAPP" })).toBe("sent");
  });

  test("[AC-06] a number that a sender refuses blocks nobody else, and counts for the caller", async () => {
    const platform = await setup.process({ CODES_PER_SOURCE_PER_DAY: "8" });
    setup.postbox.answerWith(400);
    for (let times = 0; times < 7; times += 1) expect(await askedCode(platform)).toBe("CODE_NOT_SENT");
    setup.postbox.answerWith(undefined);
    expect(await askedCode(platform)).toBe("sent");
    expect(await askedCode(platform)).toBe("CODE_DAY_OVER");
  });

  test("[AC-06] how many codes came back can be read beside how many went out", async () => {
    const platform = await setup.process();
    const subject = newSubject();
    await askedCode(platform, { subject });
    await askedCode(platform);
    const verificationCode = setup.postbox.codeTo(subject.address);
    await verifyMobile(platform, "visitor:one", { mobile: subject.address, verificationCode });
    expect(await spending(platform)).toEqual([{ spent: 1400, sent: 2, entered: 1 }]);
  });

  describe("a number that is locked after wrong tries", () => {
    const subject = newSubject();
    const key = subjectKey(subject);
    const enter = (platform: Platform, typed: string) =>
      enterCode(platform, { flow: "visitor:one", subject: key }, typed, async () => {});
    const lock = async (platform: Platform): Promise<string> => {
      await askedCode(platform, { subject });
      const code = setup.postbox.codeTo(subject.address);
      const wrong = code === "0000" ? "0001" : "0000";
      for (let tries = 0; tries < 5; tries += 1) await enter(platform, wrong);
      return code;
    };

    test("[AC-01] stays locked after a restart, after tidying and when the clock goes back (I-14)", async () => {
      const platform = await setup.process();
      const code = await lock(platform);
      const restarted = await setup.process();
      expect(await enter(restarted, code)).toMatchObject({ failure: { code: "CODE_LOCKED" } });
      restarted.clock.setOffset(milliseconds(-days(30)));
      expect(await enter(restarted, code)).toMatchObject({ ok: false });
      restarted.clock.setOffset(days(3));
      await deleteEnded(restarted);
      expect(await askedCode(restarted, { subject })).toBe("CODE_LOCKED");
    });

    const wulan: StaffPrincipal = { kind: "staff", staffCode: "wulan", roles: ["support"] };

    test("is opened by support, which the journal keeps, and by nobody else", async () => {
      const platform = await setup.process();
      const code = await lock(platform);
      expect(await liftLock(platform, { ...wulan, roles: ["finance"] }, subject, "tries")).toBe("not allowed");
      expect(await enter(platform, code)).toMatchObject({ failure: { code: "CODE_LOCKED" } });
      expect(await liftLock(platform, wulan, subject, "tries")).toBe("lifted");
      expect(await enter(platform, code)).toMatchObject({ ok: true });
      expect(await liftLock(platform, wulan, newSubject(), "tries")).toBe("nothing to lift");
      const acts = await actsOn(platform, { kind: "person", code: subject.address });
      expect(acts.slice(-1)).toMatchObject([{ act: "lock.lifted", by: { code: "wulan" }, details: { what: "tries" } }]);
    });

    test("whose codes of the day are used up gets new ones at once when support says so", async () => {
      const platform = await setup.process();
      const other = newSubject();
      await askedCode(platform, { subject: other });
      expect(await askedCode(platform, { subject: other })).not.toBe("sent");
      expect(await liftLock(platform, wulan, other, "sends")).toBe("lifted");
      expect(await askedCode(platform, { subject: other })).toBe("sent");
    });
  });
});
