import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";

export type ProgramPlan = {
  readonly name: string;
  /** The TypeScript file to run, absolute. */
  readonly file: string;
  readonly port: number;
  readonly environment: NodeJS.ProcessEnv;
  readonly nodeFlags: readonly string[];
  /** The program's output goes here; the previous run's file is renamed to `.previous.log`. */
  readonly logFile: string;
};

export type Ending = { readonly name: string; readonly how: string; readonly lastLines: string };

/** One program as a child process. Fault tests kill and restart it. */
export type SupervisedProgram = {
  readonly name: string;
  readonly port: number;
  readonly logFile: string;
  /** Undefined while it is not running. */
  pid(): number | undefined;
  /** Starts it without waiting for an answer; see `waitUntilReady`. */
  start(): void;
  /**
   * Resolves when `GET /readyz` answers 200. @throws Error with the program's last lines when it
   * ends first or takes too long
   */
  waitUntilReady(timeoutMs: number): Promise<void>;
  /** Kills it without warning, as a crash would, and resolves when it is gone. */
  kill(): Promise<void>;
  /** Asks it to stop, kills it after ten seconds, resolves when it is gone. */
  stop(): Promise<void>;
};

const gracefulStopMs = 10_000;

/** @param onUnexpectedEnd called when the program ends unasked */
export function superviseProgram(plan: ProgramPlan, onUnexpectedEnd: (ending: Ending) => void): SupervisedProgram {
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();
  let ending: Ending | undefined;
  let asked = false;

  const start = (): void => {
    if (child) return;
    asked = false;
    ending = undefined;
    const started = spawnProgram(plan);
    child = started;
    ended = new Promise((resolve) => {
      const finish = (how: string): void => {
        if (child !== started) return;
        child = undefined;
        ending = { name: plan.name, how, lastLines: lastLines(plan.logFile) };
        resolve();
        if (!asked) onUnexpectedEnd(ending);
      };
      started.once("exit", (code, signal) => finish(signal ? `was ended by ${signal}` : `ended with code ${code}`));
      started.once("error", (error) => finish(`could not be started: ${error.message}`));
    });
  };

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    asked = true;
    child?.kill(signal);
    const force = setTimeout(() => child?.kill("SIGKILL"), gracefulStopMs);
    await ended;
    clearTimeout(force);
  };

  return {
    name: plan.name,
    port: plan.port,
    logFile: plan.logFile,
    pid: () => child?.pid,
    start,
    waitUntilReady: (timeoutMs) => waitUntilReady(plan, () => ending, timeoutMs),
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

function spawnProgram(plan: ProgramPlan): ChildProcess {
  mkdirSync(dirname(plan.logFile), { recursive: true });
  keepPrevious(plan.logFile);
  const log = openSync(plan.logFile, "a");
  const followParent = new URL("./follow-parent.ts", import.meta.url).href;
  const args = ["--disable-warning=ExperimentalWarning", ...plan.nodeFlags, "--import", followParent, plan.file];
  const child = spawn(process.execPath, args, {
    cwd: dirname(plan.file),
    env: plan.environment,
    stdio: ["ignore", log, log, "ipc"],
    // In its own process group: Ctrl-C in the terminal reaches only the starter, which then stops
    // the programs in order.
    detached: process.platform !== "win32",
  });
  closeSync(log);
  return child;
}

function keepPrevious(logFile: string): void {
  try {
    renameSync(logFile, logFile.replace(/\.log$/, ".previous.log"));
  } catch {
    // There was no previous run.
  }
}

async function waitUntilReady(plan: ProgramPlan, ending: () => Ending | undefined, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const end = ending();
    if (end) throw new Error(explainEnding(end));
    if (await answersReady(plan.port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(
    `${plan.name} was not ready within ${timeoutMs / 1000} s. Its last lines:\n${lastLines(plan.logFile)}`,
  );
}

async function answersReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** The message about a program that ended: which, how, and its last lines. */
export function explainEnding(ending: Ending): string {
  return `${ending.name} ${ending.how}. Its last lines:\n${ending.lastLines || "  (it printed nothing)"}`;
}

function lastLines(logFile: string, count = 15): string {
  const text = readFileSync(logFile, "utf8").trimEnd();
  return text
    .split("\n")
    .slice(-count)
    .map((line) => `  ${line}`)
    .join("\n");
}

export function logFileOf(dataFolder: string, name: string): string {
  return join(dataFolder, "logs", `${name}.log`);
}
