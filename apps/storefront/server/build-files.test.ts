import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mountBuildFiles } from "./build-files.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gelora-build-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets", "page-abc.js"), "export const a = 1;".repeat(50));
  await writeFile(join(folder, "assets", "notes.map"), "{}");
});
afterEach(() => rm(folder, { recursive: true }));

test("built files come compressed and may be kept for ever; what is not there is a cheap 404", async () => {
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
