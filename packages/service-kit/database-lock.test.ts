import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderInUseError, lockFolder } from "./database-lock.ts";

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "gelora-lock-"));
  folder = join(parent, "shop");
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test("a second opener is refused and learns who holds the folder", async () => {
  const unlock = await lockFolder(folder, "the shop");
  await expect(lockFolder(folder, "the seed")).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder, "the seed")).rejects.toThrow(`in use by the shop (process ${process.pid}`);
  await unlock();
  await (await lockFolder(folder, "the seed"))();
});

test("the lock of a process that was killed is taken over", async () => {
  const kit = fileURLToPath(new URL("./database-lock.ts", import.meta.url));
  const script = `import { lockFolder } from ${JSON.stringify(kit)}; await lockFolder(${JSON.stringify(folder)}, "killed"); console.log("held"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  await expect(lockFolder(folder, "second")).rejects.toThrow("in use by killed");
  child.kill("SIGKILL");
  await once(child, "exit");
  const unlock = await lockFolder(folder, "second");
  expect(JSON.parse(await readFile(`${folder}.lock`, "utf8"))).toMatchObject({ name: "second", pid: process.pid });
  await unlock();
});

test("a stale lock whose number now belongs to another process is taken over", async () => {
  await writeFile(`${folder}.lock`, JSON.stringify({ name: "old", pid: process.pid, started: "1", since: "long ago" }));
  const unlock = await lockFolder(folder, "new");
  expect(JSON.parse(await readFile(`${folder}.lock`, "utf8"))).toMatchObject({ name: "new", pid: process.pid });
  await unlock();
});

test("of many that find a stale lock at once one gets the folder", async () => {
  await writeFile(`${folder}.lock`, JSON.stringify({ name: "old", pid: 2 ** 30, started: "1", since: "long ago" }));
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => lockFolder(folder, `opener ${n}`)));
  expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
});
