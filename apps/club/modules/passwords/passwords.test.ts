import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import { deleteUnusedDevices, isKnownDevice, rememberDevice } from "@gelora/service-kit/known-devices.ts";
import { slowHash } from "@gelora/service-kit/slow-hash.ts";
import { stopClock } from "@gelora/testkit/stop-clock.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClub } from "../../testing/club.ts";
import {
  checkPassword,
  hasPassword,
  isPasswordHash,
  judgePassword,
  setPassword,
  storePasswordHash,
} from "./passwords.ts";
import { countTry, deleteForgottenTries, type TrySubject } from "./storage/password-tries.ts";
import { exhaustCard } from "./testing/exhaust-card.ts";
import type { PasswordOwner } from "./use-cases/set-password.ts";
import { cardSourceSubject, ownerSubject, sessionSubject, sourceSubject } from "./use-cases/try-subjects.ts";

const password = "Lari-Pagi7";
const dewi = { email: "dewi@contoh.id", emailVerified: true, language: "en-US", firstName: "Dewi" } as const;

test("a new password follows the shop's rules, and is typed twice in any spelling", () => {
  expect(judgePassword(password, password)).toMatchObject({ ok: true });
  expect(judgePassword("cafe\u0301-7", "caf\u00e9-7")).toMatchObject({ ok: true });
  for (const weak of ["", "abc-1", "abcdefg", "abcdef7", "-------", "a".repeat(20)])
    expect(judgePassword(weak, weak)).toMatchObject({ failure: { code: "PASSWORD_RULES" } });
  expect(judgePassword(password, "Lari-Pagi8")).toMatchObject({ failure: { code: "PASSWORDS_DIFFER" } });
});

