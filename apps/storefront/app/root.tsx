import fontAddress from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url";
import { lazy, type ReactNode, Suspense, useState } from "react";
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { AfterLoad } from "../chrome/after-load.tsx";
import { Header } from "../chrome/header.tsx";
import { IconSprite } from "../chrome/icon-sprite.tsx";
import { PlainError } from "../chrome/plain-error.tsx";
import { loadSiteData } from "../chrome/site-data.server.ts";
import { SkipLink } from "../chrome/skip-link.tsx";
import { staticChrome } from "../chrome/static-chrome.server.tsx";
import { staticChromeContext } from "../chrome/static-chrome-context.ts";
import { StaticHtml } from "../chrome/static-html.tsx";
import { tellBrowserPage } from "../platform/browser-page.ts";
import { browserSettingsOf } from "../platform/configuration.ts";
import { PageContext } from "../platform/page-context.ts";
import { pageFateContext } from "../platform/page-fate.ts";
import { factsOf, factsOfHeaders, requestFactsContext, wantsDocument } from "../platform/request-facts.ts";
import { storefrontSettings } from "../platform/settings.server.ts";
import { packedWords } from "../platform/words.server.ts";
import styleAddress from "./app.css?url";

/** Rarely needed, so no first load carries it; where its file cannot be had either, a sentence and a link are left. */
const ErrorPage = lazy(() =>
  import("../chrome/error-page.tsx")
    .then((loaded) => ({ default: loaded.ErrorPage }))
    .catch(() => ({ default: PlainError })),
);

/** Puts what the request says into the context of all loaders. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ request, context }, next) => {
    context.set(requestFactsContext, factsOfHeaders(request.headers));
    context.set(pageFateContext, { incomplete: false, unavailable: false });
    return next();
  },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const facts = factsOf(context);
  const site = await loadSiteData(context);
  const parts = staticChrome(site, facts.language);
  context.set(staticChromeContext, parts);
  return {
    language: facts.language,
    device: facts.device,
    webp: facts.webp,
    settings: browserSettingsOf(storefrontSettings(), facts.environment),
    words: packedWords(context, "chrome"),
    // A document has them as HTML already.
    parts: wantsDocument(request.headers) ? undefined : parts,
    whatsApp: site.siteInfo.whatsApp,
    hasNavigation: site.headerList.length > 0,
  };
}

/** The chrome is asked for again only when the page is asked for again where it stands: after a switch of language or device class. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={data?.language ?? "en-US"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#14110f" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={fontAddress} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={styleAddress} />
        <Meta />
        <Links />
      </head>
      <body>
        <IconSprite />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The page's frame: header, the page, footer [SHL-01]. */
function Frame({ children, bare = false }: { readonly children: ReactNode; readonly bare?: boolean }) {
  const data = useRouteLoaderData<typeof loader>("root");
  // The first answer's picture format holds for the life of the tab: later calls for data do not say what pictures the browser takes.
  const [webp] = useState(data?.webp ?? false);
  if (!data) return children;
  const page = { language: data.language, webp, settings: data.settings };
  if (typeof document !== "undefined") tellBrowserPage(page);
  return (
    <PageContext value={page}>
      {bare ? null : <SkipLink />}
      {bare ? null : <Header parts={data.parts} />}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {bare ? null : <StaticHtml name="footer" fresh={data.parts} />}
      <AfterLoad device={data.device} whatsApp={data.whatsApp} />
    </PageContext>
  );
}

export default function App() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Errors keep the header and footer only when the navigation is known [ERR-02]; without any data a static text leads home [ERR-03]. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("root");
  const bare = !data || !data.hasNavigation;
  return (
    <Frame bare={bare}>
      <Suspense>
        <ErrorPage error={error} wordless={!data} />
      </Suspense>
    </Frame>
  );
}
