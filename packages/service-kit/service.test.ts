import { openTestDatabase } from "@gelora/testkit/test-databases.ts";
import { expect, test } from "vitest";
import { buildService, openService } from "./service.ts";

const settings = {
  LOG_LEVEL: "silent",
  PORT: 0,
  GELORA_TEST_CLOCK: "0" as const,
  TRUSTED_PROXIES: 0,
  GELORA_ROLES: new Set(["web" as const, "worker" as const]),
  LEAVE_GRACE_SECONDS: 1,
};

test("a service that is stopped fails readiness for as long as its setting says, and answers meanwhile (I-23)", async () => {
  const built = await buildService("shop", settings, await openTestDatabase("embedded"), []);
  const { port, stop } = await openService(built, [], async (server) => {
    server.get("/page", async () => "answered");
  });
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await status("/readyz")).toBe(200);
  const asked = performance.now();
  const stopped = stop();
  expect([await status("/readyz"), await status("/page")]).toEqual([503, 200]);
  await stopped;
  expect(performance.now() - asked).toBeGreaterThanOrEqual(990);
});
