import { open, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * An exclusive lock on a folder of the embedded database. The database takes none itself, and two processes on one folder lose
 * acknowledged commits without an error. It covers everything that opens the folder: the program, migrations, seeds and imports.
 */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: LockHolder) {
    super(
      `The database folder ${folder} is in use by ${holder.name} (process ${holder.pid}, since ${holder.since}). ` +
        "Stop that program first: two programs on one embedded database would lose data.",
    );
    this.name = "FolderInUseError";
  }
}

type LockHolder = { readonly name: string; readonly pid: number; readonly started: string; readonly since: string };

/** @returns the function that gives the folder back */
export async function lockFolder(folder: string, name: string): Promise<() => Promise<void>> {
  const path = join(
    folder,
    "..",
    `${folder
      .replace(/[/\\]+$/, "")
      .split(/[/\\]/)
      .at(-1)}.lock`,
  );
  const holder: LockHolder = {
    name,
    pid: process.pid,
    started: await startOf(process.pid),
    since: new Date().toISOString(),
  };
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await create(path, holder)) return () => release(path, holder);
    const other = await readHolder(path);
    if (other && (await isAlive(other))) throw new FolderInUseError(folder, other);
    // The holder is gone without giving the folder back (it was killed): its lock is stale.
    if (other) await removeStale(path, other, holder);
  }
  throw new Error(`The lock ${path} could not be taken.`);
}

async function create(path: string, holder: LockHolder): Promise<boolean> {
  try {
    const file = await open(path, "wx");
    await writeFile(file, JSON.stringify(holder));
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Several newcomers may find the same stale lock at once, and a slower one must not remove the lock that a faster one has made since. So only the one who
 * holds the gate looks again and removes; nobody can make a lock meanwhile, because the stale one is still there.
 */
async function removeStale(path: string, stale: LockHolder, newcomer: LockHolder): Promise<void> {
  const gate = `${path}.takeover`;
  if (!(await create(gate, newcomer))) {
    const keeper = await readHolder(gate);
    // Killed in the few milliseconds of holding the gate.
    if (keeper && !(await isAlive(keeper))) await rm(gate, { force: true });
    await new Promise((resolve) => setTimeout(resolve, 20));
    return;
  }
  try {
    const current = await readHolder(path);
    if (current?.pid === stale.pid && current.started === stale.started) await rm(path, { force: true });
  } finally {
    await rm(gate, { force: true });
  }
}

async function readHolder(path: string): Promise<LockHolder | undefined> {
  // An empty file is a lock being written at this moment: wait for its content before calling it stale.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const text = await readFile(path, "utf8").catch(() => undefined);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text) as LockHolder;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return undefined;
}

async function release(path: string, holder: LockHolder): Promise<void> {
  const current = await readHolder(path);
  if (current?.pid === holder.pid && current.started === holder.started) await rm(path, { force: true });
}

async function isAlive(holder: LockHolder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  // The number may have been given to another process since.
  return (await startOf(holder.pid)) === holder.started;
}

/** When a process started, as the system tells it; empty where the system does not (then the number alone decides). */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}
