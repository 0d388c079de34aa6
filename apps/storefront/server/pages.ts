import { splitLanguage } from "@gelora/locale/language-address.ts";
import type { HttpService } from "@gelora/service-kit/http-service.ts";
import type { Log } from "@gelora/service-kit/log.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { incompleteHeader } from "../platform/page/page-fate.ts";
import { documentHeader } from "../platform/page/request-facts.ts";
import { askPreview, type ShopAddress } from "./ask-preview.ts";
import { encodedPage, type FinishedPage, finishPage } from "./finished-page.ts";
import { withLanguageLinks } from "./language-links.ts";
import type { PageCache } from "./page-cache.ts";
import { methodsOfPages, type PageRequest, readPageRequest } from "./page-request.ts";
import { type AllowedOrigins, commonHeaders, contentSecurityPolicy, originsOfPage } from "./page-security.ts";
import { isPathOfOurs } from "./path-of-ours.ts";
import { notInPreview, previewPage } from "./preview-page.ts";
import { readyPages } from "./ready-pages.ts";
import { tagsOf } from "./shown-products.ts";
import { staticErrorPage } from "./static-error-page.ts";
import { writePage } from "./write-page.ts";

export type PagesOptions = {
  /** The router's fetch handler. It sees nothing of a browser's request but address and facts. */
  readonly render: (request: Request) => Promise<Response>;
  readonly cache: PageCache;
  /** Undefined in development: hot reload injects scripts and styles that no policy can know. */
  readonly origins: AllowedOrigins | undefined;
  readonly siteUrl: string;
  /** How the server calls the shop, for previews. */
  readonly shop: ShopAddress;
  readonly productionHosts: readonly string[];
  readonly log: Log;
};

const everyPage = "/*";

/**
 * Mounts all pages: every address that no other route of the server handles. Those that are ready
 * are sent before the framework sees the request.
 */
export async function mountPages(service: HttpService, options: PagesOptions): Promise<void> {
  service.answerFirst(everyPage, readyPages(options.cache, options.productionHosts));
  await service.server.register(async (pages) => {
    // A body sent to a page is never read.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    pages.all(everyPage, (request, reply) => answer(request, reply, options));
  });
}

async function answer(request: FastifyRequest, reply: FastifyReply, options: PagesOptions): Promise<FastifyReply> {
  if (!isPathOfOurs(request.raw.url ?? "")) return reply.code(404).type("text/plain").send("Not found");
  // Pages accept no forms: a POST, by a form without scripts or a bank's return, is redirected to a
  // GET of the page [ERR-01].
  if (request.method === "POST") return reply.header("cache-control", "no-store").redirect(request.raw.url ?? "/", 303);
  if (!methodsOfPages.includes(request.method))
    return reply.code(405).header("allow", "GET, HEAD, POST").type("text/plain").send("Method not allowed");
  const wanted = readPageRequest(request.raw as Required<typeof request.raw>, options.productionHosts);
  if (wanted.facts.preview) return sendPreview(request, reply, wanted, options);
  const make = () => renderPage(wanted, options);
  const page = wanted.key ? await options.cache.page(wanted.key, make) : (await make()).page;
  // The address could not be decoded: the page says that there is no such page, and the status says
  // why.
  const isUnreadable = request.originalUrl !== request.raw.url;
  return send(request, reply, isUnreadable ? { ...page, status: 400 } : page);
}

/** Rendered for each request, without scripts, and marked as a preview. */
async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: PageRequest,
  { render, siteUrl, shop }: PagesOptions,
): Promise<FastifyReply> {
  const { language, preview: token = "" } = wanted.facts;
  const preview = await askPreview(shop, token);
  if (preview === "ended") return reply.redirect("/preview/leave", 303);
  const { body, headers, status } = wanted.isPersonal
    ? notInPreview(preview, language)
    : previewPage(
        await render(new Request(new URL(wanted.address, siteUrl), { headers: wanted.headers })),
        preview,
        language,
      );
  const page = finishPage(status, { ...commonHeaders, ...headers, "cache-control": "no-store" }, await body);
  return send(request, reply, page);
}

