import { afterEach, expect, test, vi } from "vitest";
import { namingOffline } from "./offline-failure.ts";

const lost = { kind: "network", code: "", message: "Internal server error." } as const;

afterEach(() => vi.unstubAllGlobals());

test("a call without an answer is the connection's fault only where the device has none", () => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(namingOffline(lost)).toBe(lost);
  vi.stubGlobal("navigator", { onLine: false });
  expect(namingOffline(lost)).toMatchObject({ kind: "network", code: "OFFLINE" });
});

test("an answer stays what it says, whatever the connection is by now", () => {
  vi.stubGlobal("navigator", { onLine: false });
  const refused = { kind: "refused", code: "EMAIL_INVALID", message: "" } as const;
  expect(namingOffline(refused)).toBe(refused);
});
