import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";

/** A test that failed, was retried and passed: it counts as passed, but should be reported. */
export type SecondTry = { readonly file: string; readonly title: string };

type Tried = { readonly file: string; readonly title: string; readonly passed: boolean; readonly retries: number };

export function secondTriesOf(tests: Iterable<Tried>): SecondTry[] {
  return [...tests].filter(({ passed, retries }) => passed && retries > 0).map(({ file, title }) => ({ file, title }));
}

/** The report below the run; empty when every test passed the first time. */
export function sentenceOf(tries: readonly SecondTry[]): string {
  if (tries.length === 0) return "";
  const what = tries.length === 1 ? "1 test needed a second try" : `${tries.length} tests needed a second try`;
  return [`${what}:`, ...tries.map(({ file, title }) => `  ${file} > ${title}`)].join("\n");
}

/**
 * Lists the tests that needed a retry at the end of a run, and writes them as JSON to
 * SECOND_TRIES_FILE.
 */
export default class SecondTriesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tries = secondTriesOf(modules.flatMap((module) => [...module.children.allTests()].map(triedOf)));
    if (tries.length > 0) console.log(`\n${sentenceOf(tries)}`);
    const file = process.env.SECOND_TRIES_FILE;
    if (file) writeFileSync(file, JSON.stringify(tries));
  }
}

function triedOf(test: TestCase): Tried {
  return {
    file: test.module.relativeModuleId,
    title: test.fullName,
    passed: test.result().state === "passed",
    retries: test.diagnostic()?.retryCount ?? 0,
  };
}
