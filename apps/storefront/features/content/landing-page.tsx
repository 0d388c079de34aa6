import { useEffect } from "react";
import { useLoaderData, useLocation } from "react-router";
import { PageHead } from "../../platform/page/page-head.tsx";
import { cacheAdverts } from "./cached-adverts.ts";
import type { ShownBlock } from "./content-blocks.ts";
import { homePath } from "./home-path.ts";
import type { loadLandingPage } from "./load-landing-page.server.ts";
import { PageBlocks } from "./page-blocks.tsx";
import { FailedPage } from "./parts/failed-page.tsx";

/**
 * A page of the content module: policies, service, campaigns. Its first title is its name. The home
 * page has one canonical address, however it was reached; a fragment has none.
 */
export function LandingPage() {
  const data = useLoaderData<Awaited<ReturnType<typeof loadLandingPage>>>();
  const { blocks, description, picture, paths, failed, isFragment } = data;
  const { pathname, search } = useLocation();
  useEffect(() => cacheAdverts(pathname + search, data), [pathname, search, data]);
  if (failed) return <FailedPage path={pathname} />;
  return (
    <>
      <PageHead
        title={titleOf(blocks)}
        description={description}
        paths={isFragment ? undefined : pathname === homePath ? "/" : (paths ?? pathname)}
        picture={picture}
      />
      {isFragment ? <meta name="robots" content="noindex" /> : null}
      <PageBlocks blocks={blocks} />
    </>
  );
}

/** The first title of a page's blocks names it. */
function titleOf(blocks: readonly ShownBlock[]): string {
  const titles = blocks.map((block) => (block.type === "carousel" ? block.slides[0]?.title : block.title));
  return titles.find(Boolean) ?? "";
}
