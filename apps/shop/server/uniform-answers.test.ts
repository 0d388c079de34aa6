import { minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logIn, type TestMember, testMember } from "../modules/sign-in/testing/member.ts";
import { openTestPostbox, type TestPostbox } from "../testing/postbox.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { field } from "../testing/shopper.ts";

/** Counts the statements of a shop from now on. */
function countStatements({ platform: { database } }: TestShop): { count: number } {
  const counter = { count: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      counter.count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const plainTables = database.tables.bind(database);
  Object.assign(database, { tables: () => plainTables().withPlugin(plugin) });
  return counter;
}

/** The shape of an answer: its texts and codes, and its numbers by type. */
const shapeOf = (answer: unknown) =>
  JSON.stringify(answer, (name, value: unknown) => (name === "timeRemaining" ? typeof value : value));

describe.each(testEngines)("what an answer reveals of who has an account, on the %s database", (engine) => {
  let shop: TestShop;
  let postbox: TestPostbox;
  let counter: { count: number };
  let people: readonly Pick<TestMember, "email" | "mobile">[];
  beforeAll(async () => {
    postbox = await openTestPostbox();
    shop = await openTestShop(engine, postbox.environment);
    people = [
      await testMember(shop),
      await testMember(shop, { status: "inactive" }),
      await testMember(shop, { emailVerified: false, mobileVerified: false }),
      { email: "bukan-siapa-siapa@contoh.id", mobile: "81270000001" },
    ];
    counter = countStatements(shop);
  });
  afterAll(async () => {
    await shop.close();
    await postbox.close();
  });

  /** The distinct shapes of the answers and their statement counts, over all people. */
  const askForAll = async (ask: (person: Pick<TestMember, "email" | "mobile">) => Promise<unknown>) => {
    const answers = new Set<string>();
    const statements = new Set<number>();
    for (const person of people) {
      counter.count = 0;
      answers.add(shapeOf(await ask(person)));
      statements.add(counter.count);
    }
    return { answers: [...answers], statements: [...statements] };
  };
  const ask = async (query: string, name: string) => field<object>(await shop.send(query), name);

  test("[AC-09] a code is sent to a member's number as to anyone's: one answer, as many statements", async () => {
    for (const channel of ["WHATSAPP", "SMS"]) {
      shop.platform.clock.setOffset(channel === "SMS" ? minutes(2) : minutes(0));
      const { answers, statements } = await askForAll(({ mobile }) =>
        ask(
          `{ sendOtpToMember(input: { mobile: "${mobile}", channel: ${channel} }) { success errorCode errorMessage message data { timeRemaining } } }`,
          "sendOtpToMember",
        ),
      );
      expect(answers).toHaveLength(1);
      expect(answers[0]).toContain('"success":true');
      expect(statements).toHaveLength(1);
      expect(statements[0]).toBeGreaterThan(0);
    }
    for (const { mobile } of people) expect(postbox.codeTo(mobile)).toMatch(/^\d{4}$/);
  });

  test("[AC-09] [AC-10] a link is asked for a member's address as for anyone's: one answer, as many statements", async () => {
    const { answers, statements } = await askForAll(({ email }) =>
      ask(
        `mutation { requestPasswordReset(input: { email: "${email}" }) { success errorCode errorMessage message } }`,
        "requestPasswordReset",
      ),
    );
    expect(answers).toHaveLength(1);
    expect(answers[0]).toContain('"success":true');
    expect(statements).toHaveLength(1);
    expect(statements[0]).toBeGreaterThan(0);
  });

  test("[AC-10] a wrong password costs as many statements no matter who it is tried on, by address and by number", async () => {
    for (const account of ["email", "mobile"] as const) {
      const { answers, statements } = await askForAll((person) => logIn(shop, person[account], "salah-Semua1"));
      expect(answers).toHaveLength(1);
      expect(answers[0]).toContain("LOGIN_FAILED");
      expect(statements).toHaveLength(1);
    }
  });

  test("a statement more for a known member would be seen: the count can fail", async () => {
    const before = shop.platform.database.tables.bind(shop.platform.database);
    const known = people[0]?.email;
    const { statements } = await askForAll(async ({ email }) => {
      const tables = before<{ members: { email: string } }>();
      await tables.selectFrom("members").select("email").where("email", "=", email).execute();
      if (email === known) await tables.selectFrom("members").select("email").execute();
    });
    expect(statements).toEqual([2, 1]);
  });
});
