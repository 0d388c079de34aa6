import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { MediaStoreAway, openMediaStore } from "@gelora/service-kit/media-store.ts";
import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { imageRoutes } from "./image-routes.ts";
import { mediaPictures } from "./media-pictures.ts";
import { firstOf, type PictureSource } from "./picture-source.ts";

const key = "drawn/v1/running-shoe/side/f4f2ee-1f2a44-d8321a/peak/12";
const photo = `file/${"ab".repeat(16)}`;
/** Has eleven shoes, from 0 to 10, but no twelfth; each is a square of its own shade. */
const drawings: PictureSource = async (mediaKey) => {
  const seed = /^drawn\/v1\/running-shoe\/side\/f4f2ee-1f2a44-d8321a\/peak\/(1?\d)$/.exec(mediaKey)?.[1];
  if (seed === undefined) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#10${seed.padStart(2, "0")}40"/></svg>`;
  return { kind: "drawing", svg, width: 800 };
};
const files = async () => mediaPictures(await openMediaStore({ MEDIA_REGION: "none" }, path.join(folder, "media")));
const bothSources = async () => firstOf([await files(), drawings]);
let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "gelora-img-"));
  await mkdir(path.join(folder, "media", "file"), { recursive: true });
  app = Fastify();
  await app.register(imageRoutes, { cacheFolder: path.join(folder, "cache"), source: await bothSources() });
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}) => app.inject({ url: address, headers });
const putPhoto = (bytes: Buffer, name = photo) => writeFile(path.join(folder, "media", name), bytes);

