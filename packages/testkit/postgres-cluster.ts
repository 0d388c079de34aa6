import { execFile, execFileSync } from "node:child_process";
import { chown, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@gelora/service-kit/free-port.ts";
import pg from "pg";

const run = promisify(execFile);

/** A primary of its own and a standby that follows it, for tests that stop and switch servers. */
export type PostgresCluster = {
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  /** From now on a commit waits until the standby has it. */
  makeSynchronous(): Promise<void>;
  close(): Promise<void>;
};

export type PostgresServer = {
  readonly port: number;
  /** The address of a database on it, as the cluster's owner. */
  url(database: string): string;
  run(statement: string): Promise<void>;
  /**
   * Stops all its processes at once, without a word, as a power cut does for its clients.
   */
  freeze(): Promise<void>;
  promote(): Promise<void>;
};

/** The folder of PostgreSQL's programs: `POSTGRESQL_PROGRAMS` names it, or Debian's newest. */
export async function findPostgresPrograms(): Promise<string | undefined> {
  const { POSTGRESQL_PROGRAMS: named } = process.env;
  if (named) return named;
  const versions = await readdir("/usr/lib/postgresql").catch(() => []);
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
  return newest && `/usr/lib/postgresql/${newest}/bin`;
}

/** The server does not run as root: then as the account that Debian made for it. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export async function openPostgresCluster(programs: string): Promise<PostgresCluster> {
  const account = serverAccount();
  const folder = await mkdtemp(join(tmpdir(), "gelora-cluster-"));
  if (account) await chown(folder, account.uid, account.gid);
  const call = async (program: string, args: readonly string[]): Promise<void> => {
    await run(join(programs, program), args, { cwd: folder, env: { LC_ALL: "C", PATH: process.env.PATH }, ...account });
  };
  const [one, other] = [join(folder, "one"), join(folder, "other")];
  await call("initdb", ["-D", one, "-A", "trust", "-U", owner, "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]);
  const primary = await startServer(call, one);
  await call("pg_basebackup", ["-D", other, "-d", primary.url("postgres"), "-R", "-X", "stream", "-c", "fast", "-N"]);
  const standby = await startServer(call, other);
  return {
    primary,
    standby,
    makeSynchronous: async () => {
      await primary.run("alter system set synchronous_standby_names = '*'");
      await primary.run("select pg_reload_conf()");
    },
    close: async () => {
      for (const data of [other, one]) {
        await signalAll(data, "SIGCONT").catch(() => {});
        await call("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]).catch(() => {});
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const owner = "gelora";

type Call = (program: string, args: readonly string[]) => Promise<void>;

async function startServer(call: Call, data: string): Promise<PostgresServer> {
  const port = await freePort();
  const options = `-p ${port} -k ${data} -h 127.0.0.1 -c shared_buffers=64MB -c max_connections=80`;
  await call("pg_ctl", ["-D", data, "-o", options, "-l", `${data}.log`, "-w", "start"]);
  const url = (database: string) => `postgres://${owner}@127.0.0.1:${port}/${database}`;
  return {
    port,
    url,
    run: async (statement) => {
      const client = new pg.Client(url("postgres"));
      await client.connect();
      await client.query(statement).finally(() => client.end());
    },
    freeze: () => signalAll(data, "SIGSTOP"),
    promote: () => call("pg_ctl", ["-D", data, "-w", "promote"]),
  };
}

/** Its children lead sessions of their own, so that no group has them all. */
async function signalAll(data: string, signal: NodeJS.Signals): Promise<void> {
  const [first = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
  const parent = Number(first);
  process.kill(parent, signal);
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    const [, parentOfIt] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (Number(parentOfIt) === parent) process.kill(Number(name), signal);
  }
}
