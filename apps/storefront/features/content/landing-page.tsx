import { useEffect } from "react";
import { useLoaderData, useLocation } from "react-router";
import { PageAddresses } from "../../platform/page/page-addresses.tsx";
import { PageTitle } from "../../platform/page/page-title.tsx";
import { cacheAdverts } from "./cached-adverts.ts";
import type { ShownBlock } from "./content-blocks.ts";
import type { loadLandingPage } from "./load-landing-page.server.ts";
import { PageBlocks } from "./page-blocks.tsx";

/** A page of the content module: policies, service, campaigns. Its first title is its name. */
export function LandingPage() {
  const data = useLoaderData<Awaited<ReturnType<typeof loadLandingPage>>>();
  const { blocks, description } = data;
  const { pathname, search } = useLocation();
  useEffect(() => cacheAdverts(pathname + search, data), [pathname, search, data]);
  const title = titleOf(blocks);
  return (
    <>
      <PageTitle text={title} />
      {description ? <meta name="description" content={description} /> : null}
      <PageAddresses paths={pathname} />
      <PageBlocks blocks={blocks} />
    </>
  );
}

/** The first title of a page's blocks names it. */
function titleOf(blocks: readonly ShownBlock[]): string {
  const titles = blocks.map((block) => (block.type === "carousel" ? block.slides[0]?.title : block.title));
  return titles.find(Boolean) ?? "";
}
