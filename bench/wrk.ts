import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";
import { cpuMilliseconds, type Load, type Measured } from "./measure.ts";

const program = process.env.WRK_PROGRAM ?? "wrk";
const run = promisify(execFile);

/**
 * Whether there is wrk (Debian's package of that name; `WRK_PROGRAM` names it otherwise). Written
 * in C, it takes a tenth of the CPU of our other load generator for a request, which would
 * otherwise dominate where an answer costs next to nothing.
 */
export function hasWrk(): boolean {
  try {
    // It has no version option that exits with success.
    execFileSync(program, ["--help"], { stdio: "ignore" });
    return true;
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ENOENT");
  }
}

/** The same as `measure`, by wrk. */
export async function measureByWrk(
  pid: number,
  { url, headers = {} }: Load,
  { seconds = 5, connections = 10, warmUpSeconds = 2 } = {},
): Promise<Measured> {
  const load = async (duration: number): Promise<string> => {
    const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
    const how = ["-t1", `-c${connections}`, `-d${duration}s`, "--latency", ...given, url];
    return (await run(program, how)).stdout;
  };
  await load(warmUpSeconds);
  const before = cpuMilliseconds(pid);
  const measured = readWrk(await load(seconds));
  return { ...measured, cpuMsPerRequest: (cpuMilliseconds(pid) - before) / Math.max(1, measured.requests) };
}

const units: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** The output of wrk at its end. */
export function readWrk(text: string): Omit<Measured, "cpuMsPerRequest"> {
  const numberAfter = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);
  const latencyAt = (percent: number): number => {
    const [, value = "0", unit = "ms"] = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)$`, "m").exec(text) ?? [];
    return Number(value) * (units[unit] ?? 1);
  };
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? [];
  return {
    requests: numberAfter(/(\d+) requests in/),
    ratePerSecond: numberAfter(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: latencyAt(50),
    p99Ms: latencyAt(99),
    failures: broken.reduce((sum, one) => sum + Number(one), numberAfter(/Non-2xx or 3xx responses: (\d+)/)),
  };
}
