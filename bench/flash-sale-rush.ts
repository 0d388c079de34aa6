// The rush of a flash sale, in a thread of its own: `flash-sale.ts` starts it.
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import autocannon from "autocannon";

export type RushOrder = {
  readonly gateway: string;
  /** What every shopper sends. */
  readonly body: string;
  /** Of each shopper. */
  readonly tokens: readonly string[];
  readonly connections: number;
  readonly ratePerSecond: number;
};

/** Shoppers are named by their place among the tokens. */
export type Rushed = {
  readonly holders: readonly number[];
  readonly waiting: readonly { readonly place: number; readonly ticket: string }[];
  readonly soldOut: number;
  readonly elapsedMs: number;
  readonly p99Ms: number;
};

// The shoppers' own phones are no part of the shop, so the thread that plays them takes a processor
// only when the programs leave it one. Linux sets it for this thread alone.
if (process.platform === "linux") setPriority(19);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
parentPort?.postMessage(await rush(workerData));

async function rush({ gateway, body, tokens, connections, ratePerSecond }: RushOrder): Promise<Rushed> {
  const each = tokens.length / connections;
  const holders: number[] = [];
  const waiting: { place: number; ticket: string }[] = [];
  let [soldOut, next] = [0, 0];
  const started = performance.now();
  const result = await autocannon({
    url: gateway,
    method: "POST",
    connections,
    overallRate: ratePerSecond,
    maxConnectionRequests: each,
    amount: tokens.length,
    timeout: 20,
    setupClient: (client) => {
      let place = next;
      next += each;
      client.setRequests(
        tokens
          .slice(place, next)
          .map((token) => ({ body, headers: { "content-type": "application/json", "auth-token": token } })),
      );
      client.on("body", (answer) => {
        const text = String(answer);
        const ticket = /"ticket":"([^"]*)"/.exec(text)?.[1];
        if (text.includes('"success":true')) holders.push(place);
        else if (text.includes("FLASH_SALE_SOLD_OUT")) soldOut += 1;
        else if (ticket !== undefined) waiting.push({ place, ticket });
        place += 1;
      });
    },
  });
  return { holders, waiting, soldOut, elapsedMs: performance.now() - started, p99Ms: result.latency.p99 };
}
