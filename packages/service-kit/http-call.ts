import { request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import type { Milliseconds } from "./durations.ts";
import { traceCall } from "./tracing/trace-calls.ts";

export type HttpCall = {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** For the whole call, from the DNS lookup to the last byte of the answer. */
  readonly timeout: Milliseconds;
  /**
   * The longest answer that is read, in characters: one without an end must not fill the memory.
   */
  readonly longest?: number;
  /** Opens a connection of its own, and closes it. */
  readonly isFresh?: boolean | undefined;
};

/**
 * A keep-alive connection was closed before any answer, most often because the other side had just
 * ended it as idle. It may have carried out the request anyway.
 */
export class ConnectionClosed extends Error {}

export type HttpAnswer = {
  readonly status: number;
  readonly text: string;
  /** The `Set-Cookie` headers with their attributes. */
  readonly cookies: readonly string[];
};

/** In characters. Of ours, the list of all products for the sitemap is the longest. */
const longestOfOurs = 64 * 1024 * 1024;

/**
 * One HTTP call over a keep-alive connection. Returns any status and follows no redirects. Plain
 * `node:http`, since it costs a third of `fetch` and a purchase makes several calls.
 * @throws when the whole answer does not arrive in time, or is too long; ConnectionClosed
 */
export function callHttp(address: string, call: HttpCall): Promise<HttpAnswer> {
  const url = new URL(address);
  return traceCall({ method: call.method, url }, (added) =>
    send(url, { ...call, headers: { ...call.headers, ...added } }),
  );
}

function send(
  url: URL,
  { method, headers, body, timeout, longest = longestOfOurs, isFresh }: HttpCall,
): Promise<HttpAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>();
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const request = url.protocol === "https:" ? requestSecurely : requestPlainly;
  const options = { method, headers: { ...headers, ...length }, ...(isFresh ? { agent: false } : {}) };
  const sent = request(url, options, (response) => {
    let text = "";
    response.setEncoding("utf8");
    response.on("data", (part: string) => {
      text += part;
      if (text.length > longest) sent.destroy(new Error(`the answer is longer than ${longest} characters`));
    });
    response.on("end", () =>
      resolve({ status: response.statusCode ?? 0, text, cookies: response.headers["set-cookie"] ?? [] }),
    );
    response.on("error", reject);
  });
  const timer = setTimeout(() => sent.destroy(new Error(`no answer within ${timeout} ms`)), timeout);
  sent.on("error", (error) =>
    reject(sent.reusedSocket && isReset(error) ? new ConnectionClosed(error.message) : error),
  );
  sent.end(body);
  return promise.finally(() => clearTimeout(timer));
}

/**
 * Makes a call that may be carried out twice; once more over a fresh connection when a keep-alive
 * one was closed before any answer, so that nobody notices the end of an idle connection.
 */
export async function callHttpTwiceIfClosed(address: string, call: Omit<HttpCall, "isFresh">): Promise<HttpAnswer> {
  try {
    return await callHttp(address, call);
  } catch (error) {
    if (error instanceof ConnectionClosed) return callHttp(address, { ...call, isFresh: true });
    throw error;
  }
}

function isReset(error: NodeJS.ErrnoException): boolean {
  return error.code === "ECONNRESET" || error.code === "EPIPE";
}
