// The rush of a flash sale, in a process of its own: `flash-sale.ts` starts it.
import { writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { sendLoad } from "./send-load.ts";

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

// The shoppers' own phones are no part of the shop, so the process that plays them takes a
// processor only when the programs leave it one.
const lowest = 19;
setPriority(lowest);
try {
  // Where sessions share the processors, niceness counts within one: the session is nice too.
  writeFileSync("/proc/self/autogroup", String(lowest));
} catch {
  // This system has no such setting.
}
process.once("message", async (order: RushOrder) => {
  process.send?.(await rush(order), () => process.disconnect());
});

type Answer = { readonly place: number; readonly text: string; readonly ms: number };

/** Every shopper presses at a moment of their own, one after another in equal steps. */
async function rush({ gateway, body, tokens, connections, ratePerSecond }: RushOrder): Promise<Rushed> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const answers = await Promise.all(
    tokens.map(async (token, place): Promise<Answer> => {
      const headers = { "content-type": "application/json", "auth-token": token };
      await sleep((place / ratePerSecond) * 1000);
      const pressed = performance.now();
      const { text } = await sendLoad({ url: gateway, method: "POST", headers, body }, agent);
      return { place, text, ms: performance.now() - pressed };
    }),
  );
  const elapsedMs = performance.now() - started;
  agent.destroy();
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return { ...sortedAnswers(answers), elapsedMs, p99Ms: times[Math.floor(times.length * 0.99)] ?? 0 };
}

function sortedAnswers(answers: readonly Answer[]): Pick<Rushed, "holders" | "waiting" | "soldOut"> {
  return {
    holders: answers.filter(({ text }) => text.includes('"success":true')).map(({ place }) => place),
    soldOut: answers.filter(({ text }) => text.includes("FLASH_SALE_SOLD_OUT")).length,
    waiting: answers.flatMap(({ place, text }) => {
      const ticket = /"ticket":"([^"]*)"/.exec(text)?.[1];
      return ticket === undefined ? [] : [{ place, ticket }];
    }),
  };
}
