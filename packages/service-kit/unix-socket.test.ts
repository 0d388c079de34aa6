import { createServerDatabase, findTestServer } from "@gelora/testkit/postgresql.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { addressesOf } from "./database/hosts-client.ts";
import { openDatabase } from "./database.ts";

const server = await findTestServer();

/** @returns undefined where the server has no socket, or is on another machine */
async function folderOfSocket(address: string): Promise<string | undefined> {
  if (!["127.0.0.1", "localhost"].includes(new URL(address).hostname)) return undefined;
  const database = await openDatabase({ url: address, poolSize: 1 });
  const { rows } = await sql<{ folders: string }>`
    select current_setting('unix_socket_directories') as folders`.execute(database.tables());
  await database.close();
  return rows[0]?.folders.split(",")[0]?.trim() || undefined;
}
const folder = server && (await folderOfSocket(server));

describe.skipIf(!server || !folder)("a PostgreSQL on the same machine, by its socket", () => {
  test.each(["", ":a,comma"])("takes statements and tells changes, with the password '%s'", async (password) => {
    const own = await createServerDatabase(server ?? "");
    const { username, pathname, port } = new URL(own.url);
    const url = `postgres://${username}${password}@${pathname}?host=${folder}&port=${port || 5432}`;
    const database = await openDatabase({ url, poolSize: 2 });
    const { rows } = await sql`select inet_client_addr() as network`.execute(database.tables());
    expect(rows).toEqual([{ network: null }]);
    const { promise: isHeard, resolve } = Promise.withResolvers<string>();
    const end = database.hearChanges(() => resolve("heard"));
    expect(await isHeard).toBe("heard");
    end();
    await database.close();
    await own.drop();
  });
});

test("an address with several hosts is one for each, and one without a host is left as it is", () => {
  expect(addressesOf("postgres://me:a,b@one:5432, two/shop?sslmode=require")).toEqual([
    "postgres://me:a,b@one:5432/shop?sslmode=require",
    "postgres://me:a,b@two/shop?sslmode=require",
  ]);
  expect(addressesOf("postgres://one,two")).toEqual(["postgres://one", "postgres://two"]);
  const bySocket = "postgres://me:a,b@/shop?host=/var/run/postgresql";
  expect(addressesOf(bySocket)).toEqual([bySocket]);
});
