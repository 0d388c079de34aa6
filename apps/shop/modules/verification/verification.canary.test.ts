import type { Database } from "@gelora/service-kit/database.ts";
import { days, minutes } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { askCode, newSubject, openVerificationSetup, type VerificationSetup } from "./testing/verification-setup.ts";
import { sendEmailCode, verifyEmail } from "./use-cases/verify-email.ts";
import { sendMobileCode, verifyMobile } from "./use-cases/verify-mobile.ts";
import { beginEmailCheck } from "./verification.ts";

/** The secret by itself, not inside a longer number, an id or a digest. */
const stands = (secret: string, text: string) => new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text);
const found = (secrets: readonly string[], texts: readonly string[]) =>
  secrets.filter((secret) => texts.some((text) => stands(secret, text)));

/** Every text in the database, over all tables and columns. */
async function textsOf(database: Database): Promise<string[]> {
  const tables = database.tables<unknown>();
  const columns = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'character varying')`.execute(tables);
  const texts: string[] = [];
  for (const { table_name, column_name } of columns.rows) {
    const held = await sql<{ held: string }>`
      select ${sql.ref(column_name)}::text as held from ${sql.table(table_name)}
      where ${sql.ref(column_name)} is not null`.execute(tables);
    texts.push(...held.rows.map((row) => row.held));
  }
  return texts;
}

describe("codes and tokens reach nobody but their receiver", () => {
  let setup: VerificationSetup;
  let platform: Platform;
  const answers: string[] = [];
  const codes: string[] = [];
  const tokens: string[] = [];
  beforeAll(async () => {
    setup = await openVerificationSetup("embedded");
    const unlimited = { CODES_PER_SOURCE_PER_DAY: "1000", CODES_PER_SESSION_PER_DAY: "1000" };
    platform = await setup.process(unlimited);
    for (let index = 0; index < 40; index += 1) {
      platform.clock.setOffset(minutes(index));
      await oneMobile(index);
      await oneEmail(index);
    }
  });
  afterAll(() => setup.close());

  const keep = (answer: unknown): void => {
    answers.push(JSON.stringify(answer));
  };
  const wrong = (code: string) => String((Number(code) + 7) % 10_000).padStart(4, "0");
  const request = (index: number) => ({
    flow: `visitor:${index}`,
    source: "203.0.113.1",
    language: "en-US" as const,
  });
  const oneMobile = async (index: number) => {
    const mobile = newSubject().address;
    const { flow } = request(index);
    setup.postbox.answerWith(index % 5 === 0 ? 503 : undefined);
    keep(await sendMobileCode(platform, { ...request(index), mobile, channel: index % 2 ? "SMS" : "WHATSAPP" }));
    if (index % 5 === 0) return;
    const code = setup.postbox.codeTo(mobile);
    codes.push(code);
    keep(await verifyMobile(platform, flow, { mobile, verificationCode: wrong(code) }));
    if (index % 3 === 0) return;
    const proven = await verifyMobile(platform, flow, { mobile, verificationCode: code });
    if (proven.ok) tokens.push(proven.value);
  };
  const oneEmail = async (index: number) => {
    const email = `kenari${index}@example.com`;
    const { flow } = request(index);
    const token = await beginEmailCheck(platform, flow, email);
    tokens.push(token);
    keep(await sendEmailCode(platform, request(index), token));
    const code = setup.postbox.codeTo(email);
    codes.push(code);
    keep(await verifyEmail(platform, flow, { token, email, verificationCode: wrong(code) }));
    if (index % 3 !== 0) keep(await verifyEmail(platform, flow, { token, email, verificationCode: code }));
  };

  test("[AC-08] no code and no token stands in an answer, the log, or any text of the database, the outbox among it", async () => {
    const stored = await textsOf(platform.database);
    expect(codes.length).toBeGreaterThan(60);
    expect(tokens.length).toBeGreaterThan(50);
    expect(stored.some((text) => text.startsWith("mobile:812"))).toBe(true);
    expect(setup.logged.length).toBeGreaterThan(0);
    expect(found([...codes, ...tokens], [...stored, ...answers, ...setup.logged])).toEqual([]);
  });

  test("[AC-08] nor does a number or an address stand in the log", () => {
    for (const line of setup.logged) {
      expect(line).not.toMatch(/812\d{8}/);
      expect(line).not.toContain("kenari");
    }
  });

  test("a code that is logged, stored or answered would be found: the scan can fail", async () => {
    const [code = ""] = codes;
    const [token = ""] = tokens;
    platform.log.info({ code }, "sent");
    expect(found([code], setup.logged)).toEqual([code]);
    await sql`create table planted (held jsonb)`.execute(platform.database.tables<unknown>());
    await sql`insert into planted values (${JSON.stringify({ token })})`.execute(platform.database.tables<unknown>());
    expect(found([token], await textsOf(platform.database))).toEqual([token]);
    expect(found([code], [JSON.stringify({ data: [{ code }] })])).toEqual([code]);
  });

  test("[AC-67] what is stored of a code is no plain digest, and changes with each code", async () => {
    const subject = newSubject();
    const digests = new Set<string>();
    for (const day of [0, 1, 2]) {
      platform.clock.setOffset(days(10 + day));
      await askCode(platform, { subject });
      const [row] = (
        await sql<{ digest: string }>`
          select digest from verification_codes where subject = ${`mobile:${subject.address}`}`.execute(
          platform.database.tables<unknown>(),
        )
      ).rows;
      digests.add(row?.digest ?? "");
    }
    expect(digests.size).toBe(3);
    for (const digest of digests) expect(digest).toMatch(/^[\w-]{43}$/);
  });
});

describe("what the gateway reveals about codes", () => {
  let shop: TestShop;
  let setup: VerificationSetup;
  beforeAll(async () => {
    setup = await openVerificationSetup("embedded");
    shop = await openTestShop("embedded", setup.postbox.environment);
  });
  afterAll(async () => {
    await shop.close();
    await setup.close();
  });

  const post = (query: string) => shop.server.inject({ method: "POST", url: "/graphql", payload: { query } });

  test("[AC-08] the code stands in no answer, no header and no metric", async () => {
    const mobile = newSubject().address;
    const answer = await post(
      `{ sendOtpToMember(input: { mobile: "${mobile}", channel: SMS }) { success errorCode errorMessage message timestamp data { timeRemaining } } }`,
    );
    const code = setup.postbox.codeTo(mobile);
    const metrics = await shop.server.inject("/metrics");
    // Only the names of metrics; values are numbers of their own.
    const names = metrics.body.split("\n").map((line) => line.replace(/ [^ ]+$/, ""));
    const shown = [answer.body.replace(/"timeRemaining":\d+/, ""), JSON.stringify(answer.headers), ...names];
    expect(found([code, mobile], shown)).toEqual([]);
  });

  test("[AC-02] one operation sends one code and tries one, under whatever names", async () => {
    const enter = (code: string) =>
      `verifyOtpMember(input: { mobile: "81234567890", verificationCode: "${code}" }) { errorCode }`;
    const send = 'sendOtpToMember(input: { mobile: "81234567890", channel: SMS }) { errorCode }';
    const mail =
      'verifyOtpEmail(input: { tokenCheckAvailabilityEmail: "t", email: "a@b.co", verificationCode: "1" }) { errorCode }';
    const operations = [
      `{ a: ${enter("0001")} b: ${enter("0002")} }`,
      `{ ...F } fragment F on Query { a: ${enter("0001")} b: ${enter("0002")} }`,
      `{ ... on Query { a: ${enter("0001")} } ... on Query { b: ${enter("0002")} } }`,
      `{ a: ${send} b: ${send} }`,
      `{ a: ${mail} b: ${mail} }`,
    ];
    for (const operation of operations) {
      const answer = await post(operation);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain("under two names at one place");
    }
    const batch = await shop.server.inject({
      method: "POST",
      url: "/graphql",
      payload: [1, 2].map((index) => ({ query: `{ ${enter(`000${index}`)} }` })),
    });
    expect(batch.statusCode).toBe(400);
    expect(setup.postbox.messages.filter(({ to }) => to === "81234567890")).toEqual([]);
  });
});
