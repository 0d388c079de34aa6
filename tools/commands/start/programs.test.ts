import { expect, test } from "vitest";
import { defaultPorts, environmentOf, nodeFlagsOf, portsFromEnvironment } from "./programs.ts";

const place = {
  ports: { ...defaultPorts, shop: 4444, sandbox: 4555, smtp: 4666 },
  dataFolder: "/data",
  databases: {},
  testClock: false,
  development: false,
};

test("Programs find each other at the ports that were chosen", () => {
  const settings = environmentOf("storefront", place, {});
  expect(settings).toMatchObject({
    PORT: "3000",
    SHOP_URL: "http://localhost:4444",
    MIDTRANS_URL: "http://localhost:4555/midtrans",
  });
  expect(settings.SMTP_URL).toBe("smtp://localhost:4666");
});

test("A person's own provider goes before the sandbox; a database that the caller did not name is left alone", () => {
  const settings = environmentOf("shop", place, {
    MIDTRANS_URL: "https://api.example",
    SHOP_DATABASE_URL: "postgres://precious",
    NODE_ENV: "test",
  });
  expect(settings).toMatchObject({
    MIDTRANS_URL: "https://api.example",
    NODE_ENV: "production",
    GELORA_TEST_CLOCK: "0",
  });
  expect(settings.SHOP_DATABASE_URL).toBeUndefined();
});

test("[AC-09~] A shop started here answers one address about no more numbers than a mobile network's", () => {
  expect(Number(environmentOf("shop", place, {}).ACCOUNT_CHECKS_PER_HOUR)).toBeLessThanOrEqual(300);
  expect(environmentOf("shop", place, { ACCOUNT_CHECKS_PER_HOUR: "30" }).ACCOUNT_CHECKS_PER_HOUR).toBe("30");
});

test("Only programs with an embedded database trade speed for memory", () => {
  expect(nodeFlagsOf("shop", {})).toContain("--liftoff-only");
  expect(nodeFlagsOf("shop", { SHOP_DATABASE_URL: "postgres://server" })).toEqual([]);
});

test("Ports come from the environment, and a wrong one is refused by name", () => {
  expect(portsFromEnvironment({ SHOP_PORT: "4444" })).toMatchObject({ shop: 4444, storefront: 3000, smtp: 4225 });
  expect(() => portsFromEnvironment({ CLUB_PORT: "many" })).toThrow(/CLUB_PORT is "many"/);
});
