import { execFile, execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createServerDatabase, findTestServer, type TestServerDatabase } from "@gelora/testkit/postgresql.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrateClub } from "../../apps/club/server/club.ts";
import { migrateShop } from "../../apps/shop/server/shop.ts";
import { rootFolder } from "../commands/start/programs.ts";

const server = await findTestServer();
const hasPgDump = (() => {
  try {
    for (const program of ["pg_dump", "pg_restore"]) execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

const run = promisify(execFile);

async function ask(url: string, query: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  return client
    .query<Record<string, unknown>>(query)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

describe.skipIf(!server || !hasPgDump)("backup and restore", () => {
  let folder: string;
  const databases: TestServerDatabase[] = [];
  /** Two databases and a folder of files, as the settings of a shop name them. */
  const newPlace = async (name: string) => {
    const [shop, club] = [await createServerDatabase(server ?? ""), await createServerDatabase(server ?? "")];
    databases.push(shop, club);
    const [GELORA_DATA, UPLOADS_FOLDER] = [join(folder, name), join(folder, `${name}-uploads`)];
    return { SHOP_DATABASE_URL: shop.url, CLUB_DATABASE_URL: club.url, GELORA_DATA, UPLOADS_FOLDER };
  };
  const script = async (name: string, argument: string, place: Awaited<ReturnType<typeof newPlace>>) => {
    const file = join(rootFolder, "deploy", "backup", name);
    return (await run(file, [argument], { env: { ...process.env, ...place } })).stdout.trim();
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gelora-backup-"));
  });
  afterAll(async () => {
    for (const database of databases) await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  test("what both services had is there again, with the pictures, and this version runs on it", async () => {
    const place = await newPlace("here");
    await migrateShop(place.SHOP_DATABASE_URL, undefined);
    await migrateClub(place.CLUB_DATABASE_URL, undefined);
    await ask(place.SHOP_DATABASE_URL, "insert into inbox (source, message_id) values ('club', 'kept')");
    await ask(place.CLUB_DATABASE_URL, "insert into inbox (source, message_id) values ('shop', 'kept too')");
    await mkdir(join(place.GELORA_DATA, "media", "ab"), { recursive: true });
    await writeFile(join(place.GELORA_DATA, "media", "ab", "picture"), "bytes");
    const upload = (name: string) => writeFile(join(place.UPLOADS_FOLDER, name), name);
    await mkdir(place.UPLOADS_FOLDER);
    for (const name of ["kept", "erased", "of-no-row"]) await upload(name);
    await ask(
      place.SHOP_DATABASE_URL,
      "insert into picture_files values ('kept', now()), ('erased', now()), ('new', now())",
    );
    const backups = join(folder, "backups");
    const first = await script("back-up.sh", backups, place);
    await rm(join(place.UPLOADS_FOLDER, "erased"));
    for (const name of ["new", "half.part"]) await upload(name);
    // Moments have names of a second each.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const backup = await script("back-up.sh", backups, place);
    expect((await readdir(join(first, "uploads"))).toSorted()).toEqual(["erased", "kept", "of-no-row"]);
    expect((await readdir(join(backup, "uploads"))).toSorted()).toEqual(["kept", "new", "of-no-row"]);

    const there = await newPlace("there");
    await script("restore.sh", backup, there);
    const query = "select message_id from inbox";
    expect(await ask(there.SHOP_DATABASE_URL, query)).toEqual([{ message_id: "kept" }]);
    expect(await ask(there.CLUB_DATABASE_URL, query)).toEqual([{ message_id: "kept too" }]);
    expect(await readFile(join(there.GELORA_DATA, "media", "ab", "picture"), "utf8")).toBe("bytes");
    expect((await readdir(there.UPLOADS_FOLDER)).toSorted()).toEqual(["kept", "new"]);
    await migrateShop(there.SHOP_DATABASE_URL, undefined);

    await expect(script("restore.sh", backup, there)).rejects.toThrow("already exists");
    expect(await ask(there.SHOP_DATABASE_URL, query)).toEqual([{ message_id: "kept" }]);
  });

  test("a backup that fails leaves nothing that looks like one", async () => {
    const place = { ...(await newPlace("none")), CLUB_DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
    const backups = join(folder, "failed");
    await expect(script("back-up.sh", backups, place)).rejects.toThrow("pg_dump");
    const left = (await run("ls", [backups])).stdout.trim().split("\n");
    expect(left.every((name) => name.endsWith(".part"))).toBe(true);
  });
});
