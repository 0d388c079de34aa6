import { randomBytes } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { type LaunchOptions, launchGelora, type RunningGelora } from "../tools/commands/start/launch.ts";

const server = process.env.TEST_POSTGRES_URL ?? "postgres://root@127.0.0.1:5432/postgres";

/**
 * Runs `work` with programs over a PostgreSQL database made for it, and removes everything
 * afterwards.
 */
export async function withGelora<Value>(
  folder: string,
  options: Pick<LaunchOptions, "products" | "programs" | "environment" | "readyTimeoutMs"> & {
    /** The service whose database it is; the shop when absent. */
    readonly service?: "shop" | "club";
  },
  work: (gelora: RunningGelora, databaseUrl: string) => Promise<Value>,
): Promise<Value> {
  const name = `gelora_bench_${randomBytes(4).toString("hex")}`;
  await onServer(`create database ${name}`);
  const databaseUrl = server.replace(/\/[^/]*$/, `/${name}`);
  try {
    const { service = "shop", ...launch } = options;
    const databases = { [service]: databaseUrl };
    const gelora = await launchGelora({ ...launch, dataFolder: join(folder, name), databases });
    try {
      return await work(gelora, databaseUrl);
    } finally {
      await gelora.stop();
    }
  } finally {
    await onServer(`drop database if exists ${name} with (force)`);
  }
}

export function pidOf(gelora: RunningGelora, name: "shop" | "storefront" | "sandbox" | "club"): number {
  const pid = gelora.programs.get(name)?.pid();
  if (pid === undefined) throw new Error(`${name} does not run`);
  return pid;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
