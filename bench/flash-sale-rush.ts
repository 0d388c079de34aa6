// The rush of a flash sale, in a process of its own: `flash-sale.ts` starts it.
import { setPriority } from "node:os";
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

// The shoppers' own phones are no part of the shop, so the process that plays them takes a processor
// only when the programs leave it one.
setPriority(19);
process.once("message", async (order: RushOrder) => {
  process.send?.(await rush(order), () => process.disconnect());
});

async function rush({ gateway, body, tokens, connections, ratePerSecond }: RushOrder): Promise<Rushed> {
  const each = tokens.length / connections;
  const holders: number[] = [];
  const waiting: { place: number; ticket: string }[] = [];
  let [soldOut, next] = [0, 0];
  const started = performance.now();
  // The load generator itself looks only once a second whether it has ended.
  let answered = started;
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
        answered = performance.now();
      });
    },
  });
  return { holders, waiting, soldOut, elapsedMs: answered - started, p99Ms: result.latency.p99 };
}
