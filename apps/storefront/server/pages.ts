import type { Log } from "@gelora/service-kit/log.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { incompleteHeader } from "../platform/page-fate.ts";
import { encodedPage, type FinishedPage, finishPage } from "./finished-page.ts";
import type { PageCache } from "./page-cache.ts";
import { type PageRequest, readPageRequest } from "./page-request.ts";
import { type AllowedOrigins, commonHeaders, contentSecurityPolicy, originsOfPage } from "./page-security.ts";

export type PagesOptions = {
  /** The router's fetch handler. It sees nothing of a browser's request but address, method, body and the facts. */
  readonly render: (request: Request) => Promise<Response>;
  readonly cache: PageCache;
  /** Undefined while developing: hot reload brings scripts and styles that no policy can know. */
  readonly origins: AllowedOrigins | undefined;
  readonly siteUrl: string;
  readonly productionHosts: readonly string[];
  readonly log: Log;
};

/** Mounts all pages: every address that no other route of the server claims. */
export async function mountPages(server: FastifyInstance, options: PagesOptions): Promise<void> {
  await server.register(async (pages) => {
    // Bodies (a bank's callback by POST) go to the router as they come.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    pages.all("/*", (request, reply) => answer(request, reply, options));
  });
}

async function answer(request: FastifyRequest, reply: FastifyReply, options: PagesOptions): Promise<FastifyReply> {
  if (!isPathOfOurs(request.raw.url ?? "")) return reply.code(404).type("text/plain").send("Not found");
  const wanted = readPageRequest(request.raw as Required<typeof request.raw>, options.productionHosts);
  const make = () => renderPage(request, wanted, options);
  const page = wanted.key ? await options.cache.page(wanted.key, make) : (await make()).page;
  return send(request, reply, page);
}

/** Two slashes, or a whole address, would name another host to whoever parses them after us. */
const isPathOfOurs = (address: string): boolean => /^\/(?![/\\])/.test(address);

async function renderPage(
  request: FastifyRequest,
  wanted: PageRequest,
  options: PagesOptions,
): Promise<{ page: FinishedPage; keep: boolean }> {
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const response = await options.render(
    new Request(new URL(wanted.address, options.siteUrl), {
      method: hasBody ? request.method : "GET",
      headers: {
        ...wanted.headers,
        ...(hasBody
          ? { "content-type": request.headers["content-type"] ?? "", origin: request.headers.origin ?? "" }
          : {}),
      },
      ...(hasBody ? { body: request.raw as unknown as ReadableStream, duplex: "half" } : {}),
    }),
  );
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const incomplete = incompleteHeader in headers;
  delete headers[incompleteHeader];
  if (options.origins && headers["content-type"]?.startsWith("text/html")) {
    headers["content-security-policy"] = contentSecurityPolicy(
      body,
      originsOfPage(new URL(wanted.address, options.siteUrl).pathname, options.origins),
    );
  }
  const page = finishPage(
    response.status,
    { ...commonHeaders, ...headers, ...keepingHeaders(wanted, response.status) },
    body,
  );
  return { page, keep: !incomplete && (page.status === 200 || page.status === 404) };
}

/** What decides about a shared page beside its address; caches between us and the browser ask us each time, which costs them a 304. */
function keepingHeaders(wanted: PageRequest, status: number): Record<string, string> {
  return {
    vary: "Accept-Encoding, Accept-Language, Accept, Cookie, User-Agent, Sec-CH-UA-Mobile",
    "cache-control": wanted.key !== undefined && status === 200 ? "no-cache" : "no-store",
  };
}

/** Written past the framework's reply: head and body of a kept page are ready, and this is the way that most requests take. */
async function send(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): Promise<FastifyReply> {
  const known = page.status === 200 && request.headers["if-none-match"] === page.etag;
  const { head, body } = await encodedPage(page, request.headers["accept-encoding"] ?? "");
  reply.hijack();
  reply.raw.writeHead(known ? 304 : page.status, known ? page.unchangedHead : head);
  reply.raw.end(known || request.method === "HEAD" ? undefined : body);
  return reply;
}