describe("pictures for shared links", () => {
  test.each([key, photo])("%s comes whole, 1200 by 630, with the shop's mark, as JPEG alone", async (media) => {
    await putPhoto(
      await sharp({ create: { width: 600, height: 800, channels: 3, background: "#224488" } })
        .png()
        .toBuffer(),
    );
    const shared = await get(`/img/${media}@share.jpg`);
    expect([shared.statusCode, shared.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    const { data, info } = await sharp(shared.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    // The mark's surge is orange; nothing else here is.
    expect(redAt(108, 521)).toBeGreaterThan(200);
    expect(redAt(600, 315)).toBeLessThan(100);
    expect((await get(`/img/${media}@1200.jpg`)).rawPayload.equals(shared.rawPayload)).toBe(false);
    expect((await get(`/img/${media}@share.webp`)).statusCode).toBe(404);
  });
});

describe("drawn pictures", () => {
  test("[IMG-01] the same picture has one address as WebP and another as JPEG", async () => {
    const [webp, jpeg] = await Promise.all([get(`/img/${key}@200.webp`), get(`/img/${key}@200.jpg`)]);
    expect(webp.headers["content-type"]).toBe("image/webp");
    expect(jpeg.headers["content-type"]).toBe("image/jpeg");
    expect((await sharp(webp.rawPayload).metadata()).format).toBe("webp");
    expect((await sharp(jpeg.rawPayload).metadata()).format).toBe("jpeg");
  });

  test.each([100, 400, 800])(
    "[IMG-03] [IMG-04~] [CON-21] a picture asked %i wide is that wide and square",
    async (width) => {
      const answer = await get(`/img/${key}@${width}.webp`);
      expect(answer.statusCode).toBe(200);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height: width });
    },
  );

  test("[IMG-02~] addresses never change what they show: cached for good, revalidated by tag, not sniffed", async () => {
    const answer = await get(`/img/${key}@100.webp`);
    expect(answer.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
    });
    const again = await get(`/img/${key}@100.webp`, { "if-none-match": String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  test("a picture is stored on disk and a new server serves the same bytes from there", async () => {
    const first = await get(`/img/${key}@100.webp`);
    const [kept] = await readdir(path.join(folder, "cache"));
    await writeFile(path.join(folder, "cache", String(kept)), "kept bytes");
    const fresh = Fastify();
    await fresh.register(imageRoutes, { cacheFolder: path.join(folder, "cache"), source: drawings });
    expect((await fresh.inject(`/img/${key}@100.webp`)).body).toBe("kept bytes");
    expect((await get(`/img/${key}@100.webp`)).rawPayload.equals(first.rawPayload)).toBe(true);
    await fresh.close();
  });

  test("who asks for a picture that is being drawn waits for the same work", async () => {
    const single = Fastify();
    await single.register(imageRoutes, { cacheFolder: path.join(folder, "single"), source: drawings, maxWaiting: 0 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => single.inject(`/img/${key}@100.webp`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    await single.close();
  });

  test("requests beyond the queue's limit are asked to try again, and the rest are drawn", async () => {
    const narrow = Fastify();
    await narrow.register(imageRoutes, { cacheFolder: path.join(folder, "other"), source: drawings, maxWaiting: 1 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, seed) => narrow.inject(`/img/${key.replace("/12", `/${seed}`)}@100.webp`)),
    );
    const busy = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(busy).toHaveLength(5);
    expect(busy[0]?.headers).toMatchObject({ "retry-after": "2", "cache-control": "no-store" });
    await narrow.close();
  });
});

describe("merchants' files", () => {
  const photograph = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#336699" } }).withExif({
      IFD0: { Copyright: "secret place" },
    });

  test("a file is fitted to the width, never enlarged, and loses its metadata", async () => {
    await putPhoto(await photograph(300, 150).jpeg().toBuffer(), `${photo.slice(5)}.jpg`);
    const small = await sharp((await get(`/img/${photo}@100.webp`)).rawPayload).metadata();
    const large = await sharp((await get(`/img/${photo}@1600.jpg`)).rawPayload).metadata();
    expect(small).toMatchObject({ width: 100, height: 50 });
    expect(large).toMatchObject({ width: 300, height: 150 });
    expect(large.exif).toBeUndefined();
  });

  test("a file that is no picture, an SVG, or one of more than 50 megapixels does not exist for shoppers", async () => {
    for (const bytes of [
      Buffer.from("not a picture"),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      await photograph(9000, 6000).png().toBuffer(),
    ]) {
      await putPhoto(bytes);
      const server = Fastify();
      await server.register(imageRoutes, {
        cacheFolder: path.join(folder, "c"),
        source: await files(),
      });
      expect((await server.inject(`/img/${photo}@100.webp`)).statusCode).toBe(404);
      await server.close();
    }
  });
});

test("while the store of pictures is down a picture is not said to be missing, and comes once it is back", async () => {
  let isAway = true;
  const source = mediaPictures({
    read: async () => {
      if (isAway) throw new MediaStoreAway("silent");
      return sharp({ create: { width: 300, height: 200, channels: 3, background: "red" } })
        .png()
        .toBuffer();
    },
  });
  const server = Fastify();
  await server.register(imageRoutes, { cacheFolder: path.join(folder, "c"), source });
  const away = await server.inject(`/img/${photo}@100.webp`);
  expect([away.statusCode, away.headers["cache-control"], away.headers["retry-after"]]).toEqual([503, "no-store", "2"]);
  isAway = false;
  expect((await server.inject(`/img/${photo}@100.webp`)).statusCode).toBe(200);
  await server.close();
});

test.each([
  `/img/${key}@123.webp`,
  `/img/${key}@99999999.webp`,
  `/img/${key}@400.png`,
  `/img/${key}@400.webp/more`,
  `/img/${key}`,
  `/img/${key.replace("running-shoe", "rocket")}@400.webp`,
  `/img/${key.replace("peak", "nobody")}@400.webp`,
  `/img/${key.replace("/12", "/10000")}@400.webp`,
  `/img/${key.replace("/12", "/012")}@400.webp`,
  "/img/file/../../etc/passwd@400.webp",
  "/img/file/%2e%2e%2f%2e%2e%2fetc%2fpasswd@400.webp",
  "/img/..%2f..%2fpackage.json",
  `/img/${photo}@400.webp`,
  `/img/file/${"AB".repeat(16)}@400.webp`,
  `/img/drawn/v1/${"a".repeat(5000)}@400.webp`,
  "/img/",
])("no such picture: %s", async (address) => {
  const answer = await get(address);
  expect(answer.statusCode).toBe(404);
  expect(await readdir(path.join(folder, "cache")).catch(() => [])).toEqual([]);
});
