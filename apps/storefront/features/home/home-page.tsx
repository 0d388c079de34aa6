import { useEffect } from "react";
import { useLoaderData } from "react-router";
import { PageAddresses } from "../../platform/page/page-addresses.tsx";
import { usePage } from "../../platform/page/page-context.ts";
import { ShareTags } from "../../platform/page/page-head.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { cacheAdverts } from "../content/cached-adverts.ts";
import { PageBlocks } from "../content/page-blocks.tsx";
import type { loadHome } from "./load-home.server.ts";

export function HomePage() {
  const data = useLoaderData<typeof loadHome>();
  useEffect(() => cacheAdverts("/", data), [data]);
  const words = useWords("home");
  const { settings } = usePage();
  const title = words("title", { site: settings.siteName });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={words("description")} />
      <PageAddresses paths="/" />
      <ShareTags title={title} description={words("description")} paths="/" pictureText={settings.siteName} />
      <PageBlocks blocks={data.blocks} />
    </>
  );
}
