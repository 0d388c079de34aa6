import { request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import type { Milliseconds } from "./durations.ts";

export type HttpCall = {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** For the whole call, from the DNS lookup to the last byte of the answer. */
  readonly timeout: Milliseconds;
};

export type HttpAnswer = {
  readonly status: number;
  readonly text: string;
  /** The `Set-Cookie` headers with their attributes. */
  readonly cookies: readonly string[];
};

/**
 * One HTTP call over a keep-alive connection. Returns any status and follows no redirects. Plain
 * `node:http`, since it costs a third of `fetch` and a purchase makes several calls.
 * @throws when the whole answer does not arrive in time
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
