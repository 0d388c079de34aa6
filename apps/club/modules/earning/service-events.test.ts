import { clubTierPath } from "@gelora/contracts/club-tier.ts";
import { serviceEventsPath } from "@gelora/contracts/service-events.ts";
import { type Assertion, signAssertion } from "@gelora/service-kit/assertion.ts";
import { buildService, mountModules } from "@gelora/service-kit/service.ts";
import { openTestDatabase, testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readClubConfiguration } from "../../platform/configuration.ts";
import type { Platform } from "../../platform/platform.ts";
import { mountGateway } from "../../server/gateway.ts";
import { modules } from "../../server/modules.ts";
import { someMember } from "../../testing/some-member.ts";
import { insertLink, seedMembers } from "../membership/membership.ts";

const secret = "gelora-local-service-secret";
const event = {
  id: "purchase:GL1",
  type: "purchase.completed",
  orderCode: "GL1",
  mobile: "81234567890",
  amount: 450000,
  completedAt: "2026-11-21T03:00:00.000Z",
};

type SignedOtherwise = Partial<Pick<Assertion, "issuer" | "audience" | "principal">> & { now?: Date; path?: string };

describe.each(testEngines)("the club's doors, on %s", (engine) => {
  let platform: Platform;
  let service: Awaited<ReturnType<typeof mountModules>>;
  beforeAll(async () => {
    const built = await buildService(
      "club",
      readClubConfiguration({
        LOG_LEVEL: "silent",
        SHARED_NETWORKS: "10.9.0.0/16",
        SHARED_NETWORK_FACTOR: "3",
      }),
      await openTestDatabase(engine),
      modules,
    );
    platform = built.platform;
    service = await mountModules(platform, modules, (server) => mountGateway(server, platform));
    await seedMembers(platform, [
      {
        memberCode: "MC100",
        mobile: "81211112222",
        firstName: "Wulan",
        lastName: "Sari",
        email: "wulan@contoh.id",
        emailVerified: true,
        phoneVerified: true,
        status: "ACTIVE",
      },
    ]);
  });
  afterAll(async () => {
    await service.stop();
    await platform.database.close();
  });

  const tell = (body: string, headers: Record<string, string>) =>
    service.server.inject({
      method: "POST",
      url: serviceEventsPath,
      headers: { "content-type": "application/json", ...headers },
      payload: body,
    });
  const shopProgram = { issuer: "shop", audience: "club", principal: { kind: "program", code: "club-events" } };
  const signed = (body: string, { now = new Date(), path = serviceEventsPath, ...other }: SignedOtherwise = {}) =>
    signAssertion({ method: "POST", path, body }, { ...shopProgram, ...other }, secret, now);
  const booked = async () =>
    (await sql<{ n: number }>`select count(*)::integer as n from purchases`.execute(platform.database.tables())).rows[0]
      ?.n;

  test("the shop learns the tier of a member whom it asks for, and of nobody else", async () => {
    await platform.database.transaction(() => insertLink(platform, { accountCode: "AC100", memberCode: "MC100" }));
    const ask = async (principal: Assertion["principal"]) => {
      const url = clubTierPath;
      const headers = { "content-type": "application/json", ...signed("{}", { path: url, principal }) };
      const answer = await service.server.inject({ method: "POST", url, headers, payload: "{}" });
      return answer.statusCode === 200 ? answer.json() : answer.statusCode;
    };
    expect(await ask({ kind: "member", code: "AC100" })).toEqual({ tierCode: "BRONZE" });
    expect(await ask({ kind: "member", code: "AC-NOT-LINKED" })).toEqual({ tierCode: null });
    expect(await ask({ kind: "program", code: "club-events" })).toBe(401);
  });

  test("a report that comes three times is booked once", async () => {
    const body = JSON.stringify(event);
    const answers = await Promise.all([1, 2, 3].map(() => tell(body, signed(body))));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect(answers.filter((answer) => answer.json().taken)).toHaveLength(1);
    expect(await booked()).toBe(1);
  });

  test("a purchase of a member without a number earns by the account", async () => {
    const line = { orderItemCode: "GL7-1", skuCode: "KR1-BLACK-42", quantity: 1, amounts: [450_000] };
    const bought = { ...event, version: 2, id: "purchase:GL7", orderCode: "GL7", mobile: "", lines: [line] };
    const body = JSON.stringify({ ...bought, accountCode: "AC100" });
    expect((await tell(body, signed(body))).statusCode).toBe(200);
    const { rows } = await sql<{ pending: number }>`
      select pending::integer from point_balances where member_code = 'MC100'`.execute(platform.database.tables());
    expect(rows[0]?.pending).toBeGreaterThan(0);
  });

  test("a call without an assertion, or with one that is not good for it, is refused in one way and books nothing", async () => {
    const before = await booked();
    const body = JSON.stringify({ ...event, id: "purchase:GL2", orderCode: "GL2" });
    const minute = 60_000;
    const refused = await Promise.all([
      tell(body, {}),
      tell(body, { "gelora-assertion": "nonsense" }),
      tell(body.replace("450000", "990000"), signed(body)),
      tell(body, signed(body, { now: new Date(Date.now() - minute) })),
      tell(body, signed(body, { now: new Date(Date.now() + minute) })),
      tell(body, signed(body, { path: "/service/membership" })),
      tell(body, signed(body, { audience: "shop" })),
      tell(body, signed(body, { issuer: "sandbox" })),
      tell(body, signed(body, { principal: { kind: "member", code: "AC1" } })),
      tell(body, signed(body, { principal: { kind: "program", code: "courier" } })),
      tell(body, signed(body, { principal: { kind: "somebody", code: "club-events" } })),
    ]);
    expect(new Set(refused.map(({ statusCode, body: answer }) => `${statusCode} ${answer}`)).size).toBe(1);
    expect(refused[0]?.statusCode).toBe(401);
    expect(await booked()).toBe(before);
  });

  test("an assertion is good for one call", async () => {
    const body = JSON.stringify({ ...event, id: "purchase:GL3", orderCode: "GL3" });
    const headers = signed(body);
    const answers = await Promise.all(Array.from({ length: 20 }, () => tell(body, headers)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(19);
    const again = await tell(body, signed(body));
    expect([again.statusCode, again.json()]).toEqual([200, { taken: false }]);
  });

  test("a report without the agreed shape is refused", async () => {
    expect((await tell("{}", signed("{}"))).statusCode).toBe(400);
    expect((await tell("nonsense", signed("nonsense"))).statusCode).toBe(400);
  });

  const usualSource = engine === "embedded" ? "127.0.0.2" : "127.0.0.3";
  const ask = async (phone: string, remoteAddress = usualSource, headers: Record<string, string> = {}) =>
    (
      await service.server.inject({
        method: "POST",
        url: "/loyalty/graphql?operationName=S",
        // Rate limits are counted by source for the life of the process.
        remoteAddress,
        headers,
        payload: {
          operationName: "S",
          query:
            "query S($phone: String!) { checkMemberStatus(phone: $phone) { success errorCode statusUser firstNameMasking lastNameMasking emailMasking phoneVerified } }",
          variables: { phone },
        },
      })
    ).json().data.checkMemberStatus;

  test("[OPS-09] [LNK-29] [OPS-06~] a member's status is reported with masked names, in any spelling of the number", async () => {
    const expected = {
      success: true,
      errorCode: null,
      statusUser: "ACTIVE",
      firstNameMasking: "W****",
      lastNameMasking: "S***",
      emailMasking: "w****@contoh.id",
      phoneVerified: true,
    };
    expect(await ask("81211112222")).toEqual(expected);
    expect(await ask("+62 812-1111-2222")).toEqual(expected);
  });

  test("a number that many sources ask about is answered to no more of them, be it a card's or not (AC-09)", async () => {
    await seedMembers(platform, [someMember({ memberCode: "MC101", mobile: "81211114444" })]);
    for (const number of ["81211113333", "81211114444"]) {
      const source = (n: number) => `10.${engine === "embedded" ? 1 : 2}.${number.slice(-1)}.${n}`;
      for (let n = 0; n < 60; n += 1) expect(await ask(number, source(n))).toMatchObject({ success: true });
      expect(await ask(number, source(60))).toMatchObject({ success: false, errorCode: "TOO_MANY_REQUESTS" });
      expect(await ask("81299998888", source(60))).toMatchObject({ success: true });
    }
  });

  test("[AC-09~] one source gets answers about ten numbers in an hour, a mobile network's shared address about more", async () => {
    const answersOfSource = async (source: string) => {
      for (let n = 0; ; n += 1) {
        const answer = await ask(`8155500${String(n).padStart(4, "0")}`, source);
        if (answer.success) continue;
        expect(answer).toMatchObject({ errorCode: "TOO_MANY_REQUESTS", statusUser: null });
        return n;
      }
    };
    const host = engine === "embedded" ? 1 : 2;
    expect([await answersOfSource(`10.4.0.${host}`), await answersOfSource(`10.9.0.${host}`)]).toEqual([10, 30]);
  });

  test("[AC-09~] one session gets answers about ten numbers in an hour, from wherever it asks", async () => {
    const answersOfSession = async (session: string) => {
      const codes: (string | null)[] = [];
      for (let n = 0; n < 12; n += 1) {
        const source = `10.5.${engine === "embedded" ? 1 : 2}.${n}`;
        const { errorCode } = await ask(`8155600${String(n).padStart(4, "0")}`, source, { "auth-token": session });
        codes.push(errorCode);
      }
      return codes.indexOf("TOO_MANY_REQUESTS");
    };
    for (const letter of ["a", "b"]) expect(await answersOfSession(`${engine}${letter}`.padEnd(43, letter))).toBe(10);
  });

  test("[OPS-09] an unknown number is not found, a wrong one is refused, and many askings are slowed down (AC-09)", async () => {
    expect((await ask("81299998888")).statusUser).toBe("NOT_FOUND");
    expect(await ask("712345678")).toMatchObject({ success: false, errorCode: "MOBILE_INVALID" });
    for (let n = 0; n < 12; n += 1) await ask("81299998888");
    expect(await ask("81211112222")).toMatchObject({
      success: false,
      errorCode: "TOO_MANY_REQUESTS",
      statusUser: null,
    });
  });
});
