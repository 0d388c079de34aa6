import { Counter, type Registry } from "prom-client";
import type { Database } from "../database.ts";

/** How many reads the replica spares the primary; nothing where there is none. */
export function measureReplica(registry: Registry, database: Pick<Database, "replicaReads">): void {
  if (database.replicaReads() === undefined) return;
  const reads: Counter<"from"> = new Counter({
    name: "replica_reads_total",
    help: "Reads meant for the replica, by who answered; the primary where the replica was behind or away",
    labelNames: ["from"],
    registers: [registry],
    collect: () => {
      const { fromReplica, fromPrimary } = database.replicaReads() ?? { fromReplica: 0, fromPrimary: 0 };
      reads.reset();
      reads.inc({ from: "replica" }, fromReplica);
      reads.inc({ from: "primary" }, fromPrimary);
    },
  });
}
