import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepMapsPrivate } from "./private-maps.ts";

let build = "";
beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), "gelora-build-"));
  await mkdir(join(build, "client", "assets"), { recursive: true });
});
afterEach(() => rm(build, { recursive: true }));

test("maps leave the folder that is served, and those of the former build do not stay", async () => {
  await mkdir(join(build, "maps"));
  await writeFile(join(build, "maps", "page-0.js.map"), "{}");
  for (const name of ["page-1.js", "page-1.js.map", "root-1.css"])
    await writeFile(join(build, "client", "assets", name), "{}");
  await keepMapsPrivate(build);
  expect((await readdir(join(build, "client", "assets"))).toSorted()).toEqual(["page-1.js", "root-1.css"]);
  expect(await readdir(join(build, "maps"))).toEqual(["page-1.js.map"]);
});
