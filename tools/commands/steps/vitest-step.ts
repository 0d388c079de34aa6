import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { runTool, type Step, type StepResult, type TestCounts } from "./step.ts";

/** The part of Vitest's JSON report that we read. */
const reportShape = z.object({
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/**
 * Runs Vitest, letting it print, and counts from its report.
 * @param args for instance `--config journeys/vitest.config.ts`
 */
export function vitestStep(name: string, args: readonly string[], note?: () => Promise<string>): Step {
  return { name, run: () => runVitest(args, note) };
}

async function runVitest(args: readonly string[], note?: () => Promise<string>): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), "gelora-report-"));
  const report = join(folder, "report.json");
  try {
    const vitest = ["node_modules/vitest/vitest.mjs", "run", "--passWithNoTests"];
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
    const result = await runTool([...vitest, ...args, ...reporters], { show: "at once" });
    const tests = countTests(await readFile(report, "utf8").catch(() => ""));
    return { ok: result.ok && tests.failed === 0, output: "", tests, ...(note ? { note: await note() } : {}) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A run that leaves no report, and a test file that does not even load, count as one failure: silence must not look like success. */
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
