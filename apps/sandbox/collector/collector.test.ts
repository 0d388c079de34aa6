import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sandbox } from "../sandbox.ts";
import { createTestSandbox } from "../testing/run-sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.stop());

const send = (payload: object | string, type = "application/json") =>
  sandbox.server.inject({
    method: "POST",
    url: "/collector/events",
    headers: { "content-type": type, origin: "http://store.test" },
    payload,
  });

test("events are kept, newest first, and found by name", async () => {
  expect((await send({ name: "page_view", path: "/" })).statusCode).toBe(204);
  await send(
    JSON.stringify([
      { name: "started_checkout", value: 123_000 },
      { name: "error", message: "x" },
    ]),
    "text/plain",
  );
  const all = (await sandbox.server.inject("/collector/events")).json();
  expect(all.map((event: { name: string }) => event.name)).toEqual(["error", "started_checkout", "page_view"]);
  const [started] = (await sandbox.server.inject("/collector/events?name=started_checkout")).json();
  expect(started).toMatchObject({ name: "started_checkout", value: 123_000, receivedAt: expect.any(String) });
  await sandbox.server.inject({ method: "DELETE", url: "/collector/events" });
  expect((await sandbox.server.inject("/collector/events")).json()).toEqual([]);
});

test("browsers on the store's pages may send", async () => {
  expect((await send({ name: "login" })).headers["access-control-allow-origin"]).toBe("*");
  const preflight = await sandbox.server.inject({
    method: "OPTIONS",
    url: "/collector/events",
    headers: {
      origin: "http://store.test",
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers["access-control-allow-headers"]).toBe("content-type");
});

test("what is no event is refused", async () => {
  expect((await send({ path: "/" })).statusCode).toBe(400);
  expect((await send("{oops", "application/json")).statusCode).toBe(400);
  expect((await send([])).statusCode).toBe(400);
});
