import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import type { Database } from "../database.ts";
import { seconds } from "../durations.ts";
import type { RecurringTask } from "../recurring-task.ts";

type Counted = { readonly waiting: number; readonly parked: number; readonly late: number };

/**
 * Counts messages for the alarms: workers refresh what is exported, so that exporting costs no
 * query.
 */
export function outboxCounting(registry: Registry, database: Database, clock: Clock): RecurringTask {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const waiting = gauge("outbox_waiting_messages", "Messages that are still to be delivered");
  const parked = gauge("outbox_parked_messages", "Messages that nobody tries to deliver any more: a person must look");
  const late = gauge("outbox_oldest_due_seconds", "For how long the oldest due message has waited for a worker");
  return {
    name: "count messages",
    every: seconds(15),
    run: async () => {
      const { rows } = await sql<Counted>`
        select count(*) filter (where parked_at is null)::integer as waiting, count(parked_at)::integer as parked,
          greatest(0, extract(epoch from ${clock.databaseNow()} - min(due_at) filter (where parked_at is null)))::float8 as late
        from outbox`.execute(database.tables());
      const [counted] = rows;
      waiting.set(counted?.waiting ?? 0);
      parked.set(counted?.parked ?? 0);
      late.set(counted?.late ?? 0);
    },
  };
}
