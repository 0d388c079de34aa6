import { seconds } from "@gelora/service-kit/durations.ts";
import { callHttp } from "@gelora/service-kit/http-call.ts";

/** A caller of a gateway from outside, as journeys, benchmarks and crash runs are: HTTP and nothing else. */
export type GatewayCaller = {
  /** The token that further calls carry. */
  token: string | undefined;
  /** Sends one operation. @throws GatewayError for errors of GraphQL, NoAnswerError when the connection breaks or the server fails */
  readonly call: <Data>(operationName: string, query: string, variables?: object) => Promise<Data>;
};

/** The gateway answered with an error. */
export class GatewayError extends Error {
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.name = "GatewayError";
    this.code = code;
  }
}

/** Nobody knows whether the call was carried out. */
export class NoAnswerError extends Error {
  constructor(cause: unknown) {
    super("no answer", { cause });
    this.name = "NoAnswerError";
  }
}

type Answer = { data?: Record<string, unknown> | null; errors?: { message: string; extensions?: { code?: string } }[] };

/** @param gateway for instance `http://localhost:4000/graphql` */
export function gatewayCaller(gateway: string, language = "en-US"): GatewayCaller {
  const caller: GatewayCaller = {
    token: undefined,
    call: async <Data>(operationName: string, query: string, variables: object = {}) => {
      const answer = await post(`${gateway}?operationName=${operationName}`, caller.token, language, {
        operationName,
        query,
        variables,
      });
      const error = answer.errors?.[0];
      if (error) throw new GatewayError(error.message, error.extensions?.code);
      return answer.data as Data;
    },
  };
  return caller;
}

async function post(address: string, token: string | undefined, language: string, body: object): Promise<Answer> {
  try {
    const { status, text } = await callHttp(address, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        language,
        "origin-alias": "gelora-id",
        ...(token ? { "auth-token": token } : {}),
      },
      body: JSON.stringify(body),
      timeout: seconds(20),
    });
    if (status >= 500) throw new Error(`status ${status}`);
    return JSON.parse(text) as Answer;
  } catch (error) {
    throw new NoAnswerError(error);
  }
}
