import { randomBytes } from "node:crypto";
import { userInfo } from "node:os";
import pg from "pg";

/**
 * A PostgreSQL server on which tests may create and drop databases: the one in `TEST_POSTGRES_URL`
 * (`postgres://user@host:5432/postgres`), or else a local one that accepts our login.
 * @returns its address, or undefined when there is none; tests on PostgreSQL are then reported as
 * skipped
 */
export async function findTestServer(environment: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const address = environment.TEST_POSTGRES_URL ?? `postgres://${userInfo().username}@127.0.0.1:5432/postgres`;
  try {
    await runOn(address, "select 1");
    return address;
  } catch (error) {
    // A server that is named but unreachable is an error: skipping would hide that nothing ran on
    // it.
    if (environment.TEST_POSTGRES_URL)
      throw new Error(`TEST_POSTGRES_URL does not answer: ${address}`, { cause: error });
    return undefined;
  }
}

export type TestServerDatabase = { readonly url: string; drop(): Promise<void> };

/** A new, empty, exclusive database named `gelora_test_…`. */
export async function createServerDatabase(server: string): Promise<TestServerDatabase> {
  const name = `gelora_test_${randomBytes(6).toString("hex")}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(server, `drop database if exists ${name} with (force)`) };
}

async function runOn(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
