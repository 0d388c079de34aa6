import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commitStep, longSubjects } from "./commit-step.ts";

const fits = "a".repeat(72);
const tooLong = `${fits}a`;

const hasGit = spawnSync("git", ["--version"]).status === 0;
let folder = "";
const git = (...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@gelora.example", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: "pipe",
  });
const commit = (subject: string): string => git("commit", "-q", "--allow-empty", "-m", subject);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gelora-commits-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("A subject of 72 characters is short enough, a longer one is named with its length", () => {
  expect(longSubjects(`abc1234 ${fits}\ndef5678 ${tooLong}\n`)).toEqual([
    { commit: "def5678", length: 73, subject: tooLong },
  ]);
  expect(longSubjects("")).toEqual([]);
});

test.skipIf(!hasGit)(
  "Only commits that the upstream does not have are checked; without one the step passes",
  async () => {
    const passed = { ok: true, note: expect.stringContaining("no upstream") };
    expect(await commitStep(folder).run()).toMatchObject(passed);
    git("init", "-q", "-b", "main");
    expect(await commitStep(folder).run()).toMatchObject(passed);
    commit(tooLong);
    expect(await commitStep(folder).run()).toMatchObject(passed);
    git("branch", "theirs");
    git("branch", "--set-upstream-to=theirs");
    commit(fits);
    expect(await commitStep(folder).run()).toMatchObject({ ok: true });
    commit(tooLong);
    expect(await commitStep(folder).run()).toMatchObject({
      ok: false,
      output: expect.stringContaining("73 characters"),
    });
  },
);
