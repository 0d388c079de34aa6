import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@gelora/service-kit/free-port.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readRequestFacts } from "../platform/page/request-facts.ts";

/**
 * The files of `deploy/nginx` in a real nginx, where there is one: `NGINX_PROGRAM` names it, or the
 * path does.
 */
const nginx = process.env.NGINX_PROGRAM ?? "nginx";
const hasNginx = (() => {
  try {
    execFileSync(nginx, ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

const kept = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=600";

/** Our files of nginx with a test's machines in place of the examples. */
async function configured(folder: string, storefront: number, edge: number): Promise<string> {
  const own = (name: string) => readFile(new URL(`../../../deploy/nginx/${name}`, import.meta.url), "utf8");
  const text = `${await own("upstreams.conf")}${await own("gelora.conf")}`;
  const ours = text
    .replaceAll(/server 10\.0\.0\.11:3000/g, `server 127.0.0.1:${storefront}`)
    .replaceAll(/ {2}server 10\.0\.0\.\d+:3000.*\n/g, "")
    .replaceAll(/server 10\.0\.0\.\d+:\d+/g, "server 127.0.0.1:9")
    .replace(/server \{\s+listen 80 default_server;[^}]*\}/, "")
    .replaceAll("listen 443 ssl http2", `listen 127.0.0.1:${edge}`)
    .replaceAll(/ *ssl_certificate.*\n/g, "")
    .replaceAll("/var/cache/nginx/gelora", join(folder, "cache"));
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = folders.map((name) => `${name}_temp_path ${join(folder, name)};`).join(" ");
  // Its workers otherwise run as another account, which may not enter the test's folder.
  const account = process.getuid?.() === 0 ? "user root;" : "";
  return `${account} daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log stderr;
    events {} http { access_log off; ${temporary} ${ours} }`;
}

describe.skipIf(!hasNginx)("pages behind nginx", () => {
  let folder: string;
  let storefront: Server;
  let edge: ChildProcess;
  let port: number;
  let count = 0;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const page =
    (cacheControl: string, status = 200) =>
    (request: IncomingMessage, response: ServerResponse) => {
      count += 1;
      response.writeHead(status, { "cache-control": cacheControl, vary: "Accept-Encoding, Gelora-Facts" });
      response.end(JSON.stringify({ count, facts: request.headers["gelora-facts"] }));
    };
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const got = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { "accept-language": "", "user-agent": "Test", ...headers },
    });
    const body = await got.text();
    return { status: got.status, cacheControl: got.headers.get("cache-control"), body };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gelora-edge-"));
    storefront = createServer((request, response) => answer(request, response)).listen(0, "127.0.0.1");
    await once(storefront, "listening");
    port = await freePort();
    const file = join(folder, "nginx.conf");
    await writeFile(file, await configured(folder, (storefront.address() as AddressInfo).port, port));
    edge = spawn(nginx, ["-p", folder, "-c", file], { stdio: "ignore" });
    answer = page("no-store");
    await vi.waitFor(() => ask("/"), { timeout: 10_000, interval: 50 });
  });
  afterAll(async () => {
    edge.kill("SIGTERM");
    await once(edge, "exit");
    storefront.closeAllConnections();
    storefront.close();
    await rm(folder, { recursive: true });
  });

  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)";
  const desk = "Mozilla/5.0 (X11; Linux x86_64)";
  const several = ["", "id", "id-ID,id;q=0.9", "ID;q=1", "in", "en,id", "vi-VN", "idx"];
  const cookies = [
    "",
    "gt-local=id-ID",
    "a=1; gt-local=en-US",
    "gt-local=vi-VN",
    "xgt-local=id-ID",
    "gt-platform=H5",
    "gt-platform=PC; b=2",
  ];
  const asked = several.flatMap((language) =>
    cookies.flatMap((cookie) =>
      [phone, desk].map((agent) => ({ "accept-language": language, cookie, "user-agent": agent })),
    ),
  );

  test("nginx reads the language, device and picture form of a request as the storefront does", async () => {
    answer = page("no-store");
    for (const [place, headers] of asked.entries()) {
      const all = {
        ...headers,
        accept: place % 2 ? "text/html,image/webp" : "text/html",
        ...(place % 3 ? {} : { "sec-ch-ua-mobile": "?1" }),
      };
      const { language, device, webp } = readRequestFacts(all, []);
      const { body } = await ask("/", all);
      expect([all, JSON.parse(body).facts]).toEqual([all, `${language}.${device}.${webp ? "webp" : "any"}`]);
    }
  });

  test("a public page is asked for once for all with the same facts; browsers must revalidate each time", async () => {
    answer = page(kept);
    const [first, second] = [await ask("/shared"), await ask("/shared", { cookie: "token=mine" })];
    expect(second.body).toBe(first.body);
    expect([first.cacheControl, second.cacheControl]).toEqual(["no-cache", "no-cache"]);
    const other = await ask("/shared", { cookie: "gt-local=id-ID" });
    expect(JSON.parse(other.body).facts).toBe("id-ID.pc.any");
    const preview = await ask("/shared", { cookie: "gelora-preview=a.b" });
    expect(JSON.parse(preview.body).count).toBeGreaterThan(JSON.parse(other.body).count);
  });

  test("the first caller after a while is never shown how the page was, for it may name another price", async () => {
    answer = page(kept);
    const old = await ask("/quiet");
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    const [first, again] = [await ask("/quiet"), await ask("/quiet")];
    expect(JSON.parse(first.body).count).toBeGreaterThan(JSON.parse(old.body).count);
    expect(again.body).toBe(first.body);
  });

  test("tags to purge by are for caches, not for browsers", async () => {
    answer = (request, response) => {
      response.setHeader("cache-tag", "pages");
      page(kept)(request, response);
    };
    expect((await fetch(`http://127.0.0.1:${port}/tagged`)).headers.get("cache-tag")).toBeNull();
  });

  test("what the storefront lets nobody keep is asked for each time", async () => {
    answer = page("no-store");
    const [first, second] = [await ask("/cart"), await ask("/cart")];
    expect(second.body).not.toBe(first.body);
    expect(second.cacheControl).toBe("no-store");
  });

  test("a page is shown as it was while the storefront fails", async () => {
    answer = page(kept);
    const good = await ask("/failing");
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    answer = page("no-store", 503);
    for (let again = 0; again < 3; again += 1) expect(await ask("/failing")).toEqual(good);
  });

  test("nobody outside names the trace that a request belongs to", async () => {
    const traces: unknown[] = [];
    answer = (request, response) => {
      // Pages of the tests before this one may be renewed meanwhile.
      if (request.url === "/traced") traces.push(request.headers.traceparent);
      page("no-store")(request, response);
    };
    await ask("/traced", { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" });
    expect(traces).toEqual([undefined]);
  });

  test("health and measures are for inside", async () => {
    for (const path of ["/healthz", "/readyz", "/metrics"]) expect((await ask(path)).status).toBe(404);
  });
});

test("the configuration for nginx keeps what the storefront calls it", async () => {
  const own = (name: string) => readFile(new URL(`../../../deploy/nginx/${name}`, import.meta.url), "utf8");
  const text = `${await own("upstreams.conf")}${await own("gelora.conf")}`;
  for (const name of ["gt-local", "gt-platform", "gelora-preview", "Gelora-Facts"]) expect(text).toContain(name);
});
