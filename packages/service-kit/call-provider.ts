import { type Milliseconds, seconds } from "./durations.ts";

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
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      method: request.method,
      headers: {
        accept: "application/json",
        ...(request.body === undefined ? {} : { "content-type": "application/json" }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      redirect: "error",
      signal: AbortSignal.timeout(request.timeout ?? seconds(5)),
    });
    text = await response.text();
  } catch (error) {
    throw new ProviderError(provider, "no answer", request.method === "POST", error);
  }
  try {
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  } catch (error) {
    throw new ProviderError(provider, `answer ${response.status} is no JSON`, request.method === "POST", error);
  }
}
