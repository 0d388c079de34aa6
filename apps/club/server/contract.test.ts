import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { buildSchema, type GraphQLSchema, isObjectType } from "graphql";
import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "../testing/gateway.ts";

const origin = "http://localhost:3000";
const path = "/loyalty/graphql";
/** Audits that we fail on purpose, as at the shop's gateway, none of them a MUST. */
const exceptions = ["22EB", "5A70", "D6D5", "6A70", "572B", "FDE2", "7B9B"];
const ask = { query: '{ checkMemberStatus(phone: "81355566677") { success statusUser } }' };

/** What the documents read of each of the club's answers, written by hand from them. */
const documented = {
  mapClubLoginN: [
    "LoyaltyLoginResult!",
    "success code userCode email firstName lastName mobile orgCode userType passwordSet userAuthToken tenantCode message",
  ],
  mapClubBindAccount: [
    "LoyaltyBindResult!",
    "success code userCode firstName lastName mobile thirdId thirdExist message isGuest",
  ],
  mapClubBindConfirm: ["LoyaltyActionResult!", "success code message"],
  mapClubSwitchBind: ["LoyaltyActionResult!", "success code message"],
  mapClubUnbind: ["LoyaltyActionResult!", "success code message"],
  mapClubCheckBind: [
    "LoyaltyAccount",
    "success code userCode firstName lastName mobile availablePoints havePin message",
  ],
  mapClubCheckPin: ["LoyaltyPinResult", "success code message attemptsLeft"],
  checkMemberStatus: [
    "MemberStatus",
    "nimbusIdMasking firstNameMasking lastNameMasking emailMasking emailVerified phoneVerified statusUser",
  ],
} as const;

describe("the club's gateway as documented", () => {
  let club: TestGateway;
  let schema: GraphQLSchema;
  beforeAll(async () => {
    club = await openTestGateway("embedded");
    const contract = new URL("../../../packages/contracts/loyalty.graphql", import.meta.url);
    schema = buildSchema(await readFile(contract, "utf8"));
  });
  afterAll(() => club.close());

  const post = (payload: string | object, headers: Record<string, string> = {}) =>
    club.server.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/json", ...headers },
      payload,
    });

  test.each(Object.entries(documented))(
    "[OPS-25~] [OPS-26~] [OPS-27~] [OPS-28~] [OPS-29~] [OPS-30~] [OPS-31~] %s is a query with the fields of the documents",
    (name, [type, fields]) => {
      const field = schema.getQueryType()?.getFields()[name];
      expect(String(field?.type)).toBe(type);
      const answered = schema.getType(type.replace("!", ""));
      expect(isObjectType(answered) ? Object.keys(answered.getFields()) : []).toEqual(
        expect.arrayContaining(fields.split(" ")),
      );
    },
  );

  test("[OPS-01~] an operation is sent by POST; nothing else is answered", async () => {
    expect((await post(ask)).json()).toMatchObject({ data: { checkMemberStatus: { statusUser: "NOT_FOUND" } } });
    const query = encodeURIComponent(ask.query);
    for (const method of ["GET", "PUT", "DELETE", "PATCH", "HEAD"] as const) {
      const answer = await club.server.inject({ method, url: `${path}?query=${query}` });
      const hasData = answer.body.includes('"data"');
      expect([method, answer.statusCode, answer.headers.allow, hasData]).toEqual([method, 405, "POST", false]);
    }
  });

  test("a malformed request is refused in the shape of every refusal: a code with its details (docs/decisions/0025)", async () => {
    const tooLong = { query: "x".repeat(70_000) };
    for (const request of ["{", "", tooLong, {}, { query: "{" }, { query: "{ nothingOfThatName }" }]) {
      const answer = await post(request);
      expect(answer.statusCode).toBe(request === tooLong ? 413 : 400);
      for (const error of answer.json<{ errors: { message: string }[] }>().errors)
        expect(error).toMatchObject({ extensions: { code: "INVALID_INPUT", details: { reason: error.message } } });
    }
  });

  test("[OPS-03~] [OPS-04~] the address may name the operation; token, language and JSON come by headers", async () => {
    const named = await club.server.inject({
      method: "POST",
      url: `${path}?operationName=checkMemberStatus`,
      headers: { "content-type": "application/json", language: "xx", "origin-alias": "gelora" },
      payload: ask,
    });
    expect(named.json()).toMatchObject({ data: { checkMemberStatus: { success: true } } });
    for (const token of ["x", "a".repeat(5_000), "' or 1=1 --", "\u00ff\u00fe"]) {
      const answer = await post({ query: "{ mapClubCheckBind { success } }" }, { "auth-token": token });
      expect(answer.json().errors[0].extensions).toEqual({ code: "0002", details: {} });
    }
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/graphql", "text/json"])
      expect([400, 415]).toContain((await post(JSON.stringify(ask), { "content-type": type })).statusCode);
  });

  test("[OPS-05~] pages of listed origins alone may call, with our headers and their cookie", async () => {
    const preflight = (from: string) =>
      club.server.inject({
        method: "OPTIONS",
        url: path,
        headers: {
          origin: from,
          "access-control-request-method": "POST",
          "access-control-request-headers": "auth-token,language,origin-alias,content-type",
        },
      });
    expect((await preflight(origin)).headers).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": "auth-token, language, origin-alias, content-type",
    });
    for (const foreign of ["null", "https://evil.example", "http://localhost:3000.evil.example", "file://"])
      for (const answer of [await preflight(foreign), await post(ask, { origin: foreign })]) {
        expect(["*", foreign]).not.toContain(answer.headers["access-control-allow-origin"]);
        expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
      }
  });

  test("answers are JSON that nobody keeps and no browser guesses about", async () => {
    const { headers } = await post(ask);
    expect(headers["content-type"]).toMatch(/^application\/json/);
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  });

  test("[OPS-01~] [OPS-02~] the audits of GraphQL over HTTP", async () => {
    await club.server.listen({ port: 0, host: "127.0.0.1" });
    const { port } = club.server.server.address() as AddressInfo;
    const audits = serverAudits({ url: `http://127.0.0.1:${port}${path}`, fetchFn: fetch });
    const failed: string[] = [];
    for (const audit of audits) if ((await audit.fn()).status !== "ok") failed.push(audit.id);
    expect(audits).toHaveLength(61);
    expect(failed).toEqual(exceptions);
  });
});
