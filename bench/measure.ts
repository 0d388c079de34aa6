import { readFileSync } from "node:fs";
import autocannon from "autocannon";

export type Load = {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Record<string, string>;
  readonly body?: string;
};

export type Measured = {
  readonly requests: number;
  readonly ratePerSecond: number;
  readonly cpuMsPerRequest: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers other than 2xx, broken connections and timeouts. Should be none. */
  readonly failures: number;
};

/**
 * Loads a local server over ten connections and reads the CPU that its process used meanwhile.
 * @param pid the server's process
 * @param bodies further bodies sent in turn, so that a cache cannot make a single answer look cheap
 */
export async function measure(
  pid: number,
  load: Load,
  options: {
    seconds?: number;
    connections?: number;
    bodies?: readonly string[];
    /**
     * The bodies that each connection sends in turn, for distinct callers; with `bodies`, all
     * connections begin with the first.
     */
    requestsOf?: (connection: number) => readonly Load[];
    warmUpSeconds?: number;
  } = {},
): Promise<Measured> {
  const { seconds = 5, connections = 10, bodies, requestsOf, warmUpSeconds = 2 } = options;
  const run = (duration: number) => {
    let connection = 0;
    return autocannon({
      ...load,
      duration,
      connections,
      ...(bodies ? { requests: bodies.map((body) => ({ ...load, body })) } : {}),
      ...(requestsOf ? { setupClient: (client) => client.setRequests([...requestsOf(connection++)]) } : {}),
    });
  };
  await run(warmUpSeconds);
  const before = cpuMilliseconds(pid);
  const result = await run(seconds);
  const used = cpuMilliseconds(pid) - before;
  const requests = result.requests.total;
  return {
    requests,
    ratePerSecond: result.requests.average,
    cpuMsPerRequest: used / Math.max(1, requests),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/** User and system time of a process so far; Linux reports it in hundredths of a second. */
export function cpuMilliseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory of a process in megabytes. */
export function residentMegabytes(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+) kB/);
  return Number(line?.[1] ?? 0) / 1024;
}
