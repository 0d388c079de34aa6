import type { AsyncLocalStorage } from "node:async_hooks";
import { type Kysely, sql } from "kysely";
import { ProviderError } from "../call-provider.ts";
import { createCircuitBreaker } from "../circuit-breaker.ts";
import { milliseconds, seconds } from "../durations.ts";
import type { Running } from "./running.ts";

/** How long a read waits for what the primary had when it came; usually that is there already. */
const tries = 4;
const pause = milliseconds(10);

/**
 * A replica that lags or is down is skipped for a moment: reads go to the primary meanwhile.
 */
const limits = { failures: 3, within: seconds(10), openFor: seconds(2) };

export type ReplicaReads = { readonly fromReplica: number; readonly fromPrimary: number };

export type Replica = {
  /** Runs reads on the replica, or on the primary when the replica cannot give a current answer. */
  read<Value>(work: () => Promise<Value>): Promise<Value>;
  counts(): ReplicaReads;
};

/**
 * A replica that shows everything that was committed when the question came, no matter who wrote it
 * and in whichever process: the primary is asked for its place in the log, and the replica must
 * have reached it. So a shopper sees what they have just done, and nothing stale gets into a cache.
 */
export function readReplica(
  primary: Kysely<unknown>,
  replica: Kysely<unknown>,
  ambient: AsyncLocalStorage<Running>,
): Replica {
  const breaker = createCircuitBreaker("the replica", limits);
  let [fromReplica, fromPrimary] = [0, 0];
  const readThere = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const place = await placeOf(primary);
    return replica.transaction().execute(async (transaction) => {
      await reach(transaction, place);
      return ambient.run({ transaction, announcements: [], unawaited: [] }, work);
    });
  };
  return {
    read: async (work) => {
      if (ambient.getStore()) return work();
      try {
        // Whatever fails there, a read can be repeated here; an error of the read itself occurs
        // again.
        const value = await breaker.run(() => readThere(work).catch(unanswered));
        fromReplica += 1;
        return value;
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        fromPrimary += 1;
        return work();
      }
    },
    counts: () => ({ fromReplica, fromPrimary }),
  };
}

const unanswered = (cause: unknown): never => {
  throw new ProviderError("the replica", "did not answer", false, cause);
};

async function placeOf(primary: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ place: string }>`select pg_current_wal_flush_lsn()::text as place`.execute(primary);
  const [found] = rows;
  if (!found) throw new Error("the primary says nothing of its log");
  return found.place;
}

/** @throws Error when the server is no replica, or has not caught up that far */
async function reach(replica: Kysely<unknown>, place: string, left = tries): Promise<void> {
  const { rows } = await sql<{ reached: boolean | null }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${place}::pg_lsn as reached`.execute(replica);
  if (rows[0]?.reached) return;
  if (left <= 1) throw new Error(`the replica is behind ${place}`);
  await new Promise((resolve) => setTimeout(resolve, pause));
  return reach(replica, place, left - 1);
}
