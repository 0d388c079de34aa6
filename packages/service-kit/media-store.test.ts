import { mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openS3StandIn, type S3StandIn } from "@gelora/testkit/s3-stand-in.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { type MediaStore, MediaStoreAway, mediaVariables, openMediaStore } from "./media-store.ts";

const picture = Buffer.from("a picture of a shoe".repeat(1_000));
let folder: string;
let bucket: S3StandIn;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gelora-media-"));
  bucket = await openS3StandIn();
});
afterEach(async () => {
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const inBucket = (changes: Record<string, string> = {}): Promise<MediaStore> => {
  const settings = {
    MEDIA_BUCKET: "pictures",
    MEDIA_ENDPOINT: bucket.endpoint,
    MEDIA_ACCESS_KEY_ID: bucket.accessKeyId,
    MEDIA_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    ...changes,
  };
  return openMediaStore(readConfiguration(mediaVariables, settings), folder);
};
const inFolder = () => openMediaStore(readConfiguration(mediaVariables, {}), folder);

test.each([
  ["a folder", inFolder],
  ["a bucket", inBucket],
])("%s gives back what was stored, and nothing where nothing is", async (_place, open) => {
  const store = await open();
  expect(await store.read("shoe")).toBeUndefined();
  await store.keep("shoe", picture);
  expect(await store.read("shoe")).toEqual(picture);
});

test.each([
  ["a folder", inFolder],
  ["a bucket", inBucket],
])("%s gives any piece of a film, and its size", async (_place, open) => {
  const store = await open();
  expect(await store.sizeOf("film.webm")).toBeUndefined();
  await store.keep("film.webm", picture);
  expect(await store.sizeOf("film.webm")).toBe(picture.length);
  expect(await store.readPiece("film.webm", 2, 8)).toEqual(picture.subarray(2, 9));
  expect(await store.readPiece("film.webm", picture.length - 1, picture.length - 1)).toHaveLength(1);
  await expect(store.readPiece("film.webm", picture.length - 1, picture.length)).rejects.toThrow(MediaStoreAway);
});

test.each([
  ["a folder", inFolder],
  ["a bucket", inBucket],
])("%s has nothing of what was removed, and removing nothing is fine", async (_place, open) => {
  const store = await open();
  await store.keep("shoe", picture);
  await store.keep("shirt", picture);
  await store.remove("shoe");
  await store.remove("shoe");
  await store.remove("never stored");
  expect([await store.read("shoe"), await store.sizeOf("shoe")]).toEqual([undefined, undefined]);
  expect(await store.read("shirt")).toEqual(picture);
});

test("a folder that nothing can be written into is down", async () => {
  await writeFile(join(folder, "no-folder"), "");
  const store = await openMediaStore(readConfiguration(mediaVariables, {}), join(folder, "no-folder"));
  await expect(store.keep("shoe", picture)).rejects.toThrow(MediaStoreAway);
});

test("a half that a killed process has left in the folder goes with its name", async () => {
  const store = await inFolder();
  await writeFile(join(folder, "shoe.1f0c.part"), "half");
  await store.keep("shoe-2", picture);
  await store.remove("shoe");
  expect(await readdir(folder)).toEqual(["shoe-2"]);
});

test("without a bucket pictures are in the folder, with one they are not", async () => {
  await (await inBucket()).keep("shoe", picture);
  expect(await readdir(folder)).toEqual([]);
  expect([...bucket.objects.keys()]).toEqual(["/pictures/shoe"]);
  await (await inFolder()).keep("shirt", picture);
  expect(await readdir(folder)).toEqual(["shirt"]);
});

test("a picture that is there is not sent again", async () => {
  const store = await inBucket();
  await store.keep("shoe", picture);
  await store.keep("shoe", picture);
  expect(bucket.asked.filter((one) => one.startsWith("PUT"))).toEqual(["PUT /pictures/shoe"]);
});

test("a folder that cannot be read is down, which is not a missing picture", async () => {
  const store = await inFolder();
  await symlink("shoe", join(folder, "shoe"));
  await expect(store.read("shoe")).rejects.toThrow(MediaStoreAway);
  await expect(store.sizeOf("shoe")).rejects.toThrow(MediaStoreAway);
  await expect(store.keep("shoe", picture)).rejects.toThrow(MediaStoreAway);
});

describe("a bucket that fails", () => {
  test.each(["busy", "reset"] as const)("%s for a moment: asked again, and nobody notices", async (fault) => {
    const store = await inBucket();
    await store.keep("shoe", picture);
    bucket.failNext(fault, 2);
    expect(await store.read("shoe")).toEqual(picture);
  });

  test.each(["busy", "reset", "half"] as const)(
    "%s for longer: it is down, which is not a missing picture",
    async (fault) => {
      const store = await inBucket();
      bucket.failNext(fault, 10);
      await expect(store.read("shoe")).rejects.toThrow(MediaStoreAway);
      bucket.failNext(fault === "half" ? "reset" : fault, 10);
      await expect(store.keep("shoe", picture)).rejects.toThrow(MediaStoreAway);
    },
  );

  test("silent: given up after a bounded time", async () => {
    const store = await inBucket();
    bucket.failNext("silent", 10);
    await expect(store.read("shoe")).rejects.toThrow(MediaStoreAway);
  }, 30_000);

  test("a wrong secret is refused: neither read nor written, and reported as such", async () => {
    const store = await inBucket({ MEDIA_SECRET_ACCESS_KEY: "guessed" });
    await expect(store.keep("shoe", picture)).rejects.toThrow(MediaStoreAway);
    await expect(store.remove("shoe")).rejects.toThrow(MediaStoreAway);
    expect(bucket.objects.size).toBe(0);
  });
});
