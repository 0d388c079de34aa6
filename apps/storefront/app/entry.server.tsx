import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { IconSpriteContext } from "../chrome/icon-sprite.tsx";
import { iconSprite } from "../chrome/icons.server.tsx";
import { staticChromeContext } from "../chrome/static-chrome-context.ts";
import { StaticChromeContext } from "../chrome/static-html.tsx";
import { callByPlainHttp } from "../platform/gateway/call-shop-for-page.server.ts";
import { cachedHtml } from "../platform/page/cached-html.server.tsx";
import { CachedHtmlContext } from "../platform/page/cached-html.ts";
import { incompleteHeader, pageFateContext } from "../platform/page/page-fate.ts";
import { StructuredDataContext, structuredDataContext, structuredText } from "../platform/page/structured-data.ts";
import { finishDocument } from "./finish-document.ts";

export const streamTimeout = 8000;
const retryAfterSeconds = "30";

callByPlainHttp();

/** Renders the whole page: only a finished document can be hashed, compressed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let failed = false;
  const { serverHandoffStream: loaded, ...frame } = ofThisPage(routerContext);
  const rendering = renderWhole(
    <IconSpriteContext value={iconSprite()}>
      <StaticChromeContext value={context.get(staticChromeContext)}>
        <CachedHtmlContext value={cachedHtml}>
          <StructuredDataContext value={structuredText(context.get(structuredDataContext))}>
            <ServerRouter context={frame} url={request.url} />
          </StructuredDataContext>
        </CachedHtmlContext>
      </StaticChromeContext>
    </IconSpriteContext>,
    (error) => {
      failed = true;
      reportError(error);
    },
  );
  const [page, data] = await Promise.all([rendering, loaded ? text(loaded) : ""]);
  headers.set("content-type", "text/html; charset=utf-8");
  const { incomplete, unavailable } = context.get(pageFateContext);
  if (failed || incomplete) headers.set(incompleteHeader, "1");
  if (unavailable) headers.set("retry-after", retryAfterSeconds);
  return new Response(finishDocument(page, data), { status: failed ? 500 : unavailable ? 503 : status, headers });
}

/**
 * The router builds every route of the manifest again for each document, which needs only its own.
 */
function ofThisPage(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return { ...context, manifest: { ...manifest, routes } };
}

/** @throws what broke the page's frame: the router then renders its error page */
function renderWhole(page: ReactNode, onError: (error: unknown) => void): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  const parts: Uint8Array[] = [];
  const gathering = new Writable({
    write: (part: Uint8Array, _encoding, done) => {
      parts.push(part);
      done();
    },
    final: (done) => {
      resolve(Buffer.concat(parts));
      done();
    },
  });
  const { pipe } = renderToPipeableStream(page, {
    onError,
    // No content waits for a script: pages are complete without JavaScript.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellError: reject,
    onAllReady: () => pipe(gathering),
  });
  return promise;
}

export function handleDataRequest(response: Response, { context }: { context: RouterContextProvider }): Response {
  if (context.get(pageFateContext).incomplete) response.headers.set(incompleteHeader, "1");
  return response;
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) reportError(error);
};

/** A route's own answers, such as a 404, are not defects. */
function reportError(error: unknown): void {
  if (error instanceof Error)
    process.stderr.write(
      `${JSON.stringify({ level: 50, program: "storefront", msg: error.message, stack: error.stack })}\n`,
    );
}
