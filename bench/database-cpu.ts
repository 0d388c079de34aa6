import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";

type Stat = { readonly name: string; readonly parent: number; readonly own: number; readonly ofEnded: number };

/**
 * How to ask for the CPU, in milliseconds, that a PostgreSQL server has used so far with all its
 * processes, those that ended included. @returns undefined where the server is on another machine
 */
export async function databaseCpu(databaseUrl: string): Promise<(() => number) | undefined> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const backend = await client
    .query<{ pid: number }>("select pg_backend_pid() as pid")
    // Before it ends: an ended process can no longer be asked.
    .then(({ rows }) => statOf(rows[0]?.pid ?? 0))
    .finally(() => client.end());
  if (!backend?.name.startsWith("postgres")) return undefined;
  const main = backend.parent;
  return () => {
    const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    const children = processes.flatMap((pid) => statOf(Number(pid)) ?? []).filter(({ parent }) => parent === main);
    const { own = 0, ofEnded = 0 } = statOf(main) ?? {};
    return children.reduce((sum, child) => sum + child.own, own + ofEnded);
  };
}

/** Linux counts in hundredths of a second. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = text.lastIndexOf(")");
    const [, parent, ...fields] = text.slice(end + 2).split(" ");
    const [user, system, endedUser, endedSystem] = fields.slice(9, 13).map((ticks) => Number(ticks) * 10);
    return {
      name: text.slice(text.indexOf("(") + 1, end),
      parent: Number(parent),
      own: (user ?? 0) + (system ?? 0),
      ofEnded: (endedUser ?? 0) + (endedSystem ?? 0),
    };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
