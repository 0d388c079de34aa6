import { milliseconds } from "@gelora/service-kit/durations.ts";
import { createHttpService, type HttpService } from "@gelora/service-kit/http-service.ts";
import { createLog } from "@gelora/service-kit/log.ts";
import { afterEach, expect, test, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";
import { mountPages } from "./pages.ts";
import { readableAddress } from "./readable-address.ts";

const services: HttpService[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
});

/**
 * A storefront of one text on a port of its own: `framework` counts what the framework was shown.
 */
async function serve(text = "hello", status = 200, headers: Record<string, string> = {}) {
  const render = vi.fn(
    async () =>
      new Response(`<!DOCTYPE html><p>${text}</p>`, {
        status,
        headers: { "content-type": "text/html; charset=utf-8", ...headers },
      }),
  );
  const framework = vi.fn();
  const log = createLog("storefront", "silent");
  const service = createHttpService({
    log,
    port: 0,
    host: "127.0.0.1",
    leaveGrace: milliseconds(200),
    readAddress: readableAddress,
  });
  services.push(service);
  service.server.addHook("onRequest", async () => framework());
  let at = 1_000_000;
  const cache = createPageCache({ maxBytes: 1_000_000, now: () => at });
  await mountPages(service, {
    render,
    cache,
    origins: { connect: [], formAction: [], pictures: [] },
    siteUrl: "http://localhost:3000",
    shop: { base: "http://localhost:1", siteCode: "GELORA" },
    productionHosts: [],
    log,
  });
  const base = `http://127.0.0.1:${await service.listen()}`;
  const ask = (path: string, init: RequestInit = {}) => fetch(`${base}${path}`, { redirect: "manual", ...init });
  return { service, cache, render, framework, ask, wait: (ms: number) => (at += ms) };
}

const statusAndHeaders = ({ status, headers }: Response) => [
  status,
  Object.fromEntries([...headers].filter(([name]) => !["date", "connection", "keep-alive"].includes(name))),
];

test("a page that is ready is sent without the framework, and is the same to the letter", async () => {
  const { ask, framework, render, service } = await serve();
  const made = await ask("/plp/a");
  const ready = await ask("/plp/a?utm_source=mail");
  expect(statusAndHeaders(ready)).toEqual(statusAndHeaders(made));
  expect(await ready.text()).toBe(await made.text());
  expect([framework.mock.calls.length, render.mock.calls.length]).toEqual([1, 1]);
  const counted = await service.metrics.getSingleMetricAsString("http_request_duration_seconds");
  expect(counted).toContain('http_request_duration_seconds_count{route="/*",method="GET",status="200"} 2');
});

test("a client that has it already gets a 304, and other languages and encodings get their own", async () => {
  const { ask, render } = await serve();
  const { headers } = await ask("/plp/a");
  const again = await ask("/plp/a", { headers: { "if-none-match": String(headers.get("etag")) } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  await ask("/plp/a", { headers: { "accept-language": "id-ID" } });
  expect(render).toHaveBeenCalledTimes(2);
  const plain = await ask("/plp/a", { headers: { "accept-encoding": "identity" } });
  expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, "<!DOCTYPE html><p>hello</p>"]);
});

test.each([
  ["an outdated page", "/plp/a", {}],
  ["a form", "/plp/a", { method: "POST" }],
  ["a question for the head alone", "/plp/a", { method: "HEAD" }],
  ["a personal page", "/shop-cart", {}],
  ["a preview", "/plp/a", { headers: { cookie: `gelora-preview=abc.${"x".repeat(30)}` } }],
  ["an address that cannot be read", "/plp/%E0%A4%A", {}],
  ["another host in the path", "//example.com/plp/a", {}],
])("%s is the framework's", async (name, path, init) => {
  const { ask, cache, framework } = await serve();
  await ask(path.startsWith("/plp/a") ? path : "/plp/a");
  if (name === "an outdated page") cache.outdate();
  await ask(path, init).catch(() => undefined);
  expect(framework).toHaveBeenCalledTimes(2);
});

test("a page is ready for thirty seconds, one that says that there is none for five", async () => {
  for (const [status, ready, over] of [
    [200, 29_000, 2_000],
    [404, 4_000, 2_000],
  ] as const) {
    const { ask, framework, wait } = await serve("hello", status);
    await ask("/plp/a");
    wait(ready);
    expect((await ask("/plp/a")).status).toBe(status);
    expect(framework).toHaveBeenCalledTimes(1);
    wait(over);
    await ask("/plp/a");
    expect(framework).toHaveBeenCalledTimes(2);
  }
});

test("a server that leaves lets the framework close its connections", async () => {
  const { ask, service, framework } = await serve();
  await ask("/plp/a");
  const stopped = service.stop();
  expect((await ask("/plp/a")).headers.get("connection")).toBe("close");
  expect(framework).toHaveBeenCalledTimes(2);
  await stopped;
  await expect(ask("/plp/a")).rejects.toThrow("fetch failed");
});
