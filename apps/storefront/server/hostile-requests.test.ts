import { type AddressInfo, createConnection } from "node:net";
import { createHttpService } from "@gelora/service-kit/http-service.ts";
import { createLog } from "@gelora/service-kit/log.ts";
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownPath } from "../platform/page/own-path.ts";
import { createPageCache } from "./page-cache.ts";
import { commonHeaders, contentSecurityPolicy } from "./page-security.ts";
import { mountPages } from "./pages.ts";
import { robotsText } from "./site-files.ts";
import { sitemapPlace, sitemapProduct, sitemapText } from "./sitemap-text.ts";

const siteUrl = "https://gelora.example";
/** What rendering received, by request: a page can contain nothing else. */
const seen: { url: string; headers: Record<string, string> }[] = [];
const service = createHttpService({ log: createLog("test", "silent"), port: 0, host: "127.0.0.1" });
let port = 0;

beforeAll(async () => {
  await mountPages(service, {
    render: async (request) => {
      seen.push({ url: request.url, headers: Object.fromEntries(request.headers) });
      return new Response(`<!DOCTYPE html><link rel="canonical" href="${request.url}">`, {
        headers: { "content-type": "text/html" },
      });
    },
    cache: createPageCache({ maxBytes: 5_000_000 }),
    origins: { connect: [], formAction: [], pictures: [] },
    siteUrl,
    shop: { base: "http://localhost:1", siteCode: "GELORA" },
    productionHosts: ["gelora.example"],
    log: createLog("test", "silent"),
  });
  await service.listen();
  port = (service.server.server.address() as AddressInfo).port;
});
afterAll(() => service.stop());

/** Written to the socket as it is: ordinary clients do not send such lines. */
function raw(
  target: string,
  headers: readonly string[] = ["Host: gelora.example"],
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = createConnection(port, "127.0.0.1", () =>
      socket.write(`GET ${target} HTTP/1.1\r\n${headers.join("\r\n")}\r\nConnection: close\r\n\r\n`),
    );
    socket.setTimeout(5_000, () => socket.destroy(new Error(`no answer to ${target}`)));
    socket.on("data", (part) => {
      text += part.toString("latin1");
    });
    socket.on("error", reject);
    socket.on("end", () => resolve({ status: Number(text.slice(9, 12)), text }));
  });
}

const tricks = [
  ["//evil.example/", 404],
  ["//evil.example", 404],
  ["///evil.example/a", 404],
  ["/\\evil.example/", 404],
  ["/\\/evil.example", 404],
  ["http://evil.example/plp/a", 404],
  ["https://evil.example", 404],
  ["//user@evil.example/", 404],
  ["/@evil.example", 200],
  ["//evil.example:80/x.html", 404],
  ["//", 404],
  ["///", 404],
  ["//:80", 404],
  ["//[", 404],
  ["/%", 400],
  ["/%ff", 400],
  ["/%00", 200],
  ["/%2e%2e/%2e%2e/etc/passwd", 200],
  ["/../../etc/passwd", 200],
  ["/..;/admin", 200],
  ["/.git/config", 200],
  ["/a%0d%0aset-cookie:%20a=b", 200],
  ["/a%c0%ae", 400],
  ["/?q=%", 200],
  ["/?%00=%ff", 200],
  ["/?__proto__[a]=1", 200],
  ["/.data", 200],
  ["/_root.data", 200],
  ["//.data", 404],
  ["/shop-cart/a.css", 200],
  ["/%73hop-cart", 200],
  ["/plp/a;token=1", 200],
  [`/${"a".repeat(8_000)}`, 200],
  [`/?${"a=b&".repeat(1_500)}`, 200],
] as const;

