import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createHttpService } from "@gelora/service-kit/http-service.ts";
import { createLog } from "@gelora/service-kit/log.ts";
import { afterEach, expect, test, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";
import { mountPages } from "./pages.ts";
import { readableAddress } from "./readable-address.ts";

const log = createLog("test", "silent");
const services: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
});

const html = (text: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(`<!DOCTYPE html><p>${text}</p><script>1</script>`, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", ...headers },
  });

async function serve(render: (request: Request) => Promise<Response>) {
  const service = createHttpService({ log, port: 0, readAddress: readableAddress });
  services.push(service);
  await mountPages(service, {
    render,
    cache: createPageCache({ maxBytes: 1_000_000 }),
    origins: { connect: [], formAction: [], pictures: [] },
    siteUrl: "http://localhost:3000",
    shop: { base: "http://localhost:1", siteCode: "GELORA" },
    productionHosts: [],
    log,
  });
  return service.server;
}

test("a page comes compressed as the client likes it, with its policy, and with 304 when it has it already", async () => {
  const server = await serve(async () => html("hello"));
  const brotli = await server.inject({ url: "/", headers: { "accept-encoding": "gzip, br" } });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain("hello");
  expect(brotli.headers["content-security-policy"]).toContain("'sha256-");
  const zipped = await server.inject({ url: "/", headers: { "accept-encoding": "gzip" } });
  expect(gunzipSync(zipped.rawPayload).toString()).toContain("hello");
  const plain = await server.inject({ url: "/" });
  expect(plain.body).toContain("hello");
  const again = await server.inject({ url: "/", headers: { "if-none-match": String(plain.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("a shared page is rendered once for two shoppers, who never see each other's headers", async () => {
  const render = vi.fn(async (request: Request) => html([...request.headers.keys()].join()));
  const server = await serve(render);
  await server.inject({ url: "/plp/a", headers: { cookie: "token=one", "auth-token": "one" } });
  const second = await server.inject({ url: "/plp/a", headers: { cookie: "token=two" } });
  expect(render).toHaveBeenCalledTimes(1);
  expect(second.body).not.toMatch(/cookie|auth-token/);
});

test("a page that sets a cookie is nobody else's: it is neither shared nor cached by browsers", async () => {
  const render = vi.fn(async () => html("hello", 200, { "set-cookie": "a=1" }));
  const server = await serve(render);
  const first = await server.inject("/plp/a");
  await server.inject("/plp/a");
  expect([first.headers["cache-control"], render.mock.calls.length]).toEqual(["no-store", 2]);
});

test("a redirect keeps the campaign that led there, each visitor their own", async () => {
  const server = await serve(async () => new Response(null, { status: 301, headers: { location: "/pdp/new/R1" } }));
  const [mailed, searched, plain] = await Promise.all(
    ["?utm_source=mail", "?utm_source=search&gclid=4", ""].map((query) => server.inject(`/pdp/old/R1${query}`)),
  );
  expect([mailed, searched, plain].map((sent) => sent?.headers.location)).toEqual([
    "/pdp/new/R1?utm_source=mail",
    "/pdp/new/R1?utm_source=search&gclid=4",
    "/pdp/new/R1",
  ]);
});

test("an address that cannot be read shows the usual error page in its language, with 400 and nothing of itself", async () => {
  const render = async ({ url }: Request) => html(`no page at ${new URL(url).pathname}`, 404);
  const server = await serve(render);
  for (const [address, path] of [
    ["/%E0%A4%A", "/400"],
    ["/id/pdp/%ff?utm_source=%E0", "/id/400"],
  ]) {
    for (const turn of [1, 2]) {
      const answer = await server.inject(address ?? "");
      expect([turn, answer.statusCode, answer.headers["content-type"]]).toEqual([
        turn,
        400,
        "text/html; charset=utf-8",
      ]);
      expect(answer.body).toContain(`no page at ${path}<`);
      expect(answer.headers["content-security-policy"]).toBeTruthy();
    }
  }
  expect((await server.inject("/400")).statusCode).toBe(404);
  expect((await server.inject({ method: "POST", url: "/%ff" })).headers.location).toBe("/400");
});

test("[LOC-08] two languages are two pages", async () => {
  const server = await serve(async (request) => html(request.headers.get("gelora-language") ?? ""));
  const english = await server.inject({ url: "/" });
  const indonesian = await server.inject({ url: "/", headers: { cookie: "gt-local=id-ID" } });
  expect(english.body).toContain("en-US");
  expect(indonesian.body).toContain("id-ID");
  expect(indonesian.headers.vary).toContain("Cookie");
});

const edge = { "gelora-facts": "id-ID.h5.any" };
const keepingOf = ({ headers }: { headers: Record<string, unknown> }) => [headers["cache-control"], headers.vary];

test("a cache in front that sends the facts may keep a page, and serve it while we are down; others ask each time", async () => {
  const server = await serve(async (request) => html(request.headers.get("gelora-language") ?? ""));
  const forEdge = await server.inject({ url: "/plp/a", headers: { ...edge, cookie: "gt-local=en-US" } });
  expect(forEdge.body).toContain("id-ID");
  expect(keepingOf(forEdge)).toEqual([
    "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=600",
    "Accept-Encoding, Gelora-Facts",
  ]);
  const direct = await server.inject({ url: "/plp/a", headers: { cookie: "gt-local=id-ID; gt-platform=H5" } });
  expect(direct.headers["cache-control"]).toBe("no-cache");
});

test("a cache in front learns by which tags to purge a page; nobody else does", async () => {
  const body =
    '<a href="/pdp/run/RB1">1</a><a href="/id/pdp/run-2/RB2?color=1">2</a><a href="/pdp/run/RB1">1</a><p>\\"/pdp/run/RB1\\"</p>';
  const server = await serve(async () => html(body));
  const tagsFor = async (headers: Record<string, string>) =>
    (await server.inject({ url: "/plp/a", headers })).headers["cache-tag"];
  expect(await tagsFor(edge)).toBe("pages,product-RB1,product-RB2");
  expect(await tagsFor({})).toBeUndefined();
});

test("nobody keeps a personal page, one that lacks something, one that is not there, or an error", async () => {
  const answers = [html("half", 200, { "gelora-incomplete": "1" }), html("away", 503), html("none", 404), html("cart")];
  const server = await serve(async () => answers.shift() ?? html("late"));
  for (const url of ["/", "/plp/a", "/plp/b", "/shop-cart"])
    expect((await server.inject({ url, headers: edge })).headers["cache-control"]).toBe("no-store");
});

test("a page that the client has is recognised by a list of tags, by the strong form and by a star", async () => {
  const server = await serve(async () => html("hello"));
  const tag = String((await server.inject({ url: "/" })).headers.etag);
  for (const known of [`"other", ${tag}`, tag.replace("W/", ""), "*"])
    expect((await server.inject({ url: "/", headers: { "if-none-match": known } })).statusCode).toBe(304);
  expect((await server.inject({ url: "/", headers: { "if-none-match": '"other"' } })).statusCode).toBe(200);
});

test("personal screens are rendered each time and cached by nobody", async () => {
  const render = vi.fn(async () => html("cart"));
  const server = await serve(render);
  await server.inject({ url: "/shop-cart" });
  const second = await server.inject({ url: "/shop-cart" });
  expect(render).toHaveBeenCalledTimes(2);
  expect(second.headers["cache-control"]).toBe("no-store");
});

test("errors and incomplete pages are shown and not cached", async () => {
  const answers = [html("half", 200, { "gelora-incomplete": "1" }), html("error", 500), html("good")];
  const server = await serve(async () => answers.shift() ?? html("late"));
  const half = await server.inject({ url: "/" });
  expect(half.headers["gelora-incomplete"]).toBeUndefined();
  expect((await server.inject({ url: "/" })).statusCode).toBe(500);
  expect((await server.inject({ url: "/" })).body).toContain("good");
  expect((await server.inject({ url: "/" })).body).toContain("good");
});

test("[ERR-03~, Q99] when the router can render no page, a static one in both languages leads home, without a word of the error", async () => {
  const broken = "Unexpected Server Error\n\nError: secret\n at render (root.tsx)";
  const server = await serve(
    async () => new Response(broken, { status: 500, headers: { "content-type": "text/plain" } }),
  );
  const answer = await server.inject({ url: "/" });
  expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
    500,
    "text/html; charset=utf-8",
    "no-store",
  ]);
  for (const text of ["Well, this is unexpected...", "Wah, ini di luar dugaan...", 'href="/"'])
    expect(answer.body).toContain(text);
  expect(answer.body).not.toMatch(/secret|<script/);
  // Its only style runs under its own policy.
  const style = /<style>(.*)<\/style>/.exec(answer.body)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(answer.headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
  expect((await server.inject({ url: "/_root.data" })).body).toBe(broken);
});

const posted = {
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  payload: "order=1&status=ok",
} as const;

test("a bank's return by POST is led on to the page that reads its address", async () => {
  const server = await serve(async () => html("never"));
  const answer = await server.inject({ ...posted, url: "/pay-callback?order=1" });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/pay-callback?order=1"]);
});

test("a page takes no other method, and says which it takes", async () => {
  const server = await serve(async () => html("never"));
  const answer = await server.inject({ method: "PUT", url: "/login", payload: "{}" });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
});

test("[ERR-01~] a form that is sent before its scripts came gets its page again, and what it held goes nowhere", async () => {
  const server = await serve(async (request) => html(request.method));
  for (const url of ["/login?redirectUrl=%2Fstore", "/reset-password"]) {
    const payload = "account=sari&password=secret";
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await server.inject({ method: "POST", url, headers, payload });
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, url, ""]);
  }
});

test("[LST-05] a redirect keeps its address", async () => {
  const server = await serve(async () => new Response(null, { status: 302, headers: { location: "/search/a.html" } }));
  const answer = await server.inject({ url: "/search/x.html?q=a" });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, "/search/a.html"]);
});
