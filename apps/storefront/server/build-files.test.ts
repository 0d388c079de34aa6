import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompress, brotliDecompressSync, gzip } from "node:zlib";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mountBuildFiles } from "./build-files.ts";

vi.mock("node:zlib", { spy: true });

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gelora-build-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets", "page-abc.js"), "export const a = 1;".repeat(50));
  await writeFile(join(folder, "assets", "notes.map"), "{}");
});
afterEach(() => rm(folder, { recursive: true }));

test("built files come compressed and may be cached for ever; what is not there is a cheap 404", async () => {
  const server = Fastify();
  await mountBuildFiles(server, folder);
  const file = await server.inject({ url: "/assets/page-abc.js", headers: { "accept-encoding": "br" } });
  expect(brotliDecompressSync(file.rawPayload).toString()).toContain("export const a");
  expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const known = await server.inject({
    url: "/assets/page-abc.js",
    headers: { "if-none-match": String(file.headers.etag) },
  });
  expect(known.statusCode).toBe(304);
  expect((await server.inject({ url: "/assets/gone.js" })).statusCode).toBe(404);
  expect((await server.inject({ url: "/assets/notes.map" })).statusCode).toBe(404);
  expect((await server.inject({ url: "/assets/..%2f..%2fpackage.json" })).statusCode).toBe(404);
  await server.close();
});

test.each([
  ["br", brotliCompress],
  ["gzip", gzip],
])(
  "a file that could not be compressed as %s is compressed for the next request, and then cached",
  async (encoding, compress) => {
    const server = Fastify();
    await mountBuildFiles(server, folder);
    vi.mocked(compress)
      .mockClear()
      .mockImplementationOnce(() => {
        throw new Error("out of memory");
      });
    const request = { url: "/assets/page-abc.js", headers: { "accept-encoding": encoding } };
    const failed = await server.inject(request);
    expect([failed.statusCode, failed.headers["cache-control"]]).toEqual([500, undefined]);
    for (let count = 0; count < 2; count += 1) expect((await server.inject(request)).statusCode).toBe(200);
    expect(compress).toHaveBeenCalledTimes(2);
    await server.close();
  },
);

test("scripts of earlier builds are served beside those of this one", async () => {
  const former = join(folder, "former");
  await mkdir(join(former, "assets"), { recursive: true });
  await writeFile(join(former, "assets", "page-old.js"), "export const old = 1;");
  await writeFile(join(former, "assets", "page-abc.js"), "not this one");
  const server = Fastify();
  await mountBuildFiles(server, folder, former);
  const old = await server.inject({ url: "/assets/page-old.js" });
  expect(old.body).toBe("export const old = 1;");
  expect(old.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await server.inject({ url: "/assets/page-abc.js" })).body).toContain("export const a");
  await server.close();
});
