import { useEffect } from "react";
import { useLoaderData } from "react-router";
import { keepAdverts } from "../../platform/kept-adverts.ts";
import { usePage } from "../../platform/page-context.ts";
import { useWords } from "../../platform/use-words.ts";
import { PageBlocks } from "../content/page-blocks.tsx";
import type { loadHome } from "./load-home.server.ts";

export function HomePage() {
  const data = useLoaderData<typeof loadHome>();
  useEffect(() => keepAdverts("/", data), [data]);
  const words = useWords("home");
  const { settings } = usePage();
  return (
    <>
      <title>{words("title")}</title>
      <meta name="description" content={words("description")} />
      <link rel="canonical" href={`${settings.siteUrl}/`} />
      <meta property="og:title" content={words("title")} />
      <meta property="og:description" content={words("description")} />
      <meta property="og:type" content="website" />
      <PageBlocks blocks={data.blocks} />
    </>
  );
}
