import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type MediaStore, MediaStoreAway, openMediaStore } from "@gelora/service-kit/media-store.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filmRoutes } from "./film-routes.ts";

const name = `${"ab".repeat(16)}.webm`;
const address = `/files/${name}`;
/** Longer than two pieces, each byte different from its neighbours. */
const film = Buffer.from(Uint8Array.from({ length: 2_500_000 }, (_, at) => (at * 7) % 251));
let folder: string;
let store: MediaStore;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "gelora-film-"));
  store = await openMediaStore({ MEDIA_REGION: "none" }, folder);
  await store.keep(name, film);
  app = await serve(store);
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function serve(films: Pick<MediaStore, "sizeOf" | "readPiece">): Promise<FastifyInstance> {
  const server = Fastify();
  await server.register(filmRoutes, { films });
  return server;
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test("a film comes whole, with its type, to be cached for good and not to be sniffed", async () => {
  const answer = await get(address);
  expect([answer.statusCode, answer.rawPayload.equals(film)]).toEqual([200, true]);
  expect(answer.headers).toMatchObject({
    "content-type": "video/webm",
    "content-length": String(film.length),
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'",
  });
  const again = await get(address, { "if-none-match": String(answer.headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test.each([
  ["bytes=0-", 0, 2_499_999],
  ["bytes=1048570-2097160", 1_048_570, 2_097_160],
  ["bytes=-10", 2_499_990, 2_499_999],
])("a player that jumps asks for %s and gets just that", async (range, from, to) => {
  const answer = await get(address, { range });
  expect([answer.statusCode, answer.headers["content-range"]]).toEqual([206, `bytes ${from}-${to}/2500000`]);
  expect(answer.headers["content-length"]).toBe(String(to - from + 1));
  expect(answer.rawPayload.equals(film.subarray(from, to + 1))).toBe(true);
});

test("what is behind the end is refused, and another version's range is the whole", async () => {
  const behind = await get(address, { range: "bytes=2500000-" });
  expect([behind.statusCode, behind.headers["content-range"]]).toEqual([416, "bytes */2500000"]);
  expect((await get(address, { range: "bytes=0-9", "if-range": '"another"' })).statusCode).toBe(200);
  const { etag } = (await get(address)).headers;
  expect((await get(address, { range: "bytes=0-9", "if-range": String(etag) })).statusCode).toBe(206);
});

test("a request for the head alone gets no byte of it", async () => {
  const read: string[] = [];
  const watched = await serve({
    sizeOf: (one) => store.sizeOf(one),
    readPiece: async (one, from, to) => {
      read.push(one);
      return store.readPiece(one, from, to);
    },
  });
  const answer = await watched.inject({ method: "HEAD", url: address });
  expect([answer.statusCode, answer.headers["content-length"], read]).toEqual([200, "2500000", []]);
  await watched.close();
});

test("captions are text, and nothing else in the store is a film", async () => {
  const captions = `${"cd".repeat(16)}.vtt`;
  await store.keep(captions, Buffer.from("WEBVTT\n"));
  expect((await get(`/files/${captions}`)).headers["content-type"]).toBe("text/vtt; charset=utf-8");
  const picture = "ef".repeat(16);
  await store.keep(picture, Buffer.from("picture"));
  for (const other of [picture, `${picture}.webm`, `${name}.part`, "../secret.webm", "a.webm", `%2e%2e/${name}`]) {
    const answer = await get(`/files/${other}`);
    expect([other, answer.statusCode]).toEqual([other, 404]);
    expect(answer.headers).not.toHaveProperty("etag");
  }
});

test("a film that is too large is none, and a store that is down says try again", async () => {
  const withSize = (size: number) => ({ sizeOf: async () => size, readPiece: async () => Buffer.alloc(1) });
  const away = async (): Promise<never> => {
    throw new MediaStoreAway(new Error("down"));
  };
  for (const [films, status, kept] of [
    [withSize(100_000_001), 404, "public, max-age=60"],
    [{ sizeOf: away, readPiece: away }, 503, "no-store"],
    [{ sizeOf: async () => 10, readPiece: away }, 503, "no-store"],
  ] as const) {
    const server = await serve(films);
    const answer = await server.inject({ url: address, headers: { range: "bytes=0-" } });
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([status, kept]);
    expect(answer.headers).not.toHaveProperty("content-range");
    await server.close();
  }
});
