import { seconds } from "@gelora/service-kit/durations.ts";
import { callHttp } from "@gelora/service-kit/http-call.ts";

/** An outside caller of a gateway, for journeys, benchmarks and crash runs: HTTP only. */
export type GatewayCaller = {
  /** The token sent with further calls. */
  token: string | undefined;
  /**
   * The browser's cookies for the gateway's host, as `name=value; other=value`; sent with further
   * calls.
   */
  cookie: string | undefined;
  /**
   * Sends one operation. @throws GatewayError for GraphQL errors, NoAnswerError when the connection
   * breaks or the server fails
   */
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

/** It is unknown whether the call was carried out. */
export class NoAnswerError extends Error {
  constructor(cause: unknown) {
    super("no answer", { cause });
    this.name = "NoAnswerError";
  }
}

type Answer = { data?: Record<string, unknown> | null; errors?: { message: string; extensions?: { code?: string } }[] };

/**
 * @param gateway for instance `http://localhost:4000/graphql`
 * @param page the storefront's origin, to call as its pages do: the session is then bound to the
 * cookie
 */
export function gatewayCaller(gateway: string, language = "en-US", page?: string): GatewayCaller {
  const caller: GatewayCaller = {
    token: undefined,
    cookie: undefined,
    call: async <Data>(operationName: string, query: string, variables: object = {}) => {
      const headers = { language, ...headersOf(caller), ...(page === undefined ? {} : { origin: page }) };
      const { answer, cookies } = await post(`${gateway}?operationName=${operationName}`, headers, {
        operationName,
        query,
        variables,
      });
      if (page !== undefined) caller.cookie = cookiesAfter(caller.cookie, cookies);
      const error = answer.errors?.[0];
      if (error) throw new GatewayError(error.message, error.extensions?.code);
      return answer.data as Data;
    },
  };
  return caller;
}

function headersOf({ token, cookie }: GatewayCaller): Record<string, string> {
  return { ...(token ? { "auth-token": token } : {}), ...(cookie ? { cookie } : {}) };
}

async function post(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<{ readonly answer: Answer; readonly cookies: readonly string[] }> {
  try {
    const { status, text, cookies } = await callHttp(address, {
      method: "POST",
      headers: { "content-type": "application/json", "origin-alias": "gelora-id", ...headers },
      body: JSON.stringify(body),
      timeout: seconds(20),
    });
    if (status >= 500) throw new Error(`status ${status}`);
    return { answer: JSON.parse(text) as Answer, cookies };
  } catch (error) {
    throw new NoAnswerError(error);
  }
}

/** Updates cookies as a browser does: a new value replaces the old one, an empty one removes it. */
function cookiesAfter(current: string | undefined, given: readonly string[]): string | undefined {
  const pairs = [...(current?.split("; ") ?? []), ...given.map((line) => line.split(";")[0] ?? "")];
  const jar = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair] as const));
  return [...jar.values()].filter((pair) => !pair.endsWith("=")).join("; ") || undefined;
}
