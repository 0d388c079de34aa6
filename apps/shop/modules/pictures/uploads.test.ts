import { mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hours } from "@gelora/service-kit/durations.ts";
import { MediaStoreAway } from "@gelora/service-kit/media-store.ts";
import { openS3StandIn, type S3StandIn } from "@gelora/testkit/s3-stand-in.ts";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { deletePicturesOf, givePictures, readPicture, showPicture, showSmallPictures } from "./pictures.ts";
import { removeLooseFiles, storePicture } from "./use-cases/picture-files.ts";
import { awaitPicture, forgetLoosePictures, takeInPicture } from "./use-cases/take-pictures.ts";

/** A store of uploads as the settings name it, and what is in it, from outside. */
type Place = {
  readonly settings: NodeJS.ProcessEnv;
  readonly files: () => Promise<readonly Buffer[]>;
  readonly spoil: () => Promise<void>;
  readonly breakDown: () => Promise<void>;
  readonly repair: () => Promise<void>;
};

const inFolder = async (folder: string): Promise<Place> => {
  const uploads = join(folder, "uploads");
  const names = () => readdir(uploads).catch(() => []);
  return {
    settings: { UPLOADS_FOLDER: uploads },
    files: async () => Promise.all((await names()).map((name) => readFile(join(uploads, name)))),
    spoil: async () => {
      for (const name of await names()) await writeFile(join(uploads, name), "another picture");
    },
    // A loop, which is neither a folder nor missing.
    breakDown: async () => {
      await rename(uploads, `${uploads}.away`);
      await symlink("uploads", uploads);
    },
    repair: async () => {
      await rm(uploads);
      await rename(`${uploads}.away`, uploads);
    },
  };
};

const inBucket = async (bucket: S3StandIn): Promise<Place> => ({
  settings: {
    UPLOADS_BUCKET: "uploads",
    MEDIA_ENDPOINT: bucket.endpoint,
    MEDIA_ACCESS_KEY_ID: bucket.accessKeyId,
    MEDIA_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  },
  files: async () => [...bucket.objects.values()],
  spoil: async () => {
    for (const path of bucket.objects.keys()) bucket.objects.set(path, Buffer.from("another picture"));
  },
  breakDown: async () => bucket.failNext("busy", 100),
  repair: async () => bucket.failNext("busy", 0),
});

