import { languages } from "@gelora/locale/language.ts";
import fastify from "fastify";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { readStorefrontConfiguration } from "../platform/page/configuration.ts";
import { installManifestAddress } from "../platform/page/install-manifest-address.ts";
import { shopSharePicture } from "../platform/page/picture-address.ts";
import { drawAppIcon } from "./app-icon.ts";
import { mountInstallFiles } from "./install-files.ts";
import { lastWorker, mountOfflineFiles } from "./offline-files.ts";

vi.mock("./app-icon.ts", { spy: true });

async function open() {
  const server = fastify();
  mountInstallFiles(server, readStorefrontConfiguration({ SITE_NAME: "Gelora" }));
  mountOfflineFiles(server, undefined);
  return server;
}

test.each(languages)(
  "the shop can be installed in %s: name, colours, start and icons of their true size",
  async (language) => {
    const server = await open();
    const sent = await server.inject(installManifestAddress(language));
    expect(sent.headers["content-type"]).toContain("application/manifest+json");
    const manifest = sent.json();
    expect(manifest).toMatchObject({ name: "Gelora", lang: language, display: "standalone", theme_color: "#14110f" });
    expect(manifest.start_url).toBe(language === "id-ID" ? "/id" : "/en");
    expect(manifest.icons.map(({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`)).toEqual(
      expect.arrayContaining(["any 192x192", "any 512x512", "maskable 512x512"]),
    );
    for (const { src, sizes } of manifest.icons) {
      const { width, height, format } = await sharp((await server.inject(src)).rawPayload).metadata();
      expect([format, `${width}x${height}`]).toEqual(["png", sizes]);
    }
    await server.close();
  },
);

test("a maskable icon fills its corners, and its mark stays in the circle that no device cuts", async () => {
  const server = await open();
  const { rawPayload } = await server.inject("/icons/maskable-192.png");
  const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let farthest = 0;
  for (let at = 0; at < data.length; at += 4) {
    expect(data[at + 3]).toBe(255);
    const pixel = at / 4;
    const [x, y] = [(pixel % info.width) - info.width / 2, Math.floor(pixel / info.width) - info.height / 2];
    if ((data[at] ?? 0) > 128) farthest = Math.max(farthest, Math.hypot(x, y));
  }
  expect(farthest).toBeGreaterThan(40);
  expect(farthest).toBeLessThan(0.4 * info.width);
  await server.close();
});

test("an icon that could not be drawn is drawn for the next request, and then cached", async () => {
  const server = await open();
  vi.mocked(drawAppIcon).mockClear().mockRejectedValueOnce(new Error("out of memory"));
  const failed = await server.inject("/icons/icon-192.png");
  expect([failed.statusCode, failed.headers["cache-control"]]).toEqual([500, undefined]);
  for (let request = 0; request < 2; request += 1)
    expect((await server.inject("/icons/icon-192.png")).statusCode).toBe(200);
  expect(drawAppIcon).toHaveBeenCalledTimes(2);
  await server.close();
});

test("a page without a picture of its own is shared with the shop's", async () => {
  const server = await open();
  const { width, height } = await sharp((await server.inject(shopSharePicture)).rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  await server.close();
});

test("a shop that keeps no pages sends a worker that removes what others have stored, and itself", async () => {
  const server = await open();
  const sent = await server.inject("/service-worker.js");
  expect([sent.headers["content-type"], sent.headers["cache-control"], sent.body]).toEqual([
    "text/javascript; charset=utf-8",
    "no-cache",
    lastWorker,
  ]);
  await server.close();
});
