import { type FailureCode, failureMessages, sessionEndedCode } from "@gelora/outcomes/failure-codes.ts";
import { failureDetails } from "@gelora/outcomes/failure-details.ts";
import { indonesianMessages } from "@gelora/outcomes/indonesian-messages.ts";
import type { Failure } from "@gelora/outcomes/outcome.ts";
import { refusalMessage } from "@gelora/outcomes/refusal-message.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { GraphQLError } from "graphql";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mountGraphqlGateway } from "./graphql-gateway.ts";

const codes = Object.keys(failureMessages).filter((key): key is FailureCode => key in failureMessages);
/** The contract's own sentences, which clients compare [SOC-05, K17]. */
const sameInBoth: readonly string[] = ["NEW_MEMBER", "COUPON_REFUSED"] satisfies FailureCode[];

/** Values that are easy to find, and are no words of a language. */
function failureOf(code: FailureCode): Failure {
  const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = failureDetails;
  const values = Object.entries(kinds[code] ?? {}).map(([name, kind]) => [name, kind.endsWith("number") ? 7 : "<X>"]);
  return { code, details: Object.fromEntries(values) } as Failure;
}

const fieldsOf = (code: FailureCode) => {
  const refused = failureOf(code);
  return { errorCode: code, errorMessage: refusalMessage(refused), errorDetails: refused.details };
};

type Arguments = { readonly code: FailureCode };

const resolvers = {
  Query: {
    envelope: (_parent: unknown, { code }: Arguments) => ({ ...fieldsOf(code), message: fieldsOf(code).errorMessage }),
    flat: (_parent: unknown, { code }: Arguments) => {
      const { errorMessage, errorDetails } = fieldsOf(code);
      return { code, message: errorMessage, errorDetails };
    },
    thrown: (_parent: unknown, { code }: Arguments) => {
      const { errorMessage, errorDetails } = fieldsOf(code);
      throw new GraphQLError(errorMessage, { extensions: { code, details: errorDetails } });
    },
    ended: () => {
      throw new GraphQLError("Your session has ended.", { extensions: { code: sessionEndedCode } });
    },
    broken: () => {
      throw new Error("planted");
    },
    own: () => ({ code: "CODE_WRONG", message: "Words of its own." }),
  },
};

const schema = `
  type Envelope { errorCode: String errorMessage: String message: String }
  type Flat { code: String message: String }
  type Query {
    envelope(code: String!): Envelope
    flat(code: String!): Flat
    thrown(code: String!): Boolean
    ended: Boolean
    broken: Boolean
    own: Flat
  }
  type Mutation { none: Boolean }`;

describe("the words of a gateway's refusals", () => {
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

  const ask = async (query: string, language: string) => {
    const answer = await server.inject({
      method: "POST",
      url: "/graphql",
      headers: { language },
      payload: { query },
    });
    return answer.json();
  };
  /** All sentences that one failure is reported with. */
  const sentencesOf = async (code: string, language: string): Promise<unknown[]> => {
    const of = `(code: "${code}")`;
    const { envelope } = (await ask(`{ envelope${of} { errorMessage message } }`, language)).data;
    const { flat } = (await ask(`{ flat${of} { said: message } }`, language)).data;
    const { errors } = await ask(`{ thrown${of} }`, language);
    return [envelope.errorMessage, envelope.message, flat.said, errors[0].message];
  };

  test.each(codes)(
    "[LOC-07~] %s is reported in the language of the request, in results and in errors",
    async (code) => {
      const [english] = new Set(await sentencesOf(code, "en-US"));
      const indonesian = new Set(await sentencesOf(code, "id-ID"));
      expect(english).toBe(refusalMessage(failureOf(code)));
      expect([...indonesian]).toEqual([refusalMessage(failureOf(code), "id-ID")]);
      const [sentence] = indonesian;
      expect(sentence).not.toMatch(/[{}]|undefined/);
      if (sameInBoth.includes(code)) return;
      expect(sentence).not.toBe(english);
      expect(sentence).not.toMatch(/\b(the|please|your|is|not|try|seconds|minutes)\b/i);
    },
  );

  test("the same of an ended session, of a defect, and of a header that is no language", async () => {
    const messageOf = async (query: string, language: string) => (await ask(query, language)).errors[0].message;
    expect(await messageOf("{ ended }", "id-ID")).toBe("Sesimu sudah berakhir.");
    expect(await messageOf("{ ended }", "vi-VN")).toBe("Your session has ended.");
    expect(await messageOf("{ broken }", "id-ID")).toBe(indonesianMessages.UNKNOWN_ERROR);
  });

  test("words that a resolver chose itself stay, and so do the code and the details", async () => {
    expect((await ask("{ own { message } }", "id-ID")).data.own.message).toBe("Words of its own.");
    const { errors } = await ask('{ thrown(code: "CARD_WAIT") }', "id-ID");
    expect(errors[0]).toMatchObject({ path: ["thrown"], extensions: { code: "CARD_WAIT", details: { seconds: 7 } } });
  });
});
