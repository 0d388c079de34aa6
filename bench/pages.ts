import { request } from "node:http";
import { startBareServer } from "./bare-server.ts";
import type { BenchRow } from "./bench-row.ts";
import { measure } from "./measure.ts";
import { hasWrk, measureByWrk } from "./wrk.ts";

type Storefront = { readonly address: string; readonly pid: number };

const browser = { "accept-encoding": "br", accept: "text/html,image/webp", "accept-language": "en-US" };

const leastShare = 0.8;

type Page = {
  readonly name: string;
  readonly path: string;
  /** Milliseconds of CPU that the storefront may take to render it. */
  readonly most: number;
};

/**
 * Public pages from the page cache, compared with a bare server that is asked the same and answers
 * with the same bytes.
 */
export async function benchCachedPages(storefront: Storefront, pages: readonly Page[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const page of pages) rows.push(await fromCache(storefront, page));
  return rows;
}

/**
 * The same pages rendered each time. @param storefront one that runs with PAGE_CACHE_MEGABYTES=0
 */
export async function benchRenderedPages(storefront: Storefront, pages: readonly Page[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const page of pages) rows.push(await renderedAnew(storefront, page));
  return rows;
}

async function fromCache(storefront: Storefront, { name, path }: Page): Promise<BenchRow> {
  const url = `${storefront.address}${path}`;
  const { bytes, head } = await settledAnswer(url);
  const bare = await startBareServer(bytes, head);
  const byWrk = hasWrk();
  const load = byWrk ? measureByWrk : measure;
  const limit = await load(bare.pid, { url: bare.url, headers: browser });
  bare.stop();
  const page = await load(storefront.pid, { url, headers: browser });
  const ratio = page.ratePerSecond / limit.ratePerSecond;
  return {
    name: `${name}, from the page cache`,
    cpuMsPerRequest: page.cpuMsPerRequest,
    ratePerSecond: page.ratePerSecond,
    p50Ms: page.p50Ms,
    p99Ms: page.p99Ms,
    limitName: "bare Node server, same bytes",
    ratioToLimit: ratio,
    target: `at least ${leastShare * 100} % of the bare server's rate`,
    met: byWrk && ratio >= leastShare && page.failures === 0,
    remark: `${(bytes.length / 1024).toFixed(1)} kB compressed, ${page.failures} failures${byWrk ? "" : "; without wrk our load generator is the limit"}`,
  };
}

/** One connection: simultaneous requests for one page would share a rendering. */
async function renderedAnew(storefront: Storefront, { name, path, most }: Page): Promise<BenchRow> {
  const load = { url: `${storefront.address}${path}`, headers: browser };
  const page = await measure(storefront.pid, load, { seconds: 4, connections: 1, warmUpSeconds: 8 });
  return {
    name: `${name}, fresh render`,
    cpuMsPerRequest: page.cpuMsPerRequest,
    ratePerSecond: page.ratePerSecond,
    p50Ms: page.p50Ms,
    p99Ms: page.p99Ms,
    target: `at most ${most} ms of CPU`,
    met: page.cpuMsPerRequest <= most && page.failures === 0,
  };
}

type Answer = { readonly bytes: Buffer; readonly head: readonly string[] };

/** The first answer is compressed quickly; the second request has later ones compressed well. */
async function settledAnswer(url: string): Promise<Answer> {
  await rawAnswer(url);
  await rawAnswer(url);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return rawAnswer(url);
}

/** What Node's server adds by itself. */
const ofConnection = ["date", "connection", "keep-alive"];

/** The bytes as sent: fetch would decompress them. */
async function rawAnswer(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: browser }, (response) => {
      const sent = Object.entries(response.headersDistinct).filter(([name]) => !ofConnection.includes(name));
      const head = sent.flatMap(([name, values = []]) => values.flatMap((value) => [name, value]));
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ bytes: Buffer.concat(chunks), head }));
    })
      .on("error", reject)
      .end();
  });
}
