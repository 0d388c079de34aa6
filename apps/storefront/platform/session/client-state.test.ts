import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test.each([
  [390, "H5"],
  [1280, "PC"],
] as const)(
  "[SGN-03~] [SHL-21~] the first content is asked for by the device class: %i px is %s",
  async (width, platform) => {
    vi.stubGlobal("innerWidth", width);
    vi.stubGlobal("navigator", { userAgent: "Chrome" });
    const { clientState } = await import("./client-state.ts");
    expect(clientState().platform).toBe(platform);
  },
);
