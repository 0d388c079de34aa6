import { expect, test } from "vitest";
import { milliseconds } from "./durations.ts";
import { createHttpService } from "./http-service.ts";
import { createLog } from "./log.ts";

const log = createLog("test", "silent");

test("health, readiness and metrics answer; readiness follows what the program needs", async () => {
  let works = true;
  const service = createHttpService({
    log,
    port: 0,
    isReady: async () => (works ? undefined : Promise.reject(new Error("no database"))),
  });
  const status = async (url: string) => (await service.server.inject({ url })).statusCode;
  expect([await status("/healthz"), await status("/readyz"), await status("/metrics")]).toEqual([200, 200, 200]);
  works = false;
  expect([await status("/healthz"), await status("/readyz")]).toEqual([200, 503]);
  await service.stop();
});

test("readiness answers within two seconds, also when the database answers nothing", async () => {
  const service = createHttpService({ log, port: 0, isReady: () => new Promise(() => {}) });
  const asked = performance.now();
  expect((await service.server.inject({ url: "/readyz" })).statusCode).toBe(503);
  expect(performance.now() - asked).toBeLessThan(4_000);
  await service.stop();
});

test("a stop fails readiness first and lets a running request end (I-23)", async () => {
  const service = createHttpService({ log, port: 0, host: "127.0.0.1", leaveGrace: milliseconds(150) });
  service.server.get("/slow", async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { done: true };
  });
  const port = await service.listen();
  const slow = fetch(`http://127.0.0.1:${port}/slow`).then((answer) => answer.json());
  await new Promise((resolve) => setTimeout(resolve, 50));
  const stopped = service.stop();
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
  expect(await slow).toEqual({ done: true });
  await stopped;
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});

test("an answer that was on its way, and went past the framework, does not keep its connection open", async () => {
  const service = createHttpService({ log, port: 0, host: "127.0.0.1" });
  service.server.get("/page", async (_request, reply) => {
    reply.hijack();
    await new Promise((resolve) => setTimeout(resolve, 200));
    reply.raw.end("a page");
  });
  const port = await service.listen();
  const page = fetch(`http://127.0.0.1:${port}/page`).then((answer) => answer.text());
  await new Promise((resolve) => setTimeout(resolve, 50));
  const stopped = service.stop();
  expect(await page).toBe("a page");
  const left = performance.now();
  await stopped;
  expect(performance.now() - left).toBeLessThan(3_000);
});

test("[AC-63] a head that comes drop by drop has ten seconds, a whole request thirty", async () => {
  const service = createHttpService({ log, port: 0, host: "127.0.0.1" });
  await service.listen();
  const { headersTimeout, requestTimeout } = service.server.server;
  await service.stop();
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 30_000 });
});
