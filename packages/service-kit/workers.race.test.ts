import { hasTestPostgres, openTestPools } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { milliseconds } from "./durations.ts";
import type { Role } from "./roles.ts";
import { type BuiltService, buildService, openService, type ServiceModule } from "./service.ts";

const settings = (...roles: Role[]) => ({
  LOG_LEVEL: "silent",
  PORT: 0,
  GELORA_TEST_CLOCK: "0" as const,
  TRUSTED_PROXIES: 0,
  GELORA_ROLES: new Set(roles),
  LEAVE_GRACE_SECONDS: 0,
});
type Settings = ReturnType<typeof settings>;

type Heard = { readonly messages: string[]; readonly answered: string[]; followed: number };

/** Work of both kinds: messages in the outbox, and rows that a recurring task finds due. */
function workOf(heard: Heard, takeDue: string): ServiceModule<Settings, object> {
  return {
    name: "work",
    migrations: {
      "0001-create-work": {
        up: async (db) => {
          await sql`create table work (id integer primary key, is_done boolean not null default false)`.execute(db);
          await sql`create table done (id integer not null)`.execute(db);
        },
      },
    },
    outboxHandlers: () => ({ "work.tell": async ({ payload }) => void heard.messages.push(String(payload)) }),
    routes: (_platform, server) => server.get("/work", async () => "answered"),
    prepareToAnswer: async () => void heard.answered.push("prepared"),
    recurringTasks: ({ database }) => [
      {
        name: "do the work",
        every: milliseconds(5),
        run: async () => {
          await sql.raw(takeDue).execute(database.tables());
        },
      },
      {
        name: "follow",
        every: milliseconds(5),
        inEveryProcess: true,
        run: async () => {
          heard.followed += 1;
        },
      },
    ],
  };
}

const onCondition = `with taken as (update work set is_done = true where not is_done returning id)
  insert into done select id from taken`;
/** The planted fault: checks, waits a moment, then acts without a condition. */
const lookThenAct = `with due as materialized (select id from work where not is_done), waited as materialized (select pg_sleep(0.05)),
  acted as (update work set is_done = true from due where work.id = due.id returning due.id)
  insert into done select due.id from due, waited`;

async function openProcesses(takeDue: string) {
  const databases = await openTestPools(3);
  const roles: Role[][] = [["worker"], ["worker"], ["web"]];
  const processes = [];
  for (const [place, database] of databases.entries()) {
    const heard: Heard = { messages: [], answered: [], followed: 0 };
    const modules = [workOf(heard, takeDue)];
    const built = await buildService("work", settings(...(roles[place] ?? [])), database, modules);
    processes.push({ heard, built, ...(await openService(built, modules, async () => {})) });
  }
  return processes;
}
type Processes = Awaited<ReturnType<typeof openProcesses>>;

async function giveWork({ platform }: BuiltService<Settings>, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_none, id) => id);
  await platform.database.transaction(async () => {
    await sql`insert into work (id) select * from unnest(${ids}::integer[])`.execute(platform.database.tables());
    await platform.outbox.writeAll(ids.map((id) => ({ topic: "work.tell", key: `${id}`, payload: `${id}` })));
  });
}

const timesDone = async ({ platform }: BuiltService<Settings>) => {
  const { rows } = await sql<{ times: number; things: number }>`
    select count(*)::integer as times, count(distinct id)::integer as things from done`.execute(
    platform.database.tables(),
  );
  return rows[0];
};

describe.skipIf(!hasTestPostgres)("two workers and a web process on one PostgreSQL database", () => {
  let processes: Processes;
  beforeAll(async () => {
    processes = await openProcesses(onCondition);
  });
  afterAll(() => Promise.all(processes.map(({ stop }) => stop())));

  test("each message is delivered once and each row is done once, by the workers alone", async () => {
    const [one, other, web] = processes;
    if (!one || !other || !web) throw new Error("three processes were asked for");
    await giveWork(web.built, 400);
    const handled = () => [...one.heard.messages, ...other.heard.messages];
    await expect.poll(() => handled().length, { timeout: 20_000 }).toBe(400);
    await expect.poll(() => timesDone(web.built), { timeout: 10_000 }).toEqual({ times: 400, things: 400 });
    expect(new Set(handled()).size).toBe(400);
    expect(web.heard.messages).toEqual([]);
  });

  test("only the web process answers and prepares for it; every process follows and reports its health", async () => {
    const answers = await Promise.all(
      processes.map(async ({ port }) => {
        const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
        return [await status("/readyz"), await status("/metrics"), await status("/work")];
      }),
    );
    expect(answers).toEqual([
      [200, 200, 404],
      [200, 200, 404],
      [200, 200, 200],
    ]);
    expect(processes.map(({ heard }) => heard.answered.length)).toEqual([0, 0, 1]);
    const measures = processes.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
    const counting = (await Promise.all(measures)).map((text) => text.includes("outbox_parked_messages"));
    expect(counting).toEqual([true, true, false]);
    await expect.poll(() => processes.every(({ heard }) => heard.followed > 0)).toBe(true);
  });
});

test.skipIf(!hasTestPostgres)(
  "a task without a condition is done twice by two workers: the proof can fail",
  async () => {
    const processes = await openProcesses(lookThenAct);
    const [, , web] = processes;
    if (!web) throw new Error("three processes were asked for");
    let found = await timesDone(web.built);
    for (let round = 0; round < 20 && found?.times === found?.things; round += 1) {
      await sql`truncate work, done`.execute(web.built.platform.database.tables());
      await giveWork(web.built, 50);
      await new Promise((resolve) => setTimeout(resolve, 300));
      found = await timesDone(web.built);
    }
    await Promise.all(processes.map(({ stop }) => stop()));
    expect(found?.times).toBeGreaterThan(found?.things ?? 0);
  },
);
