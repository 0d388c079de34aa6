import { type Milliseconds, seconds } from "./durations.ts";
import { ConnectionClosed, callHttp } from "./http-call.ts";

/**
 * An outside party did not answer, or its answer breaks its protocol. The caller turns this into an
 * expected failure.
 */
export class ProviderError extends Error {
  readonly provider: string;
  /**
   * True when the party may have carried out the request: query it by reference instead of
   * repeating it.
   */
  readonly outcomeUnknown: boolean;

  constructor(provider: string, reason: string, outcomeUnknown: boolean, cause?: unknown) {
    super(`${provider}: ${reason}`, { cause });
    this.name = "ProviderError";
    this.provider = provider;
    this.outcomeUnknown = outcomeUnknown;
  }
}

/**
 * The party is well and refuses this one request, for instance a mail to an address that does not
 * exist. A retry would change little.
 */
export class RefusedByProvider extends ProviderError {
  constructor(provider: string, reason: string) {
    super(provider, reason, false);
    this.name = "RefusedByProvider";
  }
}

export type ProviderRequest = {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a form, instead of a body. */
  readonly form?: URLSearchParams;
  readonly timeout?: Milliseconds;
  /** Over a connection of its own. */
  readonly isFresh?: boolean;
};

/** In characters; the longest that a protocol of ours sends is a list of places. */
const longestAnswer = 4 * 1024 * 1024;

export type ProviderAnswer = { readonly status: number; readonly body: unknown };

/**
 * One HTTP call to an outside party, with a timeout, without following redirects, with a JSON
 * answer.
 * Returns any status; the protocol decides what it means.
 * @throws ProviderError on a timeout, or when the answer is too long or not JSON
 */
export async function callProvider(
  provider: string,
  address: string,
  request: ProviderRequest,
): Promise<ProviderAnswer> {
  const unknown = request.method === "POST";
  const body = contentOf(request);
  const answer = await callHttp(address, {
    method: request.method,
    headers: {
      accept: "application/json",
      ...(body ? { "content-type": body.type } : {}),
      ...request.headers,
    },
    body: body?.text,
    timeout: request.timeout ?? seconds(5),
    longest: longestAnswer,
    isFresh: request.isFresh,
  }).catch((error: unknown) => {
    throw new ProviderError(provider, "no answer", unknown, error);
  });
  try {
    return { status: answer.status, body: answer.text === "" ? null : JSON.parse(answer.text) };
  } catch {
    // Omits the parser's error: it quotes the answer, may contain the request's data, and is
    // logged.
    throw new ProviderError(provider, `answer ${answer.status} is no JSON`, unknown);
  }
}

/**
 * The same as `callHttpTwiceIfClosed` for a call to an outside party.
 * @param call one call, with an assertion of its own, since each is good for one use
 */
export async function callTwiceIfClosed<Answer>(call: (isFresh: boolean) => Promise<Answer>): Promise<Answer> {
  try {
    return await call(false);
  } catch (error) {
    if (error instanceof ProviderError && error.cause instanceof ConnectionClosed) return call(true);
    throw error;
  }
}

function contentOf({ body, form }: ProviderRequest): { readonly type: string; readonly text: string } | undefined {
  if (form) return { type: "application/x-www-form-urlencoded", text: form.toString() };
  return body === undefined ? undefined : { type: "application/json", text: JSON.stringify(body) };
}
