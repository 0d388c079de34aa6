import { expect, test } from "vitest";
import { runSteps } from "./run-steps.ts";
import type { Step } from "./step.ts";

const well: Step = {
  name: "unit",
  run: async () => ({ ok: true, output: "", tests: { passed: 3, failed: 0, skipped: 1 } }),
};
const broken: Step = { name: "types", run: async () => ({ ok: false, output: "wrong type in a.ts" }) };
const thrown: Step = {
  name: "lint",
  run: async () => {
    throw new Error("no linter");
  },
};
const journeys: Step = {
  name: "journeys",
  run: async () => ({ ok: true, output: "", tests: { passed: 2, failed: 0, skipped: 0 } }),
};

async function run(steps: readonly Step[]) {
  const said: string[] = [];
  const allWell = await runSteps(steps, (text) => said.push(text));
  return { allWell, text: said.join("\n") };
}

test("The last line is the sum over all steps with tests, alone on its line", async () => {
  const { allWell, text } = await run([well, journeys]);
  expect(allWell).toBe(true);
  expect(text.split("\n").at(-1)).toBe("5 passed, 0 failed, 1 skipped");
});

test("A step that fails or breaks is reported, and the others still run", async () => {
  const { allWell, text } = await run([broken, thrown, well]);
  expect(allWell).toBe(false);
  expect(text).toContain("wrong type in a.ts");
  expect(text).toContain("no linter");
  expect(text).toContain("Not well: types, lint.");
  expect(text.split("\n").at(-1)).toBe("3 passed, 0 failed, 1 skipped");
});

test("Tests that failed are listed again above the last line, where a build server's record ends", async () => {
  const failing: Step = {
    name: "unit",
    run: async () => ({
      ok: false,
      output: "",
      tests: { passed: 2, failed: 1, skipped: 0 },
      failures: ["a.test.ts > sums: 1 is not 2"],
    }),
  };
  const { text } = await run([failing, journeys]);
  expect(text.split("\n").slice(-3)).toEqual(["  a.test.ts > sums: 1 is not 2", "", "4 passed, 1 failed, 0 skipped"]);
});