let folder: string;
let bucket: S3StandIn;
let shop: TestShop;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gelora-uploads-"));
  bucket = await openS3StandIn();
});
afterAll(async () => {
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const photo = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#3a6" } })
    .png()
    .toBuffer();
const ticket = async () => {
  const awaited = await awaitPicture(shop.platform, "sender", { of: "test", most: 100 });
  if (!awaited.ok) throw new Error(awaited.failure.code);
  return awaited.value;
};
const give = (thingCode: string, codes: readonly string[]) =>
  shop.platform.database.transaction(() =>
    givePictures(shop.platform, { thingCode, sender: "sender", most: 5 }, codes),
  );
/** A picture of a thing, sent as people send it. */
const sent = async (thingCode: string): Promise<string> => {
  const { pictureCode, ticket: secret } = await ticket();
  expect(await takeInPicture(shop.platform, secret, await photo(600))).toMatchObject({ ok: true });
  expect(await give(thingCode, [pictureCode])).toMatchObject({ ok: true });
  return pictureCode;
};
const later = async (time = hours(25)) => {
  shop.platform.clock.setOffset(time);
  await forgetLoosePictures(shop.platform);
  await removeLooseFiles(shop.platform);
};
/** Where pictures of reviews that are shown have an address. */
const atPublicAddress = (pictureCode: string) => shop.server.inject(`/reviews/pictures/${pictureCode}.jpg`);
const rows = async (query: ReturnType<typeof sql>) => (await query.execute(shop.platform.database.tables())).rows;

describe.each([
  ["a folder", () => inFolder(folder)],
  ["a bucket", () => inBucket(bucket)],
] as const)("what shoppers send, in %s", (_name, placeOf) => {
  let place: Place;
  beforeAll(async () => {
    place = await placeOf();
    shop = await openTestShop("embedded", place.settings);
  });
  afterAll(() => shop.close());
  afterEach(async () => {
    await rows(sql`delete from shopper_pictures`);
    await later();
    shop.platform.clock.setOffset(hours(0));
    expect(await place.files()).toHaveLength(0);
  });

  test("the picture lies there and not in the database, and is shown as part of its thing alone", async () => {
    const code = await sent("R-1");
    const [file, ...others] = await place.files();
    expect(others).toEqual([]);
    expect(await showPicture(shop.platform, "R-1", code)).toBe(
      `data:image/jpeg;base64,${file?.toString("base64") ?? "none"}`,
    );
    expect(await showPicture(shop.platform, "R-2", code)).toBeUndefined();
    expect(await atPublicAddress(code)).toMatchObject({ statusCode: 404 });
    expect((await showSmallPictures(shop.platform, ["R-1"])).get("R-1")).toHaveLength(1);
    expect(await rows(sql`select picture from shopper_pictures`)).toEqual([{ picture: null }]);
  });

  test("a picture from before is still read from the database", async () => {
    await rows(sql`
      insert into shopper_pictures (picture_code, sender, thing_code, picture, small, created_at)
      values ('before', 'sender', 'R-1', 'whole', 'small', now())`);
    expect((await readPicture(shop.platform, "before", "whole"))?.jpeg.toString()).toBe("whole");
    expect(await give("R-1", ["before"])).toMatchObject({ ok: true });
  });

  test("the files of what was deleted go, and no others", async () => {
    const [erased, kept] = [await sent("R-1"), await sent("R-2")];
    await shop.platform.database.transaction(() => deletePicturesOf(shop.platform, ["R-1"]));
    expect(await showPicture(shop.platform, "R-1", erased)).toBeUndefined();
    await later();
    expect(await place.files()).toHaveLength(1);
    expect(await showPicture(shop.platform, "R-2", kept)).toMatch(/^data:image/);
    expect(await rows(sql`select count(*)::integer as noted from picture_files`)).toEqual([{ noted: 1 }]);
  });

  test("a process that dies between the file and its row leaves nothing, and an upload under way is left alone", async () => {
    await storePicture(shop.platform, await photo(20));
    await removeLooseFiles(shop.platform);
    expect(await place.files()).toHaveLength(1);
    await later();
    expect(await place.files()).toHaveLength(0);
    expect(await rows(sql`select name from picture_files`)).toEqual([]);
  });

  test("a picture that was put into nothing goes with its file", async () => {
    const { ticket: secret } = await ticket();
    expect(await takeInPicture(shop.platform, secret, await photo(20))).toMatchObject({ ok: true });
    expect(await place.files()).toHaveLength(1);
    await later();
    expect(await place.files()).toHaveLength(0);
  });

  test("of two files for one ticket at once one counts, and the other does not stay", async () => {
    const { pictureCode, ticket: secret } = await ticket();
    const [first, second] = [await photo(20), await photo(30)];
    const both = await Promise.all([first, second].map((file) => takeInPicture(shop.platform, secret, file)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await give("R-1", [pictureCode])).toMatchObject({ ok: true });
    await later();
    expect(await place.files()).toHaveLength(1);
    expect(await showPicture(shop.platform, "R-1", pictureCode)).toMatch(/^data:image/);
  });

  test("a file that was exchanged is not shown", async () => {
    const code = await sent("R-1");
    await place.spoil();
    expect(await showPicture(shop.platform, "R-1", code)).toBeUndefined();
  });

  test("while the store is down sending fails clearly, the ticket stays, and removing waits", async () => {
    const code = await sent("R-1");
    const { pictureCode, ticket: secret } = await ticket();
    await place.breakDown();
    expect(await takeInPicture(shop.platform, secret, await photo(20))).toMatchObject({
      ok: false,
      failure: { code: "UNKNOWN_ERROR" },
    });
    await expect(showPicture(shop.platform, "R-1", code)).rejects.toThrow(MediaStoreAway);
    expect(await atPublicAddress(code)).toMatchObject({
      statusCode: 503,
      headers: { "cache-control": "no-store", "retry-after": "5" },
    });
    expect((await showSmallPictures(shop.platform, ["R-1"])).get("R-1")).toHaveLength(1);
    await shop.platform.database.transaction(() => deletePicturesOf(shop.platform, ["R-1"]));
    await expect(later(hours(2))).rejects.toThrow("due records failed");
    shop.platform.clock.setOffset(hours(0));
    await place.repair();
    expect(await takeInPicture(shop.platform, secret, await photo(20))).toMatchObject({ ok: true });
    expect(await give("R-2", [pictureCode])).toMatchObject({ ok: true });
    await later();
    expect(await place.files()).toHaveLength(1);
  }, 60_000);
});

test("without a setting pictures are in the database", async () => {
  shop = await openTestShop("embedded");
  const code = await sent("R-1");
  await removeLooseFiles(shop.platform);
  expect(await showPicture(shop.platform, "R-1", code)).toMatch(/^data:image/);
  expect(await rows(sql`select name from picture_files`)).toEqual([]);
  await shop.close();
});
