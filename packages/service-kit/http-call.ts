import { request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import type { Milliseconds } from "./durations.ts";

export type HttpCall = {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** For the whole call, from looking the name up to the last byte of the answer. */
  readonly timeout: Milliseconds;
};

export type HttpAnswer = {
  readonly status: number;
  readonly text: string;
  /** As the `Set-Cookie` headers say, attributes and all. */
  readonly cookies: readonly string[];
};

/**
 * One HTTP call over a connection that is kept for the next one. Any status is an answer, a redirect too: it is not followed. Plain `node:http`, since it costs a third of
 * what `fetch` does, and a purchase makes several calls.
 * @throws when no whole answer comes in time
 */
export function callHttp(address: string, { method, headers, body, timeout }: HttpCall): Promise<HttpAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>();
  const url = new URL(address);
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const request = url.protocol === "https:" ? requestSecurely : requestPlainly;
  const call = request(url, { method, headers: { ...headers, ...length } }, (response) => {
    let text = "";
    response.setEncoding("utf8");
    response.on("data", (part: string) => {
      text += part;
    });
    response.on("end", () =>
      resolve({ status: response.statusCode ?? 0, text, cookies: response.headers["set-cookie"] ?? [] }),
    );
    response.on("error", reject);
  });
  const timer = setTimeout(() => call.destroy(new Error(`no answer within ${timeout} ms`)), timeout);
  call.on("error", reject);
  call.end(body);
  return promise.finally(() => clearTimeout(timer));
}