describe.each(testEngines)("the passwords of cards, on %s", (engine) => {
  let club: Platform;
  let turn = 0;
  let owner: PasswordOwner;
  beforeAll(async () => {
    club = await openTestClub(engine);
    stopClock(club.clock);
  });
  beforeEach(async () => {
    club.clock.setOffset(minutes(0));
    turn += 1;
    owner = { ...dewi, memberCode: `MC${turn}`, mobile: `8120000${1000 + turn}` };
    expect(await setPassword(club, owner, password)).toEqual({ ok: true, value: undefined });
  });
  afterAll(() => club.database.close());

  type Change = { memberCode?: string | undefined; mobile?: string; session?: string; source?: string; owner?: string };
  const enter = (typed: string, change: Change = {}) =>
    checkPassword(club, { ...owner, session: `s${turn}`, source: `10.0.0.${turn}`, ...change, password: typed });
  /** Wrong tries, without the work of comparing them. */
  const failTimes = async (times: number, subject: TrySubject) => {
    for (let tried = 0; tried < times; tried += 1) expect(await countTry(club, subject)).toBe(true);
  };
  const right = { ok: true, value: true };
  const wrong = { ok: true, value: false };
  const waits = (wait: number) => ({ ok: false, failure: { code: "CARD_WAIT", details: { seconds: wait } } });

  test("the correct one is correct in both spellings, and stands in the database as a hash alone", async () => {
    expect(await enter(password)).toEqual(right);
    expect(await enter("Lari-Pagi8")).toEqual(wrong);
    await setPassword(club, owner, "cafe\u0301-Pagi7");
    expect(await enter("caf\u00e9-Pagi7")).toEqual(right);
    const rows = await sql`select * from passwords, password_tries`.execute(club.database.tables());
    expect(JSON.stringify(rows.rows)).not.toMatch(/Lari|Pagi|8120000/);
  });

  test("ten wrong ones from a source make the card wait there, longer each time; the correct one ends it", async () => {
    await failTimes(8, cardSourceSubject(owner.mobile, `10.0.0.${turn}`));
    for (const tried of [1, 2]) expect(await enter("wrong", { session: `t${turn}-${tried}` })).toEqual(wrong);
    expect(await enter(password)).toEqual(waits(30));
    club.clock.setOffset(seconds(31));
    expect(await enter("wrong")).toEqual(wrong);
    expect(await enter(password)).toEqual(waits(60));
    club.clock.setOffset(seconds(92));
    expect(await enter(password)).toEqual(right);
    expect(await enter("wrong")).toEqual(wrong);
    expect(await enter(password)).toEqual(right);
  });

  test("[AC-12~] someone else's attempts from one source keep the owner waiting at no other", async () => {
    const stranger = { session: `stranger${turn}`, source: `10.1.0.${turn}` };
    await failTimes(9, cardSourceSubject(owner.mobile, stranger.source));
    expect(await enter("wrong", stranger)).toEqual(wrong);
    expect(await enter(password, stranger)).toEqual(waits(30));
    expect(await enter(password)).toEqual(right);
    expect(await enter(password, stranger)).toEqual(waits(30));
  });

  test("[AC-11~] [AC-12~] guesses from many sources make the card wait at new ones, not where the owner is known", async () => {
    await exhaustCard(club, owner.mobile);
    expect(await enter(password)).toEqual(waits(30));
    expect(await enter("wrong", { owner: "account:AC1" })).toEqual(wrong);
    expect(await enter(password, { owner: "account:AC1" })).toEqual(right);
    expect(await enter(password)).toEqual(waits(30));
  });

  test("who is known at a card has ten tries too", async () => {
    await failTimes(9, ownerSubject(owner.mobile, "account:AC1"));
    expect(await enter("wrong", { owner: "account:AC1" })).toEqual(wrong);
    expect(await enter(password, { owner: "account:AC1" })).toEqual(waits(30));
    expect(await enter(password)).toEqual(right);
  });

  test("a browser is known at a card until its password changes, sixty days at most", async () => {
    const { memberCode } = owner;
    await rememberDevice(club, memberCode, "mark");
    expect(await isKnownDevice(club, memberCode, "mark")).toBe(true);
    expect(await isKnownDevice(club, "another", "mark")).toBe(false);
    await setPassword(club, owner, "Sore-Hari8");
    expect(await isKnownDevice(club, memberCode, "mark")).toBe(false);
    await rememberDevice(club, memberCode, "mark");
    club.clock.setOffset(minutes(60 * 24 * 60));
    expect(await isKnownDevice(club, memberCode, "mark")).toBe(false);
    await deleteUnusedDevices(club);
    expect((await sql`select 1 from known_devices`.execute(club.database.tables())).rows).toEqual([]);
  });

  test("a number without a card, and a card without a password, wait the same", async () => {
    const nobody = { memberCode: undefined, mobile: `8990000${1000 + turn}` };
    await failTimes(9, cardSourceSubject(nobody.mobile, `10.0.0.${turn}`));
    expect(await enter(password, nobody)).toEqual(wrong);
    expect(await enter(password, nobody)).toEqual(waits(30));
  });

  test("a session waits whatever cards it tries", async () => {
    await failTimes(9, sessionSubject(`s${turn}`));
    expect(await enter(password, { memberCode: undefined, mobile: `8991${turn}0001` })).toEqual(wrong);
    expect(await enter(password)).toEqual(waits(30));
    expect(await enter(password, { session: `other-${turn}` })).toEqual(right);
  });

  test("a source that tries many cards in many sessions is slowed down, its neighbours a minute at most", async () => {
    await failTimes(29, sourceSubject(`10.0.0.${turn}`));
    expect(await enter("wrong", { memberCode: undefined, mobile: `8992${turn}0001`, session: "another" })).toEqual(
      wrong,
    );
    expect(await enter(password)).toEqual(waits(2));
    club.clock.setOffset(minutes(1));
    expect(await enter(password)).toEqual(right);
  });

  test("a new password ends the wait of its card", async () => {
    await failTimes(10, cardSourceSubject(owner.mobile, `10.0.0.${turn}`));
    await exhaustCard(club, owner.mobile);
    expect(await enter(password)).toEqual(waits(30));
    await setPassword(club, owner, "Sore-Hari8");
    expect(await enter("Sore-Hari8")).toEqual(right);
  });

  test("the hash that someone brings along opens the card with the same password", async () => {
    const memberCode = `BROUGHT${turn}`;
    expect(await hasPassword(club, memberCode)).toBe(false);
    const hash: string = await slowHash(password);
    if (!isPasswordHash(hash)) throw new Error("the shop's form is ours");
    expect(await storePasswordHash(club, memberCode, hash)).toBe(1);
    expect(await hasPassword(club, memberCode)).toBe(true);
    expect(await enter(password, { memberCode })).toEqual(right);
    for (const other of ["", password, "$argon2id$v=19$m=1,t=1,p=1$x$y", `${hash}\n`, hash.replace("id$", "d$")])
      expect(isPasswordHash(other)).toBe(false);
  });

  test("a changed one is notified by mail to a verified address, a first one and an unverified address are not", async () => {
    const mails = async () => {
      const { rows } = await sql<{ payload: object }>`
        select payload from outbox where topic = 'messaging.card' and payload->>'to' like ${`%${turn}@contoh.id`}
      `.execute(club.database.tables());
      return rows.map(({ payload }) => payload);
    };
    const [known, claimed] = ["known", "claimed"].map((name, place) => ({
      ...owner,
      memberCode: `${name}${turn}`,
      email: `${name}${turn}@contoh.id`,
      emailVerified: place === 0,
    }));
    for (const member of [known, claimed]) if (member) await setPassword(club, member, password);
    expect(await mails()).toEqual([]);
    for (const member of [known, claimed]) if (member) await setPassword(club, member, "Sore-Hari8");
    expect(await mails()).toEqual([
      {
        kind: "passwordChanged",
        to: `known${turn}@contoh.id`,
        language: "en-US",
        firstName: "Dewi",
        moment: expect.any(String),
        memberCode: `known${turn}`,
      },
    ]);
  });

  test("wrong ones are forgotten after a day", async () => {
    await enter("wrong");
    club.clock.setOffset(minutes(24 * 60 + 1));
    await deleteForgottenTries(club);
    const left = await sql`select 1 from password_tries`.execute(club.database.tables());
    expect(left.rows).toEqual([]);
  });
});
