import { AsyncLocalStorage } from "node:async_hooks";
import { mkdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import {
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PGliteDialect,
  PostgresDialect,
  type RawBuilder,
  sql,
} from "kysely";
import { hearChanges } from "./database/hear-changes.ts";
import { type ReplicaReads, readReplica } from "./database/replica.ts";
import type { Running } from "./database/running.ts";
import { lockFolder } from "./database-lock.ts";
import { createPool, pgliteParsers } from "./database-types.ts";
import { type Milliseconds, seconds } from "./durations.ts";
import type { Pooler } from "./pooler.ts";
import { statementTelling } from "./tracing/trace-statements.ts";

/**
 * One database, PostgreSQL or embedded, behind one handle.
 *
 * The running transaction is ambient: inside `transaction`, `tables` returns it at every depth. So
 * a storage function cannot leave the transaction by mistake, which would lose atomicity on
 * PostgreSQL and hang forever on the embedded database with its single session.
 */
export type Database = {
  readonly engine: "postgresql" | "embedded";
  /**
   * The running transaction, or the plain handle outside one. `Tables` lists the caller's own
   * tables.
   */
  tables<Tables>(): Kysely<Tables>;
  /** Runs one statement, in the running transaction if there is one. */
  send<Value>(statement: Statement<Value>): Promise<Value>;
  /**
   * Runs statements in this order on one connection, in the running transaction if there is one.
   * They are sent at once, which saves round trips; each sees what those before it have done.
   */
  together<Values extends readonly unknown[]>(
    ...statements: { readonly [Place in keyof Values]: Statement<Values[Place]> }
  ): Promise<Values>;
  /**
   * Sends statements of the running transaction whose answers nobody needs, without waiting for
   * them: the next statement, such as the commit, is sent with them. One that fails undoes the
   * transaction, which throws its error.
   */
  sendAlong(...statements: readonly Statement<unknown>[]): Promise<void>;
  /**
   * Runs `work` in a transaction, or joins the running one. Retries when the database asks for it
   * (deadlock, serialisation failure).
   */
  transaction<Value>(work: () => Promise<Value>): Promise<Value>;
  /**
   * Runs reads on the replica where one is configured, else on the primary. They see everything
   * that was committed before, no matter who wrote it. `work` may run twice, and must not write.
   */
  fromReplica<Value>(work: () => Promise<Value>): Promise<Value>;
  /** How many reads the replica has answered; undefined where none is configured. */
  replicaReads(): ReplicaReads | undefined;
  /**
   * Runs `announce` after the running transaction commits, or at once outside one. Skipped on
   * rollback.
   */
  afterCommit(announce: () => void): void;
  isInTransaction(): boolean;
  /**
   * Calls `heard` soon after a change that a migration announced by `tellChanges`, in whichever
   * process. Not on the embedded database, which has one process, nor behind a pooler of
   * transactions.
   * @returns ends it
   */
  hearChanges(heard: () => void): () => void;
  /** Resolves when a query answers; rejects when none does. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/**
 * A statement that is still to be sent, by itself (`send`) or with others (`together`): the caller
 * of a storage function decides.
 * @returns the meaning of its answer
 */
export type Statement<Value> = (connection: DatabaseConnection, handle: Kysely<unknown>) => Promise<Value>;

/** @param read the meaning of the rows it answers with */
export function statement<Row, Value>(query: RawBuilder<Row>, read: (rows: readonly Row[]) => Value): Statement<Value> {
  return async (connection, handle) => read((await connection.executeQuery<Row>(query.compile(handle))).rows);
}

export type DatabasePlace =
  /**
   * A PostgreSQL address, for instance `postgres://root@127.0.0.1:5432/gelora_shop`, or with
   * several hosts. `timeout` is how long a statement may take, and how long one waits for a free
   * connection: 8 s unless set. `replica` is the address of a standby, or of several.
   */
  | {
      readonly url: string;
      readonly replica?: string | undefined;
      readonly poolSize?: number;
      readonly timeout?: Milliseconds;
      readonly pooler?: Pooler;
    }
  /** A folder of the embedded database, locked for this process while it is open. */
  | { readonly folder: string; readonly holder: string }
  /**
   * An in-memory embedded database for tests; `snapshot` is a dumped folder to load, which is
   * faster than initialising one.
   */
  | { readonly memory: true; readonly snapshot?: Blob };

/** @throws FolderInUseError when another process holds the folder */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if ("url" in place) {
    const { url, replica, poolSize: size = 10, timeout, pooler } = place;
    const pool = createPool(url, { size, timeout, pooler });
    return {
      ...wrap("postgresql", new PostgresDialect({ pool }), async () => {}, replicaDialect(replica, size, pooler)),
      ...(pooler ? {} : { hearChanges: (heard: () => void) => hearChanges(url, heard) }),
    };
  }
  if ("memory" in place) {
    return wrap(
      "embedded",
      new PGliteDialect({
        pglite: await PGlite.create({
          parsers: pgliteParsers,
          startParams,
          ...(place.snapshot ? { loadDataDir: place.snapshot } : {}),
        }),
      }),
      async () => {},
    );
  }
  await mkdir(place.folder, { recursive: true });
  const unlock = await lockFolder(place.folder, place.holder);
  try {
    const pglite = await PGlite.create(place.folder, { parsers: pgliteParsers, startParams });
    return wrap("embedded", new PGliteDialect({ pglite }), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A page must not wait long for a replica: the primary answers as well. */
const replicaTimeout = seconds(1);

function replicaDialect(url: string | undefined, size: number, pooler: Pooler): Dialect | undefined {
  if (url === undefined) return undefined;
  const pool = createPool(url, { size, timeout: replicaTimeout, pooler, wants: "standby" });
  return new PostgresDialect({ pool });
}

/**
 * The default 128 MB of buffers is never released once touched, and to make it ready takes 0.4 s;
 * a shop on the embedded database needs a fraction of it.
 */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

function wrap(
  engine: Database["engine"],
  dialect: Dialect,
  afterClose: () => Promise<void>,
  besides?: Dialect,
): Database {
  const log = statementTelling();
  const logging = log ? { log } : {};
  const handle = new Kysely<unknown>({ dialect, ...logging });
  const ambient = new AsyncLocalStorage<Running>();
  const standby = besides && new Kysely<unknown>({ dialect: besides, ...logging });
  const replica = standby && readReplica(handle, standby, ambient);
  return {
    engine,
    tables: <Tables>() => (ambient.getStore()?.transaction ?? handle) as Kysely<Tables>,
    send: async (statement) => {
      const [value] = await sendTogether(ambient.getStore()?.transaction ?? handle, [statement]);
      return value;
    },
    together: (...statements) => sendTogether(ambient.getStore()?.transaction ?? handle, statements),
    sendAlong: async (...statements) => {
      const running = ambient.getStore();
      if (!running) throw new Error("statements are sent along in a transaction, which shows whether they failed");
      await sendUnawaited(running, statements);
    },
    transaction: async (work) =>
      ambient.getStore() ? work() : repeatOnConflict(() => runTransaction(handle, ambient, work)),
    fromReplica: async (work) => (replica ? replica.read(work) : work()),
    replicaReads: () => replica?.counts(),
    afterCommit: (announce) => {
      const running = ambient.getStore();
      if (running) running.announcements.push(announce);
      else announce();
    },
    hearChanges: () => () => {},
    isInTransaction: () => ambient.getStore() !== undefined,
    ping: async () => {
      await sql`select 1`.execute(handle);
    },
    close: async () => {
      await Promise.all([handle.destroy(), standby?.destroy()]);
      await afterClose();
    },
  };
}

/** Kysely's own calls wait for each answer; only its executor lends the connection for several. */
async function sendTogether<Values extends readonly unknown[]>(
  handle: Kysely<unknown>,
  statements: { readonly [Place in keyof Values]: Statement<Values[Place]> },
): Promise<Values> {
  const answers = await handle
    .getExecutor()
    .provideConnection((connection) => Promise.all(statements.map((send) => send(connection, handle))));
  // The compiler does not follow a tuple through `map`.
  return answers as unknown as Values;
}

/** Resolves once they are sent; the transaction's end waits for their answers. */
function sendUnawaited({ transaction, unawaited }: Running, statements: readonly Statement<unknown>[]): Promise<void> {
  return transaction.getExecutor().provideConnection(async (connection) => {
    const answers = Promise.all(statements.map((send) => send(connection, transaction)));
    // Should it fail, the end of the transaction reports it.
    answers.catch(() => {});
    unawaited.push(answers);
  });
}

async function runTransaction<Value>(
  handle: Kysely<unknown>,
  ambient: AsyncLocalStorage<Running>,
  work: () => Promise<Value>,
): Promise<Value> {
  const announcements: (() => void)[] = [];
  const unawaited: Promise<unknown>[] = [];
  const value = await handle
    .transaction()
    .execute((transaction) => ambient.run({ transaction, announcements, unawaited }, work))
    .catch(async (error: unknown) => {
      // The first of them that failed is why the rest, or the commit, did.
      await Promise.all(unawaited);
      throw error;
    });
  await Promise.all(unawaited);
  for (const announce of announcements) announce();
  return value;
}

/** 40P01 deadlock, 40001 serialisation failure: the client is expected to retry from the start. */
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
