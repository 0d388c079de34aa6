import { openNetwork } from "@gelora/testkit/network-to-freeze.ts";
import { createServerDatabase, findTestServer } from "@gelora/testkit/postgresql.ts";
import { hasTestPostgres, openTestDatabase, openTestPools } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Database, openDatabase } from "./database.ts";
import { hours } from "./durations.ts";
import { createLog } from "./log.ts";
import { type RecurringTask, startRecurringTasks } from "./recurring-task.ts";
import { buildService, openService, type ServiceModule } from "./service.ts";
import { tellChanges } from "./tell-changes.ts";

const server = await findTestServer();

async function createPrices(database: Database): Promise<void> {
  await sql`create table prices (code text primary key, price integer not null)`.execute(database.tables());
  await tellChanges(database.tables(), "prices");
}
const setPrice = (database: Database, price: number) =>
  sql`insert into prices values ('RB1', ${price}) on conflict (code) do update set price = excluded.price`.execute(
    database.tables(),
  );
const priceIn = async (database: Database) => {
  const { rows } = await sql<{ price: number }>`select price from prices`.execute(database.tables());
  return rows[0]?.price;
};

/** Notes what a process reads when it hears of a change. */
function reader(database: Database) {
  const read: (number | undefined)[] = [];
  let times = 0;
  const end = database.hearChanges(() => {
    times += 1;
    void priceIn(database).then(
      (price) => read.push(price),
      () => {},
    );
  });
  return { read, times: () => times, end };
}

describe.skipIf(!hasTestPostgres)("changes on PostgreSQL", () => {
  test("another process hears of a change once it is committed, of many as of one, and of none that is undone", async () => {
    const [one, other] = await openTestPools(2);
    if (!one || !other) throw new Error("two were asked for");
    await createPrices(one);
    const { read, times, end } = reader(other);
    await expect.poll(times).toBe(1);
    await one
      .transaction(async () => {
        await setPrice(one, 1);
        throw new Error("undone");
      })
      .catch(() => {});
    await one.transaction(async () => {
      for (let price = 10; price <= 60; price += 1) await setPrice(one, price);
    });
    await expect.poll(() => read.at(-1)).toBe(60);
    expect(times()).toBe(2);
    end();
    await setPrice(one, 70);
    await one.close();
    await other.close();
    expect(times()).toBe(2);
  });

  test("a connection that froze is left, and what was missed meanwhile is heard of", async () => {
    const own = await createServerDatabase(server ?? "");
    const network = await openNetwork(new URL(own.url), 5432);
    const address = new URL(own.url);
    address.port = String(network.port);
    const writer = await openDatabase({ url: own.url });
    await createPrices(writer);
    const away = await openDatabase({ url: address.href });
    let times = 0;
    const end = away.hearChanges(() => {
      times += 1;
    });
    await expect.poll(() => times).toBe(1);
    network.freeze();
    await setPrice(writer, 1);
    network.repoint();
    await expect.poll(() => times, { timeout: 20_000 }).toBe(2);
    await setPrice(writer, 2);
    await expect.poll(() => times).toBe(3);
    end();
    await Promise.all([writer.close(), away.close()]);
    network.close();
    await own.drop();
  });

  test("a process renews what it holds when another announces a change, long before its own next poll", async () => {
    const pools = await openTestPools(2);
    const held: (number | undefined)[][] = [];
    const processes = [];
    for (const database of pools) {
      const own: (number | undefined)[] = [];
      held.push(own);
      const modules: ServiceModule<typeof settings, object>[] = [
        {
          name: "prices",
          migrations: { "0001-create-prices": { up: async () => createPrices(database) } },
          recurringTasks: () => [
            {
              name: "follow",
              every: hours(1),
              inEveryProcess: true,
              run: async () => void own.push(await priceIn(database)),
            },
          ],
        },
      ];
      const built = await buildService("prices", settings, database, modules);
      processes.push(await openService(built, modules, async () => {}));
    }
    const [one] = pools;
    if (!one) throw new Error("two were asked for");
    await setPrice(one, 7);
    await expect.poll(() => held.map((own) => own.at(-1))).toEqual([7, 7]);
    await Promise.all(processes.map(({ stop }) => stop()));
  });
});

const settings = {
  LOG_LEVEL: "silent",
  PORT: 0,
  GELORA_TEST_CLOCK: "0" as const,
  TRUSTED_PROXIES: 0,
  GELORA_ROLES: new Set(["web" as const]),
  LEAVE_GRACE_SECONDS: 0,
};

test("the embedded database takes the same tables; it has one process, which hears nothing", async () => {
  const database = await openTestDatabase("embedded");
  await createPrices(database);
  const { times, end } = reader(database);
  await setPrice(database, 3);
  expect([await priceIn(database), times()]).toEqual([3, 0]);
  end();
  await database.close();
});

test("what is renewed runs at once, or once more if it runs already, and never beside itself", async () => {
  const runs: string[] = [];
  const gates: (() => void)[] = [];
  const task = (name: string, inEveryProcess: boolean): RecurringTask => ({
    name,
    every: hours(1),
    ...(inEveryProcess ? { inEveryProcess: true } : {}),
    run: async () => {
      runs.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.push(resolve);
      await promise;
    },
  });
  const tasks = startRecurringTasks([task("follow", true), task("work", false)], createLog("test", "silent"));
  for (let turn = 0; turn < 3; turn += 1) tasks.renew();
  expect(runs).toEqual(["follow"]);
  gates[0]?.();
  await expect.poll(() => runs).toEqual(["follow", "follow"]);
  gates[1]?.();
  await tasks.stop();
  expect(runs).toEqual(["follow", "follow"]);
});
