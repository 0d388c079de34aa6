import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import { type Milliseconds, milliseconds } from "./durations.ts";
import type { ModuleMigrations } from "./migrate.ts";
import type { TakeRound } from "./recurring-task.ts";

/**
 * Lets all processes on one database share the rounds of their tasks: the process that takes one
 * records the moment in a row of the task, which is due again `every` later. A conditional update
 * decides between simultaneous processes. A round that fails, or whose process is killed, counts as
 * well: a task that kills its process must not do so again at each start.
 *
 * By the database's real time, as the timers are: a test that moves the clock ahead and back would
 * keep the tasks waiting for the moments between.
 */
export function sharedRounds(database: Database): TakeRound {
  return async (task, every) => {
    const wait = sql`${sql.lit(every)} * interval '1 millisecond'`;
    const taken = await sql`
      insert into task_rounds as last (task, begun_at) values (${task}, clock_timestamp())
      on conflict (task) do update set begun_at = excluded.begun_at where last.begun_at <= excluded.begun_at - ${wait}
      returning task`.execute(database.tables());
    return taken.rows.length > 0 ? milliseconds(0) : restOf(database, task, every);
  };
}

/** How long until a task that another process took is due again: at least 1, at most `every`. */
async function restOf(database: Database, task: string, every: Milliseconds): Promise<Milliseconds> {
  const { rows } = await sql<{ age: number }>`
    select (extract(epoch from clock_timestamp() - begun_at) * 1000)::float8 as age
    from task_rounds where task = ${task}`.execute(database.tables());
  return milliseconds(Math.min(every, Math.max(1, Math.ceil(every - (rows[0]?.age ?? 0)))));
}

export const taskRoundsMigrations: ModuleMigrations = {
  module: "tasks",
  migrations: {
    "0001-create-task-rounds": {
      up: async (db: Kysely<unknown>) => {
        await sql`create table task_rounds (task text primary key, begun_at timestamptz not null)`.execute(db);
      },
    },
  },
};
