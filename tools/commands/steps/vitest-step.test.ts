import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../start/programs.ts";
import { countTests, failuresIn, secondTries } from "./vitest-step.ts";

const file = (status: string, ...states: string[]) => ({
  status,
  assertionResults: states.map((state) => ({ status: state })),
});

test("Passed, failed and skipped tests are counted over all files", () => {
  const report = {
    testResults: [file("passed", "passed", "passed", "pending"), file("failed", "failed", "passed", "todo")],
  };
  expect(countTests(JSON.stringify(report))).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test("A file that does not load, and a run without a report, count as failures", () => {
  expect(countTests(JSON.stringify({ testResults: [file("failed")] }))).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countTests("")).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("Tests that needed a second try are counted in the table", () => {
  expect(secondTries("[]")).toBe("");
  expect(secondTries(JSON.stringify([{ file: "a.test.ts", title: "shaky" }]))).toBe("1 on a second try");
});

test("Each failure is named with its file and the first line of what it said", () => {
  const testResults = [
    {
      name: join(rootFolder, "apps/a.test.ts"),
      status: "failed",
      assertionResults: [
        { status: "passed", fullName: "steady", failureMessages: [] },
        {
          status: "failed",
          fullName: "sums are right",
          failureMessages: ["AssertionError: 1 is not 2\n    at a.ts:3"],
        },
      ],
    },
    {
      name: join(rootFolder, "apps/b.test.ts"),
      status: "failed",
      message: "no such module\nmore",
      assertionResults: [],
    },
  ];
  expect(failuresIn(JSON.stringify({ testResults }))).toEqual([
    "apps/a.test.ts > sums are right: AssertionError: 1 is not 2",
    "apps/b.test.ts: no such module",
  ]);
  expect(failuresIn("")).toEqual(["Vitest ended without a report"]);
});
