import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply } from "fastify";

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
  brotli?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
};

/**
 * Serves the browser's build from memory. Names in `assets/` contain a content hash, so they are
 * cached forever.
 * @param former what is left of earlier builds, for pages that were opened or kept before this one
 */
export async function mountBuildFiles(server: FastifyInstance, folder: string, former?: string): Promise<void> {
  // There is nothing of earlier builds beside the first.
  const earlier = former && existsSync(former) ? await readFiles(former) : [];
  const files = new Map([...earlier, ...(await readFiles(folder))]);
  for (const [path, file] of files) {
    server.get(path, async (request, reply) => {
      reply.headers({
        "content-type": file.type,
        etag: file.etag,
        vary: "Accept-Encoding",
        "cache-control": file.immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      });
      if (request.headers["if-none-match"] === file.etag) return reply.code(304).send();
      const accepts = request.headers["accept-encoding"]?.toString() ?? "";
      return sendEncoded(reply, file, compressible.has(extname(path)) ? accepts : "");
    });
  }
  // A miss is answered here: the router would render a whole page for it.
  server.get("/assets/*", async (_request, reply) => reply.code(404).type("text/plain").send("Not found"));
}

async function sendEncoded(reply: FastifyReply, file: BuiltFile, accepts: string) {
  if (/\bbr\b/.test(accepts)) {
    file.brotli ??= compressBrotli(file.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    return reply.header("content-encoding", "br").send(await file.brotli);
  }
  if (/\bgzip\b/.test(accepts)) {
    file.gzip ??= compressGzip(file.plain, { level: 9 });
    return reply.header("content-encoding", "gzip").send(await file.gzip);
  }
  return reply.send(file.plain);
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
    const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
    files.set(path.startsWith("/") ? path : `/${path}`, { type, immutable: path.includes("assets/"), etag, plain });
  }
  return files;
}
