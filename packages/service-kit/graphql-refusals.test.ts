import { indonesianMessages } from "@gelora/outcomes/indonesian-messages.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mountGraphqlGateway } from "./graphql-gateway.ts";

const schema = `
  enum Way { SMS WHATSAPP }
  input Person { pin: String! way: Way pins: [String!] age: Int }
  type Query { answered(person: Person, pin: String): Boolean first: String second: String }
  type Mutation { none: Boolean }`;

const resolvers = { Query: { answered: () => true, first: () => "first", second: () => "second" } };

/** A query that each test has to itself: the gateway compiles a query that it meets again. */
const asking = (test: string) =>
  `query ($person: Person, $pin: String) { ${test}: answered(person: $person, pin: $pin) }`;

describe("a request that GraphQL itself refuses", () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = Fastify();
    await mountGraphqlGateway(server, {
      path: "/graphql",
      schema,
      resolvers,
      readContext: async ({ headers }) => ({ language: headers.language }),
      origins: [],
      takesCookies: false,
      tellsSchema: true,
      log: pino({ level: "silent" }),
    });
    await server.ready();
  });
  afterAll(() => server.close());

  const post = (payload: object, language = "en-US") =>
    server.inject({ method: "POST", url: "/graphql", headers: { language }, payload });

  const faults = [
    ["no text", { pin: 739152 }, /^Variable "\$pin" got invalid value; String cannot represent/],
    ["no field", { person: { pin: "s3cret", pan: "s3cret" } }, /Field "pan" is not defined by type "Person"/],
    ["no value", { person: { way: "SMS" } }, /Field "pin" of required type "String!" was not provided/],
    ["null", { person: { pin: null } }, /at "person.pin"; Expected non-nullable type "String!" not to be null/],
    ["no choice", { person: { pin: "s3cret", way: "s3cret" } }, /it does not exist in "Way" enum/],
    ["no list of texts", { person: { pin: "s3cret", pins: [739152] } }, /at "person.pins\[0\]"; String cannot/],
    ["no number", { person: { pin: "s3cret", age: "s3cret" } }, /at "person.age"; Int cannot represent/],
    ["no object", { person: "s3cret" }, /Expected type "Person" to be an object/],
    ["two faults", { pin: 739152, person: { pin: 739152 } }, /^Variable "\$person" got invalid value at "person.pin"/],
  ] as const;

  test.each(faults.map((fault, index) => [...fault, `q${index}`] as const))(
    "[LOC-07~] %s: the same answer each time, in the language of the request, without what was sent",
    async (_name, variables, english, name) => {
      for (const [language, message] of [
        ["en-US", english],
        ["id-ID", indonesianMessages.INVALID_INPUT],
      ] as const) {
        const call = { query: asking(`${name}${language.slice(0, 2)}`), variables };
        const answers = [];
        for (let time = 0; time < 4; time += 1) answers.push(await post(call, language));
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
        expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
        const answer = answers[0]?.json();
        expect(Object.keys(answer)).toEqual(["errors"]);
        expect(answer.errors[0]).toEqual({
          message: typeof message === "string" ? message : expect.stringMatching(message),
          extensions: { code: "INVALID_INPUT", details: { reason: expect.stringMatching(english) } },
        });
        expect(JSON.stringify(answer)).not.toMatch(/s3cret|739152/);
      }
    },
  );

  test("a query that was refused is answered once its values are right, and refused again for wrong ones", async () => {
    const query = asking("mended");
    expect((await post({ query, variables: { pin: 1 } })).statusCode).toBe(400);
    for (const [pin, status] of [
      ["739152", 200],
      [1, 400],
      ["739152", 200],
    ] as const)
      expect((await post({ query, variables: { pin } })).statusCode).toBe(status);
  });

  test.each([
    ["text that is no query", { query: "{ answered(" }],
    ["a field that does not exist", { query: "{ nothing }" }],
    ["no query", { variables: {} }],
    ["an operation that the query does not have", { query: "query A { first }", operationName: "B" }],
  ])("%s is refused in the language of the request, each time alike", async (_name, call) => {
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push(await post(call, "id-ID"));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json().errors[0].message).toBe(indonesianMessages.INVALID_INPUT);
  });

  test("of a query with two operations the named one is run, each time", async () => {
    const query = "query A { first } query B { second }";
    const run = async (operationName: string) => (await post({ query, operationName })).json().data;
    for (let time = 0; time < 3; time += 1) {
      expect(await run("A")).toEqual({ first: "first" });
      expect(await run("B")).toEqual({ second: "second" });
    }
  });
});
