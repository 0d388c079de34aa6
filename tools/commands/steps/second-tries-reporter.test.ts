import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../start/programs.ts";
import { secondTriesOf, sentenceOf } from "./second-tries-reporter.ts";
import { runTool } from "./step.ts";

const tried = (title: string, passed: boolean, retries: number) => ({ file: "a.test.ts", title, passed, retries });

test("Tests that passed at a second try are named; those that failed every time are failures", () => {
  const tries = secondTriesOf([tried("steady", true, 0), tried("shaky", true, 1), tried("broken", false, 1)]);
  expect(tries).toEqual([{ file: "a.test.ts", title: "shaky" }]);
  expect(sentenceOf(tries)).toBe("1 test needed a second try:\n  a.test.ts > shaky");
  expect(sentenceOf([])).toBe("");
});

test("A run of Vitest with a test that fails once names it and leaves it in the file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gelora-second-"));
  const vitest = JSON.stringify(join(rootFolder, "node_modules/vitest/dist/index.js"));
  await writeFile(
    join(folder, "shaky.test.mjs"),
    `import { expect, test } from ${vitest};
     let runs = 0;
     test("shaky", { retry: 1 }, () => { runs += 1; expect(runs).toBe(2); });
     test("steady", () => { expect(1).toBe(1); });`,
  );
  const file = join(folder, "tries.json");
  const reporter = join(rootFolder, "tools/commands/steps/second-tries-reporter.ts");
  const { ok, output } = await runTool(
    [join(rootFolder, "node_modules/vitest/vitest.mjs"), "run", "--root", folder, `--reporter=${reporter}`],
    { environment: { ...process.env, SECOND_TRIES_FILE: file } },
  );
  expect(output).toContain("1 test needed a second try:\n  shaky.test.mjs > shaky");
  expect(ok).toBe(true);
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual([{ file: "shaky.test.mjs", title: "shaky" }]);
  await rm(folder, { recursive: true, force: true });
});