test.each(tricks)("[AC-20, AC-55, AC-56] %s: a page of our own origin or a refusal", async (target, expected) => {
  seen.length = 0;
  const { status, text } = await raw(target);
  expect(status).toBe(expected);
  for (const { url } of seen) expect(new URL(url).origin).toBe(siteUrl);
  expect(text).not.toMatch(/https?:\/\/([^/"]*@)?evil/);
  expect(text.toLowerCase()).not.toContain("\r\nset-cookie");
});

test.each([
  "X-Forwarded-Host: evil.example",
  "X-Forwarded-Proto: javascript",
  "X-Original-URL: /evil",
  "X-Rewrite-URL: /evil",
  "Forwarded: host=evil.example",
  "X-Forwarded-For: evil.example",
  "X-HTTP-Method-Override: POST",
  "Gelora-Language: evil",
  "Gelora-Environment: evil",
])("[AC-20, AC-56] %s changes nothing, also for later requests", async (header) => {
  seen.length = 0;
  const path = `/plp/${encodeURIComponent(header)}`;
  const first = await raw(path, ["Host: gelora.example", header]);
  const second = await raw(path);
  expect(first.status).toBe(200);
  expect(seen).toHaveLength(1);
  expect(JSON.stringify(seen)).not.toMatch(/"evil|evil\.example\/|:"evil/);
  expect(second.text.split("\r\n\r\n")[1]).toBe(first.text.split("\r\n\r\n")[1]);
});

test("[AC-20] the Host header names no address of a page", async () => {
  seen.length = 0;
  for (const host of ["evil.example", "evil.example:80", "gelora.example@evil.example", "a".repeat(300)])
    await raw(`/plp/host-${host.length}`, [`Host: ${host}`]);
  expect(seen.map(({ url }) => new URL(url).origin)).toEqual(Array.from({ length: 4 }, () => siteUrl));
  expect(JSON.stringify(seen)).not.toContain("evil.example");
});

test("[AC-56, AC-65] nothing of a person reaches rendering: not for shared pages, not for personal ones, not for data", async () => {
  seen.length = 0;
  const person = [
    "Host: gelora.example",
    "Cookie: token=kenari-1; guestId=kenari-2; userInfo=%7B%22email%22%3A%22kenari%40x.id%22%7D; isLogin=kenari-3; gt-local=id-ID",
    "AUTH-TOKEN: kenari-4",
    "Authorization: Bearer kenari-5",
    "X-User: kenari-6",
    "Referer: https://gelora.example/kenari-7",
  ];
  for (const path of [
    "/",
    "/plp/a",
    "/pdp/KR1",
    "/pdp/KR1.data",
    "/shop-cart",
    "/checkout/1",
    "/account/order",
    "/order/track",
    "/login",
    "/nowhere",
  ]) {
    const { text } = await raw(path, person);
    expect(text).not.toContain("kenari");
    expect(text.toLowerCase()).not.toContain("set-cookie");
  }
  expect(JSON.stringify(seen)).not.toContain("kenari");
  // Of all cookies only the language is read.
  expect(new Set(seen.map(({ headers }) => headers["gelora-language"]))).toEqual(new Set(["id-ID"]));
  expect(new Set(seen.flatMap(({ headers }) => Object.keys(headers)))).toEqual(
    new Set(["gelora-language", "gelora-device", "gelora-webp", "gelora-environment", "gelora-document"]),
  );
});

test("[AC-56] a language cookie that is none is English, and makes no page of its own", async () => {
  seen.length = 0;
  for (const value of ["xx", "../en", "%00", "en-US%0d%0aevil", "'", "<script>", "a".repeat(2_000)])
    await raw("/plp/language", ["Host: gelora.example", `Cookie: gt-local=${value}`]);
  expect(seen.map(({ headers }) => headers["gelora-language"])).toEqual(["en-US"]);
});

test("[AC-57, AC-58] the policy of a page has no finding of weight, and every page carries the headers", async () => {
  const policy = contentSecurityPolicy(Buffer.from("<script>1</script>"), {
    connect: ["https://shop.gelora.example"],
    formAction: ["https://pay.example"],
    scripts: [],
    frames: [],
    pictures: [],
  });
  const heavy = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.SYNTAX);
  expect(heavy.map(({ description }) => description)).toEqual([]);
  expect(policy).toContain("frame-ancestors 'none'");
  for (const path of ["/", "/shop-cart", "/plp/a"]) {
    const text = (await raw(path)).text.toLowerCase();
    for (const [name, value] of Object.entries(commonHeaders))
      expect(text).toContain(`${name}: ${value}`.toLowerCase());
    expect(text).toContain("content-security-policy: ");
    expect(text).not.toMatch(/x-powered-by|server: /);
  }
  expect(commonHeaders["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
});

test("[AC-46] a product's name breaks neither the sitemap nor robots.txt", () => {
  const names = [{ language: "id-ID", name: "</loc><script>alert(1)</script>\u2028" }];
  const text = sitemapText({ address: siteUrl, pictureForm: "/img/{key}@{width}.{format}" }, [
    sitemapPlace("/"),
    sitemapProduct({ productCode: 'A<1>&"', names, mediaLink: "</image:loc><script>", updatedAt: "nonsense" }),
  ]);
  expect(text).not.toContain("<script>");
  expect(text.match(/<loc>/g)).toHaveLength(4);
  expect(robotsText(siteUrl)).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

const hosts = [
  "evil.example",
  "evil%2eexample",
  "evil。example",
  "user@evil.example",
  "gelora.example.evil.example",
  "gelora.example@evil.example",
  "[::1]",
  "0x7f.1",
];
const ways = [
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "\\\\",
  "/\t/",
  "/\n/",
  "/\r\n/",
  "\t//",
  " //",
  "https:",
  "https:/",
  "https://",
  "HTTPS://",
  "http:\\\\",
  "ftp://",
  "javascript://",
  "data:text/html,",
  "vbscript:",
  "blob:https://",
  "/.//",
  "/..//",
  "/./\\",
  "/%09//",
  "\u0000//",
  "\u00a0//",
  "\ufeff//",
  "@",
  ";//",
  "?//",
  "#//",
];

test("[AC-55] no way back leads to another site: 256 tricks and random ones", () => {
  const leadsHome = (asked: string) =>
    new URL(ownPath(asked), siteUrl).origin === siteUrl &&
    ownPath(asked).startsWith("/") &&
    !/^\/[/\\]/.test(ownPath(asked));
  const table = ways.flatMap((way) => hosts.map((host) => way + host));
  expect(table).toHaveLength(256);
  expect(table.filter((asked) => !leadsHome(asked))).toEqual([]);
  const part = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    ":",
    "@",
    "?",
    "#",
    "%2f",
    "%5c",
    "\t",
    "\n",
    "\r",
    "\u0000",
    "https:",
    "javascript:",
    "evil.example",
    "a",
    " ",
    "\u3002",
    "\u2215",
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 9 }),
      (parts) => leadsHome(parts.join("")) && leadsHome(`/${parts.join("")}`),
    ),
    { numRuns: 1_000 },
  );
});
