import { request } from "node:http";
import { startBareServer } from "./bare-server.ts";
import type { BenchRow } from "./bench-row.ts";
import { measure } from "./measure.ts";

type Storefront = { readonly address: string; readonly pid: number };

const browser = { "accept-encoding": "br", accept: "text/html,image/webp", "accept-language": "en-US" };

/** Pages by name and path. */
type Paths = Readonly<Record<string, string>>;

/** Public pages from the page cache, compared with a bare server with the same bytes. */
export async function benchCachedPages(storefront: Storefront, paths: Paths): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, path] of Object.entries(paths)) rows.push(await fromCache(storefront, name, path));
  return rows;
}

/**
 * The same pages rendered each time. @param storefront one that runs with PAGE_CACHE_MEGABYTES=0
 */
export async function benchRenderedPages(storefront: Storefront, paths: Paths): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, path] of Object.entries(paths)) rows.push(await renderedAnew(storefront, name, path));
  return rows;
}

async function fromCache(storefront: Storefront, name: string, path: string): Promise<BenchRow> {
  const url = `${storefront.address}${path}`;
  const bytes = await rawBody(url);
  const bare = await startBareServer(bytes);
  const limit = await measure(bare.pid, { url: bare.url });
  bare.stop();
  const page = await measure(storefront.pid, { url, headers: browser });
  const ratio = page.ratePerSecond / limit.ratePerSecond;
  return {
    name: `${name}, from the page cache`,
    cpuMsPerRequest: page.cpuMsPerRequest,
    ratePerSecond: page.ratePerSecond,
    p50Ms: page.p50Ms,
    p99Ms: page.p99Ms,
    limitName: "bare Node server, same bytes",
    ratioToLimit: ratio,
    target: "at least 40 % of the bare server's rate",
    met: ratio >= 0.4 && page.failures === 0,
    remark: `${(bytes.length / 1024).toFixed(1)} kB compressed, ${page.failures} failures`,
  };
}

/** One connection: simultaneous requests for one page would share a rendering. */
async function renderedAnew(storefront: Storefront, name: string, path: string): Promise<BenchRow> {
  const load = { url: `${storefront.address}${path}`, headers: browser };
  const page = await measure(storefront.pid, load, { seconds: 4, connections: 1, warmUpSeconds: 8 });
  return {
    name: `${name}, fresh render`,
    cpuMsPerRequest: page.cpuMsPerRequest,
    ratePerSecond: page.ratePerSecond,
    p50Ms: page.p50Ms,
    p99Ms: page.p99Ms,
    target: "at most 5 ms of CPU",
    met: page.cpuMsPerRequest <= 5 && page.failures === 0,
  };
}

/** The bytes as sent: fetch would decompress them. */
async function rawBody(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: browser }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    })
      .on("error", reject)
      .end();
  });
}
