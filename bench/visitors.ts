// Visitors, in a process of their own: `visit.ts` starts it.
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Load } from "./measure.ts";
import { sendLoad } from "./send-load.ts";

export type VisitOrder = {
  /** In turn. */
  readonly loads: readonly Load[];
  readonly connections: number;
  readonly ratePerSecond: number;
  readonly seconds: number;
};

/** Times from the moment of asking, the wait for a connection included. */
export type Visited = {
  readonly visits: number;
  readonly p50Ms: number;
  readonly p97_5Ms: number;
  readonly p99Ms: number;
  /** Answers other than 2xx, broken connections and timeouts. Should be none. */
  readonly failures: number;
};

process.once("message", async (order: VisitOrder) => {
  process.send?.(await visit(order), () => process.disconnect());
});

/** They come in equal steps, however long the answers to those before them take. */
async function visit({ loads, connections, ratePerSecond, seconds }: VisitOrder): Promise<Visited> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const visits = Array.from({ length: ratePerSecond * seconds }, async (_, place) => {
    const load = loads[place % loads.length];
    if (!load) throw new Error("there is nothing to ask for");
    await sleep((place / ratePerSecond) * 1000);
    const begun = performance.now();
    const status = await sendLoad(load, agent).then(
      (answer) => answer.status,
      () => 0,
    );
    return { ms: performance.now() - begun, isGood: status >= 200 && status < 300 };
  });
  const answers = await Promise.all(visits);
  agent.destroy();
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return {
    visits: times.length,
    p50Ms: at(0.5),
    p97_5Ms: at(0.975),
    p99Ms: at(0.99),
    failures: answers.filter(({ isGood }) => !isGood).length,
  };
}
