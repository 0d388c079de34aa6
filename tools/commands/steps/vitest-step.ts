import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { rootFolder } from "../start/programs.ts";
import { runTool, type Step, type StepResult, type TestCounts } from "./step.ts";

const named = "./tools/commands/steps/second-tries-reporter.ts";

/** The part of Vitest's JSON report that we read. */
const reportShape = z.object({
  testResults: z.array(
    z.object({
      name: z.string().optional(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string().optional(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/**
 * Runs Vitest with its own output, and counts from its report.
 * @param args for instance `--config journeys/vitest.config.ts`
 */
export function vitestStep(name: string, args: readonly string[], note?: () => Promise<string>): Step {
  return { name, run: () => runVitest(args, note) };
}

async function runVitest(args: readonly string[], note?: () => Promise<string>): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), "gelora-report-"));
  const report = join(folder, "report.json");
  const tries = join(folder, "second-tries.json");
  try {
    const vitest = ["node_modules/vitest/vitest.mjs", "run", "--passWithNoTests"];
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`, `--reporter=${named}`];
    const environment = { ...process.env, SECOND_TRIES_FILE: tries };
    const result = await runTool([...vitest, ...args, ...reporters], { show: "at once", environment });
    const content = await readFile(report, "utf8").catch(() => "");
    const tests = countTests(content);
    const notes = [secondTries(await readFile(tries, "utf8").catch(() => "[]")), (await note?.()) ?? ""];
    return {
      ok: result.ok && tests.failed === 0,
      output: "",
      tests,
      note: notes.filter((one) => one !== "").join("; "),
      failures: failuresIn(content),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** "2 on a second try" for the table; empty when there was none. The run itself lists them. */
export function secondTries(report: string): string {
  const { length } = z.array(z.unknown()).parse(JSON.parse(report));
  return length === 0 ? "" : `${length} on a second try`;
}

/** `file > test: what it said`, for each test that failed and each file that does not load. */
export function failuresIn(report: string): string[] {
  if (report === "") return ["Vitest ended without a report"];
  const { testResults } = reportShape.parse(JSON.parse(report));
  return testResults.flatMap(({ name = "", status, message = "", assertionResults }) => {
    const file = relative(rootFolder, name);
    const failed = assertionResults.filter((one) => one.status === "failed");
    if (status === "failed" && failed.length === 0) return [`${file}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName = "", failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
  });
}

function firstLine(text = ""): string {
  return stripVTControlCharacters(text).split("\n", 1)[0] ?? "";
}

/**
 * A run without a report, or a test file that does not load, counts as one failure: silence must
 * not look like success.
 */
export function countTests(report: string): TestCounts {
  if (report === "") return { passed: 0, failed: 1, skipped: 0 };
  const { testResults } = reportShape.parse(JSON.parse(report));
  const states = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((one) => one.status === "failed"),
  );
  const passed = states.filter((status) => status === "passed").length;
  const failed = states.filter((status) => status === "failed").length;
  return { passed, failed: failed + brokenFiles.length, skipped: states.length - passed - failed };
}
