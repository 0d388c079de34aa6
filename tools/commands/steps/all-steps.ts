import { missingHere } from "../doctor/missing-here.ts";
import { commitStep } from "./commit-step.ts";
import { type Step, toolStep } from "./step.ts";
import { vitestStep } from "./vitest-step.ts";

/** Everything that can be checked without running the programs in a browser; cheapest first. */
export function verifySteps(): readonly Step[] {
  return [
    // Generated files are committed, so that contract changes show in review: they must match their
    // sources.
    toolStep("generated", "tools/commands/codegen.ts", "--check"),
    toolStep("lockfile", "tools/commands/lockfile.ts", "--check"),
    toolStep("page types", "node_modules/@react-router/dev/bin.cjs", "typegen", "apps/storefront"),
    toolStep("types", "node_modules/typescript/bin/tsc", "-p", "."),
    toolStep("lint", "node_modules/oxlint/bin/oxlint"),
    toolStep("format", "node_modules/@biomejs/biome/bin/biome", "check", "."),
    toolStep("checks", "tools/commands/checks.ts"),
    commitStep(),
    toolStep("unused", "node_modules/knip/bin/knip.js", "--no-progress"),
    vitestStep("tests", [], missingHere),
  ];
}

/** The whole proof. */
export function allSteps(): readonly Step[] {
  return [...verifySteps(), vitestStep("journeys", ["--config", "journeys/vitest.config.ts"])];
}