async function renderPage(wanted: PageRequest, options: PagesOptions): Promise<{ page: FinishedPage; keep: boolean }> {
  const response = await options.render(
    new Request(new URL(wanted.address, options.siteUrl), {
      headers: wanted.headers,
    }),
  );
  const { status } = response;
  const rendered = isUnrendered(wanted, response) ? staticErrorPage : await securedPage(wanted, response, options);
  const { [incompleteHeader]: incomplete, ...headers }: Record<string, string> = rendered.headers;
  const isWhole = incomplete === undefined;
  const isSame = headers["set-cookie"] === undefined;
  const all = {
    ...commonHeaders,
    ...headers,
    ...keepingHeaders(wanted, isWhole && isSame && status === 200, rendered.body),
    "content-language": wanted.facts.language,
    // Without a preview's link it is the page that everyone sees, and needs no cache entry
    // of its own.
    ...(wanted.address.includes("preview=true") ? { "x-robots-tag": "noindex, nofollow" } : {}),
  };
  const page = finishPage(status, all, rendered.body);
  return { page, keep: isWhole && isSame && [200, 404, 410].includes(page.status) };
}

/** The router's last resort, when its error page failed too, is a plain text. */
function isUnrendered(wanted: PageRequest, { status, headers }: Response): boolean {
  return status === 500 && wanted.headers[documentHeader] === "1" && !isHtml(headers.get("content-type"));
}

const isHtml = (contentType: string | null | undefined): boolean => contentType?.startsWith("text/html") ?? false;

async function securedPage(wanted: PageRequest, response: Response, { origins, siteUrl }: PagesOptions) {
  const headers = Object.fromEntries(response.headers);
  const { pathname } = new URL(wanted.address, siteUrl);
  const { language } = splitLanguage(pathname);
  const rendered = Buffer.from(await response.arrayBuffer());
  // In development React would warn of every address that it did not write.
  if (!origins || !isHtml(headers["content-type"])) return { headers, body: rendered };
  const body = language ? Buffer.from(withLanguageLinks(rendered.toString(), language)) : rendered;
  const policy = contentSecurityPolicy(body, originsOfPage(pathname, origins));
  return { headers: { ...headers, "content-security-policy": policy }, body };
}

/**
 * What is not `no-store` is the same for everyone, and the service worker relies on it
 * (`offline/`). Caches between us and the browser ask each time, which costs a 304, unless one has
 * sent the facts of the request itself: that one may cache the page for all with the same facts,
 * and serve it for a while when we are slow or down. It answers browsers with `no-cache`
 * (`deploy/nginx/gelora.conf`).
 */
function keepingHeaders(wanted: PageRequest, isGood: boolean, body: Buffer): Record<string, string> {
  if (wanted.key === undefined || !isGood) return { vary: varyOfFacts, "cache-control": "no-store" };
  if (!wanted.isForEdge) return { vary: varyOfFacts, "cache-control": "no-cache" };
  return {
    vary: "Accept-Encoding, Gelora-Facts",
    // A former price must not stay in browsers any longer: a page from our own cache
    // costs a millisecond.
    "cache-control": "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=600",
    "cache-tag": tagsOf(body),
  };
}

/** What a shared page depends on besides its address. */
const varyOfFacts = "Accept-Encoding, Accept-Language, Accept, Cookie, User-Agent, Sec-CH-UA-Mobile, Gelora-Facts";

/** Bypasses the framework's reply: a finished page's head and body are ready. */
async function send(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): Promise<FastifyReply> {
  const encoded = await encodedPage(page, request.headers["accept-encoding"] ?? "");
  reply.hijack();
  writePage(request.raw, reply.raw, page, encoded);
  return reply;
}
