import { randomBytes } from "node:crypto";
import { type Database, openDatabase } from "@gelora/service-kit/database.ts";
import pg from "pg";

/** Where tests find a PostgreSQL server. They make databases of their own there and drop them. */
const serverUrl = process.env.TEST_POSTGRES_URL ?? "postgres://root@127.0.0.1:5432/postgres";

export type TestEngine = "embedded" | "postgresql";

const hasPostgres = await canConnect(serverUrl);

/** The engines of this machine: always the embedded one, and PostgreSQL where there is a server. For `describe.each(testEngines)`. */
export const testEngines: readonly TestEngine[] = hasPostgres ? ["embedded", "postgresql"] : ["embedded"];

/** For tests whose point is several connections at once; without a server they are skipped, and the run says so. */
export const hasTestPostgres: boolean = hasPostgres;

/** An empty database; `close` removes it. */
export async function openTestDatabase(engine: TestEngine, poolSize = 20): Promise<Database> {
  if (engine === "embedded") return openDatabase({ memory: true });
  const name = `gelora_test_${randomBytes(6).toString("hex")}`;
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, poolSize });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
