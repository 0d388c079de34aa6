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
  const answer = await fetch(new URL("/feeds/google-id-ID.xml", gateway));
  const items = await countItems(answer);
  clearInterval(watch);
  const seconds = (performance.now() - began) / 1000;
  const more = highest - before;
  return {
    name: `Google feed, ${label}`,
    target: `at most ${mostSeconds} s and ${mostMegabytes} MB more memory`,
    met: seconds <= mostSeconds && more <= mostMegabytes,
    remark: `${items} items in ${seconds.toFixed(1)} s, ${more.toFixed(0)} MB more`,
  };
}

async function countItems({ body }: Response): Promise<number> {
  let items = 0;
  let rest = "";
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const pieces = (rest + part).split("<item>");
    items += pieces.length - 1;
    // A tag may be cut in two.
    rest = pieces.at(-1)?.slice(-6) ?? "";
  }
  return items;
}
