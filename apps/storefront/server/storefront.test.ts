import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readStorefrontConfiguration } from "../platform/page/configuration.ts";
import type { Renderer } from "./renderer.ts";
import { startStorefront } from "./storefront.ts";

/** Without a build, which a test need not wait for. */
const renderer: Renderer = {
  render: async () => new Response("<p>a page</p>", { headers: { "content-type": "text/html" } }),
  clientFolder: undefined,
  formerFolder: undefined,
  workerFile: undefined,
  keepsPages: false,
  serverOptions: {},
  close: async () => {},
};
vi.mock("./renderer.ts", () => ({ openRenderer: async () => renderer }));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gelora-storefront-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a storefront that is stopped fails readiness for as long as its setting says, and answers meanwhile (I-23)", async () => {
  const given = { PORT: "0", LOG_LEVEL: "silent", GELORA_DATA: folder, LEAVE_GRACE_SECONDS: "1" };
  const { port, stop } = await startStorefront(readStorefrontConfiguration(given));
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await status("/readyz")).toBe(200);
  const asked = performance.now();
  const stopped = stop();
  expect([await status("/readyz"), await status("/")]).toEqual([503, 200]);
  await stopped;
  expect(performance.now() - asked).toBeGreaterThanOrEqual(990);
});
