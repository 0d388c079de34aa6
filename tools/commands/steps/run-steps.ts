import type { Step, StepResult, TestCounts } from "./step.ts";

type Line = { readonly name: string; readonly seconds: number; readonly result: StepResult };

/**
 * Runs the steps one after another, all of them even when one fails, and prints a table at the end;
 * the last line is the sum of all tests.
 * @returns true when every step passed
 */
export async function runSteps(steps: readonly Step[], say: (text: string) => void): Promise<boolean> {
  const lines: Line[] = [];
  for (const step of steps) {
    say(`── ${step.name}`);
    const started = performance.now();
    const result = await step.run().catch((error: unknown): StepResult => ({ ok: false, output: describe(error) }));
    lines.push({ name: step.name, seconds: (performance.now() - started) / 1000, result });
    if (!result.ok && result.output) say(result.output.trimEnd());
  }
  say(`\n${table(lines)}`);
  const failed = lines.filter(({ result }) => !result.ok).map(({ name }) => name);
  if (failed.length > 0) say(`\nNot well: ${failed.join(", ")}.`);
  // What a build server keeps of a long output is its end.
  for (const failure of lines.flatMap(({ result }) => result.failures ?? [])) say(`  ${failure}`);
  const counts = lines.flatMap(({ result }) => (result.tests ? [result.tests] : []));
  if (counts.length > 0) say(`\n${sumLine(counts)}`);
  return failed.length === 0;
}

export function sumLine(counts: readonly TestCounts[]): string {
  const sum = (count: (one: TestCounts) => number): number => counts.reduce((total, one) => total + count(one), 0);
  return `${sum((one) => one.passed)} passed, ${sum((one) => one.failed)} failed, ${sum((one) => one.skipped)} skipped`;
}

function table(lines: readonly Line[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length));
  return lines
    .map(({ name, seconds, result }) => {
      const tests = result.tests ? sumLine([result.tests]) : "";
      const facts = [tests, result.note ?? ""].filter((fact) => fact !== "").join("; ");
      return `${result.ok ? "well  " : "FAILED"}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${facts}`.trimEnd();
    })
    .join("\n");
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
