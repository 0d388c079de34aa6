import { AsyncLocalStorage } from "node:async_hooks";
import { mkdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { type Dialect, Kysely, PGliteDialect, PostgresDialect, sql, type Transaction } from "kysely";
import { lockFolder } from "./database-lock.ts";
import { createPool, pgliteParsers } from "./database-types.ts";

/**
 * One database, PostgreSQL or embedded, behind one handle.
 *
 * The running transaction is ambient: inside `transaction`, `tables` answers with it, everywhere below. So a storage function cannot step outside the
 * transaction by mistake, which on PostgreSQL would silently lose atomicity and on the embedded database, with its single session, would hang for ever.
 */
export type Database = {
  readonly engine: "postgresql" | "embedded";
  /** The running transaction, or the plain handle outside of one. `Tables` names the tables that the caller owns. */
  tables<Tables>(): Kysely<Tables>;
  /** Runs `work` in a transaction; joins the running one when there is one. Repeats it when the database asks for that (deadlock, serialisation). */
  transaction<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Runs `announce` after the running transaction has committed, or at once outside of one. Lost when it rolls back. */
  afterCommit(announce: () => void): void;
  isInTransaction(): boolean;
  /** Resolves when a query answers; rejects when none does. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type DatabasePlace =
  /** A PostgreSQL address, for instance `postgres://root@127.0.0.1:5432/gelora_shop`. */
  | { readonly url: string; readonly poolSize?: number }
  /** A folder of the embedded database, locked for this process while it is open. */
  | { readonly folder: string; readonly holder: string }
  /** An embedded database that is gone when closed, for tests; `snapshot` is a dumped folder to begin with, which is faster than to initialise one. */
  | { readonly memory: true; readonly snapshot?: Blob };

/** @throws FolderInUseError when another process holds the folder */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if ("url" in place) {
    const pool = createPool(place.url, place.poolSize ?? 10);
    return wrap("postgresql", new PostgresDialect({ pool }), async () => {});
  }
  if ("memory" in place) {
    return wrap(
      "embedded",
      new PGliteDialect({
        pglite: await PGlite.create({
          parsers: pgliteParsers,
          ...(place.snapshot ? { loadDataDir: place.snapshot } : {}),
        }),
      }),
      async () => {},
    );
  }
  await mkdir(place.folder, { recursive: true });
  const unlock = await lockFolder(place.folder, place.holder);
  try {
    const pglite = await PGlite.create(place.folder, {
      parsers: pgliteParsers,
      startParams: [...PGlite.defaultStartParams, ...smallBuffers],
    });
    return wrap("embedded", new PGliteDialect({ pglite }), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The default of 128 MB of buffers is never given back once touched; a shop on the embedded database fits into a small part of it. */
const smallBuffers = ["-c", "shared_buffers=16MB"];

type Running = { readonly transaction: Transaction<unknown>; readonly announcements: (() => void)[] };

function wrap(engine: Database["engine"], dialect: Dialect, afterClose: () => Promise<void>): Database {
  const handle = new Kysely<unknown>({ dialect });
  const ambient = new AsyncLocalStorage<Running>();
  return {
    engine,
    tables: <Tables>() => (ambient.getStore()?.transaction ?? handle) as Kysely<Tables>,
    transaction: async (work) =>
      ambient.getStore() ? work() : repeatOnConflict(() => runTransaction(handle, ambient, work)),
    afterCommit: (announce) => {
      const running = ambient.getStore();
      if (running) running.announcements.push(announce);
      else announce();
    },
    isInTransaction: () => ambient.getStore() !== undefined,
    ping: async () => {
      await sql`select 1`.execute(handle);
    },
    close: async () => {
      await handle.destroy();
      await afterClose();
    },
  };
}

async function runTransaction<Value>(
  handle: Kysely<unknown>,
  ambient: AsyncLocalStorage<Running>,
  work: () => Promise<Value>,
): Promise<Value> {
  const announcements: (() => void)[] = [];
  const value = await handle.transaction().execute((transaction) => ambient.run({ transaction, announcements }, work));
  for (const announce of announcements) announce();
  return value;
}

/** 40P01 deadlock, 40001 serialisation: PostgreSQL asks the client to try again from the start. */
const repeatable = new Set(["40P01", "40001"]);

async function repeatOnConflict<Value>(run: () => Promise<Value>, tries = 5): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (tries <= 1 || !repeatable.has(code)) throw error;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
    return repeatOnConflict(run, tries - 1);
  }
}
