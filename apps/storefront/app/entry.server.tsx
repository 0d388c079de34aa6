import { Writable } from "node:stream";
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

export const streamTimeout = 8000;
const retryAfterSeconds = "30";
const preload = '<link rel="modulepreload"';

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
  const page = await renderWhole(
    <IconSpriteContext value={iconSprite()}>
      <StaticChromeContext value={context.get(staticChromeContext)}>
        <CachedHtmlContext value={cachedHtml}>
          <StructuredDataContext value={structuredText(context.get(structuredDataContext))}>
            <ServerRouter context={routerContext} url={request.url} />
          </StructuredDataContext>
        </CachedHtmlContext>
      </StaticChromeContext>
    </IconSpriteContext>,
    (error) => {
      failed = true;
      reportError(error);
    },
  );
  headers.set("content-type", "text/html; charset=utf-8");
  const { incomplete, unavailable } = context.get(pageFateContext);
  if (failed || incomplete) headers.set(incompleteHeader, "1");
  if (unavailable) headers.set("retry-after", retryAfterSeconds);
  return new Response(page, { status: failed ? 500 : unavailable ? 503 : status, headers });
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
      resolve(withLateScripts(Buffer.concat(parts)));
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

/**
 * What the page looks like comes before what makes it interactive: a preloaded script would
 * otherwise share a slow line with the stylesheet, the typeface and the first picture. The router
 * writes these links without a way to say so.
 */
function withLateScripts(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const end = page.indexOf("</head>");
  const head = page.toString("utf8", 0, end).replaceAll(preload, `${preload} fetchpriority="low"`);
  return Buffer.concat([Buffer.from(head), page.subarray(end)]);
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
