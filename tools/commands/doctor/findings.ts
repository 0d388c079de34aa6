import { statfs } from "node:fs/promises";
import { freemem } from "node:os";
import { isFree } from "@gelora/service-kit/free-port.ts";
import { findTestServer } from "@gelora/testkit/postgresql.ts";
import { findTestRedis } from "@gelora/testkit/redis.ts";
import { portsFromEnvironment, portVariables, rootFolder } from "../start/programs.ts";

export type Finding = {
  readonly what: string;
  /**
   * "needed" findings prevent `npm start` or `npm test`; "wanted" ones only reduce what they prove.
   */
  readonly state: "well" | "wanted" | "needed";
  readonly fact: string;
  /** What to do; only for problems. */
  readonly remedy?: string;
};

const gibibyte = 1024 ** 3;

export function nodeFinding(version: string): Finding {
  const well = Number(version.replace("v", "").split(".")[0]) >= 24;
  if (well) return { what: "Node", state: "well", fact: version };
  return {
    what: "Node",
    state: "needed",
    fact: version,
    remedy: "Run the commands through npm: they use the Node 24 of the dependencies.",
  };
}

export async function portFindings(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const ports = portsFromEnvironment(environment);
  const doors = Object.keys(portVariables) as (keyof typeof ports)[];
  return Promise.all(
    doors.map(async (door): Promise<Finding> => {
      const what = `Port ${ports[door]} (${door})`;
      if (await isFree(ports[door])) return { what, state: "well", fact: "free" };
      const remedy = `Stop the program that uses it, or set ${portVariables[door]}. (If Gelora is running, this is Gelora.)`;
      return { what, state: "needed", fact: "in use", remedy };
    }),
  );
}

export async function postgresqlFinding(): Promise<Finding> {
  const what = "PostgreSQL for tests";
  const server = await findTestServer().catch(() => undefined);
  if (server) return { what, state: "well", fact: new URL(server).host };
  const remedy =
    "Set TEST_POSTGRES_URL to a server where tests may create databases; without it race tests are skipped.";
  return { what, state: "wanted", fact: "not reachable", remedy };
}

export async function redisFinding(): Promise<Finding> {
  const what = "Redis for tests";
  const address = await findTestRedis().catch(() => undefined);
  if (address) return { what, state: "well", fact: address };
  const remedy = "Without it the tests of counts that processes share are skipped. TEST_REDIS_URL names another.";
  return { what, state: "wanted", fact: "not reachable", remedy };
}

export async function chromiumFinding(launch: () => Promise<string>): Promise<Finding> {
  const what = "Chromium";
  try {
    return { what, state: "well", fact: await launch() };
  } catch (error) {
    const fact = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    const remedy =
      "Journeys need it. On Linux install the libraries that the message names (libnss3, libgbm1 and the like).";
    return { what, state: "wanted", fact: `does not start: ${fact}`, remedy };
  }
}

export async function spaceFindings(): Promise<Finding[]> {
  const disk = await statfs(rootFolder);
  const free = (disk.bavail * disk.bsize) / gibibyte;
  const memory = freemem() / gibibyte;
  return [
    free >= 1
      ? { what: "Disk", state: "well", fact: `${free.toFixed(1)} GiB free` }
      : {
          what: "Disk",
          state: "needed",
          fact: `${free.toFixed(1)} GiB free`,
          remedy: "Free one GiB: data, pictures and builds lie in this folder.",
        },
    memory >= 1.5
      ? { what: "Memory", state: "well", fact: `${memory.toFixed(1)} GiB free` }
      : {
          what: "Memory",
          state: "wanted",
          fact: `${memory.toFixed(1)} GiB free`,
          remedy: "All four programs together use about 0.9 GiB.",
        },
  ];
}
