import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { madeOnce } from "./made-once.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webp": "image/webp",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
};
const compressible = new Set([".js", ".css", ".svg", ".json", ".txt"]);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type BuiltFile = {
  readonly type: string;
  readonly immutable: boolean;
  readonly etag: string;
  readonly plain: Buffer;
  /**
   * Compressed on first request, at the highest level; the whole build is a few hundred kilobytes.
   */
  readonly brotli: () => Promise<Buffer>;
  readonly gzip: () => Promise<Buffer>;
};

/**
 * Serves the browser's build from memory. Names in `assets/` contain a content hash, so they are
 * cached forever.
 * @param former what is left of earlier builds, for pages that were opened or stored before this
 * one
 */
export async function mountBuildFiles(server: FastifyInstance, folder: string, former?: string): Promise<void> {
  // There is nothing of earlier builds beside the first.
  const earlier = former && existsSync(former) ? await readFiles(former) : [];
  const files = new Map([...earlier, ...(await readFiles(folder))]);
  for (const [path, file] of files) {
    server.get(path, async (request, reply) => {
      const accepts = compressible.has(extname(path)) ? (request.headers["accept-encoding"]?.toString() ?? "") : "";
      const isKnown = request.headers["if-none-match"] === file.etag;
      // Before the headers: an error must not be cached for a year.
      const encoded = isKnown ? undefined : await encodedFile(file, accepts);
      reply.headers({
        "content-type": file.type,
        etag: file.etag,
        vary: "Accept-Encoding",
        "cache-control": file.immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      });
      return encoded ? reply.headers(encoded.headers).send(encoded.body) : reply.code(304).send();
    });
  }
  // A miss is answered here: the router would render a whole page for it.
  server.get("/assets/*", async (_request, reply) => reply.code(404).type("text/plain").send("Not found"));
}

async function encodedFile(file: BuiltFile, accepts: string) {
  if (/\bbr\b/.test(accepts)) return { headers: { "content-encoding": "br" }, body: await file.brotli() };
  if (/\bgzip\b/.test(accepts)) return { headers: { "content-encoding": "gzip" }, body: await file.gzip() };
  return { headers: {}, body: file.plain };
}

async function readFiles(folder: string): Promise<Map<string, BuiltFile>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, BuiltFile>();
  for (const entry of names) {
    const type = types[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const full = join(entry.parentPath, entry.name);
    const path = full.slice(folder.length).split(sep).join("/");
    const plain = await readFile(full);
    files.set(path.startsWith("/") ? path : `/${path}`, builtFile(type, path.includes("assets/"), plain));
  }
  return files;
}

function builtFile(type: string, immutable: boolean, plain: Buffer): BuiltFile {
  return {
    type,
    immutable,
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    plain,
    brotli: madeOnce(() => compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
    gzip: madeOnce(() => compressGzip(plain, { level: 9 })),
  };
}
