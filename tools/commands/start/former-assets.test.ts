import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { days } from "@gelora/service-kit/durations.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFormerAssets } from "./former-assets.ts";
import { rootFolder } from "./programs.ts";

let storefront = "";
const assets = () => join(storefront, "build", "client", "assets");
const former = async () => (await readdir(join(storefront, "former", "build", "assets"))).toSorted();
/** What the builder does: the folder has the files of one version. */
const buildVersion = async (...names: readonly string[]) => {
  await rm(join(storefront, "build"), { recursive: true, force: true });
  await mkdir(assets(), { recursive: true });
  for (const name of names) await writeFile(join(assets(), name), name);
};

beforeEach(async () => {
  storefront = await mkdtemp(join(tmpdir(), "gelora-storefront-"));
});
afterEach(() => rm(storefront, { recursive: true }));

test("files of replaced versions stay for a week after they were replaced", async () => {
  const start = Date.parse("2026-11-01T00:00:00Z");
  await keepFormerAssets(storefront, start);
  expect(await former()).toEqual([]);
  await buildVersion("page-1.js", "frame-1.js");
  // A month later a new version replaces one of the two, then another the same week.
  await keepFormerAssets(storefront, start + days(30));
  await buildVersion("page-2.js", "frame-1.js");
  expect(await former()).toEqual(["frame-1.js", "page-1.js"]);
  await keepFormerAssets(storefront, start + days(36));
  await buildVersion("page-3.js", "frame-1.js");
  expect(await former()).toEqual(["frame-1.js", "page-1.js", "page-2.js"]);
  expect(await readFile(join(storefront, "former", "build", "assets", "page-1.js"), "utf8")).toBe("page-1.js");
  await keepFormerAssets(storefront, start + days(38));
  expect(await former()).toEqual(["frame-1.js", "page-2.js", "page-3.js"]);
});

test("the maps of replaced scripts stay as long, beside what is served", async () => {
  const start = Date.parse("2026-11-01T00:00:00Z");
  const maps = join(storefront, "build", "maps");
  await buildVersion("page-1.js");
  await mkdir(maps);
  await writeFile(join(maps, "page-1.js.map"), "{}");
  await keepFormerAssets(storefront, start);
  expect(await readdir(join(storefront, "former", "maps", "build"))).toEqual(["page-1.js.map"]);
  expect(await former()).toEqual(["page-1.js"]);
  await buildVersion("page-2.js");
  await keepFormerAssets(storefront, start + days(8));
  expect(await readdir(join(storefront, "former", "maps", "build"))).toEqual([]);
});

const isPosix = process.platform !== "win32";

test.skipIf(!isPosix)(
  "a version built beside the one in operation, as the operators' guide says, keeps that one's scripts",
  async () => {
    const start = Date.now() - days(3);
    await buildVersion("page-1.js");
    await keepFormerAssets(storefront, start);
    await buildVersion("page-2.js");
    const guide = await readFile(join(rootFolder, "docs", "operations.md"), "utf8");
    const [step = ""] = /^cp -a .*apps\/storefront\/$/m.exec(guide) ?? [];
    const beside = await mkdtemp(join(tmpdir(), "gelora-beside-"));
    const ours = step.replaceAll("/opt/gelora/apps/storefront", storefront);
    await mkdir(join(beside, "apps", "storefront"), { recursive: true });
    execFileSync("sh", ["-ec", ours], { cwd: beside });
    await keepFormerAssets(join(beside, "apps", "storefront"));
    const remaining = await readdir(join(beside, "apps", "storefront", "former", "build", "assets"));
    await rm(beside, { recursive: true });
    expect(remaining.toSorted()).toEqual(["page-1.js", "page-2.js"]);
  },
);
