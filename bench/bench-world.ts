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
  const { service = "shop", ...launch } = options;
  return withDatabase(async (databaseUrl, name) => {
    const databases = { [service]: databaseUrl };
    return whileRunning({ ...launch, dataFolder: join(folder, name), databases }, (gelora) =>
      work(gelora, databaseUrl),
    );
  });
}

/** The same with a database for the shop and another for the club. */
export async function withShopAndClub<Value>(
  folder: string,
  options: Pick<LaunchOptions, "products" | "environment">,
  work: (gelora: RunningGelora, databases: { readonly shop: string; readonly club: string }) => Promise<Value>,
): Promise<Value> {
  return withDatabase((shop, name) =>
    withDatabase((club) => {
      const databases = { shop, club };
      const launch = { ...options, programs: ["sandbox", "club", "shop"], dataFolder: join(folder, name) } as const;
      return whileRunning({ ...launch, databases }, (gelora) => work(gelora, databases));
    }),
  );
}

async function withDatabase<Value>(work: (url: string, name: string) => Promise<Value>): Promise<Value> {
  const name = `gelora_bench_${randomBytes(4).toString("hex")}`;
  await onServer(`create database ${name}`);
  try {
    return await work(server.replace(/\/[^/]*$/, `/${name}`), name);
  } finally {
    await onServer(`drop database if exists ${name} with (force)`);
  }
}

async function whileRunning<Value>(
  options: LaunchOptions,
  work: (gelora: RunningGelora) => Promise<Value>,
): Promise<Value> {
  const gelora = await launchGelora(options);
  try {
    return await work(gelora);
  } finally {
    await gelora.stop();
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
