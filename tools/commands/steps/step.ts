import { spawn } from "node:child_process";
import { rootFolder } from "../start/programs.ts";

export type TestCounts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export type StepResult = {
  readonly ok: boolean;
  /** The output of a failed step; empty when it was printed while the step ran. */
  readonly output: string;
  /** For steps that run tests. */
  readonly tests?: TestCounts;
  /** A note for the table, for instance what was skipped and why. */
  readonly note?: string;
  /** The tests that failed, each with its first sentence; repeated at the very end. */
  readonly failures?: readonly string[];
};

/** One part of the proof, with a name for the table. */
export type Step = { readonly name: string; readonly run: () => Promise<StepResult> };

export type ToolOptions = {
  /** "when it fails", the default, collects the tool's output; "at once" lets it print. */
  readonly show?: "when it fails" | "at once";
  readonly environment?: NodeJS.ProcessEnv;
  /** The folder to run in; the repository's root when absent. */
  readonly folder?: string;
};

const followParent = new URL("../start/follow-parent.ts", import.meta.url).href;

/** Runs one of our tools on this Node until it ends; it is stopped when this process ends. */
export async function runTool(args: readonly string[], options: ToolOptions = {}): Promise<StepResult> {
  const output = options.show === "at once" ? "inherit" : "pipe";
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "--import", followParent, ...args], {
    cwd: options.folder ?? rootFolder,
    env: options.environment ?? process.env,
    stdio: ["ignore", output, output, "ipc"],
  });
  let text = "";
  const collect = (chunk: Buffer): void => {
    text += chunk.toString();
  };
  child.stdout?.on("data", collect);
  child.stderr?.on("data", collect);
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      text += error.message;
      resolve(1);
    });
    child.once("close", resolve);
  });
  return { ok: code === 0, output: text };
}

/** A step that is one call of a tool. */
export function toolStep(name: string, ...args: string[]): Step {
  return { name, run: () => runTool(args) };
}
