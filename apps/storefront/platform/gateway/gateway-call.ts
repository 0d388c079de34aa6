import type { Document } from "./document.ts";
import { type CallFailure, failureOfAnswer } from "./gateway-failures.ts";

export type CallOptions = {
  /** The gateway's base URL, such as `http://localhost:4000`; a missing path means `/graphql`. */
  readonly base: string;
  readonly language: string;
  readonly siteCode: string;
  /** A member's or guest's token; the storefront's server has none. */
  readonly token?: string;
  /** Sends and accepts the gateway's cookie, to which a browser's token is bound. */
  readonly withCookie?: boolean;
  /** Opens the shop as of another moment; for pages that the server renders. */
  readonly preview?: string;
  readonly signal?: AbortSignal;
  /** Replaces `fetch` for the call. */
  readonly send?: Send;
};

/** The part of `fetch` that a call needs. */
export type Send = (
  address: string,
  call: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
) => Promise<{ readonly status: number; json(): Promise<unknown> }>;

export type CallResult<Result> =
  | { readonly ok: true; readonly value: Result }
  | { readonly ok: false; readonly failure: CallFailure };

/** Browsers refuse to keep alive more than 64 KiB of all calls together. */
const keepaliveLimit = 8 * 1024;

/**
 * One GraphQL operation by POST, with its name in the URL and the body, and the contract's headers
 * [OPS-01 to OPS-05]. Never throws: errors are returned as a failure.
 */
export async function callGateway<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables,
  options: CallOptions,
): Promise<CallResult<Result>> {
  const { query, operationName } = asSent(String(document));
  const path = new URL(options.base).pathname === "/" ? `${options.base.replace(/\/$/, "")}/graphql` : options.base;
  try {
    const headers = {
      "content-type": "application/json",
      accept: "application/json",
      language: options.language,
      "origin-alias": options.siteCode,
      ...(options.token ? { "auth-token": options.token } : {}),
      ...(options.preview ? { "preview-token": options.preview } : {}),
    };
    const body = JSON.stringify({ operationName, query, variables });
    const call = { headers, body };
    const address = `${path}?operationName=${operationName}`;
    const response = options.send
      ? await options.send(address, call)
      : await fetch(address, {
          ...call,
          method: "POST",
          signal: options.signal ?? null,
          cache: "no-store",
          // A change arrives though the shopper leaves the page or closes the tab meanwhile.
          keepalive: /^\s*mutation\b/.test(query) && body.length <= keepaliveLimit,
          credentials: options.withCookie ? "include" : "omit",
        });
    const answer: unknown = await response.json();
    const failure = failureOfAnswer(answer, response.status);
    if (failure) return { ok: false, failure };
    return { ok: true, value: dataOf(answer) };
  } catch {
    const isLate = options.signal?.aborted ?? false;
    return {
      ok: false,
      failure: { kind: "network", code: "", message: "Internal server error.", ...(isLate ? { isLate } : {}) },
    };
  }
}

/**
 * A document with one operation is named after it [OPS-03]. If several documents use the same
 * operation, a suffix after an underscore distinguishes them (`cartInit_merge`) and is not sent.
 */
function asSent(document: string) {
  const query = document.replace(/^(\s*(?:query|mutation)\s+[A-Za-z0-9]+)_\w+/, "$1");
  return { query, operationName: /^\s*\w+\s+(\w+)/.exec(query)?.[1] ?? "" };
}

/** The answer's shape was checked against the schema when the document's types were generated. */
function dataOf<Result>(answer: unknown): Result {
  return (answer as { data: Result }).data;
}
