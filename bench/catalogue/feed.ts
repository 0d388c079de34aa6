import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { BenchRow } from "../bench-row.ts";
import { residentMegabytes } from "../measure.ts";
import type { ShopToAsk } from "./catalogue-queries.ts";

const mostSeconds = 20;
const mostMegabytes = 100;

/**
 * Composing Google's feed of all products for the first time, and the memory that it takes
 * meanwhile.
 */
export async function benchFeed({ gateway, pid }: ShopToAsk, label: string): Promise<BenchRow> {
  const before = residentMegabytes(pid);
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(pid));
  }, 100);
  const began = performance.now();
  const file = await fetchCompressed(new URL("/feeds/google-id-ID.xml", gateway));
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  const items = await countItems(file);
  const more = highest - before;
  return {
    name: `Google feed, ${label}`,
    target: `at most ${mostSeconds} s and ${mostMegabytes} MB more memory`,
    met: seconds <= mostSeconds && more <= mostMegabytes,
    remark: `${items} items in ${seconds.toFixed(1)} s, ${more.toFixed(0)} MB more`,
  };
}

/** As it is sent: decompressing it is the client's work. */
async function fetchCompressed(address: URL): Promise<readonly Buffer[]> {
  const [answer] = (await once(get(address, { headers: { "accept-encoding": "gzip" } }), "response")) as [
    IncomingMessage,
  ];
  if (answer.statusCode !== 200) throw new Error(`The feed was answered with ${answer.statusCode}.`);
  return answer.toArray();
}

async function countItems(file: readonly Buffer[]): Promise<number> {
  let items = 0;
  let rest = "";
  for await (const part of Readable.from(file).pipe(createGunzip()).setEncoding("latin1")) {
    const pieces = (rest + part).split("<item>");
    items += pieces.length - 1;
    // A tag may be cut in two.
    rest = pieces.at(-1)?.slice(-6) ?? "";
  }
  return items;
}
