import fontAddress from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url";
import type { Language } from "@gelora/locale/language.ts";
import { lazy, type ReactNode, Suspense, useContext, useState } from "react";
import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { ErrorPageProps } from "../chrome/error-page.tsx";
import { Header } from "../chrome/header.tsx";
import { IconSprite } from "../chrome/icon-sprite.tsx";
import { PlainError } from "../chrome/plain-error.tsx";
import { loadSiteData } from "../chrome/site-data.server.ts";
import { SkipLink } from "../chrome/skip-link.tsx";
import { staticChrome } from "../chrome/static-chrome.server.tsx";
import { staticChromeContext } from "../chrome/static-chrome-context.ts";
import { StaticHtml } from "../chrome/static-html.tsx";
import { isLanguageOutdated } from "../platform/browser/language-of-address.ts";
import { tellBrowserPage } from "../platform/page/browser-page.ts";
import { browserSettingsOf } from "../platform/page/configuration.ts";
import { earlyPressScript } from "../platform/page/early-press.ts";
import { installManifestAddress } from "../platform/page/install-manifest-address.ts";
import { PageContext } from "../platform/page/page-context.ts";
import { pageFateContext } from "../platform/page/page-fate.ts";
import { factsOf, factsOfHeaders, requestFactsContext, wantsDocument } from "../platform/page/request-facts.ts";
import { storefrontSettings } from "../platform/page/settings.server.ts";
import { StructuredDataContext, structuredDataContext } from "../platform/page/structured-data.ts";
import { packedWords } from "../platform/words/words.server.ts";
import { AfterLoad } from "./after-load.tsx";
import styleAddress from "./app.css?url";
import { PersonalHeadTags } from "./personal-head.tsx";

/**
 * Loaded on demand, as it is rarely needed; if its chunk fails too, a sentence and a link remain.
 */
const ErrorPage = lazy(() =>
  import("../chrome/error-page.tsx")
    .then((loaded) => ({ default: loaded.ErrorPage }))
    .catch(() => ({ default: PlainError })),
);

/** Puts the request's data into the context of all loaders. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ request, context }, next) => {
    context.set(requestFactsContext, factsOfHeaders(request.headers));
    context.set(pageFateContext, { incomplete: false, unavailable: false });
    context.set(structuredDataContext, []);
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
    // Already in the document as HTML.
    parts: wantsDocument(request.headers) ? undefined : parts,
    whatsApp: site.siteInfo.whatsApp,
    hasNavigation: site.headerList.length > 0,
  };
}

/**
 * The chrome's data is refetched only when the same page is revalidated: after a change of language
 * or device class; and when another tab has chosen a language since, with the next page.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || isLanguageOutdated(nextUrl.pathname);
}

/**
 * The document. Only the server writes its scripts: they have run when React hydrates in the
 * browser, which ignores unknown elements of head and body, so no page ships code to render
 * them. Route modules declare no links, so there is no `Links`.
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={data?.language ?? "en-US"}>
      <head>
        <meta charSet="utf-8" />
        {import.meta.env.SSR ? <script dangerouslySetInnerHTML={{ __html: earlyPressScript }} /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#14110f" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {import.meta.env.SSR ? <InstallLinks language={data?.language ?? "en-US"} /> : null}
        <link rel="preload" href={fontAddress} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={styleAddress} precedence="default" />
      </head>
      <body>
        <IconSprite />
        {children}
        <ScrollRestoration />
        {import.meta.env.SSR ? <StructuredData /> : null}
        {import.meta.env.SSR ? <Scripts /> : null}
      </body>
    </html>
  );
}

/** For putting the shop on a home screen; browsers read them in documents alone. */
function InstallLinks({ language }: { readonly language: Language }) {
  return (
    <>
      <link rel="manifest" href={installManifestAddress(language)} />
      <link rel="apple-touch-icon" href="/icons/touch-180.png" />
    </>
  );
}

/** What loaders give search engines. Documents alone have it, so it costs browsers nothing. */
function StructuredData() {
  const text = useContext(StructuredDataContext);
  return text ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} /> : null;
}

/** The page's frame: header, the page, footer [SHL-01]. */
function Frame({ children, bare = false }: { readonly children: ReactNode; readonly bare?: boolean }) {
  const data = useRouteLoaderData<typeof loader>("root");
  // The first response's picture format holds for the life of the tab: later data requests do not
  // say which formats the browser accepts.
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
      <PersonalHeadTags />
      <Outlet />
    </Frame>
  );
}

/**
 * Errors keep the header and footer only if the navigation was loaded [ERR-02]; without any data, a
 * static text links to the home page [ERR-03].
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("root");
  return <Failed error={error} bare={!data?.hasNavigation} wordless={!data} />;
}

function Failed({ bare, ...error }: ErrorPageProps & { readonly bare: boolean }) {
  return (
    <Frame bare={bare}>
      <Suspense>
        <ErrorPage {...error} />
      </Suspense>
    </Frame>
  );
}
