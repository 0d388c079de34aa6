import { useLoaderData, useLocation } from "react-router";
import { usePage } from "../../platform/page-context.ts";
import type { loadLandingPage } from "./load-landing-page.server.ts";
import { PageBlocks } from "./page-blocks.tsx";

/** A page of the content module: policies, service, campaigns. Its first title names it. */
export function LandingPage() {
  const { blocks } = useLoaderData<Awaited<ReturnType<typeof loadLandingPage>>>();
  const { pathname } = useLocation();
  const { settings } = usePage();
  const title = blocks.map((block) => block.title).find(Boolean) ?? "";
  return (
    <>
      <title>{title ? `${title} | Gelora` : "Gelora"}</title>
      <link rel="canonical" href={settings.siteUrl + pathname} />
      <PageBlocks blocks={blocks} />
    </>
  );
}
