import type { Log } from "@gelora/service-kit/log.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { incompleteHeader } from "../platform/page-fate.ts";
import { encodedBody, type FinishedPage, finishPage } from "./finished-page.ts";
import type { PageCache } from "./page-cache.ts";
import { type PageRequest, readPageRequest } from "./page-request.ts";
import { type AllowedOrigins, contentSecurityPolicy } from "./page-security.ts";

export type PagesOptions = {
  /** The router's fetch handler. It sees nothing of a browser's request but address, method, body and the facts. */
  readonly render: (request: Request) => Promise<Response>;
  readonly cache: PageCache;
  readonly origins: AllowedOrigins;
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
  const wanted = readPageRequest(request.raw as Required<typeof request.raw>, options.productionHosts);
  const make = () => renderPage(request, wanted, options);
  const page = wanted.key ? await options.cache.page(wanted.key, make) : (await make()).page;
  return send(request, reply, page, wanted.key !== undefined);
}

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
  if (headers["content-type"]?.startsWith("text/html")) {
    headers["content-security-policy"] = contentSecurityPolicy(body.toString(), options.origins);
  }
  const page = await finishPage(response.status, headers, body);
  return { page, keep: !incomplete && (page.status === 200 || page.status === 404) };
}

/** What decides about a shared page beside its address; caches between us and the browser ask us each time, which costs them a 304. */
const variesBy = "Accept-Encoding, Accept-Language, Accept, Cookie, User-Agent, Sec-CH-UA-Mobile";

function send(request: FastifyRequest, reply: FastifyReply, page: FinishedPage, shared: boolean): FastifyReply {
  const { encoding, body } = encodedBody(page, String(request.headers["accept-encoding"] ?? ""));
  reply
    .code(page.status)
    .headers(page.headers)
    .headers({
      etag: page.etag,
      vary: variesBy,
      "cache-control": shared && page.status === 200 ? "no-cache" : "no-store",
    });
  if (page.status === 200 && request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  if (encoding) reply.header("content-encoding", encoding);
  return reply.send(body.length === 0 ? undefined : body);
}
