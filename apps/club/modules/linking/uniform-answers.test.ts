import crypto from "node:crypto";
import { encodePassword } from "@gelora/person/encoded-password.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import fc from "fast-check";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { someMember } from "../../testing/some-member.ts";
import { findMembers, type Member, seedMembers } from "../membership/membership.ts";
import { setPassword } from "../passwords/passwords.ts";

const password = "Lari-Pagi7";
const bind = `query ($input: LoyaltyCredentialsInput!) { mapClubBindAccount(input: $input) { success code message userCode
  firstName lastName mobile thirdId thirdExist cardHasAccount accountHasCard isGuest } }`;
const login = `query ($input: LoyaltyCredentialsInput!) { mapClubLoginN(input: $input) { success code message userCode email
  firstName lastName mobile userType passwordSet userAuthToken } }`;
const confirm = "query ($input: LoyaltyBindInput!) { mapClubBindConfirm(input: $input) { success } }";
const change = "query ($input: LoyaltyBindInput!) { mapClubSwitchBind(input: $input) { success } }";

/** Counts the statements of a club from now on. */
function countStatements({ database }: Platform): { count: number } {
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

describe.each(testEngines)("what an answer reveals of whose number is a card's, on %s", (engine) => {
  let club: TestGateway;
  let counter: { count: number };
  let token: string;
  beforeAll(async () => {
    club = await openTestGateway(engine);
    const card = (memberCode: string, mobile: string, status: Member["status"] = "ACTIVE") =>
      someMember({ memberCode, mobile, status });
    await seedMembers(club.platform, [
      card("MC1", "8120000001"),
      card("MC2", "8120000002", "INACTIVE"),
      card("MC3", "8120000003"),
    ]);
    for (const member of await findMembers(club.platform, ["MC1", "MC2"]))
      await setPassword(club.platform, member, password);
    token = club.shop.signIn({ kind: "member", code: "AC1" });
    counter = countStatements(club.platform);
  });
  afterAll(() => club.close());

  const send = (query: string, input: object) =>
    club.send(query, { variables: { input }, headers: { "auth-token": token } });
  const credentials = {
    "a wrong password": { mobile: "8120000001", password: encodePassword("Lari-Pagi8") },
    "a card that is not active": { mobile: "8120000002", password: encodePassword(password) },
    "a card without a password": { mobile: "8120000003", password: encodePassword(password) },
    "a number without a card": { mobile: "8999999999", password: encodePassword(password) },
  };

  test.each([
    ["linking", bind],
    ["signing in", login],
  ])("[AC-09~] [AC-10~] %s: one answer after the same statements and one hash", async (_case, query) => {
    const hashes = vi.spyOn(crypto, "argon2");
    const answers = new Set<string>();
    const costs = new Set<string>();
    for (const input of Object.values(credentials)) {
      counter.count = 0;
      hashes.mockClear();
      answers.add(JSON.stringify(await send(query, input)));
      // Of the same strength too.
      const strengths = hashes.mock.calls.map(([, { memory, passes }]) => [memory, passes]);
      expect(strengths).toHaveLength(1);
      costs.add(JSON.stringify([counter.count, strengths]));
    }
    hashes.mockRestore();
    expect(counter.count).toBeGreaterThan(3);
    expect([...answers]).toHaveLength(1);
    expect([...costs]).toHaveLength(1);
  });

  test("[AC-50~] [AC-69~] whatever is sent gets a clear answer, and links nothing", async () => {
    const naughty = fc.constantFrom("", "\u0000", "' or 1=1 --", "8".repeat(5_000), "８１２", "\ud800", "null", token);
    const text = fc.oneof(naughty, fc.string({ unit: "binary" }), fc.base64String());
    const inputs = fc.record({ mobile: fc.oneof(text, fc.constant("8120000001")), secret: text });
    await fc.assert(
      fc.asyncProperty(inputs, fc.constantFrom(bind, login, confirm, change), async ({ mobile, secret }, query) => {
        const isLink = query === confirm || query === change;
        const answer = await send(query, isLink ? { mobile, thirdId: secret } : { mobile, password: secret });
        expect(JSON.stringify(answer)).not.toMatch(/UNKNOWN_ERROR|"success":true/);
      }),
      { numRuns: 80, seed: 20_261_122 },
    );
  });
});
