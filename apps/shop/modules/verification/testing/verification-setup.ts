import { Writable } from "node:stream";
import { countersMigrations } from "@gelora/service-kit/counters.ts";
import { type Database, openDatabase } from "@gelora/service-kit/database.ts";
import { messagesMigrations } from "@gelora/service-kit/messages-migrations.ts";
import { migrate } from "@gelora/service-kit/migrate.ts";
import { createServerDatabase, findTestServer } from "@gelora/testkit/postgresql.ts";
import { openTestDatabase, type TestEngine } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { pino } from "pino";
import type { Platform } from "../../../platform/platform.ts";
import { moduleAlone } from "../../../testing/module-alone.ts";
import { openTestPostbox, type TestPostbox } from "../../../testing/postbox.ts";
import { journalModule } from "../../journal/journal.module.ts";
import { messagingModule } from "../../messaging/messaging.module.ts";
import type { Subject } from "../domain/subject.ts";
import { type CodeRequest, issueCode } from "../use-cases/issue-code.ts";
import { verificationModule } from "../verification.module.ts";

/** Verification and messaging on one database, with senders whose messages can be read. */
export type VerificationSetup = {
  readonly postbox: TestPostbox;
  /** Everything logged, as it would be printed. */
  readonly logged: string[];
  /** A process of the shop, with its own connection pool, settings and caches. */
  readonly process: (settings?: NodeJS.ProcessEnv) => Promise<Platform>;
  /** For a server; the embedded database has none. */
  readonly databaseUrl: string | undefined;
  /** Deletes all data. */
  readonly empty: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openVerificationSetup(engine: TestEngine): Promise<VerificationSetup> {
  const [postbox, place] = await Promise.all([openTestPostbox(), openPlace(engine)]);
  await migrate(place.database, [
    messagesMigrations,
    { module: "journal", ...journalModule },
    countersMigrations,
    { module: "verification", ...verificationModule },
  ]);
  const logged: string[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      logged.push(line.toString("utf8"));
      done();
    },
  });
  // Like the shop's own log, without the process id, which may look like a code.
  const log = pino({ level: "trace", base: { program: "shop" } }, stream);
  return {
    postbox,
    logged,
    databaseUrl: place.url,
    process: async (settings = {}) => {
      const { platform } = moduleAlone(
        messagingModule,
        await place.another(),
        { ...postbox.environment, ...settings },
        log,
      );
      return platform;
    },
    empty: async () => {
      postbox.answerWith(undefined);
      logged.length = 0;
      await emptyTables(place.database);
    },
    close: () => Promise.all([place.close(), postbox.close()]).then(() => {}),
  };
}

type DatabasePlace = {
  readonly url?: string;
  readonly database: Database;
  another(): Promise<Database>;
  close(): Promise<void>;
};

/**
 * The embedded database has one session, which all share; on a server each process has its own
 * pool.
 */
async function openPlace(engine: TestEngine): Promise<DatabasePlace> {
  if (engine === "embedded") {
    const database = await openTestDatabase(engine);
    return { database, another: async () => database, close: database.close };
  }
  const server = await findTestServer();
  if (!server) throw new Error("there is no PostgreSQL for tests here");
  const own = await createServerDatabase(server);
  const opened: Database[] = [];
  const another = async () => {
    const database = await openDatabase({ url: own.url, poolSize: 10 });
    opened.push(database);
    return database;
  };
  const close = async () => {
    await Promise.all(opened.map((database) => database.close()));
    await own.drop();
  };
  return { url: own.url, database: await another(), another, close };
}

let last = 20_000_000;

/** A number that nobody had before. */
export function newSubject(): Subject {
  last += 1;
  return { kind: "mobile", address: `812${last}` };
}

export const mailSubject: Subject = { kind: "email", address: "sari@example.com" };

/** Requests a code; the given fields override the defaults. */
export function askCode(platform: Platform, change: Partial<CodeRequest> = {}): ReturnType<typeof issueCode> {
  const usual = { flow: "visitor:one", source: "203.0.113.1", channel: "SMS", language: "en-US" } as const;
  return issueCode(platform, { ...usual, subject: newSubject(), ...change });
}

/** `sent`, or the failure's code. */
export async function askedCode(platform: Platform, change: Partial<CodeRequest> = {}): Promise<string> {
  const outcome = await askCode(platform, change);
  return outcome.ok ? "sent" : outcome.failure.code;
}

async function emptyTables(database: Database): Promise<void> {
  const tables = database.tables<unknown>();
  const own = await sql<{ table_name: string }>`
    select table_name from information_schema.tables where table_name like 'verification\\_%'`.execute(tables);
  const names = own.rows.map((row) => sql.table(row.table_name));
  await sql`truncate counters, ${sql.join(names)}`.execute(tables);
}
