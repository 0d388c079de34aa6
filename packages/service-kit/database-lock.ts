import { open, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * An exclusive lock on the embedded database's folder. The database takes none itself, and two
 * processes on one folder lose acknowledged commits without an error. Everything that opens the
 * folder takes it: the program, migrations, seeds and imports.
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

/** @returns the function that releases the lock */
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
    // The holder was killed without releasing it: the lock is stale.
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
 * Several processes may find the same stale lock, and a slow one must not remove a lock that a
 * faster one has taken since. Only the holder of the gate checks again and removes it; no new lock
 * can be taken meanwhile, because the stale one is still there.
 */
async function removeStale(path: string, stale: LockHolder, newcomer: LockHolder): Promise<void> {
  const gate = `${path}.takeover`;
  if (!(await create(gate, newcomer))) {
    const keeper = await readHolder(gate);
    // Its holder was killed in the few milliseconds of holding the gate.
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
  // An empty file is a lock that is being written: wait for its content before calling it stale.
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
  // The process id may have been reused.
  return (await startOf(holder.pid)) === holder.started;
}

/**
 * A process's start time as the system reports it; empty where it does not (then the process id
 * alone decides).
 */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}
