import { serviceEventsPath } from "@gelora/contracts/service-events.ts";
import { readSchema } from "@gelora/service-kit/schema-slices.ts";
import { buildService, mountModules } from "@gelora/service-kit/service.ts";
import { openTestDatabase } from "@gelora/testkit/test-databases.ts";
import fc from "fast-check";
import { buildSchema } from "graphql";
import { symbols } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedMembers } from "../modules/membership/membership.ts";
import { readClubConfiguration } from "../platform/configuration.ts";
import { mountGateway } from "./gateway.ts";
import { modules } from "./modules.ts";

const ask =
  "query ($phone: String!) { checkMemberStatus(phone: $phone) { success errorCode message statusUser nimbusIdMasking firstNameMasking lastNameMasking emailMasking emailVerified phoneVerified } }";
const member = {
  memberCode: "MC777888",
  mobile: "81355566677",
  firstName: "Kenarifirst",
  lastName: "K",
  email: "kenari@contoh.id",
  emailVerified: true,
  phoneVerified: true,
  status: "ACTIVE",
} as const;

describe("the club's gateway against odd and hostile callers", () => {
  const lines: string[] = [];
  let service: Awaited<ReturnType<typeof mountModules>>;
  let close: () => Promise<void>;
  let callers = 0;
  beforeAll(async () => {
    const configuration = readClubConfiguration({ LOG_LEVEL: "trace" });
    const { platform } = await buildService("club", configuration, await openTestDatabase("embedded"), modules);
    Object.assign(platform.log, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } });
    service = await mountModules(platform, modules, (server) => mountGateway(server, platform));
    await seedMembers(platform, [member]);
    close = async () => {
      await service.stop();
      await platform.database.close();
    };
  });
  afterAll(() => close());

  /** Each call comes from another address, to stay under the look-up's rate limit. */
  const post = (payload: unknown, headers: Record<string, string> = {}) => {
    callers += 1;
    return service.server.inject({
      method: "POST",
      url: "/loyalty/graphql",
      remoteAddress: `10.0.${callers >> 8}.${callers & 255}`,
      headers: { "content-type": "application/json", ...headers },
      payload: JSON.stringify(payload),
    });
  };

  test("[OPS-01, OPS-05, OPS-06~] one address, POST and JSON alone, for pages of the shop", async () => {
    const asked = { query: ask, variables: { phone: member.mobile } };
    expect((await post(asked)).json()).toMatchObject({ data: { checkMemberStatus: { statusUser: "ACTIVE" } } });
    expect((await post(asked, { "content-type": "text/plain" })).statusCode).toBe(400);
    expect(
      (
        await service.server.inject({
          method: "GET",
          url: `/loyalty/graphql?query=${encodeURIComponent("{ __typename }")}`,
        })
      ).statusCode,
    ).toBe(405);
    expect((await service.server.inject({ method: "POST", url: "/graphql", payload: asked })).statusCode).toBe(404);
    expect((await post(asked, { origin: "http://localhost:3000" })).headers["access-control-allow-origin"]).toBe(
      "http://localhost:3000",
    );
    expect((await post(asked, { origin: "https://evil.example" })).headers["access-control-allow-origin"]).not.toBe(
      "https://evil.example",
    );
  });

  test("[AC-21] all that the club's gateway answers is known here: a public look-up with masks, a sign-in, what needs a session, changes of the PIN, and keys of the site alone", async () => {
    const schema = buildSchema(readSchema(new URL("./base.graphql", import.meta.url), modules));
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual([
      "checkMemberStatus",
      "mapClubCheckPin",
      "mapClubReferral",
      "mapClubLoginN",
      "mapClubBindAccount",
      "mapClubBindConfirm",
      "mapClubSwitchBind",
      "mapClubUnbind",
      "mapClubCheckBind",
      "mapClubPoints",
      "mapClubMovements",
      "mapClubMovementsFile",
    ]);
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual([
      "mapClubSendPinCode",
      "mapClubSetPin",
      "mapClubSiteKey",
    ]);
    const body = (await post({ query: ask, variables: { phone: member.mobile } })).body;
    for (const secret of ["Kenarifirst", "kenari@", "MC777888", member.mobile]) expect(body).not.toContain(secret);
  });

  test("[AC-02, AC-09, AC-51] numbers cannot be asked for in heaps", async () => {
    const look = (alias: string, phone: string) => `${alias}: checkMemberStatus(phone: "${phone}") { statusUser }`;
    const heaps = [
      { query: `{ ${look("a", "81355566677")} ${look("b", "81355566678")} }` },
      { query: `{ ...F } fragment F on Query { ${look("a", "81355566677")} ${look("b", "81355566678")} }` },
      [{ query: ask, variables: { phone: member.mobile } }],
      { query: `{ checkMemberStatus(phone: "1") { ${"success ".repeat(2_500)} } }` },
      { query: ask, variables: { phone: member.mobile.split("") } },
    ];
    for (const heap of heaps) expect((await post(heap)).statusCode).toBe(400);
  });

  test("[AC-50~] a request of the wrong shape is refused without its secrets, in answers and logs", async () => {
    const secret = "Rahasia-739152";
    const bind = "query ($input: LoyaltyCredentialsInput!) { mapClubBindAccount(input: $input) { success } }";
    const asked = [
      { query: bind, variables: { input: { account: "812", password: secret } } },
      { query: bind, variables: { input: { mobile: { password: secret }, password: secret } } },
      { query: bind, variables: { input: [secret] } },
      { query: bind.replace("$input)", `{ mobile: 812, password: ["${secret}"] })`), variables: { input: secret } },
      { query: `{ mapClubCheckPin(input: { pin: { of: "${secret}" } }) { success } }` },
      { query: `{ mapClubCheckPin(input: { pin "${secret}" }) { success } }` },
      { query: `{ mapClubCheckPin(input: "${secret}") { success } }` },
    ];
    lines.length = 0;
    const answers: string[] = [];
    for (const request of asked) {
      const answer = await post(request);
      answers.push(answer.body);
      expect(answer.json().errors[0].extensions).toMatchObject({ code: "INVALID_INPUT", details: expect.anything() });
    }
    expect(answers[1]).toContain("String cannot represent a non string value");
    expect([...answers, ...lines].filter((text) => text.includes(secret))).toEqual([]);
    const number = { query: "query ($pin: String!) { mapClubCheckPin(input: { pin: $pin }) { success } }" };
    expect((await post({ ...number, variables: { pin: 739_152 } })).body).not.toContain("739152");
  });

  test("[AC-25] nobody else reports purchases to the club", async () => {
    const forged = {
      id: "purchase:X",
      type: "purchase.completed",
      orderCode: "X",
      mobile: member.mobile,
      amount: 1e9,
      completedAt: new Date().toISOString(),
    };
    for (const headers of [
      {},
      { authorization: "Bearer admin" },
      { "x-gelora-signature": "0".repeat(64), "x-gelora-timestamp": String(Date.now()) },
    ]) {
      const answer = await service.server.inject({
        method: "POST",
        url: serviceEventsPath,
        headers: { "content-type": "application/json", ...headers },
        payload: JSON.stringify(forged),
      });
      expect(answer.statusCode).toBe(401);
    }
  });

  test("[AC-50, AC-69] any phone gets a clear answer", async () => {
    const naughty = fc.constantFrom(
      "",
      " ",
      "\u0000",
      "' or 1=1 --",
      "+62",
      "0",
      "８１３５５５６６６７７",
      "81355566677\u0000",
      "\u202a81355566677",
      "8".repeat(5_000),
      "-81355566677",
      "813555e66677",
      "NaN",
      "\ud800",
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(naughty, fc.string({ unit: "binary" }), fc.jsonValue()), async (phone) => {
        const answer = await post({ query: ask, variables: { phone } });
        expect([200, 400]).toContain(answer.statusCode);
        expect(answer.body).not.toContain("UNKNOWN_ERROR");
      }),
      { numRuns: 120, seed: 20_261_121 },
    );
  });

  test("[AC-65] the log knows no numbers and no names", () => {
    for (const line of lines) expect(line).not.toMatch(/81355566677|enari/);
  });
});
