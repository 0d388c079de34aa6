import { useEffect } from "react";
import { useLoaderData } from "react-router";
import { PageAddresses } from "../../platform/page/page-addresses.tsx";
import { usePage } from "../../platform/page/page-context.ts";
import { SharePicture } from "../../platform/page/share-picture.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { PageBlocks } from "../content/page-blocks.tsx";
import { cacheAdverts } from "../content/cached-adverts.ts";
import type { loadHome } from "./load-home.server.ts";

export function HomePage() {
  const data = useLoaderData<typeof loadHome>();
  useEffect(() => cacheAdverts("/", data), [data]);
  const words = useWords("home");
  const { settings } = usePage();
  return (
    <>
      <title>{words("title", { site: settings.siteName })}</title>
      <meta name="description" content={words("description")} />
      <PageAddresses paths="/" />
      <meta property="og:title" content={words("title", { site: settings.siteName })} />
      <meta property="og:description" content={words("description")} />
      <meta property="og:type" content="website" />
      <SharePicture alt={settings.siteName} />
      <PageBlocks blocks={data.blocks} />
    </>
  );
}
