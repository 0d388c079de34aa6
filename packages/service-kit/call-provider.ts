import { type Milliseconds, seconds } from "./durations.ts";
import { callHttp } from "./http-call.ts";

/** An outside party did not answer, or answered what its protocol does not know. The caller turns it into an expected failure. */
export class ProviderError extends Error {
  readonly provider: string;
  /** True when the party may have carried out what it was asked: it must be asked again by reference, not simply told again. */
  readonly outcomeUnknown: boolean;

  constructor(provider: string, reason: string, outcomeUnknown: boolean, cause?: unknown) {
    super(`${provider}: ${reason}`, { cause });
    this.name = "ProviderError";
    this.provider = provider;
    this.outcomeUnknown = outcomeUnknown;
  }
}

export type ProviderAnswer = { readonly status: number; readonly body: unknown };

/**
 * One HTTP call to an outside party: bounded in time, without following redirects, JSON in the answer.
 * Any status is an answer; what it means is the protocol's business.
 * @throws ProviderError when there is no answer in time, or it is no JSON
 */
export async function callProvider(
  provider: string,
  address: string,
  request: {
    readonly method: "GET" | "POST";
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly timeout?: Milliseconds;
  },
): Promise<ProviderAnswer> {
  const unknown = request.method === "POST";
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  const answer = await callHttp(address, {
    method: request.method,
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...request.headers,
    },
    body,
    timeout: request.timeout ?? seconds(5),
  }).catch((error: unknown) => {
    throw new ProviderError(provider, "no answer", unknown, error);
  });
  try {
    return { status: answer.status, body: answer.text === "" ? null : JSON.parse(answer.text) };
  } catch (error) {
    throw new ProviderError(provider, `answer ${answer.status} is no JSON`, unknown, error);
  }
}
