import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type * as HttpService from "@gelora/service-kit/http-service.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readStorefrontConfiguration } from "../platform/page/configuration.ts";
import { isFilePath } from "../platform/pages/file-addresses.ts";
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
/** The addresses that the storefront mounts beside what every program has. */
const routes: string[] = [];
vi.mock("@gelora/service-kit/http-service.ts", async (original) => {
  const { createHttpService } = await original<typeof HttpService>();
  const noteRoutes: typeof createHttpService = (options) => {
    const service = createHttpService(options);
    service.server.addHook("onRoute", ({ url }) => void routes.push(url));
    return service;
  };
  return { createHttpService: noteRoutes };
});
vi.mock("./renderer.ts", () => ({ openRenderer: async () => renderer }));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gelora-storefront-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("every address that is no page is in the list of files, so that it gets no language and is not kept", async () => {
  routes.length = 0;
  const given = { PORT: "0", LOG_LEVEL: "silent", GELORA_DATA: folder };
  const { stop } = await startStorefront(readStorefrontConfiguration(given));
  await stop();
  const files = routes.filter((route) => route !== "/*");
  expect(files).toContain("/img/*");
  expect(files.filter((route) => !isFilePath(route))).toEqual([]);
});

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
