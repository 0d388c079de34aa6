import { createHttpService } from "@gelora/service-kit/http-service.ts";
import { createLog } from "@gelora/service-kit/log.ts";
import { afterEach, expect, test, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";
import { mountPages } from "./pages.ts";
import { mountPreviewLinks } from "./preview-links.ts";

const log = createLog("test", "silent");
const services: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const service of services.splice(0)) await service.stop();
});

const shop = { base: "http://shop", siteCode: "GELORA" };
const token = `abc-def.${"s".repeat(43)}`;
const document =
  '<!DOCTYPE html><html><head></head><body><p>now</p><script type="module">steal()</script></body></html>';

/** @param preview what the shop says of every token */
async function serve(preview: object | null) {
  const asked = vi.fn(async () => Response.json({ data: { preview } }));
  vi.stubGlobal("fetch", asked);
  const render = vi.fn(
    async (_request: Request) => new Response(document, { headers: { "content-type": "text/html" } }),
  );
  const cache = createPageCache({ maxBytes: 1_000_000 });
  const service = createHttpService({ log, port: 0 });
  services.push(service);
  mountPreviewLinks(service.server, shop);
  const origins = { connect: [], formAction: [], pictures: [] };
  const rest = { origins, siteUrl: "http://localhost:3000", productionHosts: [], log };
  await mountPages(service, { render, cache, shop, ...rest });
  return { server: service.server, render, cache };
}
const good = { moment: "2026-12-11T17:00:00.000Z", expires: "2099-01-01T00:00:00.000Z" };
const cookie = `gelora-preview=${token}; gt-local=en-US`;

test("a previewed page is marked, runs no script, is never cached, and others see nothing of it", async () => {
  const { server, render, cache } = await serve(good);
  const page = await server.inject({ url: "/pdp/x/P1", headers: { cookie } });
  expect(page.body).toContain("The shop as of 12 December 2026, 00:00 WIB");
  expect(page.body).toContain('<a href="/preview/leave">Leave the preview</a>');
  expect(page.body).not.toContain("steal");
  expect(page.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
  expect(page.headers["content-security-policy"]).toContain("script-src 'none'");
  expect(render.mock.calls[0]?.[0].headers.get("gelora-preview")).toBe(token);
  expect(cache.size().pages).toBe(0);
  const other = await server.inject({ url: "/pdp/x/P1" });
  expect(other.body).not.toContain("Preview");
  expect(render.mock.calls[1]?.[0].headers.get("gelora-preview")).toBeNull();
});

test("cart, checkout and account are no part of it, in the shopper's language", async () => {
  const { server, render } = await serve(good);
  for (const url of ["/shop-cart", "/checkout/1", "/account/orders"]) {
    const page = await server.inject({ url, headers: { cookie: cookie.replace("en-US", "id-ID") } });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain("Bukan bagian dari pratinjau");
  }
  expect(render).not.toHaveBeenCalled();
});

test("a link enters until it ends; the cookie is out of the reach of scripts, and leaving takes it away", async () => {
  const { server } = await serve(good);
  const entered = await server.inject({ url: `/preview/open?key=${token}` });
  expect(entered.statusCode).toBe(303);
  expect(entered.headers["set-cookie"]).toMatch(
    new RegExp(`^gelora-preview=${token}; Path=/; Max-Age=\\d+; HttpOnly; SameSite=Lax$`),
  );
  const left = await server.inject({ url: "/preview/leave", headers: { cookie } });
  expect(left.headers["set-cookie"]).toContain("gelora-preview=; Path=/; Max-Age=0");
});

test("a link that has ended or was made up says so, and a page whose preview ended leads out of it", async () => {
  const { server } = await serve(null);
  for (const key of [token, "x", ""]) {
    const answer = await server.inject({ url: `/preview/open?key=${key}`, headers: { cookie: "gt-local=en-US" } });
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toContain("This preview has ended");
  }
  const page = await server.inject({ url: "/", headers: { cookie } });
  expect([page.statusCode, page.headers.location]).toEqual([303, "/preview/leave"]);
});

test("a link opens the page that it names, and none elsewhere", async () => {
  const { server } = await serve(good);
  const opened = async (to: string) =>
    (await server.inject(`/preview/open?key=${token}&to=${encodeURIComponent(to)}`)).headers.location;
  expect(await opened("/page/running?preview=true")).toBe("/page/running?preview=true");
  for (const elsewhere of ["//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example", ""])
    expect(await opened(elsewhere)).toBe("/");
});

test("?preview=true alone is neither stored in the cache nor found", async () => {
  const { server, cache } = await serve(good);
  const page = await server.inject("/page/running?preview=true");
  expect(page.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
  expect(cache.size().pages).toBe(0);
  expect((await server.inject("/page/running")).headers["x-robots-tag"]).toBeUndefined();
});
