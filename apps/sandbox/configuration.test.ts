import { expect, test } from "vitest";
import { readSandboxSettings } from "./configuration.ts";

test("without any variable the sandbox fits the programs beside it", () => {
  const settings = readSandboxSettings({});
  expect(settings).toMatchObject({
    port: 4200,
    payments: {
      publicUrl: "http://localhost:4200",
      finishUrl: "http://localhost:3000/pay-callback",
      notificationUrl: "http://localhost:4000/notifications/payments",
      serverKey: "SB-Mid-server-gelora-local",
      file: undefined,
    },
    courier: { webhookUrl: "http://localhost:4000/notifications/courier", stepMs: 20_000 },
    postbox: { smtpPort: 4225 },
    recommendations: { feedUrl: "http://localhost:4000/feeds/products.json" },
  });
});

test("a wrong variable is named, with what it should be, and its value is not shown", () => {
  const read = () => readSandboxSettings({ PORT: "secret", SANDBOX_PARCEL_STEP_MS: "-1" });
  expect(read).toThrow(/PORT is wrong .*a port number/);
  expect(read).toThrow(/SANDBOX_PARCEL_STEP_MS is wrong .*milliseconds/);
  expect(read).not.toThrow(/secret/);
});
