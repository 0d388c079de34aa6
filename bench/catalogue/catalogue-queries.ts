import autocannon from "autocannon";
import { startBareServer } from "../bare-server.ts";
import type { BenchRow } from "../bench-row.ts";
import { measure } from "../measure.ts";

export type ShopToAsk = { readonly gateway: string; readonly pid: number };

/**
 * One kind of query: enough different bodies in turn that cached answers are evicted before they
 * repeat, unless stated otherwise.
 */
export type Question = {
  readonly name: string;
  readonly query: string;
  readonly variables: readonly object[];
  readonly mostCpuMs: number;
};

const warmUpSeconds = 10;
const json = { "content-type": "application/json" };

/** Server CPU per answer, beside a bare server that answers the same bytes in the same run. */
export async function benchQuestion(shop: ShopToAsk, question: Question): Promise<BenchRow> {
  const bodies = question.variables.map((variables) => JSON.stringify({ query: question.query, variables }));
  const [body = ""] = bodies;
  const sample = await fetch(shop.gateway, { method: "POST", headers: json, body });
  const bytes = Buffer.from(await sample.arrayBuffer());
  if (bytes.includes('"errors"')) throw new Error(`${question.name}: ${bytes.toString().slice(0, 500)}`);
  const bare = await startBareServer(bytes);
  const load = { method: "POST", headers: json, body } as const;
  const limit = await measure(bare.pid, { ...load, url: bare.url }, { seconds: 3 });
  bare.stop();
  await openForAWhile(shop, load, bodies);
  const measured = await measure(shop.pid, { ...load, url: shop.gateway }, { bodies });
  return {
    name: question.name,
    cpuMsPerRequest: measured.cpuMsPerRequest,
    ratePerSecond: measured.ratePerSecond,
    p50Ms: measured.p50Ms,
    p99Ms: measured.p99Ms,
    limitName: "bare Node server, same bytes",
    ratioToLimit: limit.cpuMsPerRequest / measured.cpuMsPerRequest,
    target: `at most ${question.mostCpuMs} ms of CPU`,
    met: measured.cpuMsPerRequest <= question.mostCpuMs && measured.failures === 0,
    remark: `${bodies.length} questions in turn, ${(bytes.length / 1024).toFixed(1)} kB, ${measured.failures} failures`,
  };
}

/**
 * Warm-up: every question, long enough that the work of machine and engine after a start is not
 * measured.
 */
async function openForAWhile(shop: ShopToAsk, load: object, bodies: readonly string[]): Promise<void> {
  const requests = bodies.map((body) => ({ ...load, body }));
  await autocannon({ ...load, url: shop.gateway, connections: 10, duration: warmUpSeconds, requests });
}
