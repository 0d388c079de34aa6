import { spawn } from "node:child_process";
import { rootFolder } from "../start/programs.ts";

export type TestCounts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export type StepResult = {
  readonly ok: boolean;
  /** What a person reads when the step fails; empty when it has been shown while the step ran. */
  readonly output: string;
  /** For steps that run tests. */
  readonly tests?: TestCounts;
  /** Said in the table, for instance what was skipped and why. */
  readonly note?: string;
};

/** One part of the proof, with a name for the table. */
export type Step = { readonly name: string; readonly run: () => Promise<StepResult> };

/**
 * Runs one of our tools on this Node, from the repository's root.
 * @param show "when it fails" collects what the tool prints; "at once" lets it print itself
 */
export async function runTool(
  args: readonly string[],
  show: "when it fails" | "at once" = "when it fails",
  environment: NodeJS.ProcessEnv = process.env,
): Promise<StepResult> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: rootFolder,
    env: environment,
    stdio: show === "at once" ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout?.on("data", collect);
  child.stderr?.on("data", collect);
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      output += error.message;
      resolve(1);
    });
    child.once("close", resolve);
  });
  return { ok: code === 0, output };
}

/** A step that is one call of a tool. */
export function toolStep(name: string, ...args: string[]): Step {
  return { name, run: () => runTool(args) };
}
